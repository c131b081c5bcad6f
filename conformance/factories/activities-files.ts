import type { Answer } from '../kit/call.ts';
import { Unproven } from '../kit/errors.ts';
import { once } from '../kit/once.ts';
import { dayOfMoment } from '../kit/dates.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { dataOf, objects } from '../kit/read.ts';
import { lever, pool } from '../kit/to-add.ts';
import { randomPicture } from '../kit/random-picture.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { actingStaff } from './acting-staff.ts';
import { activityType } from './activities.ts';
import { middayOn, zoneOf } from './activities-times.ts';
import { calendarsOf, soleCalendar, type GivenCalendar } from './calendars.ts';
import { givenFamily } from './family-access.ts';
import { actsWhenNew } from './messages-people.ts';
import { SOON, register } from './registrations.ts';
import type { Staged } from './activities-by-staff.ts';

/** A file of an activity. */
export interface ActivityFile extends Omit<FilePart, 'bytes'> {
  readonly id: string;
  readonly size: number;
  /** Undefined for a file that the suite did not make. */
  readonly bytes?: Buffer;
  readonly publicToFamily: boolean;
}

export interface FiledActivity extends GivenCalendar {
  readonly activityId: string;
  readonly day: string;
  /**
   * Of a new activity: one file for the family, one that is hidden from it, then any further files that were asked
   * for. Of one of the pool: its files, those for the family first.
   */
  readonly files: readonly [ActivityFile, ...ActivityFile[]];
}

/** A file that staff attach. */
export type NewFile = FilePart & Pick<ActivityFile, 'publicToFamily'>;

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
 * A new future activity at midday with attached files and places for residents and connections. Unproven without
 * the lever, not applicable if the target does not serve attachments.
 */
export async function stagedFiles(t: Tools, how: Filing = {}): Promise<FiledActivity> {
  await needsDownloads(t);
  return withFiles(t, how);
}

/** Whether staff make activities with files for the checks. */
export const stagesFiles = ({ run }: Pick<Tools, 'run'>): boolean => hasLever(run, 'create-activity');

/**
 * The same where staff can make one, else an activity of the pool to which `wanted` applies, as few as possible: those
 * in `besides` are others.
 */
export async function filedActivity(t: Tools, how: Filing & WantedFiles = {}): Promise<FiledActivity> {
  const { besides = [], at, isPast = false, ...filing } = how;
  if (stagesFiles(t)) return stagedFiles(t, { ...filing, ...(isPast && { days: PAST }) });
  await needsDownloads(t);
  const home = at ?? (await t.facility()).id;
  const today = await t.day(0);
  const all = await pooledFiles(t);
  const found = all.find(
    ({ activityId, facilityId, day }) =>
      !besides.includes(activityId) && facilityId === home && (isPast ? day < today : day > today),
  );
  if (found) return found;
  const which = `${besides.length > 0 ? 'another' : 'an'} activity with attachments, ${isPast ? 'over' : 'to come'}, in the facility ${home}`;
  return t.unproven(`needs ${which}`, pool('activitiesWithAttachments'), lever('create-activity'));
}

/** What the check needs of an activity of the pool. */
interface WantedFiles {
  /** The facility; absent: the usual one. */
  readonly at?: string;
  readonly isPast?: boolean;
  /** Ids of activities that the check has already. */
  readonly besides?: readonly string[];
}

/** Days from today to an activity that is over. */
const PAST = -20;

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
  const files = sent.map((file, at): ActivityFile => ({
    ...file,
    size: file.bytes.length,
    id: attachmentIds[at] ?? '',
  }));
  const [first, ...others] = files;
  if (first === undefined || files.some(({ id }) => id === ''))
    return t.unproven(`the lever reported ${attachmentIds.length} attachments of ${sent.length}`);
  return { ...where, activityId, day, files: [first, ...others] };
}

/** The activities of the pool with their files, read once; those with files of both kinds and with free places first. */
const pooledFiles = once(async (t: Tools): Promise<readonly FiledActivity[]> => {
  const found: { readonly activity: FiledActivity; readonly rank: number }[] = [];
  for (const activityId of new Set([t.fixture(POOL), ...(t.run.fixtures[POOL] ?? [])])) {
    const answer = await t.call('getActivity', { path: { activityId } });
    if (!isSuccess(answer)) continue;
    const data = dataOf(answer);
    const { facilityId, calendarId, startDate } = data;
    const files = objects(data, 'attachments').flatMap(fileIn);
    const [first, ...others] = files.toSorted((a, b) => Number(b.publicToFamily) - Number(a.publicToFamily));
    if (!first || ![facilityId, calendarId, startDate].every((one) => typeof one === 'string')) continue;
    const free = field(data, 'capacity.residents.available');
    const facility = String(facilityId);
    const day = dayOfMoment(String(startDate), zoneOf(t.run, facility));
    const activity: FiledActivity = {
      ...{ activityId, facilityId: facility, calendarId: String(calendarId), day },
      files: [first, ...others],
    };
    const kinds = new Set(files.map(({ publicToFamily }) => publicToFamily)).size;
    found.push({ activity, rank: kinds + (typeof free === 'number' && free > 2 ? 2 : 0) });
  }
  return found.toSorted((a, b) => b.rank - a.rank).map(({ activity }) => activity);
});

/** Those that are to come. */
export async function comingFiles(t: Tools): Promise<readonly FiledActivity[]> {
  await needsDownloads(t);
  const today = await t.day(0);
  return (await pooledFiles(t)).filter(({ day }) => day > today);
}

const POOL = 'activitiesWithAttachments';

/** Activities of the pool on calendars of one category that belong to the facility. */
export async function filedOn(
  t: Tools,
  facilityId: string,
  category: string,
): Promise<readonly FiledActivity[]> {
  await needsDownloads(t);
  const calendars = (await calendarsOf(t, facilityId)).filter((one) => one['category'] === category);
  const found = (await pooledFiles(t)).filter(({ calendarId }) =>
    calendars.some(({ id }) => id === calendarId),
  );
  return found.length > 0
    ? found
    : t.unproven(
        `needs an activity with attachments on a calendar of the category ${category} of the facility ${facilityId}`,
        pool(POOL),
        lever('create-calendar'),
      );
}

const fileIn = ({ id, name, type, size, publicToFamily }: JsonObject): readonly ActivityFile[] =>
  typeof id === 'string' && typeof size === 'number'
    ? [{ id, size, name: textOr(name), type: textOr(type), publicToFamily: publicToFamily === true }]
    : [];

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Requests a file of an activity. */
export const downloaded = (
  t: Tools,
  activityId: string,
  attachmentId: string,
  as: Identity,
): Promise<Answer> => t.call('getActivityAttachment', { path: { activityId, attachmentId }, as });

const NO_ROUTE: readonly number[] = [404, 405, 501];

/** A new resident who is registered for the activity; unproven where new residents do not act. */
async function registeredGuest(t: Tools, { activityId, facilityId }: FiledActivity): Promise<Identity> {
  if (!(await actsWhenNew.resident(t))) return t.unproven('needs new residents who act');
  const at = { id: facilityId, timeZone: zoneOf(t.run, facilityId) };
  const { resident, residentId } = await givenFamily(t, { connections: 0, at });
  await register(t, activityId, residentId);
  return resident;
}

/** Whether the target serves attachments: not so where neither who may see every file nor a registered resident gets one. */
export const servesDownloads = once(async (t: Tools): Promise<boolean> => {
  const [activity] = stagesFiles(t) ? [await withFiles(t)] : await pooledFiles(t);
  if (!activity) return true;
  const { activityId, facilityId, files } = activity;
  const [{ id }] = files;
  const askers = [
    () => actingStaff(t, facilityId, true),
    () => Promise.resolve(t.identity('systemActor')),
    // An activity of the pool is left as it is.
    ...(stagesFiles(t) ? [() => registeredGuest(t, activity)] : []),
  ];
  let isAsked = false;
  for (const asker of askers) {
    try {
      const { status } = await downloaded(t, activityId, id, await asker());
      // Another refusal of a later one says nothing: it may be refused all files, with or without the route.
      if (!NO_ROUTE.includes(status)) return !isAsked || status < 400;
      isAsked = true;
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
  }
  return !isAsked;
});

/** Ends the check as not applicable if the target does not serve attachments. Tested once per run. */
async function needsDownloads(t: Tools): Promise<void> {
  if (!(await servesDownloads(t))) t.notApplicable('the target does not serve the attachments of activities');
}
