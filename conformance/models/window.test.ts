import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../kit/dates.ts';
import { clocks, dayHours, inUtc } from '../kit/day-hours.ts';
import { spanOf } from './check-ins.ts';
import { datesOf, isServed, lastDayFor, standing, windowCases, type WindowDates } from './window.ts';

test('the last valid end is the last second of day 45, at any time of day of the start', () => {
  for (const startDate of ['2026-03-01T00:00:00Z', '2026-03-01T23:59:59Z']) {
    expect(lastDayFor(startDate)).toBe('2026-04-14');
    expect(isServed({ startDate, endDate: '2026-04-14T23:59:59Z' })).toBe(true);
    expect(isServed({ startDate, endDate: '2026-04-15T00:00:00Z' })).toBe(false);
    expect(isServed({ startDate, endDate: '2026-04-15T08:00:00Z' })).toBe(false);
  }
});

test('45 days are counted by the calendar, over leap days and turns of the year', () => {
  expect(lastDayFor('2028-01-31T10:00:00Z')).toBe('2028-03-15');
  expect(lastDayFor('2027-01-31T10:00:00Z')).toBe('2027-03-16');
  expect(lastDayFor('2026-12-01T10:00:00Z')).toBe('2027-01-14');
});

test('a window is served exactly when it reaches no further than 44 days', () => {
  fc.assert(
    fc.property(windowCases(fc.constant(0)), (one) => {
      expect(isServed(datesOf(inUtc, '2026-06-15', one))).toBe(one.reach <= 44);
    }),
  );
});

test('noon of a day inside is listed, noon of day 46 never, noon of the first day only after the start', () => {
  fc.assert(
    fc.property(windowCases(fc.constant(0)), fc.integer({ min: -3, max: 95 }), (one, days) => {
      const dates = datesOf(inUtc, '2026-06-15', one);
      const day = addDays('2026-06-15', days);
      const found = standing(dates, { start: noonOf(day), end: `${day}T13:00:00Z` });
      if (days < 0 || days > 44 || days > one.reach) expect(found).toBe('absent');
      else if (days > 0 && days < one.reach) expect(found).toBe('listed');
      else expect(found).not.toBe('absent');
    }),
  );
});

test('a record that begins exactly at the end is open, but absent at the midnight of day 46', () => {
  const startDate = midnightOf('2026-06-15');
  const happening = (day: string) => ({ start: midnightOf(day), end: `${day}T01:00:00Z` });
  expect(standing({ startDate, endDate: midnightOf('2026-06-20') }, happening('2026-06-20'))).toBe('open');
  expect(standing({ startDate, endDate: midnightOf('2026-07-30') }, happening('2026-07-30'))).toBe('absent');
  const wide = { startDate, endDate: lastSecondOf('2026-07-29') };
  expect(standing(wide, happening('2026-06-15'))).toBe('listed');
});

const instantOf = (text: string): Temporal.Instant => Temporal.Instant.from(text);
const dayIn = (zone: string, instant: string): string =>
  instantOf(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
const midnightIn = (zone: string, day: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'second' });

/** One way to read the rule: the zone of its days, where a list begins, and whether its last instant belongs to it. */
interface Server {
  readonly days: 'utc' | 'facility';
  readonly begins: 'midnight' | 'given';
  readonly isEndIn: boolean;
}
const someServer: fc.Arbitrary<Server> = fc.record({
  days: fc.constantFrom('utc', 'facility'),
  begins: fc.constantFrom('midnight', 'given'),
  isEndIn: fc.boolean(),
});
const someZone = fc.constantFrom(
  ...['Pacific/Niue', 'America/New_York', 'America/St_Johns', 'Europe/Berlin', 'Asia/Kolkata'],
  ...['Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Kiritimati'],
);

/** What a server that keeps the rule answers: whether it serves the window, and whether its list holds a start. */
const answerOf = ({ days, begins, isEndIn }: Server, facility: string, dates: WindowDates) => {
  const zone = days === 'utc' ? 'UTC' : facility;
  const first = dayIn(zone, dates.startDate);
  const last = addDays(first, 44);
  const from = begins === 'given' ? dates.startDate : midnightIn(zone, first);
  return {
    serves: dayIn(zone, dates.endDate) <= last,
    // One that cuts the window keeps what it refuses others out of the list.
    holds: (start: string) =>
      from <= start &&
      (isEndIn ? start <= dates.endDate : start < dates.endDate) &&
      dayIn(zone, start) <= last,
  };
};

const isFair = (expected: ReturnType<typeof standing>, isHeld: boolean): boolean =>
  expected === 'open' || (expected === 'listed') === isHeld;

test('whichever reading a server takes, in whatever zone, what is asked of records with times is right', () => {
  const record = fc.record({ days: fc.integer({ min: -3, max: 95 }), from: fc.integer({ min: 0, max: 22 }) });
  fc.assert(
    fc.property(
      someZone,
      someServer,
      windowCases(fc.constant(0)),
      record,
      (zone, server, one, { days, from }) => {
        const hours = dayHours(zone);
        const dates = datesOf(hours, '2026-02-20', one);
        const answer = answerOf(server, zone, dates);
        const day = addDays('2026-02-20', days);
        const two = (hour: number): string => String(hour).padStart(2, '0');
        const [start, end] = clocks(hours, day, [`${two(from)}:00`, `${two(from)}:40`]).map((clock) =>
          Temporal.PlainDate.from(day)
            .toZonedDateTime({ timeZone: zone, plainTime: clock })
            .toInstant()
            .toString({ smallestUnit: 'second' }),
        );
        expect(answer.serves).toBe(isServed(dates));
        if (!answer.serves) return;
        expect(
          isFair(standing(dates, { start: start ?? '', end: end ?? '' }), answer.holds(start ?? '')),
        ).toBe(true);
      },
    ),
  );
});

test('the same of check-ins, whether a server keeps a date, or midnight in UTC or at the facility', () => {
  const kept = fc.constantFrom('date', 'utc', 'facility');
  const days = fc.integer({ min: -3, max: 95 });
  fc.assert(
    fc.property(
      someZone,
      someServer,
      windowCases(fc.constant(0)),
      days,
      kept,
      (zone, server, one, away, form) => {
        const hours = dayHours(zone);
        const dates = datesOf(hours, '2026-02-20', one);
        const answer = answerOf(server, zone, dates);
        if (!answer.serves) return;
        const day = addDays('2026-02-20', away);
        // A date is compared in the zone of the days of its server.
        const own = form === 'date' ? server.days : form;
        const midnight = midnightIn(own === 'utc' ? 'UTC' : zone, day);
        const span = spanOf(hours, day, form === 'date' ? day : midnight);
        expect(isFair(standing(dates, span), answer.holds(midnight))).toBe(true);
      },
    ),
  );
});
