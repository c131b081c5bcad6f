import { Temporal } from 'temporal-polyfill';
import type { BodyOf } from '../../openapi/generated/contract.ts';
import { midnightOf } from '../kit/dates.ts';
import { zonedFacility } from '../kit/day-hours.ts';
import type { JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';
import { givenResident } from './residents.ts';
import { staffId } from './staff.ts';

export type CheckInBody = BodyOf<'createCheckIn'>;

interface GivenCheckIn {
  readonly checkInId: string;
  readonly residentId: string;
  /** The day of the check-in. */
  readonly day: string;
  /** The check-in in the answer to the create. */
  readonly checkIn: JsonObject;
}

/** Days from today to the check-ins of checks, unless a check says otherwise. Negative: in the past. */
export const LONG_AGO = -30;

/** A new resident for check-ins, of a facility on UTC all year if one is configured. */
export async function checkInResident(t: Tools): Promise<string> {
  const { id } = zonedFacility(t.run) ?? (await t.facility());
  return (await givenResident(t, {}, id)).residentId;
}

/** A resident without a check-in on any of these days, for checks that look only for their own check-ins. */
export const residentFreeOn = async (t: Tools, ...days: readonly string[]): Promise<string> =>
  (await freeResidents(t))(days);

const freeResidents = once((t: Tools) => {
  const taken = new Map<string, Set<string>>();
  return Promise.resolve(async (days: readonly string[]): Promise<string> => {
    const free = [...taken].find(([, own]) => !days.some((day) => own.has(day)));
    const [residentId, own] = free ?? [await checkInResident(t), new Set<string>()];
    taken.set(residentId, new Set([...own, ...days]));
    return residentId;
  });
});

/**
 * The body of a check-in of seven minutes, a month ago. `startDate` is a day (YYYY-MM-DD), which is written
 * in the form that the target accepts.
 */
export async function checkInBody(t: Tools, overrides: Partial<CheckInBody> = {}): Promise<CheckInBody> {
  const day = overrides.startDate ?? (await t.day(LONG_AGO));
  const body = { checkInStaffId: await staffId(t), durationInMinutes: 7, ...overrides };
  return { ...body, startDate: await written(t, day) };
}

/** A day as a body writes it: a plain date, or a midnight if the target accepts no plain date. */
const written = async (t: Tools, day: string): Promise<string> =>
  (await takesPlainDates(t)) ? day : midnightOn(t, day);

/**
 * The later of the midnights that open a day in UTC and at the facility whose days are judged: it lies on that day in
 * both, and as it is written.
 */
function midnightOn({ run }: Tools, day: string): string {
  const timeZone = zonedFacility(run)?.timeZone ?? 'UTC';
  const local = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
  const isLater = local.offsetNanoseconds < 0;
  return isLater ? local.toString({ timeZoneName: 'never', smallestUnit: 'second' }) : midnightOf(day);
}

/**
 * Whether the target accepts a plain date, because the interface shows both forms. A target that refuses both
 * counts as one that accepts it.
 */
const takesPlainDates = once(async (t: Tools): Promise<boolean> => {
  const path = { residentId: await checkInResident(t) };
  const day = await t.day(LONG_AGO);
  const rest = { checkInStaffId: await staffId(t), durationInMinutes: 7 };
  const isTaken = async (startDate: string): Promise<boolean> => {
    return isSuccess(await t.call('createCheckIn', { path, body: { startDate, ...rest } }));
  };
  return (await isTaken(day)) || !(await isTaken(midnightOf(day)));
});

/**
 * A new check-in of the resident that the check names, else of a new one; `startDate` names the day. It is
 * deleted together with the resident.
 */
export async function givenCheckIn(
  t: Tools,
  overrides: Partial<CheckInBody> = {},
  who?: string,
): Promise<GivenCheckIn> {
  const residentId = who ?? (await checkInResident(t));
  const day = overrides.startDate ?? (await t.day(LONG_AGO));
  const body = await checkInBody(t, { ...overrides, startDate: day });
  return precondition('a check-in', async () => {
    const checkIn = dataOf(await t.call('createCheckIn', { path: { residentId }, body }));
    return { checkInId: text(checkIn, 'id'), residentId, day, checkIn };
  });
}
