import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { idsOf, itemsOf, membersOf, peopleMock } from '../../testing/people.ts';

type Mock = ReturnType<typeof peopleMock>;

const listed = (mock: Mock, query: Record<string, string> = {}) =>
  mock.call('GET', `/connections?${new URLSearchParams(query).toString()}`);

test('the list holds all connections at once', async () => {
  const mock = peopleMock();
  const all = Array.from({ length: 120 }, () => mock.addConnection().id);
  const answer = await listed(mock);
  expect(answer.status).toBe(200);
  expect(Object.keys(membersOf(answer))).toEqual(['data']);
  expect(idsOf(answer)).toEqual(all);
});

test('the filters facilityId and residentId follow the links', async () => {
  const mock = peopleMock();
  const resident = mock.addResident();
  const linked = mock.addConnection({ residentIds: [resident.id], facilityIds: [mock.home] });
  const local = mock.addConnection({ facilityIds: [mock.home, mock.away] });
  expect(idsOf(await listed(mock, { residentId: resident.id }))).toEqual([linked.id]);
  expect(idsOf(await listed(mock, { facilityId: mock.home }))).toEqual([linked.id, local.id]);
  expect(idsOf(await listed(mock, { facilityId: mock.away, residentId: resident.id }))).toEqual([]);
  expect(idsOf(await listed(mock, { residentId: 'nobody' }))).toEqual([]);
});

test.each(['email', 'externalId'])('the filter %s takes the whole value', async (member) => {
  const mock = peopleMock();
  const { id } = mock.addConnection({ [member]: 'a@example.com' });
  mock.addConnection({ [member]: 'aa@example.com' });
  mock.addConnection();
  expect(idsOf(await listed(mock, { [member]: 'a@example.com' }))).toEqual([id]);
  expect(idsOf(await listed(mock, { [member]: 'a@example' }))).toEqual([]);
});

test('filter-case all-insensitive does not tell letters apart', async () => {
  for (const [mock, count] of [
    [peopleMock(), 0],
    [peopleMock(reading('filter-case', 'all-insensitive')), 1],
  ] as const) {
    mock.addConnection({ email: 'Carl@example.com' });
    expect(idsOf(await listed(mock, { email: 'carl@example.com' }))).toHaveLength(count);
  }
});

test('deleted-in-default-list: left out by default, listed otherwise, for each list', async () => {
  const both = (mock: Mock) => {
    const resident = mock.addResident();
    mock.addConnection({ status: 'deleted', residentIds: [resident.id] });
    return Promise.all([listed(mock), mock.call('GET', `/residents/${resident.id}/connections`)]);
  };
  expect((await both(peopleMock())).map((answer) => itemsOf(answer).length)).toEqual([0, 0]);
  const all = peopleMock(reading('deleted-in-default-list', 'listed'));
  expect((await both(all)).map((answer) => itemsOf(answer).length)).toEqual([1, 1]);
  const one = peopleMock({ 'deleted-in-default-list': { listResidentConnections: 'listed' } });
  expect((await both(one)).map((answer) => itemsOf(answer).length)).toEqual([0, 1]);
});

test('the list of a resident holds the connections linked to the resident', async () => {
  const mock = peopleMock();
  const [one, other] = [mock.addResident(), mock.addResident()];
  const both = mock.addConnection({ residentIds: [one.id, other.id] });
  mock.addConnection({ residentIds: [other.id] });
  const answer = await mock.call('GET', `/residents/${one.id}/connections`);
  expect(answer.status).toBe(200);
  expect(idsOf(answer)).toEqual([both.id]);
});

test.each([
  ['oldest-first', ['C', 'A', 'B']],
  ['newest-first', ['B', 'A', 'C']],
  ['by-name-or-date', ['A', 'B', 'C']],
] as const)('default-order %s', async (taken, names) => {
  const mock = peopleMock(reading('default-order', taken));
  const { id } = mock.addResident();
  mock.addConnection({ firstName: 'C', lastName: 'Zorn', residentIds: [id] });
  mock.addConnection({ firstName: 'A', lastName: 'Berg', residentIds: [id] });
  mock.addConnection({ firstName: 'B', lastName: 'Berg', residentIds: [id] });
  for (const path of ['/connections', `/residents/${id}/connections`])
    expect(itemsOf(await mock.call('GET', path)).map(({ firstName }) => firstName)).toEqual(names);
});
