import { expect, test } from 'vitest';
import { entryOf, statusOn } from './registrations-entry.ts';
import type { Entry, UserType } from './registrations-entry.ts';
import { cancel, statusOnRegister } from './waitlist.ts';
import type { Limits, MoveChoices, RegisterChoices } from './waitlist.ts';

const defaults: RegisterChoices = { waitlist: 'when-full', fullForConnections: 'refused' };
test('the earliest registered moves up, with any order of entries', () => {
  const entries = [
    entry('late', { status: 'waitlisted', registeredAt: '2026-01-02T23:00:00Z' }),
    entry('holder', {}),
    entry('early', { status: 'waitlisted', registeredAt: '2026-01-03T03:00:00+05:00' }),
    entry('family', { status: 'waitlisted', userType: 'connection', registeredAt: '2026-01-01T00:00:00Z' }),
  ];
  const after = cancel(entries, 'holder', null, { resident: 1, connection: 1 });
  expect(after.promoted.map(({ entry: one }) => one.id)).toEqual(['early']);
  expect(after.cancelled.map((one) => one.id)).toEqual(['holder']);
  expect(after.entries.map((one) => [one.id, one.status])).toEqual([
    ['late', 'waitlisted'],
    ['early', 'registered'],
    ['family', 'waitlisted'],
  ]);
});

test('after a limit was lowered, no one moves up until there is room', () => {
  const entries = [entry('one', {}), entry('two', {}), entry('next', { status: 'waitlisted' })];
  expect(cancel(entries, 'one', null, { resident: 1, connection: 0 }).promoted).toEqual([]);
  expect(cancel(entries, 'one', '2026-03-02', { resident: 1, connection: 0 }).promoted).toEqual([]);
  expect(cancel(entries, 'one', null, { resident: null, connection: 0 }).promoted).toHaveLength(1);
});

test.each([null, '2026-03-02'])(
  'a free place moves no one up when a waitlisted user or a connection is cancelled (%s)',
  (date) => {
    const entries = [
      entry('holder', {}),
      entry('next', { status: 'waitlisted' }),
      entry('last', { status: 'waitlisted' }),
      entry('family', { userType: 'connection' }),
    ];
    for (const leaver of ['last', 'family']) {
      const after = cancel(entries, leaver, date, { resident: 9, connection: 9 });
      expect(after.cancelled.map((one) => one.id)).toEqual([leaver]);
      expect(after.promoted).toEqual([]);
    }
    expect(cancel(entries, 'holder', date, { resident: 9, connection: 9 }).promoted).toHaveLength(1);
  },
);

test('to cancel one day of a series leaves the other days, and one moves up on that day alone', () => {
  const [day, other] = ['2026-03-02', '2026-03-09'];
  const entries = [
    entry('holder', {}),
    entry('next', { status: 'waitlisted' }),
    entry('last', { status: 'waitlisted' }),
  ];
  const after = cancel(entries, 'holder', day, { resident: 1, connection: 0 });
  expect(after.promoted.map(({ entry: one, date }) => [one.id, date])).toEqual([['next', day]]);
  const standing = (date: string | null) => after.entries.map((one) => statusOn(one, date));
  expect(standing(day)).toEqual(['cancelled', 'registered', 'waitlisted']);
  expect(standing(other)).toEqual(['registered', 'waitlisted', 'waitlisted']);
  const back = cancel(after.entries, 'next', null, { resident: 1, connection: 0 });
  expect(back.promoted.map(({ entry: one, date }) => [one.id, date])).toEqual([['last', day]]);
});

test('a day that was cancelled can be taken again, and is no longer there to cancel', () => {
  const day = '2026-03-02';
  const { entries } = cancel([entry('holder', {})], 'holder', day, { resident: 1, connection: 0 });
  expect(entryOf(entries, 'holder', day)).toBeUndefined();
  expect(entryOf(entries, 'holder', '2026-03-09')?.id).toBe('holder');
  expect(cancel(entries, 'holder', day, { resident: 1, connection: 0 })).toEqual({
    entries,
    cancelled: [],
    promoted: [],
  });
});

test('a free place in the whole series goes to users waiting for single days if no one waits for the series', () => {
  const waiting = ['a', 'b', 'c'].map((id, index) =>
    entry(id, { status: 'waitlisted', occurrenceDate: index === 1 ? '2026-03-09' : '2026-03-02' }),
  );
  const after = cancel([entry('holder', {}), ...waiting], 'holder', null, { resident: 1, connection: 0 });
  expect(after.promoted.map(({ entry: one, date }) => [one.id, date])).toEqual([
    ['a', '2026-03-02'],
    ['b', '2026-03-09'],
  ]);
});

test('a place in the whole series is given once: for all days to one, or to one on each day', () => {
  const whole = entry('whole', { status: 'waitlisted', registeredAt: '2026-01-02T00:00:00Z' });
  const once = entry('once', {
    status: 'waitlisted',
    occurrenceDate: '2026-03-02',
    registeredAt: '2026-01-03T00:00:00Z',
  });
  const late = { ...whole, registeredAt: '2026-01-04T00:00:00Z' };
  const up = (...waiting: readonly Entry[]) =>
    cancel([entry('holder', {}), ...waiting], 'holder', null, { resident: 1, connection: 0 }).promoted.map(
      ({ entry: one }) => one.id,
    );
  expect(up(whole, once)).toEqual(['whole']);
  expect(up(once, late)).toEqual(['once']);
});

test('the readings of places of a series that come free', () => {
  const [day, other] = ['2026-03-02', '2026-03-09'];
  const waits = (id: string, occurrenceDate: string | null) =>
    entry(id, { status: 'waitlisted', occurrenceDate });
  const up = (date: string | null, waiting: readonly Entry[], more: Partial<MoveChoices>) => {
    const choices = { seriesGivenUp: 'first-on-each-day', dayForWhole: 'that-day', ...more } as const;
    const max = { resident: 1, connection: 0 };
    const after = cancel([entry('holder', {}), ...waiting], 'holder', date, max, choices);
    return after.promoted.map(({ entry: one }) => [one.id, statusOn(one, day), statusOn(one, other)]);
  };
  const days = [waits('a', day), waits('b', other)];
  expect(up(null, days, { seriesGivenUp: 'first-alone' })).toEqual([['a', 'registered', undefined]]);
  const whole = [waits('a', null), waits('b', day)];
  expect(up(day, whole, {})).toEqual([['a', 'registered', 'waitlisted']]);
  expect(up(day, whole, { dayForWhole: 'whole-series' })).toEqual([['a', 'registered', 'registered']]);
  expect(up(day, whole, { dayForWhole: 'nothing' })).toEqual([['b', 'registered', undefined]]);
});

test('a user without an entry cannot be cancelled', () => {
  const entries = [entry('holder', {})];
  const after = cancel(entries, 'nobody', null, { resident: 1, connection: 0 });
  expect(after).toEqual({ entries, cancelled: [], promoted: [] });
});

test('the readings of a full activity', () => {
  const full = [entry('holder', {}), entry('family', { userType: 'connection' })];
  const one: Limits = { resident: 1, connection: 1 };
  const comes = (userType: UserType, max: Limits, choices: Partial<RegisterChoices>) =>
    statusOnRegister({ userType, occurrenceDate: null }, full, max, { ...defaults, ...choices });
  expect(comes('resident', one, {})).toBe('waitlisted');
  expect(comes('resident', one, { waitlist: 'never' })).toBe('registered');
  expect(comes('resident', { ...one, resident: 2 }, {})).toBe('registered');
  expect(comes('resident', { ...one, resident: null }, {})).toBe('registered');
  expect(comes('connection', one, {})).toBe('refused');
  expect(comes('connection', one, { fullForConnections: 'waitlisted' })).toBe('waitlisted');
  expect(comes('connection', one, { fullForConnections: 'overbooked' })).toBe('registered');
  expect(comes('connection', { ...one, connection: 2 }, {})).toBe('registered');
});

test('with a free place and a user waiting, the queue is kept or overtaken', () => {
  const entries = [entry('holder', {}), entry('next', { status: 'waitlisted' })];
  const comes = (waitlist: RegisterChoices['waitlist']) =>
    statusOnRegister(
      { userType: 'resident', occurrenceDate: null },
      entries,
      { resident: 2, connection: 0 },
      { ...defaults, waitlist },
    );
  expect(comes('when-full')).toBe('registered');
  expect(comes('when-full-or-queued')).toBe('waitlisted');
});

test('a whole series is full when one of its days is', () => {
  const entries = [entry('holder', { occurrenceDate: '2026-03-02' })];
  const comes = (occurrenceDate: string | null) =>
    statusOnRegister(
      { userType: 'resident', occurrenceDate },
      entries,
      { resident: 1, connection: 0 },
      defaults,
    );
  expect(comes(null)).toBe('waitlisted');
  expect(comes('2026-03-02')).toBe('waitlisted');
  expect(comes('2026-03-09')).toBe('registered');
});

function entry(id: string, some: Partial<Entry>): Entry {
  const plain = { userType: 'resident', status: 'registered', occurrenceDate: null, onDates: {} } as const;
  return { id, userId: id, registeredAt: '2026-01-01T00:00:00Z', ...plain, ...some };
}
