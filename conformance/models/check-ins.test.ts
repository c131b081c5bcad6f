import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays } from '../kit/dates.ts';
import { formOf, isExactlyOn, isOn } from './check-ins.ts';

const day = '2026-03-15';

test('a plain date means only its own day', () => {
  expect(isOn(day, day)).toBe(true);
  expect(isOn('2026-03-14', day)).toBe(false);
  expect(isOn('2026-03-16', day)).toBe(false);
});

test('local midnight means its day, in whichever zone it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'UTC',
        'Europe/Copenhagen',
        'America/New_York',
        'Asia/Kolkata',
        'America/St_Johns',
        'Pacific/Auckland',
        'Pacific/Honolulu',
      ),
      fc.constantFrom('UTC', 'Europe/Copenhagen', 'Asia/Kathmandu', 'Pacific/Auckland'),
      fc.integer({ min: 0, max: 700 }),
      (home, elsewhere, days) => {
        const date = addDays(day, days);
        const midnight = Temporal.PlainDate.from(date).toZonedDateTime(home);
        const written = midnight.withTimeZone(elsewhere).toString({ timeZoneName: 'never' });
        expect(isOn(written, date)).toBe(true);
      },
    ),
  );
});

test('a midnight of the day before or after means another day', () => {
  for (const other of ['2026-03-14T00:00:00Z', '2026-03-16T00:00:00Z', '2026-03-16T00:00:00', '20260316T00Z'])
    expect(isOn(other, day)).toBe(false);
});

test('a time that is midnight in no zone, and a text that is no date, mean no day', () => {
  for (const text of [`${day}T00:40:00Z`, `${day}T09:00:01Z`, 'yesterday', '2026-02-30', '', null, 15]) {
    expect(formOf(text)).toBeUndefined();
    expect(isOn(text, day)).toBe(false);
  }
  expect(formOf(day)).toBe('date');
  expect(formOf(`${day}T00:00:00.000Z`)).toBe('date-time');
  expect(formOf(`${day}T22:00Z`)).toBe('date-time');
});

test.each([
  [day, true],
  [`${day}T00:00:00Z`, true],
  ['2026-03-14T18:30:00Z', true],
  [`${day}T00:00:00+05:30`, true],
  [`${day}T00:00:00`, true],
  ['2026-03-14T19:00:00-05:00', true],
  ['2026-03-14', false],
  ['2026-03-14T00:00:00+05:30', false],
  ['2026-03-14T00:00:00Z', false],
  ['2026-03-14T23:00:00Z', false],
  [`${day}T12:00:00Z`, false],
])('in Kolkata %s means the 15th: %s', (startDate, means) => {
  expect(isExactlyOn(startDate, day, 'Asia/Kolkata')).toBe(means);
});
