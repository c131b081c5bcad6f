import { digitsOf, type Whole, type WithWholes } from '../../domain/exact-integer.ts';
import type { BodyOf } from '../../../../openapi/generated/contract.ts';
import { timeAfter } from '../../domain/time-of-day.ts';
import { lackingMembers } from '../../http/invalid.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import type {
  PersonalActivityRecord,
  PersonalActivityTimes,
} from '../../world/personal-activities-records.ts';
import type { ResidentRecord, TimeType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { storedInstant } from '../activities/input.ts';
import { zoneOf } from '../activities/occasion.ts';
import { refusedOrder, timesKept } from '../exact-times.ts';
import { fates } from '../open-members.ts';

const OPERATION = 'createPersonalActivity';

interface SentTimes {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly timeType?: TimeType | undefined;
  readonly durationInMinutes?: Whole | undefined;
}

/** What a caller says of a personal activity by the members that the interface shows. */
export interface SentPersonalActivity extends SentTimes {
  readonly name: string;
  readonly startDate: string;
}

/** The content and the times of a personal activity. */
export type CoreValues = PersonalActivityTimes & Pick<PersonalActivityRecord, 'name' | 'startDate'>;

/** The members of which the interface does not show whether they can be sent. */
export type OpenValues = Pick<
  PersonalActivityRecord,
  'location' | 'description' | 'confirmed' | 'durationInMinutes'
>;

const invalid = (member: string, code: string, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'body', pointer: `/${member}`, code, message: promised }] },
  );

const DAY = 1440n;

/** The minutes of a duration; of one that JavaScript cannot hold, which is days, the rest of its last day. */
const minutesIn = (duration: Whole): number => {
  if (typeof duration === 'number') return duration;
  const minutes = BigInt(digitsOf(duration));
  return minutes < 0 ? -1 : Number(DAY + (minutes % DAY));
};

// PAC-34
const derivedEnd = (startTime: string, duration: Whole, world: World): string | Refusal => {
  const end = timeAfter(startTime, minutesIn(duration));
  if (!end)
    return invalid(
      'durationInMinutes',
      'range',
      'A durationInMinutes in place of endTime must be 0 or more.',
      `${digitsOf(duration)}.`,
      'send endTime.',
    );
  if (!end.isPastMidnight || world.choose('derived-end-past-midnight', { wrapped: true, refused: false }))
    return end.time;
  return invalid(
    'durationInMinutes',
    'range',
    'A durationInMinutes in place of endTime must end on the same day.',
    `${startTime} and ${digitsOf(duration)} minutes.`,
    'send a shorter one.',
  );
};

const exactTimes = (sent: SentTimes, world: World): PersonalActivityTimes | Refusal => {
  const { startTime, endTime, durationInMinutes } = sent;
  const isDerived = world.choose('derived-end-time', { derived: true, required: false });
  const duration = isDerived ? durationInMinutes : undefined;
  const isWithoutEnd = endTime === undefined && duration === undefined;
  if (startTime === undefined || isWithoutEnd) {
    const missing = [...(startTime === undefined ? ['startTime'] : []), ...(isWithoutEnd ? ['endTime'] : [])];
    const promised = isDerived
      ? 'With timeType exactTime, the body needs startTime, and endTime or durationInMinutes.'
      : 'With timeType exactTime, the body needs startTime and endTime.';
    return lackingMembers(missing, promised, OPERATION, world);
  }
  if (endTime !== undefined) {
    const refusal = refusedOrder(startTime, endTime, OPERATION, world);
    return refusal ?? { startTime, endTime, timeType: 'exactTime' };
  }
  const derived = derivedEnd(startTime, duration ?? 0, world);
  return isRefusal(derived) ? derived : { startTime, endTime: derived, timeType: 'exactTime' };
};

/** The times of a body; one without timeType is exactTime (PAC-37, PAC-40, PAC-44). */
const timesOf = (sent: SentTimes, world: World): PersonalActivityTimes | Refusal => {
  const { timeType = 'exactTime', startTime = null, endTime = null } = sent;
  const times = timesKept({ startTime, endTime }, OPERATION, world);
  return timeType === 'exactTime' ? exactTimes(sent, world) : { ...times, timeType };
};

/** The names that a facility offers, in the order in which it added them. */
export const presetsOf = (facilityId: string, { store }: World): readonly string[] =>
  store.personalActivityPresets.where('facility', facilityId).map(({ name }) => name);

const refusedName = (name: string, facilityId: string, world: World): Refusal | undefined => {
  if (world.choose('personal-activity-names', { any: true, 'presets-only': false })) return undefined;
  const presets = presetsOf(facilityId, world);
  if (presets.includes(name)) return undefined;
  return invalid(
    'name',
    'unknown',
    'name must be a preset of the facility.',
    `${name}.`,
    presets.length > 0 ? `send one of ${presets.join(', ')}.` : 'ask the facility to add presets first.',
  );
};

/** Validates the content and the times of a personal activity (PAC-43). */
export const coreValues = (
  sent: SentPersonalActivity,
  { facilityId }: ResidentRecord,
  world: World,
): CoreValues | Refusal => {
  const refusal = refusedName(sent.name, facilityId, world);
  if (refusal) return refusal;
  const startDate = storedInstant('startDate', sent.startDate, zoneOf(facilityId, world), world);
  if (isRefusal(startDate)) return startDate;
  const times = timesOf(sent, world);
  return isRefusal(times) ? times : { name: sent.name, startDate, ...times };
};

const NOTHING: OpenValues = { location: null, description: null, confirmed: null, durationInMinutes: null };

/** The values of the members of which the interface does not say whether they can be sent. */
export const openValues = (
  { location, description, confirmed, durationInMinutes }: WithWholes<BodyOf<'createPersonalActivity'>>,
  world: World,
): OpenValues | Refusal => {
  const fate = world.choose('personal-activity-members', fates);
  if (fate === 'ignored') return NOTHING;
  const extra = Object.entries({ location, description, confirmed }).find(
    ([, value]) => value !== undefined,
  )?.[0];
  if (fate === 'refused' && extra !== undefined)
    return invalid(
      extra,
      'unknown',
      'The body may only have members of this operation.',
      `${extra}.`,
      'leave it out.',
    );
  return {
    location: location ?? null,
    description: description ?? null,
    confirmed: confirmed ?? null,
    durationInMinutes: durationInMinutes ?? null,
  };
};
