import { Temporal } from 'temporal-polyfill';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';

/** Zones whose clocks never change, around the world; so that no hour of a check is there twice or not at all. */
export const STEADY_ZONES: readonly string[] = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Phoenix',
  'America/Bogota',
  'Atlantic/Cape_Verde',
  'UTC',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Tokyo',
  'Pacific/Tarawa',
  'Pacific/Kiritimati',
];

/** A day and a time of day on the clock of a community. */
interface Appointment {
  readonly date: string;
  readonly appointmentTime: string;
}

/** By how many milliseconds the clock of the target is ahead, as an answer of it told once in the run. */
const ahead = once(async (t: Tools): Promise<number> => {
  const { headers } = await t.call('ping');
  const told = Date.parse(headers['date'] ?? '');
  return Number.isFinite(told) ? told - Date.now() : 0;
});

/** The target's own clock. */
const clockOf = async (t: Tools): Promise<Temporal.Instant> =>
  Temporal.Instant.fromEpochMilliseconds(Date.now() + (await ahead(t)));

/** So many minutes from now, on the clock of a community; a minute or two later where that is near midnight. */
export async function inMinutes(t: Tools, timeZone: string, minutes: number): Promise<Appointment> {
  const instant = (await clockOf(t)).add({ minutes }).toZonedDateTimeISO(timeZone);
  const isAtMidnight = (instant.hour === 23 && instant.minute === 59) || instant.hour + instant.minute === 0;
  const then = isAtMidnight ? instant.add({ minutes: 2 }) : instant;
  return {
    date: then.toPlainDate().toString(),
    appointmentTime: then.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The steady zone on whose clock it is nearest to an hour of the day now. */
export async function zoneWhereItIs(t: Tools, hour: number): Promise<string> {
  const now = await clockOf(t);
  const away = (timeZone: string): number => {
    const apart = Math.abs(now.toZonedDateTimeISO(timeZone).hour - hour);
    return Math.min(apart, 24 - apart);
  };
  return [...STEADY_ZONES].sort((one, other) => away(one) - away(other))[0] ?? 'UTC';
}

/** Does the clock of a zone stay as it is for the next three days? */
export async function isSteadyNow(t: Tools, timeZone: string): Promise<boolean> {
  try {
    const now = (await clockOf(t)).toZonedDateTimeISO(timeZone);
    return now.offset === now.add({ days: 3 }).offset && now.offset === now.subtract({ days: 1 }).offset;
  } catch {
    return false;
  }
}
