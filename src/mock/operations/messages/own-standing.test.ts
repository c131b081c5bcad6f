import { expect, test } from 'vitest';
import { dataOf, idsOf } from '../../testing/people.ts';
import { messagesMock, THREADS } from '../../testing/messages.ts';

test('archiving hides a thread from one participant until another user writes', async () => {
  const { ada, carl, sam, thread, act, list, read, send } = messagesMock();
  const id = await thread('Sunday');
  const answer = await act(ada, id, 'archive');
  expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
  expect(dataOf(await read(ada, id))).toMatchObject({ isArchived: true });
  expect(idsOf(await list(ada, '?filter=archived'))).toEqual([id]);
  expect(idsOf(await list(ada, '?filter=active'))).toEqual([]);
  expect(idsOf(await list(ada))).toEqual([id]);
  for (const other of [carl, sam]) {
    expect(idsOf(await list(other, '?filter=active'))).toEqual([id]);
    expect(idsOf(await list(other, '?filter=archived'))).toEqual([]);
  }
  await send(ada, id, 'Mine');
  expect(idsOf(await list(ada, '?filter=archived'))).toEqual([id]);
  await send(carl, id, 'Yours');
  expect(idsOf(await list(ada, '?filter=active'))).toEqual([id]);
  expect(dataOf(await read(ada, id))).toMatchObject({ isArchived: false });
  await act(ada, id, 'archive');
  expect(idsOf(await list(ada, '?filter=archived'))).toEqual([id]);
});

test('a participant who leaves cannot come back, and the others stay', async () => {
  const { ada, carl, sam, thread, act, list, search, read, send } = messagesMock();
  const id = await thread('Sunday');
  expect((await act(carl, id, 'leave')).status).toBe(204);
  await send(ada, id, 'Carl?');
  for (const query of ['', '?filter=active', '?filter=archived'])
    expect(idsOf(await list(carl, query))).toEqual([]);
  expect(idsOf(await search(carl))).toEqual([]);
  for (const other of [ada, sam]) expect(idsOf(await list(other, '?filter=active'))).toEqual([id]);
  const { participants } = dataOf(await read(ada, id));
  expect(participants).toMatchObject([{ id: ada }, { id: sam }]);
});

test('a thread that everybody has left stays on record', async () => {
  const { ada, carl, sam, thread, act, world } = messagesMock();
  const id = await thread('Sunday');
  for (const who of [ada, carl, sam]) expect((await act(who, id, 'leave')).status).toBe(204);
  expect(world.store.threads.find(id)).toMatchObject({ title: 'Sunday' });
});

test('muting is for one participant, and is taken back', async () => {
  const { ada, carl, thread, act, read, call, state } = messagesMock();
  const id = await thread('Sunday');
  expect((await act(ada, id, 'mute')).status).toBe(204);
  expect(dataOf(await read(ada, id))).toMatchObject({ isMuted: true });
  expect(dataOf(await read(carl, id))).toMatchObject({ isMuted: false });
  await act(ada, id, 'unmute');
  expect(dataOf(await read(ada, id))).toMatchObject({ isMuted: false });
  const before = state();
  for (const query of ['', '?isMuted=perhaps'])
    expect((await call('PUT', `${THREADS}/${id}/mute${query}`, { as: ada })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('a thread is unread by what others have written since it was marked', async () => {
  const { ada, carl, sam, thread, act, read, send } = messagesMock();
  const id = await thread('Sunday');
  const shown = async (as: string) => {
    const { hasRead, unreadCount } = dataOf(await read(as, id));
    return [hasRead, unreadCount];
  };
  await send(carl, id, 'One');
  await send(sam, id, 'Two');
  await send(ada, id, 'Three');
  expect([await shown(ada), await shown(carl)]).toEqual([
    [false, 2],
    [false, 2],
  ]);
  expect((await act(ada, id, 'read')).status).toBe(204);
  expect([await shown(ada), await shown(carl)]).toEqual([
    [true, 0],
    [false, 2],
  ]);
  await send(ada, id, 'Four');
  expect(await shown(ada)).toEqual([true, 0]);
  await send(carl, id, 'Five');
  expect(await shown(ada)).toEqual([false, 1]);
});
