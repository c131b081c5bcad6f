import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { personalVisitsMock } from '../../testing/personal-visits.ts';
import { readingsOf, type WindowRow } from '../../testing/windows.ts';

test.each([
  ['refused', undefined],
  ['ignored', 1],
  ['empty-list', 0],
] as const)('unknown-filter-value: %s', async (taken, count) => {
  const { create, june, residents } = personalVisitsMock(reading('unknown-filter-value', taken));
  await create();
  const answer = await june(residents[0], '&visitType=official');
  if (count === undefined) expect(answer.status).toBe(400);
  else expect(itemsOf(answer)).toHaveLength(count);
});

test.each([
  ['oldest-first', ['10:00', '08:00']],
  ['newest-first', ['08:00', '10:00']],
  ['by-name-or-date', ['08:00', '10:00']],
] as const)('default-order: %s', async (order, listed) => {
  const { create, june } = personalVisitsMock({ 'default-order': { listPersonalVisits: order } });
  for (const startTime of ['10:00', '08:00'])
    await create({ startTime, startDate: `2026-06-20T${startTime}:00Z` });
  expect(itemsOf(await june()).map(({ startTime }) => startTime)).toEqual(listed);
});

test('window-beyond: cut holds nothing of day 46', async () => {
  const { create, list } = personalVisitsMock({ 'window-beyond': { listPersonalVisits: 'cut' } });
  for (const day of ['2026-07-15', '2026-07-16']) await create({ startDate: `${day}T10:00:00Z` });
  expect(itemsOf(await list('2026-06-01T20:00:00Z', '2026-08-31T00:00:00Z'))).toMatchObject([
    { startDate: '2026-07-15T10:00:00Z' },
  ]);
});

// The community keeps the time of Copenhagen, two hours ahead of UTC; a visit begins there at half past midnight.
test.each<WindowRow<boolean>>([
  ['window-zone', 'usual', '2026-06-20T01:00:00Z', '2026-06-20T02:00:00Z', false],
  ['window-zone', 'facility', '2026-06-20T01:00:00Z', '2026-06-20T02:00:00Z', true],
  ['window-zone', 'usual', '2026-06-20T03:00:00+02:00', '2026-06-20T04:00:00+02:00', true],
  ['window-zone', 'utc', '2026-06-20T03:00:00+02:00', '2026-06-20T04:00:00+02:00', false],
  ['window-start', 'usual', '2026-06-19T23:00:00Z', '2026-06-19T23:30:00Z', true],
  ['window-start', 'given-instant', '2026-06-19T23:00:00Z', '2026-06-19T23:30:00Z', false],
  ['window-end', 'usual', '2026-06-19T00:00:00Z', '2026-06-19T22:30:00Z', true],
  ['window-end', 'exclusive', '2026-06-19T00:00:00Z', '2026-06-19T22:30:00Z', false],
  ['window-plain-dates', 'usual', '2026-06-20', '2026-06-20', true],
  ['window-plain-dates', 'midnights', '2026-06-19', '2026-06-20', false],
  ['window-plain-dates', 'refused', '2026-06-20', '2026-06-20', 400],
  ['window-end-before-start', 'usual', '2026-06-21', '2026-06-20', 400],
  ['window-end-before-start', 'empty-list', '2026-06-21', '2026-06-20', false],
  ['date-time-without-zone', 'usual', '2026-06-20T00:00:00', '2026-06-20T00:45:00', true],
  ['date-time-without-zone', 'utc', '2026-06-20T00:00:00', '2026-06-20T00:45:00', false],
])('%s %s: from %s to %s', async (choice, taken, from, to, expected) => {
  const { create, list } = personalVisitsMock(readingsOf(choice, taken), 'copenhagen');
  await create({ startDate: '2026-06-19T22:30:00Z', startTime: '00:30', endTime: '01:00' });
  const answer = await list(from, to);
  if (expected === 400) expect(answer.status).toBe(400);
  else expect(itemsOf(answer)).toHaveLength(expected ? 1 : 0);
});
