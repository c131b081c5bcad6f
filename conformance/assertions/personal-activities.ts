import { givenHome, LONG_AGO, type Home } from '../factories/homes.ts';
import { givenPersonalActivity, personalActivityOn } from '../factories/personal-activities.ts';
import { personalActivitySometimeOn } from '../factories/personal-activities.ts';
import type {
  GivenPersonalActivity,
  PersonalActivityBody,
  TimeType,
} from '../factories/personal-activities.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, endOf, inUtc, type DayHours } from '../kit/day-hours.ts';
import type { JsonObject } from '../kit/json.ts';
import { status, success } from '../kit/match.ts';
import { counts, lacks } from '../kit/fault.ts';
import { must, mustBeAmong, mustEcho, mustHold } from '../kit/must.ts';
import { listOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { byMember } from './by-member.ts';
import { ownList, type OwnList } from './own-list.ts';

/** The parts of a personal activity that are judged: its name, its times, and the resident as attendee. */
type Aspect = 'name' | 'times' | 'attendee';
const ASPECTS: readonly Aspect[] = ['name', 'times', 'attendee'];

/** A personal activity of the target: its resident, its id, and the body that was sent. */
export interface Kept {
  readonly home: Home;
  readonly id: string;
  readonly body: PersonalActivityBody;
}

const CLAUSES = { name: 'PAC-43', times: 'PAC-44', attendee: 'PAC-42' } as const;
const MEMBERS = {
  name: ['PAC-43'],
  timeType: ['PAC-44'],
  startDate: ['PAC-44'],
  startTime: ['PAC-44'],
  endTime: ['PAC-44'],
  attendedResidentIds: ['PAC-42'],
} as const;

const isExact = ({ timeType = 'exactTime' }: Pick<PersonalActivityBody, 'timeType'>): boolean =>
  timeType === 'exactTime';

/** A personal activity in an answer must show what was sent. */
export function mustReport(
  answer: Answer,
  item: JsonObject,
  { home, body }: Pick<Kept, 'home' | 'body'>,
  aspects: readonly Aspect[] = ASPECTS,
): void {
  for (const aspect of aspects)
    attributed([CLAUSES[aspect]], () => assertions[aspect](answer, item, body, home));
}

type Assertion = (answer: Answer, item: JsonObject, body: PersonalActivityBody, home: Home) => void;

const assertions: Readonly<Record<Aspect, Assertion>> = {
  name: (answer, item, { name }) => mustEcho(answer, item, { name }),
  times(answer, item, body, { isZoneConfigured }) {
    const { timeType, startDate, startTime, endTime } = body;
    mustEcho(answer, item, { timeType });
    if (isExact(body)) mustEcho(answer, item, { startTime, endTime, ...(isZoneConfigured && { startDate }) });
  },
  attendee: (answer, item, _body, { residentId }) =>
    mustBeAmong(answer, item, 'attendedResidentIds', residentId),
};

/**
 * Lists the personal activities of a resident from the start of one day to the end of another, at most 45
 * days.
 */
export async function activitiesListed(
  t: Tools,
  { residentId }: Pick<Home, 'residentId'>,
  [first, last]: readonly [string, string],
  hours: DayHours = inUtc,
): Promise<OwnList> {
  const query = { startDate: beginOf(hours, first), endDate: endOf(hours, last) };
  const answer = await t.call('listPersonalActivities', { path: { residentId }, query });
  attributed(['PAC-12', 'PAC-41'], () => must(answer, status(200)));
  attributed(['PAC-12', 'PAC-41'], () => listOf(answer));
  return byMember(MEMBERS, () => ownList(answer));
}

const dayOf = ({ startDate }: Pick<PersonalActivityBody, 'startDate'>): string => startDate.slice(0, 10);

/**
 * The list of a resident from the day before a day to the day after it, so the day is inside in every zone.
 */
export const listedAround = (
  t: Tools,
  home: Pick<Home, 'residentId'>,
  body: Pick<PersonalActivityBody, 'startDate'>,
): Promise<OwnList> => {
  const day = dayOf(body);
  return activitiesListed(t, home, [addDays(day, -1), addDays(day, 1)]);
};

/** The new item of a list. There must be exactly one. */
export function newIn(before: readonly JsonObject[], after: OwnList): JsonObject {
  const known = before.map(({ id }) => id);
  const added = after.items.filter(({ id }) => !known.includes(id));
  const [item = {}] = added;
  const found = `${before.length} items before, ${after.items.length} after, ${added.length} of them new`;
  attributed(['PAC-41'], () =>
    mustHold(
      after.answer,
      'the personal activity that was made is in the list of the resident, once',
      added.length === 1 && after.items.length === before.length + 1,
      added.length === 0 ? lacks(found) : counts(found),
    ),
  );
  return item;
}

/**
 * Makes a personal activity. It must be accepted and be in the list of the resident with the values sent; the
 * answer to the create is not judged.
 */
async function recorded(
  t: Tools,
  home: Home,
  body: PersonalActivityBody,
  before: readonly JsonObject[],
  aspects?: readonly Aspect[],
): Promise<Kept & { readonly list: OwnList; readonly item: JsonObject }> {
  const path = { residentId: home.residentId };
  const answer = await t.call('createPersonalActivity', { path, body });
  attributed(isExact(body) ? ['PAC-29', 'PAC-38'] : ['PAC-37', 'PAC-38'], () => must(answer, success));
  const list = await listedAround(t, home, body);
  const item = newIn(before, list);
  mustReport(list.answer, item, { home, body }, aspects);
  return { home, id: text(item, 'id'), body, list, item };
}

type Hours = readonly [string, string];

/** A resident, a day, and the operations of checks on personal activities there. */
export async function personalActivitiesAt(t: Tools, where?: Home) {
  const home = where ?? (await givenHome(t));
  const day = await t.day(LONG_AGO);
  const known: GivenPersonalActivity[] = [];
  // Days on which a create was tried, successful or not.
  const tried = new Set<string>();
  // The list around a day at the last read; undefined after a create.
  let last: { readonly day: string; readonly items: readonly JsonObject[] } | undefined;
  /**
   * The items of the list around a day. Only this check makes any for the resident, so the list is read only
   * if one was tried near the day.
   */
  const heldAround = async (body: PersonalActivityBody): Promise<readonly JsonObject[]> => {
    const on = dayOf(body);
    if (last?.day === on) return last.items;
    const isNear = [...tried].some((one) => one >= addDays(on, -3) && one <= addDays(on, 3));
    return isNear ? (await listedAround(t, home, body)).items : [];
  };
  /** A body with exact times. */
  const on = (on = day, hours?: Hours) => personalActivityOn(t, home, on, hours);
  /** A body with a day and without times. */
  const sometime = (timeType: TimeType, on = day) => personalActivitySometimeOn(t, home, on, timeType);
  const keepOne = async (body: PersonalActivityBody) => {
    const ids = known.map(({ id }) => id);
    tried.add(dayOf(body));
    const kept = await givenPersonalActivity(t, home, body, ids);
    known.push(kept);
    last = undefined;
    return kept;
  };
  return {
    home,
    day,
    on,
    sometime,
    /** Makes one, which must be in the list as it was sent. */
    async make(coming: PersonalActivityBody | Promise<PersonalActivityBody>, aspects?: readonly Aspect[]) {
      const body = await coming;
      const before = await heldAround(body);
      tried.add(dayOf(body));
      last = undefined;
      const kept = await recorded(t, home, body, before, aspects);
      last = { day: dayOf(body), items: kept.list.items };
      known.push({ ...kept, day: dayOf(body) });
      return kept;
    },
    /** Makes one as a precondition: with exact times, or with another timeType. */
    keep: async (on = day, hours: Hours = ['12:00', '12:40']) =>
      keepOne(await personalActivityOn(t, home, on, hours)),
    keepSometime: async (timeType: TimeType, on = day) => keepOne(await sometime(timeType, on)),
    /** The list of a day, with a number of days on each side. */
    around: (middle = day, reach = 1) =>
      activitiesListed(t, home, [addDays(middle, -reach), addDays(middle, reach)]),
  };
}
