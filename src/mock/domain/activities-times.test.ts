import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { activitySpan, isPast, movedToDay } from './activities-times.ts';
import type { ActivityTimes } from './activities-times.ts';
import { dateOf, dateOfInstant, instantOf, startOfDay } from './calendar-day.ts';
import { trickyZones } from './tricky-zones.ts';

const zones = fc.constantFrom(...trickyZones);
const days = fc
  .integer({ min: 0, max: 20_000 })
  .map((day) => Temporal.PlainDate.from('2000-01-01').add({ days: day }));
const clocks = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Temporal.PlainTime().add({ minutes: minute }).toString().slice(0, 5));
const timeTypes = fc.constantFrom(
  'exactTime' as const,
  'allDay' as const,
  'morning' as const,
  'afternoon' as const,
  'evening' as const,
);
const activities: fc.Arbitrary<ActivityTimes> = fc
  .record({
    day: days,
    clock: clocks,
    more: fc.option(fc.integer({ min: -1, max: 3 })),
    startTime: fc.option(clocks),
    endTime: fc.option(clocks),
    timeType: timeTypes,
  })
  .map(({ day, clock, more, ...rest }) => ({
    ...rest,
    startDate: `${day}T${clock}:00Z`,
    endDate: more === null ? null : `${day.add({ days: more })}T${clock}:00Z`,
  }));

test('an activity starts on the local day of startDate and never ends before it starts', () => {
  fc.assert(
    fc.property(activities, zones, (activity, zone) => {
      const { start, end } = activitySpan(activity, zone);
      expect(dateOfInstant(start, zone).equals(dateOf(activity.startDate, zone))).toBe(true);
      if (end !== null) expect(Temporal.Instant.compare(end, start)).toBeGreaterThanOrEqual(0);
      if (activity.timeType !== 'exactTime') expect(end).not.toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('start and end show the local times of day that were given, where the clocks have them', () => {
  fc.assert(
    fc.property(days, clocks, clocks, zones, (day, startTime, endTime, zone) => {
      const { start, end } = activitySpan(exact({ startDate: `${day}T12:00`, startTime, endTime }), zone);
      const endDay = endTime < startTime ? day.add({ days: 1 }) : day;
      fc.pre(hasClock(day, startTime, zone) && hasClock(endDay, endTime, zone));
      expect(start.toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16)).toBe(
        `${day}T${startTime}`,
      );
      expect(end?.toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16)).toBe(
        `${endDay}T${endTime}`,
      );
    }),
  );
});

test('without an endTime the end is a later endDate, or unknown', () => {
  const open = exact({ startTime: '10:00' });
  expect(shown(open, 'UTC')).toEqual(['2026-03-10T10:00:00Z', null]);
  expect(shown({ ...open, endDate: '2026-03-10T11:00:00Z' }, 'UTC')).toEqual([
    '2026-03-10T10:00:00Z',
    '2026-03-10T11:00:00Z',
  ]);
  expect(shown({ ...open, endDate: '2026-03-10T00:00:00Z' }, 'UTC')).toEqual(['2026-03-10T10:00:00Z', null]);
  expect(shown({ ...open, startTime: null }, 'UTC')).toEqual(['2026-03-10T12:00:00Z', null]);
});

test('a span that the clocks skip is no night', () => {
  const skipped = exact({ startDate: '2026-03-08T12:00', startTime: '02:30', endTime: '03:00' });
  expect(shown(skipped, 'America/New_York')).toEqual(['2026-03-08T07:30:00Z', '2026-03-08T07:30:00Z']);
});

test('an activity of the whole day lasts as long as its local days do', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 3 }), zones, (day, more, zone) => {
      const endDate = `${day.add({ days: more })}T08:00`;
      const { start, end } = activitySpan(
        { ...exact({ startDate: `${day}T08:00`, endDate }), timeType: 'allDay' },
        zone,
      );
      expect(start.equals(startOfDay(day, zone))).toBe(true);
      expect(end?.equals(startOfDay(day.add({ days: more + 1 }), zone))).toBe(true);
    }),
  );
});

test('morning, afternoon and evening share the day without a gap, with any times of day', () => {
  const part = (timeType: ActivityTimes['timeType']) =>
    shown({ ...exact({ startTime: '09:00', endTime: '10:00' }), timeType }, 'America/New_York');
  expect(part('morning')).toEqual(['2026-03-10T04:00:00Z', '2026-03-10T16:00:00Z']);
  expect(part('afternoon')).toEqual(['2026-03-10T16:00:00Z', '2026-03-10T22:00:00Z']);
  expect(part('evening')).toEqual(['2026-03-10T22:00:00Z', '2026-03-11T04:00:00Z']);
});

test('an activity is past from its end on, or from its start on', () => {
  const span = activitySpan(exact({ startTime: '10:00', endTime: '11:00' }), 'UTC');
  const at = (clock: string) => Temporal.Instant.from(`2026-03-10T${clock}Z`);
  const past = (clock: string) => [
    isPast(span, at(clock), 'start-passed'),
    isPast(span, at(clock), 'end-passed'),
  ];
  expect(past('09:59:59')).toEqual([false, false]);
  expect(past('10:00:00')).toEqual([true, false]);
  expect(past('10:59:59')).toEqual([true, false]);
  expect(past('11:00:00')).toEqual([true, true]);
  const endless = { ...span, end: null };
  expect(isPast(endless, at('09:59:59'), 'end-passed')).toBe(false);
  expect(isPast(endless, at('10:00:00'), 'end-passed')).toBe(true);
});

test('moved to a day, an activity starts on that day and keeps its local times and its length in days', () => {
  fc.assert(
    fc.property(activities, days, zones, (activity, day, zone) => {
      const moved = movedToDay(activity, day, zone);
      expect(moved.startDate.slice(0, 10)).toBe(day.toString());
      expect(dateOf(moved.startDate, zone).equals(day)).toBe(true);
      const clock = activity.startTime ?? localClock(activity.startDate, zone);
      if (hasClock(day, clock, zone)) expect(localClock(moved.startDate, zone)).toBe(clock);
      expect(moved.endDate === null).toBe(activity.endDate === null);
      if (moved.endDate === null || activity.endDate === null) return;
      const length = (from: string, to: string) =>
        dateOf(from, zone).until(dateOf(to, zone), { largestUnit: 'day' }).days;
      expect(length(moved.startDate, moved.endDate)).toBe(length(activity.startDate, activity.endDate));
      const target = dateOf(moved.endDate, zone);
      const endClock = localClock(activity.endDate, zone);
      if (hasClock(target, endClock, zone)) expect(localClock(moved.endDate, zone)).toBe(endClock);
    }),
    { numRuns: 200 },
  );
});

function exact(some: Partial<ActivityTimes>): ActivityTimes {
  const plain = { endDate: null, startTime: null, endTime: null, timeType: 'exactTime' } as const;
  return { startDate: '2026-03-10T12:00:00Z', ...plain, ...some };
}

function shown(activity: ActivityTimes, zone: string): readonly (string | null)[] {
  const { start, end } = activitySpan(activity, zone);
  return [start.toString(), end === null ? null : end.toString()];
}

function hasClock(day: Temporal.PlainDate, clock: string, zone: string): boolean {
  const wanted = day.toPlainDateTime(Temporal.PlainTime.from(clock));
  return wanted.toZonedDateTime(zone).toPlainDateTime().equals(wanted);
}

function localClock(text: string, zone: string): string {
  return instantOf(text, zone).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5);
}
