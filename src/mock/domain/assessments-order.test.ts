import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCompletionOrder, mostRecentOf } from './assessments-order.ts';

const moment = fc.integer({ min: 1, max: 9 }).map((day) => `2026-06-0${day}T00:00:00.000Z`);
const interviews = fc
  .array(fc.record({ dateStarted: moment, dateCompleted: fc.option(moment) }), { maxLength: 8 })
  .map((list) => list.map((one, place) => ({ ...one, place })));

test('the list holds every interview once', () => {
  fc.assert(
    fc.property(interviews, fc.constantFrom('first', 'last'), (given, unfinished) => {
      const places = inCompletionOrder(given, unfinished).map(({ place }) => place);
      expect([...places].sort()).toEqual(given.map(({ place }) => place));
    }),
  );
});

test('completed ones come latest first, and those of one date by their making', () => {
  fc.assert(
    fc.property(interviews, fc.constantFrom('first', 'last'), (given, unfinished) => {
      const done = inCompletionOrder(given, unfinished).filter((one) => one.dateCompleted !== null);
      for (const [at, one] of done.slice(1).entries()) {
        const before = done[at];
        expect((before?.dateCompleted ?? '') >= (one.dateCompleted ?? '')).toBe(true);
        if (before?.dateCompleted === one.dateCompleted) expect(before.place).toBeGreaterThan(one.place);
      }
    }),
  );
});

test('unfinished ones stand together at the end that was asked for', () => {
  fc.assert(
    fc.property(interviews, (given) => {
      const open = given.filter(({ dateCompleted }) => dateCompleted === null).length;
      const first = inCompletionOrder(given, 'first').slice(0, open);
      const last = inCompletionOrder(given, 'last').slice(given.length - open);
      expect(first.every(({ dateCompleted }) => dateCompleted === null)).toBe(true);
      expect(last).toEqual(first);
    }),
  );
});

test('nothing is more recent than the most recent one', () => {
  fc.assert(
    fc.property(interviews, (given) => {
      const found = mostRecentOf(given);
      expect(found === undefined).toBe(given.length === 0);
      const at = found?.dateCompleted ?? found?.dateStarted ?? '';
      for (const one of given) {
        const other = one.dateCompleted ?? one.dateStarted;
        expect(other < at || (other === at && one.place <= (found?.place ?? 0))).toBe(true);
      }
    }),
  );
});
