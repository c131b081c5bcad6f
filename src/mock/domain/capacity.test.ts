import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capacityOf, limitOf } from './capacity.ts';
import type { ActivityState, CapacityChoices } from './capacity.ts';
import { statusOn } from './registrations-entry.ts';
import type { Entry } from './registrations-entry.ts';

const defaults: CapacityChoices = {
  unlimited: 'null-max',
  isOpen: 'bookable',
  available: 'never-below-zero',
};
const ahead: ActivityState = { isPast: false, isCancelled: false };

const entries: fc.Arbitrary<readonly Entry[]> = fc
  .array(
    fc.record({
      userType: fc.constantFrom('resident' as const, 'connection' as const),
      status: fc.constantFrom('registered' as const, 'waitlisted' as const),
      occurrenceDate: fc.constantFrom(null, '2026-03-02', '2026-03-09'),
    }),
    { maxLength: 12 },
  )
  .map((some) => some.map((entry, index) => ({ ...entry, ...identity(index), onDates: {} })));

test('a limit is divided into places taken and places left', () => {
  fc.assert(
    fc.property(fc.nat({ max: 15 }), entries, (max, some) => {
      const shown = capacityOf(max, some, 'resident', null, ahead, defaults);
      const registered = some.filter(
        (one) => one.userType === 'resident' && statusOn(one, null) === 'registered',
      );
      expect(shown.max).toBe(max);
      expect(shown.registered).toBe(registered.length);
      expect(shown.available).toBe(Math.max(0, max - registered.length));
      expect(shown.isFull).toBe(shown.available === 0);
      expect(shown.isOpen).toBe(!shown.isFull);
    }),
  );
});

test('without a limit an activity is never full; the shown value depends on the reading', () => {
  const some = [entry(1, {})];
  expect(capacityOf(null, some, 'resident', null, ahead, defaults)).toMatchObject({
    max: null,
    available: null,
    isFull: false,
    isOpen: true,
  });
  const zero = capacityOf(null, some, 'resident', null, ahead, { ...defaults, unlimited: 'zero-max' });
  expect(zero).toMatchObject({ max: 0, available: 0, isFull: false, isOpen: true });
});

test('beyond a lowered limit nothing is available, or less than nothing', () => {
  const some = [entry(1, {}), entry(2, {}), entry(3, {})];
  const available = (reading: CapacityChoices['available']) =>
    capacityOf(1, some, 'resident', null, ahead, { ...defaults, available: reading }).available;
  expect(available('never-below-zero')).toBe(0);
  expect(available('below-zero')).toBe(-2);
});

test('a sent limit of 0 is a limit under one reading only', () => {
  expect(limitOf(0, 'null-max')).toBe(0);
  expect(limitOf(0, 'zero-max')).toBeNull();
  expect(limitOf(7, 'zero-max')).toBe(7);
  expect(limitOf(undefined, 'null-max')).toBeNull();
  expect(capacityOf(0, [], 'resident', null, ahead, defaults)).toMatchObject({ isFull: true, isOpen: false });
});

test.each([
  ['bookable', false, true],
  ['not-over', true, true],
] as const)('isOpen under %s', (isOpen, whenFull, whenFree) => {
  const choices = { ...defaults, isOpen };
  const some = [entry(1, {})];
  const shown = (max: number, state: ActivityState) =>
    capacityOf(max, some, 'resident', null, state, choices).isOpen;
  expect(shown(1, ahead)).toBe(whenFull);
  expect(shown(2, ahead)).toBe(whenFree);
  expect(shown(2, { ...ahead, isPast: true })).toBe(false);
  expect(shown(2, { ...ahead, isCancelled: true })).toBe(false);
});

function entry(index: number, some: Partial<Entry>): Entry {
  const plain = { userType: 'resident', status: 'registered', occurrenceDate: null, onDates: {} } as const;
  return { ...plain, ...identity(index), ...some };
}

function identity(index: number): Pick<Entry, 'id' | 'userId' | 'registeredAt'> {
  return { id: `reg_${index}`, userId: `res_${index}`, registeredAt: `2026-01-01T00:00:${10 + index}Z` };
}
