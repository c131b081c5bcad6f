import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { BodyOf } from '../../openapi/generated/contract.ts';
import { givenHome, LONG_AGO, type Home } from '../factories/homes.ts';
import { otherStaffId, staffAt, staffId } from '../factories/staff.ts';
import { plainText, wholeNumber } from '../kit/core-values.ts';
import { midnightOf } from '../kit/dates.ts';
import { zonedFacility } from '../kit/day-hours.ts';
import { exactly, type Value } from '../kit/expect.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { resource } from '../laws/resource.ts';
import { isOn, spanOf } from '../models/check-ins.ts';

type CheckInBody = BodyOf<'createCheckIn'>;

/** What is sent of a check-in apart from its day. */
type Values = Omit<CheckInBody, 'startDate'>;

/** The body of a check-in, its day in the form that the target accepts. */
async function checkInBody(
  t: Tools,
  { day, values }: { readonly day: string; readonly values: Values },
): Promise<CheckInBody> {
  return { ...values, startDate: await written(t, day) };
}

export const checkIns = resource({
  section: 'check-ins',
  thing: 'check-in',
  things: 'check-ins',
  change: 'change',
  record: 'CheckIn',
  operations: {
    list: 'listCheckIns',
    create: 'createCheckIn',
    read: 'getCheckIn',
    replace: 'replaceCheckIn',
    remove: 'deleteCheckIn',
  },
  path: ({ residentId }: Pick<Home, 'residentId'>, checkInId: string) => ({ residentId, checkInId }),
  async values(t: Tools, { facilityId }: Home): Promise<Values> {
    const checkInStaffId = await staffAt(t, facilityId);
    return { checkInStaffId, durationInMinutes: 23, description: t.fresh.text('Had a chat') };
  },
  body: checkInBody,
  others: async (t) => [
    { durationInMinutes: 61 },
    { checkInStaffId: await otherStaffId(t) },
    { description: t.fresh.text('Slept') },
    { durationInMinutes: 0 },
  ],
  drawn: async (t) =>
    fc.record({
      checkInStaffId: fc.constantFrom(await staffId(t), await otherStaffId(t)),
      durationInMinutes: wholeNumber(),
      description: plainText,
    }),
  sharedHome: async (t, days) => (await freeHomes(t))(days),
  span: (hours, day, { startDate }) => spanOf(hours, day, startDate),
  shows: {
    startDate: { by: ['CHK-29', 'CHK-43', 'CHK-44'], is: ({ day }) => onDay(day) },
    'checkInStaff.id': { by: ['CHK-30', 'CHK-42'], is: ({ values }) => exactly(values.checkInStaffId) },
    durationInMinutes: ['CHK-26', 'CHK-27', 'CHK-28', 'CHK-42'],
    description: ['CHK-31', 'CHK-42'],
  },
  clauses: {
    taken: ['CHK-34', 'CHK-35', 'CHK-44', 'CHK-50', 'CHK-25', 'CHK-26', 'CHK-27', 'CHK-28', 'CHK-43'],
    created: 'CHK-23',
    sent: ['CHK-29', 'CHK-30', 'CHK-31'],
    day: 'CHK-29',
    optional: { description: 'CHK-25' },
    each: 'CHK-34',
    read: 'CHK-40',
    answered: 'CHK-07',
    listed: 'CHK-09',
    outOfRange: 'CHK-10',
    ofTheParent: 'CHK-11',
    lastDay: 'CHK-16',
    replaced: 'CHK-41',
    values: ['CHK-42'],
    sameId: 'CHK-45',
    moved: 'CHK-44',
    deleted: 'CHK-48',
    gone: 'CHK-49',
    oneADay: 'CHK-32',
    secondLeaves: 'CHK-33',
    freed: 'CHK-50',
    deletedRead: 'CHK-301',
    shown: 'CHK-101',
  },
});

const onDay = (day: string): Value => ({ says: `the day ${day}`, holds: (shown) => isOn(shown, day) });

/** For each run, the residents of whom checks look only for their own check-ins, and the days that are taken. */
const freeHomes = once((t: Tools) => {
  const taken = new Map<Home, readonly string[]>();
  return Promise.resolve(async (days: readonly string[]): Promise<Home> => {
    const [home, own] = [...taken].find(([, own]) => !days.some((day) => own.includes(day))) ?? [
      await givenHome(t),
      [],
    ];
    taken.set(home, [...own, ...days]);
    return home;
  });
});

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
export const takesPlainDates = once(async (t: Tools): Promise<boolean> => {
  const { residentId } = await givenHome(t);
  const day = await t.day(LONG_AGO);
  const rest = { checkInStaffId: await staffId(t), durationInMinutes: 7 };
  const isTaken = async (startDate: string): Promise<boolean> =>
    isSuccess(await t.call('createCheckIn', { path: { residentId }, body: { startDate, ...rest } }));
  return (await isTaken(day)) || !(await isTaken(midnightOf(day)));
});
