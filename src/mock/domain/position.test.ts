import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf } from './position.ts';
import type { Entry } from './registrations-entry.ts';

const crowd: fc.Arbitrary<readonly Entry[]> = fc
  .array(fc.tuple(fc.constantFrom('registered' as const, 'waitlisted' as const), fc.nat({ max: 59 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((some) =>
    some.map(([status, second], index) => entry(`reg_${index}`, { status, registeredAt: at(second) })),
  );

test('waitlisted entries have numbers from 1 without a gap, earlier ones first; registered ones have none', () => {
  fc.assert(
    fc.property(crowd, (entries) => {
      const waiting = entries.filter((one) => one.status === 'waitlisted');
      const places = waiting.map((one) => positionOf(one, entries, 'waitlist-place') ?? 0);
      expect([...places].sort((one, other) => one - other)).toEqual(waiting.map((_, index) => index + 1));
      waiting.forEach((one, index) =>
        expect(positionOf(one, entries, 'waitlist-place-or-null')).toBe(places[index]),
      );
      waiting.forEach((one, index) =>
        waiting.forEach((other, next) => {
          if (one.registeredAt < other.registeredAt) expect(places[index]).toBeLessThan(places[next] ?? 0);
        }),
      );
      for (const one of entries.filter(({ status }) => status === 'registered')) {
        expect(positionOf(one, entries, 'waitlist-place')).toBe(0);
        expect(positionOf(one, entries, 'waitlist-place-or-null')).toBeNull();
      }
    }),
  );
});

test('overall, the registered come first and everybody has a place of their own', () => {
  fc.assert(
    fc.property(crowd, (entries) => {
      const placed = entries.map((one) => ({ one, place: positionOf(one, entries, 'overall') ?? 0 }));
      const inOrder = [...placed].sort((one, other) => one.place - other.place);
      expect(inOrder.map(({ place }) => place)).toEqual(entries.map((_, index) => index + 1));
      const statuses = inOrder.map(({ one }) => one.status);
      expect(statuses).toEqual([...statuses].sort());
    }),
  );
});

test('the waitlist is that of the same kind of user and of the day', () => {
  const day = '2026-03-02';
  const entries = [
    entry('family', { status: 'waitlisted', userType: 'connection', registeredAt: at(1) }),
    entry('series', { status: 'waitlisted', registeredAt: at(2) }),
    entry('once', { status: 'waitlisted', occurrenceDate: day, registeredAt: at(3) }),
    entry('elsewhere', { status: 'waitlisted', occurrenceDate: '2026-03-09', registeredAt: at(4) }),
  ];
  const places = entries.map((one) => positionOf(one, entries, 'waitlist-place'));
  expect(places).toEqual([1, 1, 2, 2]);
  const [, series] = entries;
  if (series === undefined) throw new Error('there are four entries');
  const movedUp = { ...series, onDates: { [day]: 'registered' as const } };
  expect(positionOf(movedUp, [movedUp], 'waitlist-place', day)).toBe(0);
  expect(positionOf(movedUp, [movedUp], 'waitlist-place')).toBe(1);
});

function at(second: number): string {
  return `2026-01-01T00:00:${String(second).padStart(2, '0')}Z`;
}

function entry(id: string, some: Partial<Entry>): Entry {
  const plain = { userType: 'resident', status: 'registered', occurrenceDate: null, onDates: {} } as const;
  return { id, userId: id, registeredAt: at(0), ...plain, ...some };
}
