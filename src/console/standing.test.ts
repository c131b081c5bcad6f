import { expect, test } from 'vitest';
import { movesBetween, standingsOf, type Registration } from './standing.ts';

const registered = (id: string, more: Partial<Registration> = {}): Registration => ({
  ...{ id, activityId: 'act', occurrenceDate: null, userId: id, userType: 'resident', personId: id },
  ...{ registeredAt: `2026-03-01T09:00:0${id}.000Z`, status: 'registered', onDates: {} },
  ...more,
});

const all = [
  registered('3', { status: 'waitlisted' }),
  registered('1'),
  registered('2', {
    status: 'waitlisted',
    onDates: { '2026-03-02': 'registered', '2026-03-03': 'cancelled' },
  }),
  registered('4', { occurrenceDate: '2026-03-02' }),
  registered('5', { activityId: 'other' }),
];

const rowsOn = (day: string | undefined) =>
  standingsOf(all, 'act', day).map(({ id, status, position }) => [id, status, position]);

test('registrations of an activity are in order, and the waitlist is numbered', () => {
  expect(rowsOn(undefined)).toEqual([
    ['1', 'registered', undefined],
    ['2', 'waitlisted', 1],
    ['3', 'waitlisted', 2],
    ['4', 'registered', undefined],
  ]);
});

test('on a day what differs there holds, and other days do not count', () => {
  expect(rowsOn('2026-03-02').map(([id, status]) => [id, status])).toEqual([
    ['1', 'registered'],
    ['2', 'registered'],
    ['3', 'waitlisted'],
    ['4', 'registered'],
  ]);
  expect(rowsOn('2026-03-03').map(([id]) => id)).toEqual(['1', '3']);
});

test('only new and promoted users are reported', () => {
  const before = standingsOf(all.slice(0, 3), 'act', '2026-03-01');
  const after = standingsOf(
    [registered('2'), ...all.slice(3), all[0] ?? registered('3')],
    'act',
    '2026-03-02',
  );
  expect(movesBetween(before, after)).toEqual([
    { id: '2', says: 'moved up' },
    { id: '4', says: 'came' },
  ]);
});
