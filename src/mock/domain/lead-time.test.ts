import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isTooSoon, type LocalTime } from './lead-time.ts';
import { trickyZones } from './tricky-zones.ts';

const zones = fc.constantFrom(...trickyZones);
const instants = fc
  .integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));
const leads = fc.integer({ min: 0, max: 100 });

const localIn = (instant: Temporal.Instant, zone: string): LocalTime => {
  const local = instant.toZonedDateTimeISO(zone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
};

test('what lies the hours and a clock change ahead is not too soon, and what lies behind is', () => {
  fc.assert(
    fc.property(instants, zones, leads, (now, zone, hours) => {
      // A repeated hour may be taken for the earlier one, and a clock shows no seconds.
      const ahead = now.add({ hours: hours + 1, minutes: 1 });
      expect(isTooSoon(localIn(ahead, zone), zone, hours, now)).toBe(false);
      const short = now.add({ hours }).subtract({ minutes: 1 });
      expect(isTooSoon(localIn(short, zone), zone, hours, now)).toBe(true);
    }),
  );
});

test('the longer the lead, the more is too soon', () => {
  fc.assert(
    fc.property(instants, instants, zones, leads, leads, (now, then, zone, one, other) => {
      const local = localIn(then, zone);
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      if (isTooSoon(local, zone, short, now)) expect(isTooSoon(local, zone, long, now)).toBe(true);
    }),
  );
});

test.each([
  ['12:00', false],
  ['11:59', true],
])('exactly the hours ahead is enough: %s', (time, soon) => {
  const now = Temporal.Instant.from('2026-06-15T09:00:00Z');
  expect(isTooSoon({ date: '2026-06-15', time }, 'UTC', 3, now)).toBe(soon);
  expect(isTooSoon({ date: '2026-06-15', time: '13:59' }, 'Europe/Berlin', 3, now)).toBe(true);
  expect(isTooSoon({ date: '2026-06-15', time: '14:00' }, 'Europe/Berlin', 3, now)).toBe(false);
});

test('a time that the clocks skip counts as later, and one that they repeat as the earlier', () => {
  // In Berlin the clocks go from two to three on the first of these days, and from three back to two on the other.
  const skipped = { date: '2026-03-29', time: '02:30' };
  const asLate = Temporal.Instant.from('2026-03-29T01:30:00Z');
  expect(isTooSoon(skipped, 'Europe/Berlin', 3, asLate.subtract({ hours: 3 }))).toBe(false);
  expect(isTooSoon(skipped, 'Europe/Berlin', 3, asLate.subtract({ hours: 3 }).add({ seconds: 1 }))).toBe(
    true,
  );
  const repeated = { date: '2026-10-25', time: '02:30' };
  const earlier = Temporal.Instant.from('2026-10-25T00:30:00Z');
  expect(isTooSoon(repeated, 'Europe/Berlin', 3, earlier.subtract({ hours: 3 }))).toBe(false);
  expect(isTooSoon(repeated, 'Europe/Berlin', 3, earlier.subtract({ hours: 3 }).add({ seconds: 1 }))).toBe(
    true,
  );
});

test('no number of hours and no end of the calendar is too much to reckon with', () => {
  const now = Temporal.Instant.from('2026-06-15T09:00:00Z');
  expect(isTooSoon({ date: '9999-12-31', time: '23:59' }, 'Pacific/Kiritimati', 1e300, now)).toBe(true);
  expect(isTooSoon({ date: '9999-12-31', time: '23:59' }, 'Pacific/Pago_Pago', 0, now)).toBe(false);
  expect(isTooSoon({ date: '0000-01-01', time: '00:00' }, 'Asia/Kathmandu', 0, now)).toBe(true);
});
