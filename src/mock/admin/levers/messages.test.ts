import { expect, test } from 'vitest';
import { each, messagesMock } from '../../testing/messages.ts';
import { dataOf, itemsOf, membersOf } from '../../testing/people.ts';

const file = { name: 'plan.txt', type: 'text/plain', content: Buffer.from('Ten').toString('base64') };

test('create-message-attachment keeps a file that a message can carry', async () => {
  const { ada, thread, send, pull, follow } = messagesMock();
  const made = await pull('create-message-attachment', file);
  expect(made.status).toBe(200);
  const { attachmentId } = membersOf(made);
  const { attachment } = dataOf(await send(ada, await thread('Sunday'), 'See', { attachmentId }));
  expect(attachment).toMatchObject({ id: attachmentId, name: 'plan.txt', type: 'text/plain', size: 3 });
  expect(follow((attachment as { readonly url: string }).url)).toBe('Ten');
});

test('send-message writes in the name of a participant, with all that a message does', async () => {
  const { ada, sam, thread, act, pull, messages, read } = messagesMock();
  const id = await thread('Sunday');
  await act(ada, id, 'archive');
  const made = await pull('send-message', { threadId: id, authorId: sam, body: 'Hello', attachment: file });
  expect(made.status).toBe(200);
  expect(itemsOf(await messages(ada, id))).toMatchObject([
    {
      id: membersOf(made)['messageId'],
      body: 'Hello',
      author: { id: sam },
      attachment: { name: 'plan.txt', size: 3 },
      scheduledAt: null,
    },
  ]);
  expect(dataOf(await read(ada, id))).toMatchObject({ isArchived: false, unreadCount: 1 });
});

test('send-message takes a time', async () => {
  const { ada, thread, pull, messages } = messagesMock();
  const id = await thread('Sunday');
  const scheduledAt = '2026-06-20T10:00:00Z';
  await pull('send-message', { threadId: id, authorId: ada, body: 'Later', scheduledAt });
  expect(each(await messages(ada, id), 'scheduledAt')).toEqual(['2026-06-20T10:00:00.000Z']);
});

test('what does not exist or cannot be is refused, and nothing changes', async () => {
  const { ada, bea, carl, thread, act, pull, state } = messagesMock();
  const id = await thread('Sunday');
  await act(carl, id, 'leave');
  const good = { threadId: id, authorId: ada, body: 'Hello', attachment: file };
  const before = state();
  const status = async (changes: object) => (await pull('send-message', { ...good, ...changes })).status;
  expect(await status({ threadId: 'thr_nobody' })).toBe(404);
  expect(await status({ authorId: 'nobody' })).toBe(404);
  expect(await status({ authorId: bea })).toBe(409);
  expect(await status({ authorId: carl })).toBe(409);
  expect(await status({ body: undefined })).toBe(400);
  expect(await status({ scheduledAt: '0000-01-01T00:00:00+14:00' })).toBe(400);
  expect((await pull('create-message-attachment', { name: 'plan.txt' })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('a file for which there is no room is refused, and the message with it', async () => {
  const { ada, thread, pull, world, state } = messagesMock();
  const threadId = await thread('Sunday');
  const bytes = new Uint8Array(512 * 1024 * 1024 - 2);
  world.files.put({ id: 'filler', name: 'filler', type: '', bytes });
  const before = state();
  const order = { threadId, authorId: ada, body: 'Hello', attachment: file };
  expect((await pull('create-message-attachment', file)).status).toBe(413);
  expect((await pull('send-message', order)).status).toBe(413);
  expect(state()).toEqual(before);
});
