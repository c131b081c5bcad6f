import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTimetableOrder, type Timed } from './timetable.ts';

const items: fc.Arbitrary<readonly Timed[]> = fc.array(
  fc.record({
    date: fc.constantFrom('2026-06-19', '2026-06-20', '2027-01-01'),
    time: fc.constantFrom(null, '00:00', '09:30', '12:00', '23:59'),
  }),
);
const orders = fc.constantFrom(
  'ascending-none-last' as const,
  'ascending-none-first' as const,
  'descending' as const,
);

test('nothing is lost, and the order depends only on date and time', () => {
  fc.assert(
    fc.property(items, orders, (list, order) => {
      const sorted = inTimetableOrder(list, order);
      expect(sorted).toHaveLength(list.length);
      expect(inTimetableOrder([...list].reverse(), order)).toEqual(sorted);
      expect(inTimetableOrder(sorted, order)).toEqual(sorted);
    }),
  );
});

test('without missing times the descending order is the ascending one backwards', () => {
  fc.assert(
    fc.property(items, (list) => {
      const timed = list.filter(({ time }) => time !== null);
      expect([...inTimetableOrder(timed, 'descending')].reverse()).toEqual(
        inTimetableOrder(timed, 'ascending-none-last'),
      );
    }),
  );
});

test('what has no time is last on its day, or first', () => {
  const list: readonly Timed[] = [
    { date: '2026-06-20', time: '12:00' },
    { date: '2026-06-20', time: null },
    { date: '2026-06-19', time: '23:00' },
    { date: '2026-06-20', time: '08:00' },
  ];
  const shown = (order: Parameters<typeof inTimetableOrder>[1]) =>
    inTimetableOrder(list, order).map(({ date, time }) => `${date.slice(-2)} ${time ?? '-'}`);
  expect(shown('ascending-none-last')).toEqual(['19 23:00', '20 08:00', '20 12:00', '20 -']);
  expect(shown('ascending-none-first')).toEqual(['19 23:00', '20 -', '20 08:00', '20 12:00']);
  expect(shown('descending')).toEqual(['20 12:00', '20 08:00', '20 -', '19 23:00']);
});

test('what has date and time in common stays as it stood', () => {
  const list = ['first', 'second', 'third'].map((name) => ({ date: '2026-06-20', time: '12:00', name }));
  for (const order of ['ascending-none-last', 'descending'] as const)
    expect(inTimetableOrder(list, order)).toEqual(list);
});
