import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { personalVisitsMock } from '../../testing/personal-visits.ts';
import { diaryWindows, readingsOf } from '../../testing/windows.ts';

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

test.each(diaryWindows)('%s %s: from %s to %s', async (choice, taken, from, to, expected) => {
  const { create, list } = personalVisitsMock(readingsOf(choice, taken), 'copenhagen');
  await create({ startDate: '2026-06-19T22:30:00Z', startTime: '00:30', endTime: '01:00' });
  const answer = await list(from, to);
  if (expected === 400) expect(answer.status).toBe(400);
  else expect(itemsOf(answer)).toHaveLength(expected ? 1 : 0);
});
