import { expect, test } from 'vitest';
import { idsOf, membersOf, peopleMock } from '../testing/people.ts';
import { messagesMock } from '../testing/messages.ts';
import { reading, type TestAnswer } from '../testing/mock.ts';

const cursorOf = (answer: TestAnswer): string => String(membersOf(answer)['nextCursor']);

test.each([
  ['request-wins', 200, 1],
  ['cursor-wins', 200, 2],
  ['refused', 400, undefined],
] as const)('cursor-with-other-filters: %s, by the query', async (taken, status, shown) => {
  const mock = peopleMock(reading('cursor-with-other-filters', taken));
  const statuses = ['active', 'inactive', 'active', 'inactive'] as const;
  const ids = statuses.map((one) => mock.addResident({ status: one }).id);
  const ask = (query: string) => mock.call('GET', `/facilities/${mock.home}/residents?pageSize=1&${query}`);
  const first = await ask('status=active');
  expect(idsOf(first)).toEqual([ids[0]]);
  const cursor = `cursor=${cursorOf(first)}`;
  expect(idsOf(await ask(`${cursor}&status=active`))).toEqual([ids[2]]);
  // A filter that is left out is a difference, too.
  for (const other of [`${cursor}&status=inactive`, cursor]) {
    const next = await ask(other);
    expect(next.status).toBe(status);
    if (shown !== undefined) expect(idsOf(next)).toEqual([ids[shown]]);
  }
});

test.each([
  ['request-wins', ['Plum two']],
  ['cursor-wins', ['Pear two']],
  ['refused', undefined],
] as const)('cursor-with-other-filters: %s, by the body of a search', async (taken, titles) => {
  const { ada, thread, search } = messagesMock(reading('cursor-with-other-filters', taken));
  for (const title of ['Plum one', 'Pear one', 'Pear two', 'Plum two']) await thread(title);
  const first = await search(ada, { searchValue: 'Pear', pageSize: 1 });
  const next = await search(ada, { cursor: cursorOf(first), searchValue: 'Plum', pageSize: 1 });
  const data = membersOf(next)['data'];
  if (titles) expect(data).toMatchObject(titles.map((title) => ({ title })));
  else expect(next.status).toBe(400);
});

test.each([{ status: { a: 1 } }, { externalId: ['x'], status: ['active', { a: 1 }] }])(
  'a forged cursor with filters that the list does not have is refused: %j',
  async (filters) => {
    const mock = peopleMock(reading('cursor-with-other-filters', 'cursor-wins'));
    for (let count = 0; count < 2; count += 1) mock.addResident({ status: 'active' });
    const ask = (query: string) => mock.call('GET', `/facilities/${mock.home}/residents?pageSize=1${query}`);
    const [scope, key, position] = JSON.parse(
      Buffer.from(cursorOf(await ask('')), 'base64url').toString(),
    ) as readonly unknown[];
    const forged = Buffer.from(JSON.stringify([scope, key, position, filters])).toString('base64url');
    expect((await ask(`&cursor=${forged}`)).status).toBe(400);
  },
);

test('a forged cursor of a search is refused where the search does not take its filters', async () => {
  const { ada, thread, search } = messagesMock(reading('cursor-with-other-filters', 'cursor-wins'));
  for (const title of ['Plum one', 'Plum two']) await thread(title);
  const first = await search(ada, { pageSize: 1 });
  const [scope, key, position] = JSON.parse(
    Buffer.from(cursorOf(first), 'base64url').toString(),
  ) as readonly unknown[];
  const forged = Buffer.from(JSON.stringify([scope, key, position, { searchValue: { a: 1 } }]));
  const next = await search(ada, { pageSize: 1, cursor: forged.toString('base64url') });
  expect(next.status).toBe(400);
});
