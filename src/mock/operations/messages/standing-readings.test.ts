import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, idsOf, itemsOf } from '../../testing/people.ts';
import { each, messagesMock, THREADS } from '../../testing/messages.ts';

test.each([
  ['off', { isArchived: false, isMuted: false, hasRead: false, unreadCount: 0 }],
  ['unset', { isArchived: null, isMuted: null, hasRead: null, unreadCount: null }],
] as const)('outsider-thread-flags: %s', async (taken, flags) => {
  const { ada, call, start } = messagesMock(reading('outsider-thread-flags', taken));
  const made = await call('POST', THREADS, { body: { creatorId: ada, participantIds: [] } });
  expect(dataOf(made)).toMatchObject(flags);
  expect(dataOf(await start(ada, []))).toMatchObject({ isArchived: false, unreadCount: 0 });
});

test.each([
  ['unmuted', false],
  ['muted', true],
] as const)('muted-at-first: %s', async (taken, isMuted) => {
  const { ada, bea, start } = messagesMock(reading('muted-at-first', taken));
  expect(dataOf(await start(ada, [bea]))).toMatchObject({ isMuted });
});

test.each([
  ['once', 201, 2],
  ['twice', 201, 4],
  ['refused', 400, undefined],
] as const)('named-twice: %s', async (taken, status, participants) => {
  const { ada, bea, start } = messagesMock(reading('named-twice', taken));
  const answer = await start(ada, [ada, bea, bea]);
  expect(answer.status).toBe(status);
  if (participants) expect(dataOf(answer)['participants']).toHaveLength(participants);
});

const onOne = [
  ['getThread', 'GET', '', 200],
  ['updateThread', 'PUT', '', 200],
  ['archiveThread', 'DELETE', '', 204],
  ['leaveThread', 'PUT', '/leave', 204],
  ['muteThread', 'PUT', '/mute?isMuted=true', 204],
  ['markThreadRead', 'PUT', '/read', 204],
  ['listMessages', 'GET', '/messages', 200],
  ['sendMessage', 'POST', '/messages', 201],
] as const;

const bodies: Readonly<Record<string, object>> = {
  updateThread: { title: 'Monday' },
  sendMessage: { body: 'Hello' },
};

test.each(onOne)(
  'thread-non-participant: forbidden, or served by %s',
  async (operation, method, rest, status) => {
    for (const taken of ['forbidden', 'served'] as const) {
      const { bea, thread, call, state } = messagesMock({ 'thread-non-participant': { [operation]: taken } });
      const path = `${THREADS}/${await thread('Sunday')}${rest}`;
      const before = state();
      const answer = await call(method, path, { as: bea, body: bodies[operation] });
      expect(answer.status).toBe(taken === 'forbidden' ? 403 : status);
      if (!(operation in bodies) || taken === 'forbidden') expect(state()).toEqual(before);
      else expect(state()).not.toEqual(before);
    }
  },
);

test('thread-non-participant: a message of an outsider is stored, and a user who left is an outsider', async () => {
  const { ada, bea, carl, thread, act, send, messages, list, read } = messagesMock(
    reading('thread-non-participant', 'served'),
  );
  const id = await thread('Sunday');
  await act(ada, id, 'archive');
  await act(carl, id, 'leave');
  await send(carl, id, 'Still here');
  expect(dataOf(await read(ada, id))).toMatchObject({ isArchived: false, unreadCount: 1 });
  await send(bea, id, 'Hello');
  expect(itemsOf(await messages(ada, id))).toMatchObject([
    { author: { id: bea, fullName: 'Bea Berg' } },
    { author: { id: carl, status: 'active' } },
  ]);
  expect(dataOf(await read(bea, id))).toMatchObject({ isArchived: false, unreadCount: 0 });
  for (const who of [bea, carl]) expect(idsOf(await list(who))).toEqual([]);
});

test('an outsider who is no person is shown by what is known', async () => {
  const { ada, thread, call, messages, world } = messagesMock({
    ...reading('thread-non-participant', 'served'),
    ...reading('unknown-acting-id', 'served'),
  });
  const id = await thread('Sunday');
  const system = world.store.systemActors.all()[0]?.id;
  await call('POST', `${THREADS}/${id}/messages`, { body: { body: 'From afar' } });
  await call('POST', `${THREADS}/${id}/messages`, { as: 'stranger', body: { body: 'Who am I?' } });
  expect(itemsOf(await messages(ada, id))).toMatchObject([
    { author: { id: 'stranger', fullName: null, type: null } },
    { author: { id: system, fullName: 'System', type: null } },
  ]);
});

test('left-thread: readable, and nothing more', async () => {
  const { ada, carl, thread, act, send, messages, read, call } = messagesMock(
    reading('left-thread', 'readable'),
  );
  const id = await thread('Sunday');
  await act(carl, id, 'leave');
  await send(ada, id, 'Carl?');
  expect(dataOf(await read(carl, id))).toMatchObject({ id, unreadCount: 0 });
  expect(each(await messages(carl, id), 'body')).toEqual(['Carl?']);
  for (const [operation, method, rest] of onOne.filter(([, , , status]) => status !== 200))
    expect(
      (await call(method, `${THREADS}/${id}${rest}`, { as: carl, body: bodies[operation] })).status,
    ).toBe(404);
  expect((await call('PUT', `${THREADS}/${id}`, { as: carl, body: {} })).status).toBe(404);
});

test('left-participant: listed with the status left', async () => {
  const { ada, carl, sam, thread, act, send, messages, read } = messagesMock(
    reading('left-participant', 'listed'),
  );
  const id = await thread('Sunday');
  await send(carl, id, 'Bye');
  await act(carl, id, 'leave');
  expect(dataOf(await read(ada, id))['participants']).toMatchObject([
    { id: ada, status: 'active' },
    { id: carl, status: 'left' },
    { id: sam, status: 'active' },
  ]);
  expect(each(await messages(ada, id), 'author')).toMatchObject([{ id: carl, status: 'left' }]);
});

test('own-message-inbound: own-too', async () => {
  const { ada, thread, act, send, list } = messagesMock(reading('own-message-inbound', 'own-too'));
  const id = await thread('Sunday');
  await act(ada, id, 'archive');
  await send(ada, id, 'Mine');
  expect(idsOf(await list(ada, '?filter=active'))).toEqual([id]);
});

test('archived-thread-read: not-found, while the other routes serve', async () => {
  const { ada, carl, thread, act, read, messages, call, send } = messagesMock(
    reading('archived-thread-read', 'not-found'),
  );
  const id = await thread('Sunday');
  await act(ada, id, 'archive');
  expect([(await read(ada, id)).status, (await read(carl, id)).status]).toEqual([404, 200]);
  expect((await messages(ada, id)).status).toBe(200);
  expect((await call('PUT', `${THREADS}/${id}`, { as: ada, body: {} })).status).toBe(200);
  await send(carl, id, 'Back');
  expect((await read(ada, id)).status).toBe(200);
});

test.each([
  ['until-message', [false, false, true, true, false]],
  ['while-nothing-new', [true, false, true, true, false]],
  ['once-marked', [false, false, true, true, true]],
] as const)('has-read: %s', async (taken, seen) => {
  const { ada, carl, thread, act, send, read } = messagesMock(reading('has-read', taken));
  const id = await thread('Sunday');
  const shown = async () => dataOf(await read(ada, id))['hasRead'];
  const observed = [await shown()];
  await send(carl, id, 'One');
  observed.push(await shown());
  await act(ada, id, 'read');
  observed.push(await shown());
  await send(ada, id, 'Mine');
  observed.push(await shown());
  await send(carl, id, 'Two');
  observed.push(await shown());
  expect(observed).toEqual(seen);
});

test.each([
  ['inbound', 2],
  ['every-message', 3],
  ['zero', 0],
] as const)('unread-count: %s', async (taken, count) => {
  const { ada, carl, sam, thread, act, send, read } = messagesMock(reading('unread-count', taken));
  const id = await thread('Sunday');
  await send(carl, id, 'Before');
  await act(ada, id, 'read');
  await send(carl, id, 'One');
  await send(ada, id, 'Mine');
  await send(sam, id, 'Two');
  expect(dataOf(await read(ada, id))).toMatchObject({ unreadCount: count });
});

test.each([
  ['unknown-id-read', { getThread: 'bad-request' }, 'GET', '', 400],
  ['unknown-id-read', { getThread: 'forbidden' }, 'GET', '', 403],
  ['unknown-id-delete', { archiveThread: 'no-content' }, 'DELETE', '', 204],
  ['unknown-parent-list', { listMessages: 'empty-list' }, 'GET', '/messages', 200],
] as const)('%s: %o', async (choice, taken, method, rest, status) => {
  const { ada, call } = messagesMock({ [choice]: taken });
  expect((await call(method, `${THREADS}/thr_nobody${rest}`, { as: ada })).status).toBe(status);
});
