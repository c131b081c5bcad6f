import fc from 'fast-check';
import { FAR_AHEAD, activityType, makeActivity } from '../../factories/activities.ts';
import type { ActivityBody, GivenActivity } from '../../factories/activities.ts';
import { soleCalendar, type GivenCalendar } from '../../factories/calendars.ts';
import { timesOn, zoneOf } from '../../factories/activities-times.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
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
import { mustContain } from '../people-lists.ts';

const TIMES = ['startDate', 'endDate', 'startTime', 'endTime'];

/**
 * What an answer must show for a body: the values sent. Dates and times are left out unless timeType is
 * exactTime.
 */
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

/** An answer must show the activity as it was sent; without a timeType it is one at an exact time. */
export function mustShow(answer: Answer, found: JsonObject, body: object): void {
  byMember(MEMBERS, () => mustEcho(answer, found, expected({ ...body })));
  if (!('timeType' in body)) attributed(['ACT-73'], () => mustEcho(answer, found, { timeType: 'exactTime' }));
}

const withoutBlanks = (found: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => !isBlank(value)));

/** An activity, and the days on which lists should hold it. */
export type Sought = Pick<GivenActivity, 'activityId' | 'facilityId'> & {
  readonly days: readonly [string, string];
};

/** Reads an activity and, unless `isListed` is false, the list of its facility; calls `assert` with both. */
export async function everywhere(
  t: Tools,
  { activityId, facilityId, days: [first, last] }: Sought,
  assert: (answer: Answer, activity: JsonObject) => void,
  isListed = true,
): Promise<void> {
  const read = await t.call('getActivity', { path: { activityId } });
  attributed(['ACT-57', 'ACT-66'], () => {
    must(read, status(200));
    dataOf(read);
  });
  assert(read, dataOf(read));
  byMember(MEMBERS, () => must(read, fits));
  if (!isListed) return;
  const walk = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(last, 1)]);
  mustShowListed(walk, dataOf(read), assert);
}

/** The list must hold an activity that was read. `assert` is called with its item. */
function mustShowListed(
  walk: Walk,
  read: JsonObject,
  assert: (answer: Answer, activity: JsonObject) => void,
): void {
  const id = text(read, 'id');
  mustContain(walk, [id], 'the activity', 'ACT-22');
  const [page, listed] = [walk.pages[0], byId(walk.items, id)];
  // The list may leave out members that the read shows; the members that it shows must agree.
  if (page && listed) assert(page, { ...read, ...withoutBlanks(listed) });
}

/**
 * Replaces an activity and calls `assert` with every answer that shows it: the one to the replacement, the
 * read and the list.
 */
export async function afterReplacing(
  t: Tools,
  sought: Sought,
  body: object,
  assert: (answer: Answer, activity: JsonObject) => void,
  isListed?: boolean,
): Promise<void> {
  const replaced = await t.call('replaceActivity', { path: { activityId: sought.activityId }, body });
  attributed(['ACT-71', 'ACT-67'], () => must(replaced, success));
  assert(
    replaced,
    attributed(['ACT-67'], () => readOf(replaced)),
  );
  await everywhere(t, sought, assert, isListed);
}

/**
 * When a generated activity takes place: days from today, start and length in minutes, and the nights in
 * between.
 */
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

/** Completes a generated body: a type of the target, and dates and times that agree in the community. */
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
  // Places for connections are left out if connections are not admitted: the two would contradict each other.
  const { maxRegisteredConnections, ...rest } = drawn;
  const places = drawn['allowConnections'] === true ? { maxRegisteredConnections } : {};
  const body = { ...rest, ...places, type: await activityType(t), startDate, startTime, endDate, endTime };
  return { body, days: [day, last] };
}

/** Members that are not generated but set by the check. */
const apart = {
  type: undefined,
  startDate: undefined,
  startTime: undefined,
  endDate: undefined,
  endTime: undefined,
} as const;

/** Every member that can be sent. The values show whether a member is lost or swapped. */
export const fullBody = (t: Tools, body: ActivityBody): ActivityBody => ({
  ...body,
  // Forty characters, the longest text that no open question concerns.
  name: t.fresh.text('An afternoon of songs').padEnd(40, 'o').slice(0, 40),
  timeType: 'exactTime',
  location: t.fresh.text('Garden room'),
  description: t.fresh.text('Bring a mat'),
  maxRegistered: 17,
  maxRegisteredConnections: 4,
  allowConnections: true,
});

/**
 * Generates bodies and their times. Most have an exact time, because only then are dates and times judged.
 */
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

/** Exact times in minutes; some activities last over one or more nights. */
export const exactSlots: readonly Slot[] = [
  { ahead: 301, begin: 607, length: 104, nights: 0 },
  { ahead: 302, begin: 1181, length: 58, nights: 1 },
  { ahead: 303, begin: 541, length: 11, nights: 3 },
];

/** Creates an activity, which is deleted at the end of the check. */
export async function make(t: Tools, { calendarId }: Pick<GivenCalendar, 'calendarId'>, body: object) {
  const answer = await makeActivity(t, calendarId, body);
  attributed(['ACT-71', 'ACT-65'], () => must(answer, success));
  return attributed(['ACT-65'], () => {
    must(answer, status(200, 201), fits);
    return { answer, activityId: text(dataOf(answer), 'id') };
  });
}

interface Place {
  readonly calendar?: GivenCalendar;
  readonly days?: readonly [string, string];
  /** What every answer must show, where that is not what was sent. */
  readonly promised?: JsonObject;
  readonly isListed?: boolean;
}

/** Creates an activity, on a far day unless days are given; every answer must show it. */
export async function mustShowWhatWasSent(
  t: Tools,
  body: object,
  { calendar, days, promised, isListed }: Place = {},
): Promise<void> {
  const where = calendar ?? (await soleCalendar(t));
  const day = await t.day(FAR_AHEAD);
  const made = await make(t, where, body);
  const assert = (answer: Answer, found: JsonObject) =>
    promised ? byMember(MEMBERS, () => mustEcho(answer, found, promised)) : mustShow(answer, found, body);
  assert(made.answer, dataOf(made.answer));
  await everywhere(t, { ...where, ...made, days: days ?? [day, day] }, assert, isListed);
}
