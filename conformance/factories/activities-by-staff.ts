import type { PoolName } from '../../openapi/generated/config-schema.ts';
import type { LeverInput } from '../../openapi/generated/levers.ts';
import { hasLever } from '../kit/levers.ts';
import type { Tools } from '../kit/tools.ts';
import { activityType } from './activities.ts';
import { middayOn, timesOn, zoneOf } from './activities-times.ts';
import { soleCalendar, type GivenCalendar } from './calendars.ts';

/** The input of the lever for a new activity. The platform chooses what is left out. */
export type Staged = Omit<LeverInput<'create-activity'>, 'calendarId'>;

interface StagedActivity {
  readonly activityId: string;
  readonly attachmentIds: readonly string[];
  readonly calendarId: string;
  readonly facilityId: string;
}

/** A new activity that only staff can make, of the usual calendar unless another is given; unproven without the lever. */
export async function stagedActivity(
  t: Tools,
  staged: Staged,
  where?: GivenCalendar,
): Promise<StagedActivity> {
  const { calendarId, facilityId } = where ?? (await soleCalendar(t));
  const usual = { name: t.fresh.text('Staged'), type: await activityType(t) };
  const made = await t.lever('create-activity', { ...usual, ...staged, calendarId });
  const path = { activityId: made.activityId };
  t.afterwards(() => t.call('deleteActivity', { path }));
  return { ...made, calendarId, facilityId };
}

/** Midday of a day in the usual facility, the day in days from today. */
export async function middayIn(
  t: Tools,
  days: number,
): Promise<Pick<Staged, 'startDate' | 'endDate' | 'startTime' | 'endTime'>> {
  const { facilityId } = await soleCalendar(t);
  return middayOn(await t.day(days), zoneOf(t.run, facilityId));
}

/**
 * The id of an activity that only staff can make: a new one by the lever, else one from the configuration.
 */
async function stagedOrFixed(t: Tools, pool: PoolName, staged: () => Promise<Staged>): Promise<string> {
  return hasLever(t.run, 'create-activity')
    ? (await stagedActivity(t, await staged())).activityId
    : t.fixture(pool);
}

/** An activity that took place a month ago. */
export const pastActivity = (t: Tools): Promise<string> =>
  stagedOrFixed(t, 'pastActivities', async () => ({ ...(await middayIn(t, -30)), maxRegistered: 20 }));

/** Activities that are over: one of a month ago, and where staff can make it one of yesterday evening. */
export async function pastActivities(t: Tools): Promise<readonly string[]> {
  const past = [await pastActivity(t)];
  if (!hasLever(t.run, 'create-activity')) return past;
  const { facilityId } = await soleCalendar(t);
  const zone = zoneOf(t.run, facilityId);
  // West of UTC the evening of UTC's yesterday may be still to come.
  const times = timesOn(await t.day(-1, zone), '22:00', '23:00', zone);
  const { activityId } = await stagedActivity(t, { ...times, maxRegistered: 20 });
  return [...past, activityId];
}

/** An activity that staff cancelled. */
export const cancelledActivity = (t: Tools): Promise<string> =>
  stagedOrFixed(t, 'cancelledActivities', async () => ({ ...(await middayIn(t, 60)), isCancelled: true }));

const fileOf = (name: string, content: string, publicToFamily: boolean) => ({
  name,
  type: 'text/plain',
  content: Buffer.from(content).toString('base64'),
  publicToFamily,
});

/** A future activity with two files: the first is public to the family, the second is not. */
export const attachedActivity = async (t: Tools): Promise<StagedActivity> =>
  stagedActivity(t, {
    ...(await middayIn(t, 60)),
    attachments: [fileOf('menu.txt', 'Soup', true), fileOf('staff-notes.txt', 'Bring chairs', false)],
  });
