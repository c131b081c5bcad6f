import { expect, test } from 'vitest';
import { dayAt, isStart } from './local-day.ts';

const sent = '2026-03-15T23:30:00Z';

test('the day is that of the time zone', () => {
  expect(dayAt(sent, 'UTC')).toBe('2026-03-15');
  expect(dayAt(sent, 'Europe/Copenhagen')).toBe('2026-03-16');
});

test('the same instant in another format is the start that was sent', () => {
  expect(isStart('2026-03-16T00:30:00.000+01:00', sent, 'Europe/Copenhagen')).toBe(true);
  expect(isStart('2026-03-15T23:31:00Z', sent, 'Europe/Copenhagen')).toBe(false);
  expect(isStart('2026-03-15T00:00:00Z', sent, 'UTC')).toBe(false);
});

test('a plain date must be the day in the time zone', () => {
  expect(isStart('2026-03-16', sent, 'Europe/Copenhagen')).toBe(true);
  expect(isStart('2026-03-15', sent, 'Europe/Copenhagen')).toBe(false);
  expect(isStart('2026-03-15', sent, 'UTC')).toBe(true);
});

test('a value that is no date is no start', () => {
  for (const shown of [null, undefined, '', 'noon', 15]) expect(isStart(shown, sent, 'UTC')).toBe(false);
});
