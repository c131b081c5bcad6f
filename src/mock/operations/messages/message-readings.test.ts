import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { messagesMock } from '../../testing/messages.ts';

const LATER = '2026-06-20T10:00:00.000Z';

test.each([
  ['listed-at-once', LATER, 'scheduled'],
  ['ignored', null, 'sent'],
] as const)('scheduled-message: %s', async (taken, scheduledAt, status) => {
  const { ada, carl, thread, act, send, messages, read } = messagesMock(reading('scheduled-message', taken));
  const id = await thread('Sunday');
  await act(ada, id, 'archive');
  await send(carl, id, 'Later', { scheduledAt: LATER });
  expect(itemsOf(await messages(ada, id))).toMatchObject([{ body: 'Later', scheduledAt, status }]);
  expect(dataOf(await read(ada, id))).toMatchObject({
    isArchived: false,
    unreadCount: 1,
    lastMessage: 'Later',
  });
  const far = { scheduledAt: '0000-01-01T00:00:00+14:00' };
  expect((await send(carl, id, 'Long ago', far)).status).toBe(taken === 'ignored' ? 201 : 400);
});

test('scheduled-message: listed-when-due has no effect until its time, and then all of it', async () => {
  const { ada, carl, world, thread, act, send, messages, read, search } = messagesMock(
    reading('scheduled-message', 'listed-when-due'),
  );
  const { store } = world;
  const id = await thread('Sunday');
  await act(ada, id, 'archive');
  await act(ada, id, 'read');
  const late = idOf(await send(carl, id, 'Later', { scheduledAt: LATER }));
  expect(itemsOf(await messages(carl, id))).toEqual([]);
  expect(idsOf(await search(ada, { searchValue: 'Later' }))).toEqual([]);
  const untouched = { isArchived: true, hasRead: true, unreadCount: 0, lastMessage: null };
  expect(dataOf(await read(ada, id))).toMatchObject(untouched);
  await send(ada, id, 'Now', { scheduledAt: '2026-06-01T00:00:00Z' });

  // As if all of it had happened a day before the message was due.
  const yesterday = '2026-06-14T12:00:00.000Z';
  const [message, own] = [store.messages.find(late), store.threads.find(id)];
  if (message)
    store.messages.replace({ ...message, createdAt: yesterday, scheduledAt: '2026-06-15T12:00:00.000Z' });
  const mark = { at: yesterday, count: 1 };
  if (own)
    store.threads.replace({
      ...own,
      standings: own.standings.map((one) => ({ ...one, archived: mark, read: mark })),
    });
  expect(itemsOf(await messages(ada, id))).toMatchObject([
    { body: 'Now', status: 'sent' },
    { body: 'Later', status: 'sent' },
  ]);
  expect(dataOf(await read(ada, id))).toMatchObject({ isArchived: false, hasRead: false, unreadCount: 1 });
});
