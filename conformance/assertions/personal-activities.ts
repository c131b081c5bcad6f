import { givenHome, LONG_AGO, type Home } from '../factories/homes.ts';
import { givenPersonalActivity, personalActivityOn } from '../factories/personal-activities.ts';
import { personalActivitySometimeOn } from '../factories/personal-activities.ts';
import type {
  GivenPersonalActivity,
  PersonalActivityBody,
  TimeType,
} from '../factories/personal-activities.ts';
import { blamed } from '../kit/blame.ts';
import type { Answer } from '../kit/call.ts';
import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { status, success } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { listOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { byMember } from './by-member.ts';
import { ownList, type OwnList } from './own-list.ts';

/** What of a personal activity is judged: its name, when it is, and that the resident takes part. */
type Aspect = 'name' | 'times' | 'attendee';
const ASPECTS: readonly Aspect[] = ['name', 'times', 'attendee'];

/** A personal activity of the target: whose it is, its id, and what was sent. */
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

/** A personal activity, as an answer shows it, tells what was sent. */
export function mustTell(
  answer: Answer,
  item: JsonObject,
  { home, body }: Pick<Kept, 'home' | 'body'>,
  aspects: readonly Aspect[] = ASPECTS,
): void {
  for (const aspect of aspects) blamed([CLAUSES[aspect]], () => judges[aspect](answer, item, body, home));
}

type Judge = (answer: Answer, item: JsonObject, body: PersonalActivityBody, home: Home) => void;

const judges: Readonly<Record<Aspect, Judge>> = {
  name: (answer, item, { name }) => mustEcho(answer, item, { name }),
  times(answer, item, body, { isClockTold }) {
    const { timeType, startDate, startTime, endTime } = body;
    mustEcho(answer, item, { timeType });
    if (isExact(body)) mustEcho(answer, item, { startTime, endTime, ...(isClockTold && { startDate }) });
  },
  attendee(answer, item, _body, { residentId }) {
    const { attendedResidentIds: found } = item;
    const isThere = Array.isArray(found) && found.includes(residentId);
    mustHold(answer, `${residentId} among attendedResidentIds`, isThere, show(found));
  },
};

/** The list of a resident from the beginning of one day to the end of another, at most 45 days. */
export async function activitiesListed(
  t: Tools,
  { residentId }: Pick<Home, 'residentId'>,
  [first, last]: readonly [string, string],
): Promise<OwnList> {
  const query = { startDate: midnightOf(first), endDate: lastSecondOf(last) };
  const answer = await t.call('listPersonalActivities', { path: { residentId }, query });
  blamed(['PAC-12', 'PAC-41'], () => must(answer, status(200)));
  blamed(['PAC-12', 'PAC-41'], () => listOf(answer));
  return byMember(MEMBERS, () => ownList(answer));
}

const dayOf = ({ startDate }: Pick<PersonalActivityBody, 'startDate'>): string => startDate.slice(0, 10);

/** The list of a resident on a day and the two beside it, so that no clock moves that day out of it. */
export const listedAround = (
  t: Tools,
  home: Pick<Home, 'residentId'>,
  body: Pick<PersonalActivityBody, 'startDate'>,
): Promise<OwnList> => {
  const day = dayOf(body);
  return activitiesListed(t, home, [addDays(day, -1), addDays(day, 1)]);
};

/** What the list of a resident holds that it did not hold before: exactly one item. */
export function newIn(before: readonly JsonObject[], after: OwnList): JsonObject {
  const known = before.map(({ id }) => id);
  const added = after.items.filter(({ id }) => !known.includes(id));
  const [item = {}] = added;
  blamed(['PAC-41'], () =>
    mustHold(
      after.answer,
      'the personal activity that was made is in the list of the resident, once',
      added.length === 1 && after.items.length === before.length + 1,
      `${before.length} items before, ${after.items.length} after, ${added.length} of them new`,
    ),
  );
  return item;
}

/**
 * Makes a personal activity, which must be served, found in the list of the resident, and told there as it was sent.
 * The answer of the create tells nothing.
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
  blamed(isExact(body) ? ['PAC-29', 'PAC-38'] : ['PAC-37', 'PAC-38'], () => must(answer, success));
  const list = await listedAround(t, home, body);
  const item = newIn(before, list);
  mustTell(list.answer, item, { home, body }, aspects);
  return { home, id: text(item, 'id'), body, list, item };
}

type Hours = readonly [string, string];

/** A resident, a day, and what checks do with personal activities there. */
export async function personalActivitiesAt(t: Tools, where?: Home) {
  const home = where ?? (await givenHome(t));
  const day = await t.day(LONG_AGO);
  const known: GivenPersonalActivity[] = [];
  // Days on which one was asked for, whatever came of it.
  const tried = new Set<string>();
  // What the list around a day held when it was last asked for. Nothing was made since then.
  let last: { readonly day: string; readonly items: readonly JsonObject[] } | undefined;
  /** What the list around a day holds; nobody else makes any for a new resident, so it is asked for where need be. */
  const heldAround = async (body: PersonalActivityBody): Promise<readonly JsonObject[]> => {
    const on = dayOf(body);
    if (last?.day === on) return last.items;
    const isNear = [...tried].some((one) => one >= addDays(on, -3) && one <= addDays(on, 3));
    return isNear ? (await listedAround(t, home, body)).items : [];
  };
  /** The body of one at exact times. */
  const on = (on = day, hours?: Hours) => personalActivityOn(t, home, on, hours);
  /** The body of one that has a day and no times. */
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
    /** One that a check needs beforehand: at exact times, or under another timeType. */
    keep: async (on = day, hours: Hours = ['12:00', '12:40']) =>
      keepOne(await personalActivityOn(t, home, on, hours)),
    keepSometime: async (timeType: TimeType, on = day) => keepOne(await sometime(timeType, on)),
    /** The list on a day and so many on either side. */
    around: (middle = day, reach = 1) =>
      activitiesListed(t, home, [addDays(middle, -reach), addDays(middle, reach)]),
  };
}
