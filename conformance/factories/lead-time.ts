import { Temporal } from 'temporal-polyfill';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';

/** Zones around the world without daylight saving time, so that no hour of a check is missing or doubled. */
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

/** A day and a time of day in a community. */
interface Appointment {
  readonly date: string;
  readonly appointmentTime: string;
}

/** How many milliseconds the clock of the target is ahead of ours, from the Date of one answer per run. */
const ahead = once(async (t: Tools): Promise<number> => {
  const { headers } = await t.call('ping');
  const ofTarget = Date.parse(headers['date'] ?? '');
  return Number.isFinite(ofTarget) ? ofTarget - Date.now() : 0;
});

/** The current instant on the clock of the target. */
const clockOf = async (t: Tools): Promise<Temporal.Instant> =>
  Temporal.Instant.fromEpochMilliseconds(Date.now() + (await ahead(t)));

/**
 * The time a number of minutes from now, on the clock of a community. Near midnight it is two minutes later.
 */
export async function inMinutes(t: Tools, timeZone: string, minutes: number): Promise<Appointment> {
  const instant = (await clockOf(t)).add({ minutes }).toZonedDateTimeISO(timeZone);
  const isAtMidnight = (instant.hour === 23 && instant.minute === 59) || instant.hour + instant.minute === 0;
  const then = isAtMidnight ? instant.add({ minutes: 2 }) : instant;
  return {
    date: then.toPlainDate().toString(),
    appointmentTime: then.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The zone of STEADY_ZONES in which the hour of the day is now nearest to the given hour. */
export async function zoneWhereItIs(t: Tools, hour: number): Promise<string> {
  const now = await clockOf(t);
  const away = (timeZone: string): number => {
    const apart = Math.abs(now.toZonedDateTimeISO(timeZone).hour - hour);
    return Math.min(apart, 24 - apart);
  };
  return [...STEADY_ZONES].sort((one, other) => away(one) - away(other))[0] ?? 'UTC';
}

/** Whether the offset of a zone stays the same from yesterday to three days from now. */
export async function isSteadyNow(t: Tools, timeZone: string): Promise<boolean> {
  try {
    const now = (await clockOf(t)).toZonedDateTimeISO(timeZone);
    return now.offset === now.add({ days: 3 }).offset && now.offset === now.subtract({ days: 1 }).offset;
  } catch {
    return false;
  }
}
