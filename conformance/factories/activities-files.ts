import type { Answer } from '../kit/call.ts';
import { Unproven } from '../kit/errors.ts';
import { once } from '../kit/once.ts';
import { randomPicture } from '../kit/random-picture.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { actingStaff } from './acting-staff.ts';
import { activityType } from './activities.ts';
import { middayOn, zoneOf } from './activities-times.ts';
import { soleCalendar, type GivenCalendar } from './calendars.ts';
import { SOON } from './registrations.ts';
import type { Staged } from './activities-by-staff.ts';

/** A file of an activity. */
export interface ActivityFile extends FilePart {
  readonly id: string;
  readonly publicToFamily: boolean;
}

export interface FiledActivity extends GivenCalendar {
  readonly activityId: string;
  readonly day: string;
  /** One file for the family, one that is hidden from it, then any further files that were asked for. */
  readonly files: readonly [ActivityFile, ActivityFile, ...ActivityFile[]];
}

type NewFile = Omit<ActivityFile, 'id'>;

/** Two files with their own bytes: the first is public to the family, the second is not. */
const twoFiles = (t: Tools): readonly [NewFile, NewFile] => [
  {
    name: 'menu of may.txt',
    type: 'text/plain',
    bytes: Buffer.from(t.fresh.text('Soup')),
    publicToFamily: true,
  },
  { ...randomPicture(7), publicToFamily: false },
];

/**
 * A future activity at midday with attached files and places for residents and connections. Unproven without
 * the lever, not applicable if the target does not serve attachments.
 */
export async function filedActivity(t: Tools, how: Filing = {}): Promise<FiledActivity> {
  await needsDownloads(t);
  return withFiles(t, how);
}

export interface Filing extends Staged {
  readonly where?: GivenCalendar;
  readonly days?: number;
  readonly more?: readonly NewFile[];
}

async function withFiles(
  t: Tools,
  { where: known, days = SOON, more = [], ...staged }: Filing = {},
): Promise<FiledActivity> {
  const where = known ?? (await soleCalendar(t));
  const sent = [...twoFiles(t), ...more];
  const day = await t.day(days);
  const { activityId, attachmentIds } = await t.lever('create-activity', {
    calendarId: where.calendarId,
    name: t.fresh.text('Filed'),
    type: await activityType(t),
    ...middayOn(day, zoneOf(t.run, where.facilityId)),
    maxRegistered: 20,
    allowConnections: true,
    maxRegisteredConnections: 20,
    ...staged,
    attachments: sent.map(({ name, type, bytes, publicToFamily }) => ({
      name,
      type,
      content: bytes.toString('base64'),
      publicToFamily,
    })),
  });
  const files = sent.map((file, at): ActivityFile => ({ ...file, id: attachmentIds[at] ?? '' }));
  const [shared, kept, ...others] = files;
  if (shared === undefined || kept === undefined || files.some(({ id }) => id === ''))
    return t.unproven(`the lever reported ${attachmentIds.length} attachments of ${sent.length}`);
  return { ...where, activityId, day, files: [shared, kept, ...others] };
}

/** Requests a file of an activity. */
export const downloaded = (
  t: Tools,
  activityId: string,
  attachmentId: string,
  as: Identity,
): Promise<Answer> => t.call('getActivityAttachment', { path: { activityId, attachmentId }, as });

const NO_ROUTE: readonly number[] = [404, 405, 501];

const served = once(async (t: Tools): Promise<boolean> => {
  const activity = await withFiles(t);
  const { activityId, facilityId, files } = activity;
  const [{ id }] = files;
  const askers = [() => actingStaff(t, facilityId, true), () => Promise.resolve(t.identity('systemActor'))];
  let isAsked = false;
  for (const asker of askers) {
    try {
      const { status } = await downloaded(t, activityId, id, await asker());
      isAsked = true;
      if (!NO_ROUTE.includes(status)) return true;
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
  }
  return !isAsked;
});

/**
 * Ends the check as not applicable if the target does not serve attachments: no identity that may see every
 * file can get one. Tested once per run.
 */
async function needsDownloads(t: Tools): Promise<void> {
  if (!(await served(t))) t.notApplicable('the target does not serve the attachments of activities');
}
