import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dateOf, dateOfInstant, dateTimeText, instantOf, startOfDay } from './calendar-day.ts';
import { trickyZones } from './tricky-zones.ts';
import { daysIn, isRefused, windowDefaults, windowHolds, windowOf } from './window.ts';
import type { Window, WindowChoices } from './window.ts';

const zones = fc.constantFrom(...trickyZones);
const days = fc
  .integer({ min: 0, max: 50_000 })
  .map((day) => Temporal.PlainDate.from('1996-01-01').add({ days: day }));
const clocks = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Temporal.PlainTime().add({ seconds: second }));
const offsets = fc.constantFrom('Z', '+00:00', '-05:00', '+05:45', '+14:00', '-11:00');

test('with an offset: the last second of day 45 is the last good end, the midnight after it is too late', () => {
  fc.assert(
    fc.property(zones, days, clocks, offsets, (zone, day, clock, offset) => {
      const startDate = `${day}T${clock}${offset}`;
      const good = windowOf(
        { startDate, endDate: `${day.add({ days: 44 })}T23:59:59.999999999${offset}` },
        zone,
      );
      const late = windowOf({ startDate, endDate: `${day.add({ days: 45 })}T00:00:00${offset}` }, zone);
      expect(isRefused(good)).toBe(false);
      expect(late).toEqual({ reason: 'beyond-window' });
    }),
  );
});

test('without an offset the same holds in local time, on days when clocks change too', () => {
  fc.assert(
    fc.property(zones, days, clocks, (zone, day, clock) => {
      const startDate = `${day}T${clock}`;
      const lastGood = day.add({ days: 44 });
      const opened = accepted(windowOf({ startDate, endDate: `${lastGood}T23:59:59` }, zone));
      expect(opened.from.equals(startOfDay(day, zone))).toBe(true);
      expect(dateOfInstant(opened.until, zone).equals(lastGood)).toBe(true);
      expect(windowOf({ startDate, endDate: `${day.add({ days: 45 })}T00:00:00` }, zone)).toEqual({
        reason: 'beyond-window',
      });
    }),
  );
});

test('counted in the community, an end is good exactly when its local day is one of the 45', () => {
  const inCommunity = choose({ zone: 'facility' });
  const hours = fc.integer({ min: 0, max: 47 * 24 });
  fc.assert(
    fc.property(zones, days, clocks, offsets, hours, (zone, day, clock, offset, later) => {
      const startDate = `${day}T${clock}${offset}`;
      const end = instantOf(startDate, zone).add({ hours: later });
      const apart = dateOf(startDate, zone).until(dateOfInstant(end, zone), { largestUnit: 'day' }).days;
      const answer = windowOf({ startDate, endDate: end.toString() }, zone, inCommunity);
      expect(isRefused(answer)).toBe(apart > 44);
    }),
  );
});

test('a date-time end belongs to the window, the instant after it does not', () => {
  const opened = accepted(windowOf({ startDate: '2026-06-10', endDate: '2026-06-12T10:00:00Z' }, 'UTC'));
  const end = Temporal.Instant.from('2026-06-12T10:00:00Z');
  expect(windowHolds(opened, end)).toBe(true);
  expect(windowHolds(opened, end.add({ nanoseconds: 1 }))).toBe(false);
  expect(windowHolds(opened, Temporal.Instant.from('2026-06-10T00:00:00Z'))).toBe(true);
  expect(windowHolds(opened, Temporal.Instant.from('2026-06-09T23:59:59Z'))).toBe(false);
});

test('plain dates open a window of whole local days', () => {
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 0, max: 44 }), (zone, day, more) => {
      const last = day.add({ days: more });
      const opened = accepted(windowOf({ startDate: `${day}`, endDate: `${last}` }, zone));
      const nextDay = startOfDay(last.add({ days: 1 }), zone);
      expect(windowHolds(opened, startOfDay(day, zone))).toBe(true);
      expect(windowHolds(opened, nextDay.subtract({ nanoseconds: 1 }))).toBe(true);
      expect(windowHolds(opened, nextDay)).toBe(false);
    }),
  );
});

test('plain dates 44 days apart are good, 45 apart are beyond', () => {
  fc.assert(
    fc.property(zones, days, (zone, day) => {
      const ends = [44, 45].map((more) =>
        windowOf({ startDate: `${day}`, endDate: `${day.add({ days: more })}` }, zone),
      );
      expect(ends.map(isRefused)).toEqual([false, true]);
    }),
  );
});

test('the other readings of plain dates', () => {
  const dates = { startDate: '2026-06-10', endDate: '2026-06-12' };
  const first = accepted(windowOf(dates, 'UTC', choose({ plainDates: 'midnights' })));
  expect(first.until.toString()).toBe('2026-06-12T00:00:00Z');
  expect(windowOf(dates, 'UTC', choose({ plainDates: 'refused' }))).toEqual({ reason: 'malformed' });
  const abroad = accepted(windowOf(dates, 'Asia/Tokyo', choose({ zone: 'utc' })));
  expect(abroad.from.toString()).toBe('2026-06-10T00:00:00Z');
  expect(abroad.until.toString()).toBe('2026-06-13T00:00:00Z');
  const midnights = accepted(windowOf(dates, 'Asia/Tokyo', choose({ zone: 'utc', plainDates: 'midnights' })));
  expect(midnights.until.toString()).toBe('2026-06-12T00:00:00Z');
});

test('an exclusive end leaves out what starts at it, and does not turn an empty span into a mistake', () => {
  const exclusive = choose({ end: 'exclusive' });
  const dates = { startDate: '2026-06-10', endDate: '2026-06-12T10:00:00Z' };
  const opened = accepted(windowOf(dates, 'UTC', exclusive));
  expect(windowHolds(opened, Temporal.Instant.from('2026-06-12T10:00:00Z'))).toBe(false);
  expect(windowHolds(opened, Temporal.Instant.from('2026-06-12T09:59:59Z'))).toBe(true);
  const empty = accepted(
    windowOf({ startDate: '2026-06-10', endDate: '2026-06-10T00:00:00Z' }, 'UTC', exclusive),
  );
  expect(windowHolds(empty, empty.from)).toBe(false);
});

test('a day lies in the window exactly when one of the instants of its local day can', () => {
  const readings = fc.record({
    start: fc.constantFrom('midnight' as const, 'given-instant' as const),
    end: fc.constantFrom('inclusive' as const, 'exclusive' as const),
  });
  const length = fc.integer({ min: 0, max: 44 });
  fc.assert(
    fc.property(zones, days, clocks, length, readings, (zone, day, clock, more, reading) => {
      const dates = { startDate: `${day}T12:00`, endDate: `${day.add({ days: more })}T${clock}` };
      const opened = windowOf(dates, zone, choose(reading));
      fc.pre(!isRefused(opened));
      for (const near of [-1, 0, 1, more - 1, more, more + 1].map((offset) => day.add({ days: offset }))) {
        const first = startOfDay(near, zone);
        const isInside = windowHolds({ ...opened, from: startOfDay(day, zone) }, first);
        expect(daysIn(opened)(near.toString())).toBe(isInside);
      }
    }),
  );
});

test('an end before the first instant of the window is refused, or finds nothing', () => {
  const dates = { startDate: '2026-06-10T10:00:00Z', endDate: '2026-06-09T23:59:59Z' };
  expect(windowOf(dates, 'UTC')).toEqual({ reason: 'end-before-start' });
  const plain = { startDate: '2026-06-10', endDate: '2026-06-09' };
  expect(windowOf(plain, 'UTC')).toEqual({ reason: 'end-before-start' });
  const empty = accepted(windowOf(dates, 'UTC', choose({ endBeforeStart: 'empty-list' })));
  expect(windowHolds(empty, empty.from)).toBe(false);
  expect(daysIn(empty)(empty.firstDay.toString())).toBe(false);
  const sameDay = { startDate: '2026-06-10T10:00:00Z', endDate: '2026-06-10T09:00:00Z' };
  expect(isRefused(windowOf(sameDay, 'UTC'))).toBe(false);
  expect(windowOf(sameDay, 'UTC', choose({ start: 'given-instant' }))).toEqual({
    reason: 'end-before-start',
  });
});

test('a window that is too long may be cut off after day 45', () => {
  const dates = { startDate: '2026-01-01T22:00:00Z', endDate: '2026-12-31T00:00:00Z' };
  const cut = accepted(windowOf(dates, 'UTC', choose({ beyond: 'cut' })));
  expect(windowHolds(cut, Temporal.Instant.from('2026-02-14T23:59:59Z'))).toBe(true);
  expect(windowHolds(cut, Temporal.Instant.from('2026-02-15T00:00:00Z'))).toBe(false);
  expect(`${cut.firstDay} ${cut.lastDay}`).toBe('2026-01-01 2026-02-14');
});

test('a list without a limit of days takes any length', () => {
  const dates = { startDate: '2000-01-01', endDate: '2090-01-01' };
  expect(isRefused(windowOf(dates, 'UTC', windowDefaults, null))).toBe(false);
});

test.each([
  ['2026-06-10', 'tomorrow'],
  ['10.06.2026', '2026-06-10'],
  ['2026-06-10', '2026-06-31'],
])('%s to %s names no window', (startDate, endDate) => {
  expect(windowOf({ startDate, endDate }, 'UTC')).toEqual({ reason: 'malformed' });
});

test('a date-time without offset is local to the community in every reading of the days', () => {
  fc.assert(
    fc.property(
      zones,
      days,
      clocks,
      fc.constantFrom('as-written', 'facility', 'utc'),
      (zone, day, clock, reading) => {
        const end = `${day.add({ days: 3 })}T${clock}`;
        const opened = accepted(
          windowOf({ startDate: `${day}`, endDate: end }, zone, choose({ zone: reading })),
        );
        expect(dateTimeText(opened.until, zone)).toBe(dateTimeText(instantOf(end, zone), zone));
      },
    ),
  );
});

function choose(some: Partial<WindowChoices>): WindowChoices {
  return { ...windowDefaults, ...some };
}

function accepted(answer: ReturnType<typeof windowOf>): Window {
  if (isRefused(answer)) throw new Error(`refused: ${answer.reason}`);
  return answer;
}
