import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { activitiesMock, type ActivitiesMock } from '../../testing/activities.ts';

const JUNE = { startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-30T23:59:59Z' };

const list = (set: ActivitiesMock, query: Readonly<Record<string, string>> = {}, facilityId = set.utc.id) =>
  set.call(
    'GET',
    `/facilities/${facilityId}/activities?${new URLSearchParams({ ...JUNE, ...query }).toString()}`,
  );

const names = async (
  set: ActivitiesMock,
  query: Readonly<Record<string, string>> = {},
  facilityId = set.utc.id,
) => itemsOf(await list(set, query, facilityId)).map(({ name }) => name);

const at = (start: string, name = start) => {
  const startDate = `2026-06-${start}:00.000Z`;
  return { name, startDate, endDate: null, startTime: start.slice(3), endTime: null };
};

test('start-time-at-odds: a single activity starts at startTime or at startDate', async () => {
  for (const [taken, listed] of [
    ['start-time', []],
    ['start-date', ['Tea']],
  ] as const) {
    const set = activitiesMock(reading('start-time-at-odds', taken));
    set.put({ ...at('10T09:00', 'Tea'), startTime: '20:00' });
    expect(await names(set, { endDate: '2026-06-10T12:00:00Z' })).toEqual(listed);
  }
});

test('default-order: by creation, newest first, or by start', async () => {
  const listed = (readings: Readings) => {
    const set = activitiesMock(readings);
    set.put(at('12T09:00'));
    set.put(at('10T09:00'));
    return names(set);
  };
  expect(await listed({})).toEqual(['12T09:00', '10T09:00']);
  expect(await listed(reading('default-order', 'newest-first'))).toEqual(['10T09:00', '12T09:00']);
  const three = activitiesMock(reading('default-order', 'by-name-or-date'));
  three.putSeries();
  three.put(at('10T09:00'));
  expect(itemsOf(await list(three)).map(({ startDate }) => startDate)).toEqual([
    '2026-06-06T10:00:00Z',
    '2026-06-10T09:00:00Z',
    '2026-06-13T10:00:00Z',
    '2026-06-20T10:00:00Z',
  ]);
});
