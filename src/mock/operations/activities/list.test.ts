import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { activitiesMock, type ActivitiesMock } from '../../testing/activities.ts';
import { readingsOf, type WindowRow } from '../../testing/windows.ts';

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

test('lists what takes place in the window at the facility, and nothing deleted', async () => {
  const set = activitiesMock();
  set.put(at('10T09:00', 'inside'));
  set.put({ ...at('10T09:00', 'deleted'), isDeleted: true });
  set.put({ ...at('10T09:00', 'cancelled'), isCancelled: true });
  set.put({
    ...at('10T09:00', 'elsewhere'),
    calendarId: set.copenhagen.calendarId,
    facilityId: set.copenhagen.id,
  });
  set.put({ name: 'later', startDate: '2026-07-03T09:00:00.000Z' });
  expect(await names(set)).toEqual(['inside', 'cancelled']);
});

test('day 45 to its last second is served, the midnight that opens day 46 is not', async () => {
  const set = activitiesMock();
  const late = '2026-06-01T22:00:00Z';
  expect((await list(set, { startDate: late, endDate: '2026-07-15T23:59:59Z' })).status).toBe(200);
  expect((await list(set, { startDate: late, endDate: '2026-07-16T00:00:00Z' })).status).toBe(400);
});

test('window-beyond cut: serves the 45 days and nothing after them', async () => {
  const set = activitiesMock(reading('window-beyond', 'cut'));
  for (const day of [15, 16])
    set.put({ ...at('10T12:00', `day ${day + 30}`), startDate: `2026-07-${day}T12:00:00.000Z` });
  expect(await names(set, { endDate: '2026-08-30T00:00:00Z' })).toEqual(['day 45']);
});

// Two activities: on the tenth at nine in UTC, and on the ninth at two in the afternoon in Copenhagen, noon in UTC.
test.each<WindowRow<number>>([
  ['window-start', 'usual', '2026-06-10T12:00:00Z', JUNE.endDate, 1],
  ['window-start', 'given-instant', '2026-06-10T12:00:00Z', JUNE.endDate, 0],
  ['window-end', 'usual', JUNE.startDate, '2026-06-10T09:00:00Z', 1],
  ['window-end', 'exclusive', JUNE.startDate, '2026-06-10T09:00:00Z', 0],
  ['window-end-before-start', 'usual', JUNE.startDate, '2026-05-01T00:00:00Z', 400],
  ['window-end-before-start', 'empty-list', JUNE.startDate, '2026-05-01T00:00:00Z', 0],
  ['window-plain-dates', 'usual', '2026-06-10', '2026-06-10', 1],
  ['window-plain-dates', 'midnights', '2026-06-10', '2026-06-10', 0],
  ['window-plain-dates', 'refused', '2026-06-10', '2026-06-10', 400],
  // 23:30 in UTC on the ninth is 01:30 in Copenhagen on the tenth.
  ['window-zone', 'usual', '2026-06-09T23:30:00Z', '2026-06-20T00:00:00Z', 1],
  ['window-zone', 'facility', '2026-06-09T23:30:00Z', '2026-06-20T00:00:00Z', 0],
  ['window-zone', 'utc', '2026-06-10T01:30:00+02:00', '2026-06-20T00:00:00Z', 1],
  ['date-time-without-zone', 'usual', '2026-06-09T00:00:00', '2026-06-09T13:00:00', 0],
  ['date-time-without-zone', 'utc', '2026-06-09T00:00:00', '2026-06-09T13:00:00', 1],
])('%s %s: from %s to %s', async (choice, taken, startDate, endDate, expected) => {
  const set = activitiesMock(readingsOf(choice, taken));
  const { id: facilityId, calendarId } = set.copenhagen;
  set.put(at('10T09:00'));
  set.put({ ...at('09T12:00'), startTime: '14:00', facilityId, calendarId });
  const isInCopenhagen = choice === 'window-zone' || choice === 'date-time-without-zone';
  const answer = await list(set, { startDate, endDate }, isInCopenhagen ? facilityId : set.utc.id);
  if (expected === 400) expect(answer.status).toBe(400);
  else expect(itemsOf(answer)).toHaveLength(expected);
});

test('both dates are required', async () => {
  const set = activitiesMock();
  const path = `/facilities/${set.utc.id}/activities?startDate=2026-06-01T00:00:00Z`;
  expect((await set.call('GET', path)).status).toBe(400);
  const other = activitiesMock(reading('missing-required-status', 'unprocessable'));
  expect((await other.call('GET', `/facilities/${other.utc.id}/activities`)).status).toBe(422);
});

test('type is the whole value, location a part of it', async () => {
  const set = activitiesMock();
  set.put({ ...at('10T09:00', 'choir'), type: 'Music', location: 'Great Hall' });
  set.put({ ...at('11T09:00', 'yoga'), type: 'Exercise', location: null });
  expect(await names(set, { type: 'Music' })).toEqual(['choir']);
  expect(await names(set, { type: 'Mus' })).toEqual([]);
  expect(await names(set, { location: 'Great Hall' })).toEqual(['choir']);
  expect(await names(set, { location: 'Hall' })).toEqual(['choir']);
  expect(await names(set, { location: 'Hall', type: 'Exercise' })).toEqual([]);
});

test('filter-case: capitals count for the type, for neither filter, or for both', async () => {
  const found = async (readings: Readings, query: Readonly<Record<string, string>>) => {
    const set = activitiesMock(readings);
    set.put(at('10T09:00'));
    return (await names(set, query)).length === 1;
  };
  expect([await found({}, { type: 'music' }), await found({}, { location: 'hall' })]).toEqual([false, true]);
  const folded = reading('filter-case', 'all-insensitive');
  expect([await found(folded, { type: 'music' }), await found(folded, { location: 'hall' })]).toEqual([
    true,
    true,
  ]);
  const exact = reading('filter-case', 'all-sensitive');
  expect([await found(exact, { type: 'music' }), await found(exact, { location: 'hall' })]).toEqual([
    false,
    false,
  ]);
});

test('each occurrence of a series is an item of its own, exceptions left out', async () => {
  const set = activitiesMock();
  const { id } = set.putSeries();
  const items = itemsOf(await list(set, { endDate: '2026-07-10T00:00:00Z' }));
  expect(items.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2026-06-06T10:00:00Z', '2026-06-06T11:00:00Z'],
    ['2026-06-13T10:00:00Z', '2026-06-13T11:00:00Z'],
    ['2026-06-20T10:00:00Z', '2026-06-20T11:00:00Z'],
    ['2026-07-04T10:00:00Z', '2026-07-04T11:00:00Z'],
  ]);
  expect(items.every((item) => item['id'] === id && item['isRecurring'] === true)).toBe(true);
  expect(items.map(({ isPastActivity }) => isPastActivity)).toEqual([true, true, false, false]);
  expect(items[0]?.['recurrence']).toMatchObject({
    frequency: 'weekly',
    seriesStartDate: '2026-06-06T00:00:00Z',
    seriesEndDate: '2026-07-04T00:00:00Z',
    exceptionDates: ['2026-06-27'],
  });
});

test('the date part of an occurrence is the day of the community', async () => {
  const set = activitiesMock();
  set.putSeries({
    facilityId: set.copenhagen.id,
    calendarId: set.copenhagen.calendarId,
    ...{
      startDate: '2026-06-05T22:30:00.000Z',
      endDate: '2026-06-05T23:30:00.000Z',
      startTime: '00:30',
      endTime: '01:30',
    },
  });
  const items = itemsOf(await list(set, {}, set.copenhagen.id));
  expect(items.map(({ startDate }) => startDate)).toEqual([
    '2026-06-06T00:30:00+02:00',
    '2026-06-13T00:30:00+02:00',
    '2026-06-20T00:30:00+02:00',
  ]);
});

test('a series far in the future is served or refused, never lost', async () => {
  const set = activitiesMock();
  const { recurrence } = set.putSeries();
  set.world.store.activities.remove(set.world.store.activities.all()[0]?.id ?? '');
  set.putSeries({ recurrence: recurrence && { ...recurrence, seriesEndDate: null } });
  for (const year of ['0000', '0001', '9998', '9999'])
    expect(
      (await list(set, { startDate: `${year}-11-20T00:00:00Z`, endDate: `${year}-12-31T23:59:59Z` })).status,
    ).toBe(200);
});

test('actingUserId asks how that user stands to each item', async () => {
  const set = activitiesMock();
  const resident = set.putResident();
  const choir = set.put();
  const walk = set.put();
  set.register(choir.id, resident);
  set.register(walk.id, resident, { status: 'waitlisted' });
  const status = async (query: Readonly<Record<string, string>>, as: string) => {
    const path = `/facilities/${set.utc.id}/activities?${new URLSearchParams({ ...JUNE, ...query }).toString()}`;
    return itemsOf(await set.call('GET', path, { as })).map((item) => item['actingUserRegistrationStatus']);
  };
  expect(await status({ actingUserId: resident }, resident)).toEqual(['registered', 'waitlisted']);
  expect(await status({}, resident)).toEqual([undefined, undefined]);
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

test('an unknown facility is 404, or an empty list', async () => {
  expect((await list(activitiesMock(), {}, 'nowhere')).status).toBe(404);
  const answer = await list(activitiesMock(reading('unknown-parent-list', 'empty-list')), {}, 'nowhere');
  expect(answer).toMatchObject({ status: 200, body: { data: [] } });
});

test('shared-calendar-facility: the first facility lists it, or each of them', async () => {
  const shared = async (readings: Readings) => {
    const set = activitiesMock(readings);
    const { calendars } = set.world.store;
    const facilityIds = [set.utc.id, set.copenhagen.id];
    const created = '2026-01-01T00:00:00.000Z';
    const { id } = calendars.insert({
      id: 'cal_shared',
      name: 'Shared',
      category: 'activity',
      facilityIds,
      private: false,
      created,
    });
    set.put({ ...at('10T09:00'), calendarId: id });
    const items = [...itemsOf(await list(set)), ...itemsOf(await list(set, {}, set.copenhagen.id))];
    return { items: items.map(({ facilityId }) => facilityId), first: set.utc.id };
  };
  const byDefault = await shared({});
  expect(byDefault.items).toEqual([byDefault.first]);
  expect((await shared(reading('shared-calendar-facility', 'unset'))).items).toEqual([null, null]);
});
