import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { givenHome, LONG_AGO, minutesBetween, type Home } from '../factories/homes.ts';
import { givenVisit, visitOn, visitSometimeOn } from '../factories/personal-visits.ts';
import type { TimeType, VisitBody } from '../factories/personal-visits.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, endOf, inUtc, type DayHours } from '../kit/day-hours.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status, success } from '../kit/match.ts';
import { shows } from '../kit/fault.ts';
import { must, mustBeAmong, mustEcho, mustHold } from '../kit/must.ts';
import { dataOf, listOf, readOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { byMember } from './by-member.ts';
import { mustShowVisitors } from './visitors.ts';
import { mustCount, mustContain, ownList, type OwnList } from './own-list.ts';
import { isStart } from '../models/local-day.ts';

/**
 * The parts of a visit that are judged: texts, times, minutes, visitors, and other residents who are visited.
 */
export type Aspect = 'texts' | 'times' | 'minutes' | 'visitors' | 'attendees';
const ASPECTS: readonly Aspect[] = ['texts', 'times', 'minutes', 'visitors', 'attendees'];

const MEMBERS = {
  name: ['PVS-48'],
  visitType: ['PVS-48'],
  description: ['PVS-48'],
  timeType: ['PVS-49'],
  startDate: ['PVS-49'],
  startTime: ['PVS-49'],
  endTime: ['PVS-49'],
  connectionVisitors: ['PVS-50'],
  manualVisitors: ['PVS-50'],
  attendedResidentIds: ['PVS-51', 'PVS-52'],
} as const;
const TAKEN = ['PVS-33', 'PVS-39', 'PVS-41', 'PVS-46', 'PVS-36'] as const;
const LISTED = ['PVS-13', 'PVS-18'] as const;
const CHANGED = ['PVS-57', ...TAKEN] as const;

/** A visit of the target: the resident, its id, and the body sent last. */
export interface Kept {
  readonly home: Home;
  readonly visitId: string;
  readonly body: VisitBody;
}

export const pathOf = ({ home, visitId }: Kept) => ({
  residentId: home.residentId,
  visitId,
});

const isExact = ({ timeType = 'exactTime' }: Pick<VisitBody, 'timeType'>): boolean =>
  timeType === 'exactTime';

/**
 * The minutes that a visit must show: from start to end under exactTime, else those that were sent (Personal
 * visits, the rule below the table).
 */
const minutesOf = (body: VisitBody): number =>
  isExact(body) && body.startTime !== undefined && body.endTime !== undefined
    ? minutesBetween(body.startTime, body.endTime)
    : body.durationInMinutes;

/** A visit in an answer must show what was sent. */
export function mustReport(
  answer: Answer,
  visit: JsonObject,
  { home, body }: Kept,
  aspects: readonly Aspect[] = ASPECTS,
  also: readonly ClauseId[] = [],
): void {
  for (const aspect of aspects) byMember(MEMBERS, () => assertions[aspect](answer, visit, body, home), also);
}

/** The clauses about the minutes of an exact visit: from start to end, also if other minutes were sent. */
const gapOf = (body: VisitBody): readonly ClauseId[] =>
  body.durationInMinutes === minutesOf(body) ? ['PVS-45'] : ['PVS-46', 'PVS-45'];

type Assertion = (answer: Answer, visit: JsonObject, body: VisitBody, home: Home) => void;

const assertions: Readonly<Record<Aspect, Assertion>> = {
  texts: (answer, visit, { name, visitType, description }) =>
    mustEcho(answer, visit, { name, visitType, description }),
  times(answer, visit, body, { timeZone, isZoneConfigured }) {
    const { timeType, startDate, startTime, endTime } = body;
    mustEcho(answer, visit, { timeType });
    if (!isExact(body)) return;
    mustEcho(answer, visit, { startTime, endTime });
    const shown = visit['startDate'];
    const holds = !isZoneConfigured || isStart(shown, startDate, timeZone);
    mustHold(answer, `startDate ${startDate}, or its day`, holds, shows('startDate', shown));
  },
  minutes: (answer, visit, body) =>
    attributed(isExact(body) ? gapOf(body) : ['PVS-47'], () =>
      mustEcho(answer, visit, { durationInMinutes: minutesOf(body) }),
    ),
  visitors: (answer, visit, body) => attributed(['PVS-50'], () => mustShowVisitors(answer, visit, body)),
  attendees(answer, visit, { additionalAttendeeResidentIds = [] }) {
    for (const id of additionalAttendeeResidentIds)
      attributed(['PVS-52'], () => mustBeAmong(answer, visit, 'attendedResidentIds', id));
  },
};

/**
 * Makes a visit, which must be accepted and show what was sent; returns it with the answer. The visit is
 * deleted together with the resident.
 */
export async function visited(
  t: Tools,
  home: Home,
  body: VisitBody,
  aspects?: readonly Aspect[],
): Promise<Kept & { readonly answer: Answer }> {
  const { residentId } = home;
  const answer = await t.call('createPersonalVisit', { path: { residentId }, body });
  attributed(TAKEN, () => must(answer, success));
  const visit = attributed(['PVS-33'], () => dataOf(answer));
  const kept = { home, visitId: attributed(['PVS-33'], () => text(visit, 'id')), body };
  mustReport(answer, visit, kept, aspects);
  byMember(MEMBERS, () => must(answer, fits));
  return { ...kept, answer };
}

/** Makes a visit as a precondition. */
export async function keptVisit(t: Tools, home?: Home, body?: VisitBody): Promise<Kept> {
  const { visit: _, day: _day, ...kept } = await givenVisit(t, home, body);
  return kept;
}

/** Lists the visits of a resident from the start of one day to the end of another, at most 45 days. */
export async function visitsListed(
  t: Tools,
  { residentId }: Pick<Home, 'residentId'>,
  [first, last]: readonly [string, string],
  more: LooseQuery = {},
  hours: DayHours = inUtc,
): Promise<OwnList> {
  const query = { startDate: beginOf(hours, first), endDate: endOf(hours, last), ...more };
  const answer = await t.call('listPersonalVisits', { path: { residentId }, query });
  const filtered = more['visitType'] === undefined ? [] : (['PVS-19'] as const);
  attributed([...LISTED, ...filtered], () => {
    must(answer, status(200));
    listOf(answer);
  });
  return byMember(MEMBERS, () => ownList(answer));
}

/**
 * The list of a resident from the day before a day to the day after it, so the day is inside in every zone.
 */
const visitsAround = (
  t: Tools,
  home: Pick<Home, 'residentId'>,
  day: string,
  more: LooseQuery = {},
): Promise<OwnList> => visitsListed(t, home, [addDays(day, -1), addDays(day, 1)], more);

export const dayOf = ({ body }: Pick<Kept, 'body'>): string => body.startDate.slice(0, 10);

/** Get visit must return the visit with its id and the values sent last. */
export async function mustReadBack(t: Tools, kept: Kept, aspects?: readonly Aspect[]): Promise<Answer> {
  const read = await t.call('getPersonalVisit', { path: pathOf(kept) });
  // A 404 means that the visit was not made; any other fault concerns the read.
  attributed(read.status === 404 ? ['PVS-34'] : ['PVS-56'], () => {
    must(read, status(200));
    const { id } = dataOf(read);
    mustHold(read, `the id ${kept.visitId}`, id === kept.visitId, shows('id', id));
  });
  mustReport(read, dataOf(read), kept, aspects);
  byMember(MEMBERS, () => readOf(read));
  return read;
}

/**
 * Makes visits, and returns them. Each answer, the lists around their days and the read of every second visit must
 * show what was sent.
 */
export async function mustKeepAll(
  t: Tools,
  home: Home,
  bodies: readonly VisitBody[],
  aspects?: readonly Aspect[],
): Promise<readonly Kept[]> {
  const all: Kept[] = [];
  for (const body of bodies) all.push(await visited(t, home, body, aspects));
  for (const [at, kept] of all.entries()) if (at % 2 === 0) await mustReadBack(t, kept, aspects);
  await mustBeListed(t, home, all, aspects);
  return all;
}

/** The lists around the days of visits, one for each day, must show the values sent last. */
export async function mustBeListed(
  t: Tools,
  home: Pick<Home, 'residentId'>,
  all: readonly Kept[],
  aspects?: readonly Aspect[],
): Promise<void> {
  for (const day of new Set(all.map(dayOf))) {
    const list = await visitsAround(t, home, day);
    for (const kept of all.filter((one) => dayOf(one) === day))
      mustReport(
        list.answer,
        mustContain(list, kept.visitId, 'the visit', 'PVS-15', 'PVS-34'),
        kept,
        aspects,
      );
  }
}

/** Replaces a visit. The answer and, by default, the read must show what was sent. */
export async function replaced(
  t: Tools,
  kept: Kept,
  body: VisitBody,
  aspects?: readonly Aspect[],
  isRead = true,
): Promise<Kept & { readonly answer: Answer }> {
  const answer = await t.call('replacePersonalVisit', { path: pathOf(kept), body });
  const now = { ...kept, body };
  attributed(CHANGED, () => must(answer, status(200)));
  mustReport(
    answer,
    attributed(CHANGED, () => dataOf(answer)),
    now,
    aspects,
  );
  byMember(MEMBERS, () => readOf(answer));
  if (isRead) await mustReadBack(t, now, aspects);
  return { ...now, answer };
}

/** The clauses that a list breaks if it holds too many or too few, unless the check names its own. */
const TOO_MANY = ['PVS-16', 'PVS-17', 'PVS-62'] as const;
const TOO_FEW = ['PVS-15', 'PVS-20', 'PVS-34'] as const;

/**
 * The list must hold exactly these visits, each once and with its values. A wrong value breaks the clause of its member
 * and those of `also`.
 */
export function mustBe(
  list: OwnList,
  visits: readonly Kept[],
  when: string,
  broken?: readonly ClauseId[],
  also = broken,
): void {
  const count = broken ?? (list.items.length > visits.length ? TOO_MANY : TOO_FEW);
  attributed(count, () => mustCount(list, visits.length, when));
  for (const kept of visits) {
    const item = mustContain(
      list,
      kept.visitId,
      `${when}, the visit of ${dayOf(kept)}`,
      ...(broken ?? TOO_FEW),
    );
    mustReport(list.answer, item, kept, ASPECTS, also);
  }
}

/** A resident, a day, and the operations of checks on visits there. */
export async function visitsAt(t: Tools, where?: Home) {
  const home = where ?? (await givenHome(t));
  const day = await t.day(LONG_AGO);
  return {
    home,
    day,
    on: (on = day, hours?: readonly [string, string], more?: Partial<VisitBody>) =>
      visitOn(t, home, on, hours, more),
    /** A body with a day and without times; `on` has exact times. */
    sometime: (timeType: TimeType, more?: Partial<VisitBody>, on = day) =>
      visitSometimeOn(t, home, on, timeType, more),
    make: (body: VisitBody, aspects?: readonly Aspect[]) => visited(t, home, body, aspects),
    keep: (body?: VisitBody) => keptVisit(t, home, body),
    list: (range: readonly [string, string], more?: LooseQuery, hours?: DayHours) =>
      visitsListed(t, home, range, more, hours),
    /** The list of a day, with a number of days on each side. */
    around: (middle = day, query?: LooseQuery, reach = 1) =>
      visitsListed(t, home, [addDays(middle, -reach), addDays(middle, reach)], query),
  };
}
