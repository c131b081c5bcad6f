import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { each, messagesMock, THREADS } from '../../testing/messages.ts';

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

test('an outsider who is not a person is shown with the known members', async () => {
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

test.each([
  ['unknown-id-read', { getThread: 'bad-request' }, 'GET', '', 400],
  ['unknown-id-read', { getThread: 'forbidden' }, 'GET', '', 403],
  ['unknown-id-delete', { archiveThread: 'no-content' }, 'DELETE', '', 204],
  ['unknown-parent-list', { listMessages: 'empty-list' }, 'GET', '/messages', 200],
] as const)('%s: %o', async (choice, taken, method, rest, status) => {
  const { ada, call } = messagesMock({ [choice]: taken });
  expect((await call(method, `${THREADS}/thr_nobody${rest}`, { as: ada })).status).toBe(status);
});
