import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsBeforeStart, minutesBetween, timeAfter } from './time-of-day.ts';

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const withinADay = fc.integer({ min: 0, max: 1439 });

test('the gap is the added time, also across midnight', () => {
  fc.assert(
    fc.property(times, withinADay, (start, minutes) => {
      const end = timeAfter(start, minutes);
      expect(end && minutesBetween(start, end.time)).toBe(minutes);
    }),
  );
});

test('an end on the next day is the earlier time, and no other is', () => {
  fc.assert(
    fc.property(times, withinADay, (start, minutes) => {
      const end = timeAfter(start, minutes);
      expect(end?.isPastMidnight).toBe(end && endsBeforeStart(start, end.time));
    }),
  );
});

test('the gaps there and back make a day, or nothing', () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      expect(minutesBetween(one, other) + minutesBetween(other, one)).toBe(one === other ? 0 : 1440);
      expect(endsBeforeStart(one, other)).toBe(other < one);
    }),
  );
});

test.each([
  ['10:00', 45, { time: '10:45', isPastMidnight: false }],
  ['09:05', 0, { time: '09:05', isPastMidnight: false }],
  ['23:30', 29, { time: '23:59', isPastMidnight: false }],
  ['23:30', 30, { time: '00:00', isPastMidnight: true }],
  ['23:30', 60, { time: '00:30', isPastMidnight: true }],
  ['10:00', 1440, { time: '10:00', isPastMidnight: true }],
  ['10:00', -1, undefined],
] as const)('%s and %d minutes', (start, minutes, expected) => {
  expect(timeAfter(start, minutes)).toEqual(expected);
});
