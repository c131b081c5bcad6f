import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import {
  firstOccurrenceDate,
  nextOccurrenceDate,
  occurrenceDates,
  occurrenceStanding,
} from './recurrence.ts';
import { dayOfWeekOf, daysOfWeek, weeksOfMonth } from './series.ts';
import type { Series } from './series.ts';
import { trickyZones } from './tricky-zones.ts';

const zones = fc.constantFrom(...trickyZones);
const origin = Temporal.PlainDate.from('2024-01-01');
const days = fc.integer({ min: 0, max: 1200 }).map((day) => origin.add({ days: day }));
const weekdays = fc.constantFrom(...daysOfWeek);
const minutes = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Temporal.PlainTime().add({ minutes: minute }));
const clocks = minutes.map((time) => time.toString().slice(0, 5));

const series: fc.Arbitrary<Series> = fc
  .record({
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    interval: fc.integer({ min: 1, max: 4 }),
    daysOfWeek: fc.uniqueArray(weekdays, { maxLength: 3 }),
    weekOfMonth: fc.option(fc.constantFrom(...weeksOfMonth)),
    dayOfWeek: fc.option(weekdays),
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    start: days,
    clock: clocks,
    length: fc.option(fc.integer({ min: 0, max: 400 })),
    exceptions: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
  })
  .map(({ start, clock, length, exceptions, ...rest }) => ({
    ...rest,
    seriesStartDate: `${start}T${clock}:00`,
    seriesEndDate: length === null ? null : start.add({ days: length }).toString(),
    exceptionDates: exceptions.map((day) => start.add({ days: day }).toString()),
  }));

test('the dates of a series are the days that a walk through the calendar finds', () => {
  fc.assert(
    fc.property(series, zones, days, fc.integer({ min: 0, max: 120 }), (some, zone, first, length) => {
      const last = first.add({ days: length });
      const walked = walk(first, last).filter((day) => isDayOf(some, day));
      expect(occurrenceDates(some, zone, first, last).map(String)).toEqual(walked.map(String));
    }),
    { numRuns: 200 },
  );
});

test('a date is an occurrence exactly when the series lists it, and otherwise one reason holds', () => {
  fc.assert(
    fc.property(series, zones, fc.integer({ min: -3, max: 70 }), (some, zone, later) => {
      const day = Temporal.PlainDate.from(startOf(some)).add({ days: later });
      const standing = occurrenceStanding(some, day, zone);
      expect(standing === 'occurrence').toBe(occurrenceDates(some, zone, day, day).length === 1);
      const text = day.toString();
      const isOutside = text < startOf(some) || (some.seriesEndDate !== null && text > some.seriesEndDate);
      expect(standing === 'outside-series').toBe(isOutside);
      expect(standing === 'exception').toBe(!isOutside && some.exceptionDates.includes(text));
    }),
    { numRuns: 300 },
  );
});

test('the first and the last day belong to the series, the days around it do not', () => {
  const short = { ...weekly, seriesEndDate: '2026-03-16', exceptionDates: ['2026-03-16T23:30:00-05:00'] };
  const standing = (day: string) =>
    occurrenceStanding(short, Temporal.PlainDate.from(day), 'America/Chicago');
  expect(standing('2026-03-01')).toBe('outside-series');
  expect(standing('2026-03-02')).toBe('occurrence');
  expect(standing('2026-03-09')).toBe('off-pattern');
  expect(standing('2026-03-16')).toBe('exception');
  expect(standing('2026-03-17')).toBe('outside-series');
  expect(
    occurrenceStanding({ ...short, exceptionDates: [] }, Temporal.PlainDate.from('2026-03-16'), 'UTC'),
  ).toBe('occurrence');
});

test.each([
  [{ dayOfMonth: 31 }, ['2026-03-31', '2026-05-31']],
  [{ weekOfMonth: 'second', dayOfWeek: 'tuesday' }, ['2026-03-10', '2026-04-14', '2026-05-12']],
  [{ weekOfMonth: 'last', dayOfWeek: 'sunday' }, ['2026-03-29', '2026-04-26', '2026-05-31']],
  [{ dayOfMonth: 5, weekOfMonth: 'last', dayOfWeek: 'sunday' }, ['2026-03-05', '2026-04-05', '2026-05-05']],
  [{}, ['2026-03-02', '2026-04-02', '2026-05-02']],
] as const)('monthly on %o', (pattern, expected) => {
  const monthly = { ...weekly, frequency: 'monthly' as const, interval: 1, daysOfWeek: [], ...pattern };
  const last = Temporal.PlainDate.from('2026-05-31');
  expect(occurrenceDates(monthly, 'UTC', origin, last).map(String)).toEqual(expected);
});

test('the next occurrence is the first that the calendar walk finds from that day on', () => {
  fc.assert(
    fc.property(series, zones, days, (some, zone, from) => {
      const walked = walk(from, from.add({ days: 500 })).find((day) => isDayOf(some, day));
      const next = nextOccurrenceDate(some, zone, from);
      if (walked !== undefined) expect(`${next}`).toBe(`${walked}`);
      else expect(next === undefined || next.until(from).days < -500).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('the next occurrence is found at any distance', () => {
  const start = Temporal.PlainDate.from('2026-03-02');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), zones, (interval, zone) => {
      const rare = { ...weekly, frequency: 'daily' as const, daysOfWeek: [], interval };
      const next = nextOccurrenceDate(rare, zone, start.add({ days: 1 }));
      expect(`${next}`).toBe(`${start.add({ days: interval })}`);
    }),
  );
  const monday = { ...weekly, interval: 1 };
  const exceptionDates = Array.from({ length: 60 }, (_, week) => start.add({ weeks: week }).toString());
  expect(`${firstOccurrenceDate({ ...monday, exceptionDates }, 'UTC')}`).toBe(`${start.add({ weeks: 60 })}`);
});

test('a next occurrence is found after years without one, and not found if there is none', () => {
  const leapDay = { ...weekly, frequency: 'monthly' as const, interval: 12, daysOfWeek: [], dayOfMonth: 29 };
  const since = { ...leapDay, seriesStartDate: '2096-02-29' };
  expect(`${nextOccurrenceDate(since, 'UTC', Temporal.PlainDate.from('2096-03-01'))}`).toBe('2104-02-29');
  const never = { ...leapDay, dayOfMonth: 31, seriesStartDate: '2026-02-01' };
  expect(firstOccurrenceDate(never, 'UTC')).toBeUndefined();
  expect(occurrenceStanding(never, Temporal.PlainDate.from('2026-03-31'), 'UTC')).toBe('off-pattern');
  const ended = { ...weekly, seriesEndDate: '2026-03-16' };
  expect(nextOccurrenceDate(ended, 'UTC', Temporal.PlainDate.from('2026-03-17'))).toBeUndefined();
  const excepted = { ...since, exceptionDates: ['2096-02-29', '2104-02-29'] };
  expect(`${firstOccurrenceDate(excepted, 'UTC')}`).toBe('2108-02-29');
});

test('a generation of days is not too much to ask', () => {
  const daily = {
    ...weekly,
    frequency: 'daily' as const,
    interval: 1,
    daysOfWeek: [],
    seriesStartDate: '2001-01-01',
  };
  const dates = occurrenceDates(daily, 'UTC', origin, origin.add({ years: 28 }).subtract({ days: 1 }));
  expect(dates).toHaveLength(10_227);
});

test('every other Monday and Wednesday counts weeks from Monday', () => {
  const both = { ...weekly, daysOfWeek: ['monday', 'wednesday'] as const, seriesStartDate: '2026-03-04' };
  const last = Temporal.PlainDate.from('2026-04-01');
  expect(occurrenceDates(both, 'UTC', origin, last).map(String)).toEqual([
    '2026-03-04',
    '2026-03-16',
    '2026-03-18',
    '2026-03-30',
    '2026-04-01',
  ]);
});

const weekly: Series = {
  frequency: 'weekly',
  interval: 2,
  daysOfWeek: ['monday'],
  weekOfMonth: null,
  dayOfWeek: null,
  dayOfMonth: null,
  seriesStartDate: '2026-03-02T09:00:00',
  seriesEndDate: null,
  exceptionDates: [],
};

function startOf(some: Series): string {
  return some.seriesStartDate.slice(0, 10);
}

function walk(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  const { days: length } = first.until(last);
  return Array.from({ length: length + 1 }, (_, day) => first.add({ days: day }));
}

// The pattern once more, by counting days and months from the start instead of by a recurrence rule.
function isDayOf(some: Series, day: Temporal.PlainDate): boolean {
  const start = Temporal.PlainDate.from(startOf(some));
  const text = day.toString();
  if (text < startOf(some) || (some.seriesEndDate !== null && text > some.seriesEndDate)) return false;
  if (some.exceptionDates.includes(text)) return false;
  const weekday = dayOfWeekOf(day);
  if (some.frequency === 'daily') {
    const isListed = some.daysOfWeek.length === 0 || some.daysOfWeek.includes(weekday);
    return isListed && start.until(day).days % some.interval === 0;
  }
  if (some.frequency === 'weekly') {
    const listed = some.daysOfWeek.length === 0 ? [dayOfWeekOf(start)] : some.daysOfWeek;
    const monday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });
    return listed.includes(weekday) && (monday(start).until(monday(day)).days / 7) % some.interval === 0;
  }
  const months = (day.year - start.year) * 12 + day.month - start.month;
  if (months % some.interval !== 0) return false;
  if (some.dayOfMonth !== null) return day.day === some.dayOfMonth;
  if (some.weekOfMonth === null || some.dayOfWeek === null) return day.day === start.day;
  if (weekday !== some.dayOfWeek) return false;
  if (some.weekOfMonth === 'last') return day.add({ days: 7 }).month !== day.month;
  return Math.ceil(day.day / 7) === weeksOfMonth.indexOf(some.weekOfMonth) + 1;
}
