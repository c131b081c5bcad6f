import { expect, test } from 'vitest';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { personalActivitiesMock, walk } from '../../testing/personal-activities.ts';

test('a personal activity is made and listed', async () => {
  const { create, list, events, residents } = personalActivitiesMock();
  const made = await create({ location: 'Garden', description: 'Twice around', confirmed: true });
  expect(made.status).toBe(201);
  const data = dataOf(made);
  expect(data).toEqual({
    id: expect.any(String),
    ...walk,
    timeType: 'exactTime',
    durationInMinutes: 30,
    attendedResidentIds: [residents[0]],
    location: 'Garden',
    description: 'Twice around',
    confirmed: true,
    photos: [],
    created: '2026-06-15T12:00:00.000Z',
    modified: '2026-06-15T12:00:00.000Z',
  });
  expect(itemsOf(await list('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z'))).toEqual([data]);
  expect(itemsOf(await list('2026-06-19T00:00:00Z', '2026-06-19T23:59:59Z'))).toEqual([]);
  expect(itemsOf(await list('2026-06-21T00:00:00Z', '2026-06-22T23:59:59Z'))).toEqual([]);
  expect(itemsOf(await list('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z', residents[1]))).toEqual([]);
  expect(events()).toEqual([]);
});
