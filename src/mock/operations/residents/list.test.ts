import { expect, test } from 'vitest';
import { idsOf, peopleMock } from '../../testing/people.ts';

const listed = (query: Record<string, string>, { home, call }: ReturnType<typeof peopleMock>) =>
  call('GET', `/facilities/${home}/residents?${new URLSearchParams(query).toString()}`);

test('all filters that are sent have to be passed', async () => {
  const mock = peopleMock();
  const both = mock.addResident({ email: 'a@example.com', externalId: 'x' });
  mock.addResident({ email: 'a@example.com', externalId: 'y' });
  mock.addResident({ email: 'b@example.com', externalId: 'x' });
  expect(idsOf(await listed({ email: 'a@example.com', externalId: 'x' }, mock))).toEqual([both.id]);
});
