import fc from 'fast-check';
import { activityType, type ActivityBody, type GivenActivity } from '../../factories/activities.ts';
import { timesOn, zoneOf } from '../../factories/activities-times.ts';
import type { Answer } from '../../kit/call.ts';
import { blamed } from '../../kit/blame.ts';
import { addDays } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import type { Walk } from '../../kit/paging.ts';
import { byId, dataOf, readOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { byMember } from '../../assertions/by-member.ts';
import { activitiesOn, MEMBERS } from '../activity-lists.ts';
import { mustList } from '../people-lists.ts';

const TIMES = ['startDate', 'endDate', 'startTime', 'endTime'];

/** What an answer must show of a body: what was sent; dates and times under exactTime only, where they agree. */
function expected(body: JsonObject): JsonObject {
  const { maxRegistered, maxRegisteredConnections, attachments: _, ...rest } = body;
  const isExact = (rest['timeType'] ?? 'exactTime') === 'exactTime';
  const plain = Object.entries(rest).filter(([name]) => isExact || !TIMES.includes(name));
  return {
    ...Object.fromEntries(plain),
    ...(maxRegistered !== undefined && { capacity: { residents: { max: maxRegistered } } }),
    ...(maxRegisteredConnections !== undefined && {
      capacity: {
        ...(maxRegistered !== undefined && { residents: { max: maxRegistered } }),
        connections: { max: maxRegisteredConnections },
      },
    }),
  };
}

/** One answer shows an activity as it was sent. */
export const mustShow = (answer: Answer, found: JsonObject, body: object): void =>
  byMember(MEMBERS, () => mustEcho(answer, found, expected({ ...body })));

const withoutBlanks = (found: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => !isBlank(value)));

/** Where an activity is looked for. */
export type Sought = Pick<GivenActivity, 'activityId' | 'facilityId'> & {
  readonly days: readonly [string, string];
};

/** The read of an activity and, unless told not to, the list of its facility around it; each given to the judge. */
export async function everywhere(
  t: Tools,
  { activityId, facilityId, days: [first, last] }: Sought,
  judge: (answer: Answer, activity: JsonObject) => void,
  isListed = true,
): Promise<void> {
  const read = await t.call('getActivity', { path: { activityId } });
  blamed(['ACT-57', 'ACT-66'], () => {
    must(read, status(200));
    dataOf(read);
  });
  judge(read, dataOf(read));
  byMember(MEMBERS, () => must(read, fits));
  if (!isListed) return;
  const walk = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(last, 1)]);
  mustShowListed(walk, dataOf(read), judge);
}

/** The list holds an activity that was read, and what it shows of it is given to the judge. */
export function mustShowListed(
  walk: Walk,
  read: JsonObject,
  judge: (answer: Answer, activity: JsonObject) => void,
): void {
  const id = text(read, 'id');
  mustList(walk, [id], 'the activity', 'ACT-22');
  const [page, listed] = [walk.pages[0], byId(walk.items, id)];
  // A list may leave out what the read shows; what it does show must agree.
  if (page && listed) judge(page, { ...read, ...withoutBlanks(listed) });
}

/** Replaces an activity and hands every answer that shows it to the judge: the one to the request, the read, the list. */
export async function afterReplacing(
  t: Tools,
  sought: Sought,
  body: object,
  judge: (answer: Answer, activity: JsonObject) => void,
  isListed?: boolean,
): Promise<void> {
  const replaced = await t.call('replaceActivity', { path: { activityId: sought.activityId }, body });
  blamed(['ACT-71', 'ACT-67'], () => must(replaced, success));
  judge(
    replaced,
    blamed(['ACT-67'], () => readOf(replaced)),
  );
  await everywhere(t, sought, judge, isListed);
}

/** When a drawn activity takes place: days ahead, minutes of the day, and how many nights lie between. */
interface Slot {
  readonly ahead: number;
  readonly begin: number;
  readonly length: number;
  readonly nights: number;
}

const slots: fc.Arbitrary<Slot> = fc.record({
  ahead: fc.integer({ min: 60, max: 700 }),
  begin: fc.integer({ min: 5 * 60, max: 20 * 60 }),
  length: fc.integer({ min: 1, max: 180 }),
  nights: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
});

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A drawn body made whole: a type of the target, and times that agree with each other in the community. */
export async function wholeBody(
  t: Tools,
  drawn: JsonObject,
  { ahead, begin, length, nights }: Slot,
  facilityId: string,
): Promise<{ readonly body: JsonObject; readonly days: readonly [string, string] }> {
  const day = await t.day(ahead);
  const last = addDays(day, nights);
  const zone = zoneOf(t.run, facilityId);
  const { startDate, startTime } = timesOn(day, clock(begin), clock(begin), zone);
  const { endDate, endTime } = timesOn(last, clock(begin + length), clock(begin + length), zone);
  // Places for connections where none may come are a contradiction of their own.
  const { maxRegisteredConnections, ...rest } = drawn;
  const places = drawn['allowConnections'] === true ? { maxRegisteredConnections } : {};
  const body = { ...rest, ...places, type: await activityType(t), startDate, startTime, endDate, endTime };
  return { body, days: [day, last] };
}

/** Members that a body is given apart from what is drawn. */
const apart = {
  type: undefined,
  startDate: undefined,
  startTime: undefined,
  endDate: undefined,
  endTime: undefined,
} as const;

/** Every member that can be sent, with a value that shows when it is lost or mixed up. */
export const fullBody = (t: Tools, body: ActivityBody): ActivityBody => ({
  ...body,
  // As long as undisputed texts get.
  name: t.fresh.text('An afternoon of songs').padEnd(40, 'o').slice(0, 40),
  timeType: 'exactTime',
  location: t.fresh.text('Garden room'),
  description: t.fresh.text('Bring a mat'),
  maxRegistered: 17,
  maxRegisteredConnections: 4,
  allowConnections: true,
});

/** Bodies and when they take place; most of them at an exact time, where dates and times are judged. */
export function drawnBodies(
  t: Tools,
  operation: 'createActivity' | 'replaceActivity',
): fc.Arbitrary<{ readonly slot: Slot; readonly drawn: JsonObject }> {
  const drawn = fc.oneof(
    t.body(operation, { ...apart, timeType: 'exactTime' }),
    t.body(operation, { ...apart, timeType: undefined }),
    t.body(operation, apart),
  );
  return fc.record({ slot: slots, drawn });
}

/** Times to the minute, one of them with a night in between. */
export const exactSlots: readonly Slot[] = [
  { ahead: 301, begin: 607, length: 104, nights: 0 },
  { ahead: 302, begin: 1181, length: 58, nights: 1 },
  { ahead: 303, begin: 541, length: 11, nights: 3 },
];
