import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, idOf, idsOf, itemsOf, membersOf } from '../../testing/people.ts';
import { each, messagesMock, type MessagesMock } from '../../testing/messages.ts';

const LATER = '2026-06-20T10:00:00.000Z';

test.each([
  ['created-message', 201],
  ['ok-message', 200],
  ['no-content', 204],
] as const)('send-message-answer: %s', async (taken, status) => {
  const { ada, thread, send, messages } = messagesMock(reading('send-message-answer', taken));
  const id = await thread('Sunday');
  const answer = await send(ada, id, 'Hello');
  expect(answer.status).toBe(status);
  if (status === 204) expect(answer.bytes).toHaveLength(0);
  else expect(dataOf(answer)).toMatchObject({ body: 'Hello' });
  expect(each(await messages(ada, id), 'body')).toEqual(['Hello']);
});

const uploaded = async ({ pull }: MessagesMock): Promise<string> => {
  const made = await pull('create-message-attachment', { name: 'plan.txt', type: 'text/plain' });
  return String(membersOf(made)['attachmentId']);
};

test.each([
  ['by-id', { name: 'plan.txt', size: 0 }],
  ['not-taken', null],
] as const)('message-attachment: %s', async (taken, attachment) => {
  const set = messagesMock(reading('message-attachment', taken));
  const id = await set.thread('Sunday');
  const made = await set.send(set.ada, id, 'Hello', { attachmentId: await uploaded(set) });
  if (attachment) expect(dataOf(made)).toMatchObject({ attachment });
  else expect(dataOf(made)).toMatchObject({ attachment: null });
  expect((await set.send(set.ada, id, 'Hello', { attachmentId: 'nothing' })).status).toBe(
    attachment ? 400 : 201,
  );
});

test('unknown-attachment-id: dropped', async () => {
  const { ada, thread, send } = messagesMock({ 'unknown-attachment-id': { sendMessage: 'dropped' } });
  const made = await send(ada, await thread('Sunday'), 'Hello', { attachmentId: 'nothing' });
  expect(dataOf(made)).toMatchObject({ body: 'Hello', attachment: null });
});

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

test.each([
  ['not-yet', { hasRead: true, unreadCount: 0, lastMessage: 'Now' }],
  ['at-once', { hasRead: false, unreadCount: 1, lastMessage: 'Later' }],
] as const)('scheduled-in-thread: %s', async (taken, flags) => {
  const { ada, carl, world, thread, act, send, messages, read, list } = messagesMock({
    ...reading('scheduled-message', 'listed-when-due'),
    ...reading('scheduled-in-thread', taken),
  });
  const id = await thread('Sunday');
  await send(carl, id, 'Now');
  await act(ada, id, 'read');
  await act(ada, id, 'archive');
  const late = idOf(await send(carl, id, 'Later', { scheduledAt: LATER }));
  const created = '2026-06-16T12:00:00.000Z';
  const record = world.store.messages.find(late);
  if (record) world.store.messages.replace({ ...record, createdAt: created });
  expect(each(await messages(ada, id), 'body')).toEqual(['Now']);
  const lastMessageAt = taken === 'at-once' ? created : '2026-06-15T12:00:00.000Z';
  const shown = { ...flags, lastMessageAt, isArchived: true };
  expect(dataOf(await read(ada, id))).toMatchObject(shown);
  expect(itemsOf(await list(ada))).toMatchObject([shown]);
  await act(ada, id, 'read');
  expect(dataOf(await read(ada, id))).toMatchObject({ hasRead: true, unreadCount: 0 });
});

test.each([
  ['sent-or-scheduled', ['scheduled', 'sent']],
  ['delivery-words', ['pending', 'delivered']],
  ['unset', [null, null]],
] as const)('message-status: %s', async (taken, statuses) => {
  const { ada, thread, send, messages } = messagesMock(reading('message-status', taken));
  const id = await thread('Sunday');
  await send(ada, id, 'Now');
  await send(ada, id, 'Later', { scheduledAt: LATER });
  expect(each(await messages(ada, id), 'status')).toEqual(statuses);
});
