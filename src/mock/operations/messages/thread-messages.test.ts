import { expect, test } from 'vitest';
import { isoOf } from '../../world/clock.ts';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { each, messagesMock, THREADS } from '../../testing/messages.ts';

test('a message is sent and listed for every participant', async () => {
  const { ada, carl, sam, world, thread, send, messages, read } = messagesMock();
  const id = await thread('Sunday');
  const made = await send(carl, id, 'Hello');
  const createdAt = isoOf(world.clock.now());
  const person = { thumbUrl: null, declinedPhotoRelease: false, status: 'active' };
  const data = {
    id: expect.any(String),
    threadId: id,
    body: 'Hello',
    author: { ...person, id: carl, fullName: 'Carl Dahl', type: 'connection' },
    status: 'sent',
    attachment: null,
    createdAt,
    scheduledAt: null,
    isDeleted: false,
  };
  expect([made.status, made.body]).toEqual([201, { data }]);
  for (const who of [ada, carl, sam])
    expect((await messages(who, id)).body).toEqual({
      data: [dataOf(made)],
      nextCursor: null,
      hasMore: false,
    });
  expect(dataOf(await read(ada, id))).toMatchObject({ lastMessage: 'Hello', lastMessageAt: createdAt });
});

test('messages of one instant come newest first, across all pages', async () => {
  const { ada, carl, thread, send, messages } = messagesMock();
  const [id, other] = [await thread('Sunday'), await thread('Monday')];
  const made: string[] = [];
  for (const body of ['One', 'Two', 'Three', 'Four', 'Five']) {
    made.unshift(idOf(await send(ada, id, body)));
    await send(ada, other, body);
  }
  const walked: unknown[] = [];
  for (let cursor = ''; ;) {
    const page = await messages(carl, id, `?pageSize=2${cursor && `&cursor=${cursor}`}`);
    walked.push(...idsOf(page));
    expect(new Set(each(page, 'threadId'))).toEqual(new Set([id]));
    const { hasMore, nextCursor } = page.body as { readonly hasMore: boolean; readonly nextCursor: string };
    if (!hasMore) break;
    cursor = nextCursor;
  }
  expect(walked).toEqual(made);
});

test('messages are found by their text in either case', async () => {
  const { ada, thread, send, messages } = messagesMock();
  const id = await thread('Garden');
  await send(ada, id, 'The garden');
  await send(ada, id, 'Cake');
  for (const sought of ['garden', 'GARDEN', 'The+garden'])
    expect(each(await messages(ada, id, `?searchValue=${sought}`), 'body')).toEqual(['The garden']);
  expect(itemsOf(await messages(ada, id, '?searchValue=tea'))).toEqual([]);
});

test('a message that was deleted keeps its place, without text', async () => {
  const { ada, carl, world, thread, send, messages, search, read } = messagesMock();
  const id = await thread('Sunday');
  await send(carl, id, 'First');
  const made = idOf(await send(carl, id, 'Cake'));
  const stored = world.store.messages.find(made);
  if (stored) world.store.messages.replace({ ...stored, isDeleted: true });
  expect(itemsOf(await messages(ada, id))).toMatchObject([
    { id: made, body: null, isDeleted: true },
    { body: 'First' },
  ]);
  expect(itemsOf(await messages(ada, id, '?searchValue=Cake'))).toEqual([]);
  expect(itemsOf(await search(ada, { searchValue: 'Cake' }))).toEqual([]);
  expect(dataOf(await read(ada, id))).toMatchObject({ lastMessage: 'First' });
});

test('a message carries a file that staff have uploaded', async () => {
  const { ada, carl, thread, send, messages, pull, follow } = messagesMock();
  const id = await thread('Sunday');
  const file = {
    name: 'plan.txt',
    type: 'text/plain',
    content: Buffer.from('Ten o’clock').toString('base64'),
  };
  const { attachmentId } = (await pull('create-message-attachment', file)).body as {
    readonly attachmentId: string;
  };
  await send(ada, id, 'See there', { attachmentId });
  const [attachment] = each(await messages(carl, id), 'attachment');
  expect(attachment).toEqual({
    id: attachmentId,
    url: expect.any(String),
    name: 'plan.txt',
    type: 'text/plain',
    size: 13,
  });
  expect(follow((attachment as { readonly url: string }).url)).toBe('Ten o’clock');
});

test('what does not fit is refused, and nothing changes', async () => {
  const { ada, thread, send, call, state } = messagesMock();
  const id = await thread('Sunday');
  const before = state();
  expect((await call('POST', `${THREADS}/${id}/messages`, { as: ada, body: {} })).status).toBe(400);
  for (const more of [
    { attachmentId: 'nothing' },
    { scheduledAt: 'tomorrow' },
    { scheduledAt: '0000-01-01T00:00:00+14:00' },
    { body: 7 },
  ])
    expect((await send(ada, id, 'Hello', more)).status).toBe(400);
  expect(state()).toEqual(before);
});

test('a time without offset is that of the author’s community', async () => {
  const { away, addResident, start, send, messages } = messagesMock();
  const dane = addResident({ facilityId: away }).id;
  const id = idOf(await start(dane, []));
  await send(dane, id, 'Later', { scheduledAt: '2026-07-01T12:00:00' });
  expect(each(await messages(dane, id), 'scheduledAt')).toEqual(['2026-07-01T10:00:00.000Z']);
});
