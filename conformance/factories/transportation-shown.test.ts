import { expect, test } from 'vitest';
import { appointmentsIn, appointmentsOfDates, closedDays, timesAround } from './transportation-shown.ts';
import type { JsonObject } from '../kit/json.ts';

/** A Monday. */
const DAY = '2026-11-30';

const shown = (...hours: readonly JsonObject[]) => ({
  settings: { types: [], needsAddress: false, leadHours: 3, hours },
  day: DAY,
});
const onMondays = { dayOfWeek: 'monday', startTime: '09:00', endTime: '15:00' };
const onTuesdays = { dayOfWeek: 'tuesday', startTime: '18:00', endTime: '22:00' };
const datesIn = (all: readonly { readonly date: string }[]) => [...new Set(all.map(({ date }) => date))];

test('times around hours lie inside all of them, before the earliest or after the latest', () => {
  const morning = { from: '08:00', to: '12:00' };
  expect(timesAround([morning])).toEqual({ inside: ['10:00'], before: ['07:15'], after: ['12:45'] });
  const day = { from: '09:00', to: '18:00' };
  expect(timesAround([morning, day])).toEqual({ inside: ['10:30'], before: ['07:15'], after: ['18:45'] });
  const evening = { from: '20:00', to: '23:59' };
  expect(timesAround([morning, evening])).toEqual({ inside: [], before: ['07:15'], after: [] });
});

test('appointments are tried on the days about which there is one entry with hours', () => {
  const closed = { dayOfWeek: 'wednesday', notAvailable: true };
  const { inside, outside } = appointmentsIn(shown(onMondays, onTuesdays, onTuesdays, closed));
  expect(datesIn(inside)).toEqual([DAY, '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
  expect(inside[0]).toEqual({ date: DAY, appointmentTime: '12:00' });
  expect(outside.slice(0, 2).map(({ appointmentTime }) => appointmentTime)).toEqual(['08:15', '15:45']);
});

test('on a date with an entry of its own, what the day of the week has counts as well', () => {
  const date = { date: DAY, startTime: '12:00', endTime: '20:00' };
  const { inside, outside } = appointmentsOfDates(shown(onMondays, date));
  expect(datesIn([...inside, ...outside])).toEqual([DAY]);
  expect(inside.map(({ appointmentTime }) => appointmentTime)).toEqual(['13:30']);
  expect(outside.map(({ appointmentTime }) => appointmentTime)).toEqual(['08:15', '20:45']);
  expect(appointmentsOfDates(shown(onMondays)).outside).toEqual([]);
  expect(appointmentsOfDates(shown({ ...onMondays, notAvailable: true }, date)).outside).toEqual([]);
});

test('a closed day is one whose only entry says notAvailable', () => {
  const closed = { dayOfWeek: 'wednesday', notAvailable: true };
  expect(closedDays(shown(onMondays, closed)).slice(0, 2)).toEqual(['2026-12-02', '2026-12-09']);
});
