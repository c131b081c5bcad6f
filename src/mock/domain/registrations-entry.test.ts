import { expect, test } from 'vitest';
import { byRegistration, countOn, entryOf, statusOn } from './registrations-entry.ts';
import type { Entry } from './registrations-entry.ts';

const day = '2026-03-02';
const other = '2026-03-09';

test('an entry for one day counts on that day only', () => {
  const once = entry('once', { occurrenceDate: day, status: 'waitlisted' });
  expect([day, other, null].map((date) => statusOn(once, date))).toEqual([
    'waitlisted',
    undefined,
    undefined,
  ]);
});

test('an entry for a series counts on every day, except days with their own status', () => {
  const whole = entry('whole', { onDates: { [day]: 'cancelled' } });
  expect([day, other, null].map((date) => statusOn(whole, date))).toEqual([
    'cancelled',
    'registered',
    'registered',
  ]);
  const waiting = entry('waiting', { status: 'waitlisted', onDates: { [day]: 'registered' } });
  expect([day, other, null].map((date) => statusOn(waiting, date))).toEqual([
    'registered',
    'waitlisted',
    'waitlisted',
  ]);
});

test('entries are counted by kind of user, status and day', () => {
  const entries = [
    entry('whole', { onDates: { [day]: 'cancelled' } }),
    entry('once', { occurrenceDate: day }),
    entry('family', { userType: 'connection' }),
    entry('waiting', { status: 'waitlisted' }),
  ];
  expect([day, other, null].map((date) => countOn(entries, 'resident', 'registered', date))).toEqual([
    1, 1, 1,
  ]);
  expect(countOn(entries, 'resident', 'waitlisted', day)).toBe(1);
  expect(countOn(entries, 'connection', 'registered', day)).toBe(1);
});

test('entries come in the order of their instants, and of the list where those are equal', () => {
  const entries = [
    entry('b', { registeredAt: '2026-01-03T03:00:00+05:00' }),
    entry('c', { registeredAt: '2026-01-02T23:00:00Z' }),
    entry('d', { registeredAt: '2026-01-02T23:00:00.000Z' }),
    entry('a', { registeredAt: '2026-01-01T00:00:00Z' }),
  ];
  expect(byRegistration(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('a registration for a day is a part of the series', () => {
  const entries = [entry('holder', { occurrenceDate: '2026-03-02' })];
  expect(entryOf(entries, 'holder', null)?.id).toBe('holder');
  expect(entryOf(entries, 'holder', '2026-03-02')?.id).toBe('holder');
  expect(entryOf(entries, 'holder', '2026-03-09')).toBeUndefined();
  expect(entryOf(entries, 'other', null)).toBeUndefined();
});

test('a day that was cancelled is free again, also when it was taken once more since', () => {
  const whole = entry('holder', { onDates: { [day]: 'cancelled' } });
  expect(entryOf([whole], 'holder', day)).toBeUndefined();
  expect(entryOf([whole], 'holder', other)?.id).toBe('holder');
  const again = entry('again', { userId: 'holder', occurrenceDate: day });
  expect(entryOf([whole, again], 'holder', day)?.id).toBe('again');
});

function entry(id: string, some: Partial<Entry>): Entry {
  const plain = { userType: 'resident', status: 'registered', occurrenceDate: null, onDates: {} } as const;
  return { id, userId: id, registeredAt: '2026-01-01T00:00:00Z', ...plain, ...some };
}
