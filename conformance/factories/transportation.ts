import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { LeverInput } from '../../openapi/generated/levers.ts';
import { addDays } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import type { JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { once, onceEach } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { dataOf, objects } from '../kit/read.ts';
import type { FacilityFact, Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { ownCommunity } from './communities.ts';
import { actsWhenNew } from './messages-people.ts';
import { givenFamily, type Family, type FamilyWanted } from './family-access.ts';
import { precondition } from '../kit/precondition.ts';
import { needsPart } from './planned-part.ts';
import type { Household, Request } from './request-subject.ts';
import { newRequest } from './requests.ts';
import { WEEKDAYS } from '../kit/weekdays.ts';
import { isOpen } from './transportation-hours.ts';
import { rides, type Settled } from './transportation-subject.ts';

export type RideBody = BodyOf<'createTransportationRequest'>;

/** The requirements of a community for a request, as its settings show them. */
export interface RideSettings {
  readonly types: readonly string[];
  readonly needsAddress: boolean;
  readonly leadHours: number | undefined;
  readonly hours: readonly JsonObject[];
}

/** A family that makes ride requests, the settings of its community, and the days of the rides. */
export interface Riders extends Household {
  readonly settings: RideSettings;
  /** The usual day, about ten days from now. */
  readonly day: string;
  /** The usual day and later suitable days in order, all within five weeks from today. */
  readonly days: readonly string[];
}

/** The time of a ride, unless the check is about time. */
const MIDDAY = '12:00';
const [EARLY, LATE] = ['09:00', '17:00'];

type SettingsInput = Omit<LeverInput<'edit-transportation-settings'>, 'facilityId'>;
export type HoursEntry = NonNullable<SettingsInput['hoursOfOperation']>[number];

/** The same hours on every day of the week. */
export const everyDay = (startTime: string, endTime: string): HoursEntry[] =>
  WEEKDAYS.map((dayOfWeek) => ({ dayOfWeek, startTime, endTime }));

/** Settings that require only three hours of lead time, with hours all day. */
export const EASY_SETTINGS = {
  transportationTypes: ['Wheelchair van', 'Sedan'],
  requireDestinationAddress: false,
  minimumLeadTimeHours: 3,
  hoursOfOperation: everyDay('00:00', '23:59'),
} satisfies SettingsInput;

/** Changes the settings of a community that only this check uses, as staff. */
export async function editSettings(t: Tools, facilityId: string, settings: SettingsInput): Promise<void> {
  await t.lever('edit-transportation-settings', { facilityId, ...settings });
  const now = { ...edited(t.run).get(facilityId), ...settings };
  edited(t.run).set(facilityId, now);
}

/** The settings that staff set in the communities of the checks. */
const edited = perRun(() => new Map<string, SettingsInput>());

/**
 * The settings of a community if staff have set all of them, so a check need not read them; otherwise
 * undefined.
 */
function settingsSet(t: Tools, facilityId: string): RideSettings | undefined {
  const { transportationTypes, requireDestinationAddress, minimumLeadTimeHours, hoursOfOperation } =
    edited(t.run).get(facilityId) ?? {};
  return (
    transportationTypes &&
    hoursOfOperation && {
      types: transportationTypes,
      needsAddress: requireDestinationAddress === true,
      leadHours: minimumLeadTimeHours,
      hours: hoursOfOperation.map((entry) => ({ ...entry })),
    }
  );
}

/** A community that only this check uses, with EASY_SETTINGS or others; unproven if staff cannot make one. */
export async function ownRideCommunity(
  t: Tools,
  settings: SettingsInput = {},
  timeZone = 'UTC',
): Promise<FacilityFact> {
  await needsPart(t, 'transportation');
  const community = await ownCommunity(t, timeZone);
  await editSettings(t, community.id, { ...EASY_SETTINGS, ...settings });
  return community;
}

/** The community of all checks that do not change its settings; undefined if the target cannot open one. */
const sharedCommunity = once(async (t: Tools): Promise<FacilityFact | undefined> => {
  const levers = ['create-facility', 'edit-transportation-settings'] as const;
  if (!levers.every((name) => hasLever(t.run, name))) return undefined;
  if (!(await actsWhenNew.resident(t)) || !(await actsWhenNew.connection(t))) return undefined;
  return unlessUnproven(() => ownRideCommunity(t));
});

export interface RidersWanted extends FamilyWanted {
  /** Whether the check may share a family: it makes requests and finds them by their ids. */
  readonly shared?: boolean;
}

/** A resident with a number of connections, all of whom can act, in a community that offers rides. */
export async function givenRiders(
  t: Tools,
  { shared = false, ...wanted }: RidersWanted = {},
): Promise<Riders> {
  const { connections = 1, at } = wanted;
  if (shared) return sharedRiders(t, connections);
  await needsPart(t, 'transportation');
  const community = at ?? (await sharedCommunity(t));
  const family = await givenFamily(t, { ...wanted, ...(community && { at: community }) });
  const settings =
    settingsSet(t, family.facilityId) ?? (await (at ? settingsOf(t, family) : knownSettings(t, family)));
  const days = await suitableDays(t, settings);
  return ridersOf(family, { settings, day: days[0] ?? (await t.day(10)) }, days);
}

/** A family that makes requests with these plans. */
export const ridersOf = (family: Family, plans: Plans, days: readonly string[] = [plans.day]): Riders => ({
  ...{ ...family, ...plans, days, subject: rides },
  least: (t, more) => ({ ...rideBody(t, plans), ...more }),
  full: (t, more) => ({ ...fullBody(t, plans), ...more }),
  forms: () => Promise.resolve(['json']),
});

const sharedRiders = onceEach((t: Tools, connections: number) => givenRiders(t, { connections }));

const settingsRead = perRun(() => new Map<string, RideSettings>());

/** The settings of a community that no check changes. */
async function knownSettings(t: Tools, family: Asking): Promise<RideSettings> {
  const known = settingsRead(t.run);
  const settings = known.get(family.facilityId) ?? (await settingsOf(t, family));
  known.set(family.facilityId, settings);
  return settings;
}

/** The settings of the community, as a resident of the family reads them. */
const settingsOf = (t: Tools, { facilityId, resident: as }: Asking): Promise<RideSettings> =>
  precondition('a read of the settings for transportation', async () => {
    const data = dataOf(await t.call('getTransportationSettings', { path: { facilityId }, as }));
    const { transportationTypes: types, minimumLeadTimeHours: lead } = data;
    return {
      types: Array.isArray(types) ? types.map(String) : [],
      needsAddress: data['requireDestinationAddress'] === true,
      leadHours: typeof lead === 'number' ? lead : undefined,
      hours: objects(data, 'hoursOfOperation'),
    };
  });

/** The days from the tenth on that are open for the hours of the checks; all days if none is. */
async function suitableDays(t: Tools, { hours, leadHours = 0 }: RideSettings): Promise<readonly string[]> {
  const first = await t.day(10 + Math.ceil(leadHours / 24));
  const days = Array.from({ length: 25 }, (_, after) => addDays(first, after));
  const open = days.filter((day) => isOpen(hours, day, EARLY, LATE));
  return open.length > 0 ? open : days;
}

/** Whose community is asked, and who asks. */
type Asking = Pick<Family, 'facilityId' | 'resident'>;

/** What a request of a community needs. */
export type Plans = Pick<Riders, 'settings' | 'day'>;

/** The settings of the community of a resident, and a day for a ride there. */
export async function plansOf(t: Tools, who: Asking): Promise<Plans> {
  const settings = await knownSettings(t, who);
  const [day] = await suitableDays(t, settings);
  return { settings, day: day ?? (await t.day(10)) };
}

/** A one-way ride on the usual day at midday: the required members and those that the settings require. */
export const rideBody = (t: Tools, { settings, day }: Plans, more: Partial<RideBody> = {}): RideBody => ({
  date: day,
  appointmentTime: MIDDAY,
  tripType: 'oneway',
  destination: t.fresh.text('Clinic'),
  ...(settings.needsAddress && { destinationAddress: t.fresh.text('Main Street') }),
  ...more,
});

/** A round trip with every member. The values show whether a member is lost or swapped. */
export function fullBody(t: Tools, { settings, day }: Plans, more: Partial<RideBody> = {}): RideBody {
  const [transportationType] = settings.types;
  return {
    date: day,
    appointmentTime: MIDDAY,
    tripType: 'roundtrip',
    returnTime: '14:40',
    pickupTime: '11:20',
    pickupLocation: t.fresh.text('Lobby'),
    destination: t.fresh.text('Clinic of eyes and ears'),
    destinationAddress: t.fresh.text('Main Street'),
    ...(transportationType !== undefined && { transportationType }),
    notes: t.fresh.text('Bring the file'),
    ...more,
  };
}

export interface GivenRide extends Request {
  readonly requestId: string;
  readonly path: { readonly residentId: string; readonly requestId: string };
  /** The request in the answer to the create. */
  readonly request: JsonObject;
}

/** A new request, by the resident unless the check names another person. */
export async function givenRide(
  t: Tools,
  riders: Riders,
  more: Partial<RideBody> & { readonly by?: Identity } = {},
): Promise<GivenRide> {
  const { id: requestId, ...one } = await newRequest(t, riders, more);
  return { ...one, id: requestId, requestId, path: { residentId: riders.residentId, requestId } };
}

/** Brings a pending request into a state, as staff. */
export const settle = (t: Tools, requestId: string, how: Settled): Promise<void> =>
  rides.move(t, requestId, how);

type Recurrence = NonNullable<LeverInput<'create-transportation-request'>['recurring']>;

/**
 * A recurring request in the name of its creator. Only the staff platform or the app makes it, so it needs a
 * lever.
 */
export async function givenSeries(
  t: Tools,
  { residentId, resident, day }: Riders,
  recurring: Recurrence,
  {
    by = resident,
    ...more
  }: { readonly by?: Identity | 'staff'; readonly date?: string; readonly destination?: string } = {},
): Promise<{ readonly residentId: string; readonly requestId: string }> {
  const { requestId } = await t.lever('create-transportation-request', {
    ...{ residentId, recurring, destination: t.fresh.text('Dialysis') },
    ...(by !== 'staff' && { creatorId: by.id ?? by.actingId }),
    ...{ date: day, appointmentTime: MIDDAY, tripType: 'oneway', ...more },
  });
  return { residentId, requestId };
}
