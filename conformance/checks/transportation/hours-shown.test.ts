import { expect, test } from 'vitest';
import {
  otherTimesOutside,
  timeOfNoEntry,
  timesOfEitherKind,
  timesOfTwoEntries,
  weekOf,
} from './hours-shown.ts';
import type { JsonObject } from '../../kit/json.ts';

/** A Monday. */
const DAY = '2026-11-30';
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const shown = (...hours: readonly JsonObject[]) => ({
  settings: { types: [], needsAddress: false, leadHours: 3, hours },
  day: DAY,
});
const on = (dayOfWeek: string, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });
const timesOf = (asks: readonly object[] | undefined) =>
  asks?.map((ask) => ('appointmentTime' in ask ? ask.appointmentTime : undefined));

test('a week of equal days tells no day from another', () => {
  expect(weekOf(shown(...DAYS.map((day) => on(day, '08:00', '18:00'))))).toBeUndefined();
});

test('each day of a week is tried at a time that other days have, and at one that they leave out', () => {
  const week = weekOf(shown(on('monday', '08:00', '12:00'), on('tuesday', '14:00', '18:00')));
  const [monday, tuesday] = [DAY, '2026-12-01'];
  expect(week?.inside.map(({ date }) => date)).toEqual([monday, tuesday]);
  for (const { date, appointmentTime } of week?.inside ?? [])
    expect(appointmentTime < '12:00').toBe(date === monday);
  for (const { date, appointmentTime } of week?.outside ?? [])
    expect(appointmentTime > '14:00' && appointmentTime < '18:00').toBe(date === monday);
});

test('a day of the week that two entries are about is left out of the week', () => {
  const twice = [on('wednesday', '08:00', '09:00'), on('wednesday', '10:00', '11:00')];
  const week = weekOf(shown(on('monday', '08:00', '12:00'), on('tuesday', '14:00', '18:00'), ...twice));
  expect(week?.inside.map(({ date }) => date)).toEqual([DAY, '2026-12-01']);
});

test('two entries of a day have a time of their own each, if they name their day', () => {
  const two = [on('monday', '06:00', '10:00'), on('monday', '14:00', '18:00')];
  expect(timesOf(timesOfTwoEntries(shown(...two)))).toEqual(['06:30', '14:30']);
  expect(timesOfTwoEntries(shown(...two.map((one) => ({ ...one, dayOfWeek: 1 }))))).toBeUndefined();
  expect(timesOfTwoEntries(shown(...two.slice(0, 1)))).toBeUndefined();
});

test('an entry by the date and one by the day of the week have a time of their own each', () => {
  const dated = { date: DAY, startTime: '14:00', endTime: '18:00' };
  const weekly = on('monday', '06:00', '10:00');
  expect(timesOf(timesOfEitherKind(shown(dated, weekly)))).toEqual(['06:30', '14:30']);
  expect(timesOfEitherKind(shown(dated))).toBeUndefined();
  expect(timesOfEitherKind(shown({ ...dated, startTime: '06:00' }, weekly))).toBeUndefined();
});

test('a day without an entry is one that no entry may be about', () => {
  expect(timeOfNoEntry(shown(on('monday', '08:00', '12:00')))).toEqual([
    { date: '2026-12-01', appointmentTime: '12:00' },
  ]);
  expect(timeOfNoEntry(shown())).toBeUndefined();
});

test('other times than the appointment are tried outside of hours that leave room before and after', () => {
  expect(otherTimesOutside(shown(on('monday', '08:00', '18:00')))).toEqual([
    { date: DAY, appointmentTime: '13:00', pickupTime: '07:15' },
    { date: DAY, appointmentTime: '13:00', returnTime: '18:45', tripType: 'roundtrip' },
  ]);
  expect(otherTimesOutside(shown(on('monday', '00:00', '23:59')))).toBeUndefined();
});
