import type { Whole } from '../../domain/exact-integer.ts';
import { isDate } from '../../domain/calendar-day.ts';
import { checkInDay, checkInOnDay } from '../../domain/check-ins-day.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { compoundKey } from '../../world/keys.ts';
import type { CheckInRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { zoneOfResident } from './view.ts';

type Writes = 'createCheckIn' | 'replaceCheckIn';

/** The body of a create or an update, once it has the form that the contract states. */
interface CheckInBody {
  readonly startDate: string;
  readonly checkInStaffId: string;
  readonly durationInMinutes: Whole;
}

/** What a body says of a check-in, judged. */
type CheckInDetails = Pick<CheckInRecord, 'day' | 'checkInStaffId' | 'durationInMinutes'>;

const invalid = (member: keyof CheckInBody, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'body', pointer: `/${member}`, code: member, message: promised }] },
  );

const readDay = (startDate: string, residentId: string, world: World): string | Refusal => {
  const forms = world.choose('check-in-date-input', {
    both: { takes: true, promised: 'startDate must be a date, or a date-time whose time of day is ignored.' },
    'date-only': { takes: isDate(startDate), promised: 'startDate must be a plain date, YYYY-MM-DD.' },
    'date-time-only': { takes: !isDate(startDate), promised: 'startDate must be a date-time.' },
  });
  const reading = world.choose('check-in-day-zone', {
    'as-written': 'as-written',
    facility: 'facility',
    utc: 'utc',
  } as const);
  const withoutZone = world.choose('date-time-without-zone', {
    'facility-zone': 'facility-zone',
    utc: 'utc',
  } as const);
  const day = forms.takes
    ? checkInDay(startDate, zoneOfResident(residentId, world), reading, withoutZone)
    : undefined;
  // Near the ends of the calendar another zone can give a year that a date cannot write.
  if (day !== undefined && isDate(day)) return day;
  return invalid('startDate', forms.promised, `${startDate}.`, 'send it in that form.');
};

const refusedStaff = (id: string, operation: Writes, world: World): Refusal | undefined => {
  if (
    world.store.staff.find(id) ||
    world.choose('unknown-check-in-staff', { refused: false, accepted: true }, operation)
  )
    return undefined;
  return invalid(
    'checkInStaffId',
    'checkInStaffId must be the id of a staff member of this tenant.',
    `${id}, which is not the id of a staff member.`,
    'use the id of a staff member.',
  );
};

/** Judges the body of a check-in of a resident. Endpoints, Check-ins. */
export const readDetails = (
  { startDate, checkInStaffId, durationInMinutes }: CheckInBody,
  residentId: string,
  operation: Writes,
  world: World,
): CheckInDetails | Refusal => {
  const day = readDay(startDate, residentId, world);
  if (isRefusal(day)) return day;
  // CHK-26, CHK-27, CHK-28
  return refusedStaff(checkInStaffId, operation, world) ?? { day, checkInStaffId, durationInMinutes };
};

/**
 * The refusal of a second check-in of a resident on one day (409); `exceptId` is the one that is being moved
 * (CHK-32, CHK-35).
 */
export const refusedTaken = (
  residentId: string,
  day: string,
  world: World,
  exceptId?: string,
): Refusal | undefined => {
  const own = world.store.checkIns.where('day', compoundKey(residentId, day));
  if (!checkInOnDay(own, day, exceptId)) return undefined;
  return refuse('conflict', {
    promised: 'A resident can have only one check-in per calendar day.',
    found: `another check-in on ${day}.`,
    next: 'change that check-in, or choose another day.',
  });
};
