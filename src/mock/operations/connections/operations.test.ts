import { expect, test } from 'vitest';
import { dataOf, idsOf, peopleMock } from '../../testing/people.ts';

test('a connection is read by its id', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection();
  mock.addConnection();
  const answer = await mock.call('GET', `/connections/${id}`);
  expect(answer.status).toBe(200);
  expect(dataOf(answer)['id']).toBe(id);
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
