import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, idsOf, peopleMock } from '../../testing/people.ts';

test('a connection is read by its id', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection();
  mock.addConnection();
  const answer = await mock.call('GET', `/connections/${id}`);
  expect(answer.status).toBe(200);
  expect(dataOf(answer)['id']).toBe(id);
});

test.each([
  ['not-found', 404],
  ['bad-request', 400],
  ['forbidden', 403],
] as const)('unknown-id-read %s answers %i', async (taken, status) => {
  expect(
    (await peopleMock(reading('unknown-id-read', taken)).call('GET', '/connections/nobody')).status,
  ).toBe(status);
});

test('a deleted connection remains, with the status deleted, and another delete changes nothing', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection();
  expect((await mock.call('DELETE', `/connections/${id}`)).status).toBe(204);
  expect(dataOf(await mock.call('GET', `/connections/${id}`))['status']).toBe('deleted');
  expect(idsOf(await mock.call('GET', '/connections'))).toEqual([]);
  expect((await mock.call('DELETE', `/connections/${id}`)).status).toBe(204);
});

test('read-deleted-record not-found hides a deleted connection', async () => {
  const mock = peopleMock({ 'read-deleted-record': { getConnection: 'not-found' } });
  const { id } = mock.addConnection({ status: 'deleted' });
  expect((await mock.call('GET', `/connections/${id}`)).status).toBe(404);
});

test('unknown-id-delete: refused by default, 204 otherwise', async () => {
  expect((await peopleMock().call('DELETE', '/connections/nobody')).status).toBe(404);
  const mock = peopleMock({ 'unknown-id-delete': { deleteConnection: 'no-content' } });
  expect((await mock.call('DELETE', '/connections/nobody')).status).toBe(204);
});
