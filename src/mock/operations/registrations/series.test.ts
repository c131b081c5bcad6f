import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOn } from '../../domain/registrations-entry.ts';
import { DAILY, registrationsMock, SERIES } from '../../testing/registrations.ts';
import { itemsOf } from '../../testing/people.ts';
import { personEntries } from './entries.ts';

const THREE_DAYS = ['2026-06-20', '2026-06-22'] as const;
const on = (date: string) => `?occurrenceDate=${date}`;

test('a registration for a series is listed on each of its days', async () => {
  const { register, listed, residents } = registrationsMock({}, SERIES);
  await register(residents[0]);
  expect((await listed(residents[0], ...THREE_DAYS)).body).toMatchObject({
    data: [
      {
        activityStartDate: '2026-06-20T10:00:00Z',
        activityEndDate: '2026-06-20T11:00:00Z',
        status: 'registered',
      },
      { activityStartDate: '2026-06-21T10:00:00Z' },
      { activityStartDate: '2026-06-22T10:00:00Z' },
    ],
  });
});

test('the answer to a registration for a series shows its next occurrence', async () => {
  const { register, residents } = registrationsMock({}, SERIES);
  expect((await register(residents[0])).body).toMatchObject({
    data: { activityStartDate: '2026-06-15T10:00:00Z' },
  });
});

test('a series without an end makes no list without an end', async () => {
  const { register, listed, residents } = registrationsMock({}, SERIES);
  await register(residents[0]);
  const days = async (from: string, to: string) => itemsOf(await listed(residents[0], from, to)).length;
  // 366 days, counted from two days before the first.
  expect(await days('0001-01-01', '9999-12-31')).toBe(364);
  expect(await days('9990-01-01', '9999-12-31')).toBe(366);
  expect(await days('9999-01-01', '9999-12-31')).toBe(0);
});

test('one occurrence of a whole registration is cancelled and the others stay', async () => {
  const { register, cancel, listed, residents, reportedEvents } = registrationsMock({}, SERIES);
  await register(residents[0]);
  await register(residents[1]);
  expect((await cancel(residents[0], on('2026-06-21'))).status).toBe(204);
  expect((await listed(residents[0], ...THREE_DAYS)).body).toMatchObject({
    data: [{ activityStartDate: '2026-06-20T10:00:00Z' }, { activityStartDate: '2026-06-22T10:00:00Z' }],
  });
  // The place is free on that day only, so the move up is on that day only.
  expect((await listed(residents[1], ...THREE_DAYS)).body).toMatchObject({
    data: [
      { status: 'waitlisted', position: 1 },
      { status: 'registered', position: 0 },
      { status: 'waitlisted' },
    ],
  });
  expect(
    reportedEvents()
      .slice(2)
      .map(([kind]) => kind),
  ).toEqual(['registration.deleted', 'registration.created']);
  expect((await cancel(residents[0], on('2026-06-21'))).status).toBe(404);
});

test('an occurrence that was cancelled can be registered for again', async () => {
  const { register, cancel, listed, residents } = registrationsMock({}, SERIES);
  await register(residents[0]);
  await cancel(residents[0], on('2026-06-21'));
  expect((await register(residents[0], {}, on('2026-06-21'))).status).toBe(201);
  expect((await register(residents[0], {}, on('2026-06-21'))).status).toBe(409);
  expect((await listed(residents[0], ...THREE_DAYS)).body).toMatchObject({ data: [{}, {}, {}] });
});

test('registrations for single occurrences are counted and cancelled one by one', async () => {
  const { register, cancel, listed, residents } = registrationsMock({}, SERIES);
  for (const date of ['2026-06-20', '2026-06-22']) await register(residents[0], { occurrenceDate: date });
  expect((await register(residents[1], {}, on('2026-06-20'))).body).toMatchObject({
    data: { status: 'waitlisted' },
  });
  expect((await register(residents[1], {}, on('2026-06-21'))).body).toMatchObject({
    data: { status: 'registered', activityStartDate: '2026-06-21T10:00:00Z' },
  });
  await cancel(residents[0], on('2026-06-20'));
  expect((await listed(residents[0], ...THREE_DAYS)).body).toMatchObject({
    data: [{ activityStartDate: '2026-06-22T10:00:00Z' }],
  });
  expect((await listed(residents[1], ...THREE_DAYS)).body).toMatchObject({
    data: [{ status: 'registered' }, { status: 'registered' }],
  });
});

test('without a date a cancel takes the user off every occurrence', async () => {
  const { register, cancel, listed, residents, reportedEvents } = registrationsMock({}, SERIES);
  for (const date of ['2026-06-20', '2026-06-22']) await register(residents[0], { occurrenceDate: date });
  expect((await cancel(residents[0])).status).toBe(204);
  expect((await listed(residents[0], ...THREE_DAYS)).body).toEqual({ data: [] });
  expect(
    reportedEvents()
      .slice(2)
      .map(([kind]) => kind),
  ).toEqual(['registration.deleted', 'registration.deleted']);
});

test('when its last occurrence is cancelled a whole registration is gone', async () => {
  const two = { ...DAILY, seriesStartDate: '2026-06-20', seriesEndDate: '2026-06-21' };
  const { register, cancel, residents, world, call, activity } = registrationsMock(
    {},
    { ...SERIES, recurrence: two },
  );
  await register(residents[0]);
  await cancel(residents[0], on('2026-06-20'));
  expect(world.store.registrations.all()).toHaveLength(1);
  await cancel(residents[0], on('2026-06-21'));
  expect(world.store.registrations.all()).toEqual([]);
  expect((await call('DELETE', `/activities/${activity.id}`)).status).toBe(204);
});

test('dates on which the series does not take place are 404 and past ones 409', async () => {
  const weekly = {
    ...DAILY,
    frequency: 'weekly',
    seriesEndDate: '2026-08-31',
    exceptionDates: ['2026-06-24'],
  } as const;
  const { register, cancel, residents, state } = registrationsMock({}, { ...SERIES, recurrence: weekly });
  await register(residents[0], { occurrenceDate: '2026-06-17' });
  const before = state();
  for (const date of ['2026-06-03', '2026-09-02', '2026-06-24', '2026-06-18']) {
    expect([date, (await register(residents[1], {}, on(date))).status]).toEqual([date, 404]);
    expect([date, (await cancel(residents[0], on(date))).status]).toEqual([date, 404]);
  }
  expect((await register(residents[1], {}, on('2026-06-10'))).status).toBe(409);
  expect((await register(residents[1], {}, on('tomorrow'))).status).toBe(400);
  expect(state()).toEqual(before);
});

test('a series whose last occurrence is over takes no registration', async () => {
  const until = (day: string) => ({ ...SERIES, recurrence: { ...DAILY, seriesEndDate: day } });
  const asked = async (day: string) => {
    const { register, residents } = registrationsMock({}, until(day));
    return (await register(residents[0])).status;
  };
  // It is noon of the fifteenth, and that day's occurrence ended an hour ago.
  expect(await asked('2026-06-15')).toBe(409);
  expect(await asked('2026-06-16')).toBe(201);
});

test('on no day of a series more are registered than have a place', async () => {
  const day = fc.constantFrom('2026-06-20', '2026-06-21', '2026-06-22');
  const who = fc.nat({ max: 2 });
  const step = fc.record({ cancels: fc.boolean(), who, day: fc.option(day, { nil: undefined }) });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 2 }),
      fc.array(step, { maxLength: 14 }),
      async (max, steps) => {
        const { register, cancel, residents, world, activity } = registrationsMock(
          {},
          { ...SERIES, maxRegistered: max },
        );
        for (const { cancels, who: at, day: date } of steps) {
          const query = date === undefined ? '' : on(date);
          const resident = residents[at] ?? '';
          await (cancels ? cancel(resident, query) : register(resident, {}, query));
          const entries = personEntries(activity.id, world);
          for (const one of ['2026-06-20', '2026-06-21', '2026-06-22', '2026-06-23'])
            expect(countOn(entries, 'resident', 'registered', one)).toBeLessThanOrEqual(max);
        }
      },
    ),
    { numRuns: 60 },
  );
});
