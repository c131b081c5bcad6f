import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import { activitiesMock, type ActivitiesMock } from '../../testing/activities.ts';

const readSeries = (
  readings: Readings,
  query: string,
  more: Parameters<ActivitiesMock['putSeries']>[0] = {},
) => {
  const set = activitiesMock(readings);
  const { id } = set.putSeries(more);
  return set.call('GET', `/activities/${id}${query}`);
};

test('an occurrence has its own dates, capacity and registrations', async () => {
  const set = activitiesMock();
  const { id } = set.putSeries({ maxRegistered: 5 });
  const [one, whole] = [set.putResident(), set.putResident()];
  set.register(id, one, { occurrenceDate: '2026-06-20' });
  set.register(id, whole, { onDates: { '2026-06-13': 'cancelled' } });
  const on = async (day: string, user: string) =>
    dataOf(await set.call('GET', `/activities/${id}?occurrenceDate=${day}&actingUserId=${user}`));
  const twentieth = await on('2026-06-20', one);
  expect(twentieth).toMatchObject({
    id,
    startDate: '2026-06-20T10:00:00Z',
    endDate: '2026-06-20T11:00:00Z',
    isRecurring: true,
  });
  expect(twentieth).toMatchObject({
    capacity: { residents: { registered: 2 } },
    actingUserRegistrationStatus: 'registered',
  });
  expect(await on('2026-06-13', whole)).toMatchObject({
    capacity: { residents: { registered: 0 } },
    actingUserRegistrationStatus: null,
  });
  expect(await on('2026-06-06', whole)).toMatchObject({
    actingUserRegistrationStatus: 'registered',
    isPastActivity: true,
  });
});

test.each(['2026-05-30', '2026-07-11', '2026-06-27', '9999-12-31'])(
  'no occurrence on %s: 404',
  async (day) => {
    expect((await readSeries({}, `?occurrenceDate=${day}`)).status).toBe(404);
  },
);

test('an occurrence that could not be written is none', async () => {
  const set = activitiesMock();
  const { recurrence } = set.putSeries();
  const { id } = set.putSeries({
    recurrence: recurrence && { ...recurrence, frequency: 'daily', seriesEndDate: null },
  });
  expect((await set.call('GET', `/activities/${id}?occurrenceDate=9998-12-31`)).status).toBe(200);
  expect((await set.call('GET', `/activities/${id}?occurrenceDate=9999-12-31`)).status).toBe(404);
});

test('occurrence-date-form: the date written in a date-time, or a date alone', async () => {
  const query = `?occurrenceDate=${encodeURIComponent('2026-06-20T23:30:00-05:00')}`;
  expect(dataOf(await readSeries({}, query))['startDate']).toBe('2026-06-20T10:00:00Z');
  expect((await readSeries(reading('occurrence-date-form', 'date-only'), query)).status).toBe(400);
  expect(
    (await readSeries(reading('occurrence-date-form', 'date-only'), '?occurrenceDate=2026-06-20')).status,
  ).toBe(200);
});

test('series-without-occurrence-date: the next occurrence, the first, or refused', async () => {
  const start = async (readings: Readings, more = {}) =>
    dataOf(await readSeries(readings, '', more))['startDate'];
  expect(await start({})).toBe('2026-06-20T10:00:00Z');
  expect(await start(reading('series-without-occurrence-date', 'first-occurrence'))).toBe(
    '2026-06-06T10:00:00Z',
  );
  expect((await readSeries(reading('series-without-occurrence-date', 'refused'), '')).status).toBe(400);
});

test('a series without an occurrence left shows its first, one without any the day of its start', async () => {
  const set = activitiesMock();
  const { recurrence } = set.putSeries();
  const over = set.putSeries({ recurrence: recurrence && { ...recurrence, seriesEndDate: '2026-06-13' } });
  expect(dataOf(await set.call('GET', `/activities/${over.id}`))['startDate']).toBe('2026-06-06T10:00:00Z');
  const none = set.putSeries({
    recurrence: recurrence && { ...recurrence, seriesEndDate: '2026-06-06', exceptionDates: ['2026-06-06'] },
  });
  expect(dataOf(await set.call('GET', `/activities/${none.id}`))['startDate']).toBe('2026-06-06T10:00:00Z');
});

test('occurrence-off-pattern: 404, 400, or as if it took place', async () => {
  const query = '?occurrenceDate=2026-06-17';
  expect((await readSeries({}, query)).status).toBe(404);
  expect((await readSeries(reading('occurrence-off-pattern', 'bad-request'), query)).status).toBe(400);
  expect(dataOf(await readSeries(reading('occurrence-off-pattern', 'served'), query))['startDate']).toBe(
    '2026-06-17T10:00:00Z',
  );
});

test('occurrence-date-on-single: a warning, or refused', async () => {
  const read = (readings: Readings) => {
    const set = activitiesMock(readings);
    const { id } = set.put();
    return set.call('GET', `/activities/${id}?occurrenceDate=2026-06-17`);
  };
  const warned = await read({});
  expect(warned.status).toBe(200);
  expect(warned.headers.get('Warning')).toMatch(/^299 - /);
  expect((await read(reading('occurrence-date-on-single', 'refused'))).status).toBe(400);
});
