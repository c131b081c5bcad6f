import { someRequest } from '../../assertions/requests.ts';
import type { Request } from '../../factories/request-subject.ts';
import { chosenRiders, openTime } from '../../factories/transportation-shown.ts';
import {
  editSettings,
  givenRiders,
  ownRideCommunity,
  type HoursEntry,
  type RideSettings,
  type Riders,
} from '../../factories/transportation.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';

/** Communities with what a check needs of settings: its own where staff set them, else those of the configuration. */

/** Whether staff set the hours and the lead time of a community for the checks. */
export const setsHours = ({ run }: Tools): boolean =>
  hasLever(run, 'create-facility') && hasLever(run, 'edit-transportation-settings');

/** The same riders after a change of their settings. */
const withSettings = (riders: Riders, now: Partial<RideSettings>): Riders => ({
  ...riders,
  settings: { ...riders.settings, ...now },
});

export async function editHours(t: Tools, riders: Riders, hours: HoursEntry[]): Promise<Riders> {
  await editSettings(t, riders.facilityId, { hoursOfOperation: hours });
  return withSettings(riders, { hours: hours.map((entry) => ({ ...entry })) });
}

export async function editLeadTime(t: Tools, riders: Riders, leadHours: number): Promise<Riders> {
  await editSettings(t, riders.facilityId, { minimumLeadTimeHours: leadHours });
  return withSettings(riders, { leadHours });
}

interface Own {
  /** The hours of the community, by the usual day. */
  readonly hours: (first: string) => HoursEntry[];
  readonly timeZone?: string;
  readonly connections?: number;
}

/**
 * Riders in a community with these hours, requests from before the hours were set, to replace, and what `chosen` makes of
 * the settings; or else in a configured community of which it makes anything.
 */
export async function ridersWithHours<T>(
  t: Tools,
  { hours, timeZone = 'UTC', connections = 0 }: Own,
  what: string,
  chosen: (riders: Riders) => T | undefined,
): Promise<{ readonly riders: Riders; readonly rides: readonly Request[]; readonly found: T }> {
  if (!setsHours(t)) {
    const { riders, found } = await chosenRiders(t, what, chosen);
    return { riders, found, rides: [await someRequest(t, riders, openTime(riders))] };
  }
  const before = await givenRiders(t, { at: await ownRideCommunity(t, {}, timeZone), connections });
  const rides: Request[] = [];
  for (const by of before.people) rides.push(await someRequest(t, before, { tripType: 'willcall', by }));
  const riders = await editHours(t, before, hours(before.day));
  return { riders, rides, found: chosen(riders) ?? t.unproven(`needs ${what}`) };
}
