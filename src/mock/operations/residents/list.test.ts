import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { idsOf, itemsOf, membersOf, peopleMock } from '../../testing/people.ts';

const listed = (query: Record<string, string>, { home, call }: ReturnType<typeof peopleMock>) =>
  call('GET', `/facilities/${home}/residents?${new URLSearchParams(query).toString()}`);

test('the list of a facility has its residents and none of another', async () => {
  const mock = peopleMock();
  const one = mock.addResident();
  mock.addResident({ facilityId: mock.away });
  const answer = await listed({}, mock);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ nextCursor: null, hasMore: false });
  expect(idsOf(answer)).toEqual([one.id]);
});

test.each([
  ['email', 'ada@example.com'],
  ['phone', '+4511223344'],
  ['externalId', 'crm-7'],
  ['pccId', '0042'],
])('the filter %s takes the whole value', async (member, value) => {
  const mock = peopleMock();
  const sought = mock.addResident({ [member]: value });
  mock.addResident({ [member]: `${value}0` });
  mock.addResident();
  expect(idsOf(await listed({ [member]: value }, mock))).toEqual([sought.id]);
  expect(idsOf(await listed({ [member]: value.slice(0, -1) }, mock))).toEqual([]);
});

test('the filter status finds deleted residents, too', async () => {
  const mock = peopleMock();
  const away = mock.addResident({ status: 'onLeave' });
  const gone = mock.addResident({ status: 'deleted' });
  expect(idsOf(await listed({ status: 'onLeave' }, mock))).toEqual([away.id]);
  expect(idsOf(await listed({ status: 'deleted' }, mock))).toEqual([gone.id]);
});

test('all filters that are sent have to be passed', async () => {
  const mock = peopleMock();
  const both = mock.addResident({ email: 'a@example.com', externalId: 'x' });
  mock.addResident({ email: 'a@example.com', externalId: 'y' });
  mock.addResident({ email: 'b@example.com', externalId: 'x' });
  expect(idsOf(await listed({ email: 'a@example.com', externalId: 'x' }, mock))).toEqual([both.id]);
});

test('pages follow one another without a gap or a repetition', async () => {
  const mock = peopleMock();
  const all = Array.from({ length: 7 }, () => mock.addResident().id);
  const found: unknown[] = [];
  let cursor: unknown;
  do {
    const answer = await listed({ pageSize: '3', ...(typeof cursor === 'string' && { cursor }) }, mock);
    found.push(...idsOf(answer));
    cursor = membersOf(answer)['nextCursor'];
  } while (cursor !== null);
  expect(found).toEqual(all);
});

test('deleted-in-default-list: left out by default, listed otherwise', async () => {
  const left = peopleMock();
  left.addResident({ status: 'deleted' });
  expect(idsOf(await listed({}, left))).toEqual([]);
  const mock = peopleMock(reading('deleted-in-default-list', 'listed'));
  const gone = mock.addResident({ status: 'deleted' });
  expect(itemsOf(await listed({}, mock))).toMatchObject([{ id: gone.id, status: 'deleted' }]);
});

test.each([
  ['exact-sensitive', 0],
  ['all-insensitive', 1],
  ['all-sensitive', 0],
] as const)('filter-case %s finds %i for other letters of the same text', async (taken, count) => {
  const mock = peopleMock(reading('filter-case', taken));
  mock.addResident({ email: 'Ada@Example.com' });
  expect(idsOf(await listed({ email: 'ada@example.com' }, mock))).toHaveLength(count);
  expect(idsOf(await listed({ email: 'Ada@Example.com' }, mock))).toHaveLength(1);
});

test.each([
  ['refused', 400, undefined],
  ['ignored', 200, 1],
  ['empty-list', 200, 0],
] as const)('unknown-filter-value %s answers %i', async (taken, status, count) => {
  const mock = peopleMock(reading('unknown-filter-value', taken));
  mock.addResident();
  const answer = await listed({ status: 'retired' }, mock);
  expect(answer.status).toBe(status);
  if (count !== undefined) expect(idsOf(answer)).toHaveLength(count);
});

test.each([
  ['oldest-first', ['C', 'A', 'B']],
  ['newest-first', ['B', 'A', 'C']],
  ['by-name-or-date', ['A', 'B', 'C']],
] as const)('default-order %s', async (taken, names) => {
  const mock = peopleMock(reading('default-order', taken));
  mock.addResident({ firstName: 'C', lastName: 'Zorn' });
  mock.addResident({ firstName: 'A', lastName: 'Berg' });
  mock.addResident({ firstName: 'B', lastName: 'Berg' });
  expect(itemsOf(await listed({}, mock)).map(({ firstName }) => firstName)).toEqual(names);
});
