import { expect, test } from 'vitest';
import { dataOf, peopleMock } from '../../testing/people.ts';

const NO_LINKS = { avatarUrl: null, thumbUrl: null };

test('an uploaded picture shows on the connection until it is deleted', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection();
  const links = dataOf(await mock.upload(`/connections/${id}/avatar`, 'face'));
  expect(mock.follow(links['avatarUrl'])).toBe('face');
  expect(mock.follow(links['thumbUrl'])).toBe('face');
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(links);
  expect((await mock.call('DELETE', `/connections/${id}/avatar`)).status).toBe(204);
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(NO_LINKS);
});
