import type { BodyOf } from '../../openapi/generated/contract.ts';
import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess, success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { once } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import { Unproven } from '../kit/errors.ts';
import type { Tools } from '../kit/tools.ts';
import { LONG_AGO, dayOnly, givenHome, hoursOn, type Home } from './homes.ts';
import { precondition } from '../kit/precondition.ts';

type Body = BodyOf<'createPersonalActivity'>;

/**
 * The body of a create. `timeType` may be left out, although the generated type requires it because it has a
 * default.
 */
export type PersonalActivityBody = Omit<Body, 'timeType'> & Partial<Pick<Body, 'timeType'>>;

export type TimeType = NonNullable<Body['timeType']>;

export interface GivenPersonalActivity {
  readonly home: Home;
  readonly id: string;
  /** The calendar day on which it takes place. */
  readonly day: string;
  readonly body: PersonalActivityBody;
}

/**
 * Whether a facility accepts a name that is not a preset, tested by one create per run. If not, only names of
 * presets are accepted.
 */
export const takesAnyName = once(async (t: Tools): Promise<boolean> => {
  const home = await givenHome(t);
  const body = hoursAt(home, await t.day(LONG_AGO), t.fresh.text('Puzzle'));
  const path = { residentId: home.residentId };
  return isSuccess(await t.call('createPersonalActivity', { path, body }));
});

/** A valid name for a personal activity of a facility: a configured one, a new preset, else a new word. */
export async function activityName(t: Tools, facilityId: string): Promise<string> {
  const [first] = t.run.fixtures['personalActivityNames'] ?? [];
  if (first !== undefined) return t.fixture('personalActivityNames');
  return (await presetsMade(t))(facilityId);
}

const presetsMade = once((t: Tools) => {
  const names = new Map<string, Promise<string>>();
  const nameAt = (facilityId: string): Promise<string> => {
    const known = names.get(facilityId);
    if (known) return known;
    const name = t.fresh.text('Walk');
    const coming = hasLever(t.run, 'create-personal-activity-preset')
      ? asPreset(t, facilityId, name)
      : Promise.resolve(name);
    names.set(facilityId, coming);
    return coming;
  };
  return Promise.resolve(nameAt);
});

/** Makes a name a preset. Without the lever the name is used as it is. */
async function asPreset(t: Tools, facilityId: string, name: string): Promise<string> {
  try {
    await t.lever('create-personal-activity-preset', { facilityId, name });
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    t.note(error.message);
  }
  return name;
}

/** The body of a personal activity with two times and only the members that the interface shows. */
function hoursAt(
  home: Home,
  day: string,
  name: string,
  hours: readonly [string, string] = ['10:20', '11:05'],
): PersonalActivityBody {
  return { name, ...hoursOn(home, day, hours), timeType: 'exactTime' };
}

/** The body of a personal activity on a day, from one time of day to another. */
export async function personalActivityOn(
  t: Tools,
  home: Home,
  day: string,
  hours?: readonly [string, string],
  more: Partial<PersonalActivityBody> = {},
): Promise<PersonalActivityBody> {
  return { ...hoursAt(home, day, await activityName(t, home.facilityId), hours), ...more };
}

/** The body of a personal activity that has a day and no times. */
export async function personalActivitySometimeOn(
  t: Tools,
  home: Home,
  day: string,
  timeType: TimeType,
): Promise<PersonalActivityBody> {
  return { name: await activityName(t, home.facilityId), ...dayOnly(home, day), timeType };
}

/** A range from the day before a day to the day after it, so the day is inside in every zone. */
export const aroundDay = (day: string) => ({
  startDate: midnightOf(addDays(day, -1)),
  endDate: lastSecondOf(addDays(day, 1)),
});

/**
 * A new personal activity of the resident that the check names, else of a new one. The interface does not
 * show the answer to the create, so the id is the one that is new in the list of the resident. `known` are
 * the ids that the list held before; absent: they are read first.
 */
export async function givenPersonalActivity(
  t: Tools,
  home?: Home,
  sent?: PersonalActivityBody,
  known?: readonly string[],
): Promise<GivenPersonalActivity> {
  const place = home ?? (await givenHome(t));
  const path = { residentId: place.residentId };
  const body = sent ?? (await personalActivityOn(t, place, await t.day(LONG_AGO)));
  const day = body.startDate.slice(0, 10);
  const query = aroundDay(day);
  return precondition('a personal activity', async () => {
    const ids = async () => idsOf(listOf(await t.call('listPersonalActivities', { path, query })));
    const before = known ?? (home === undefined ? [] : await ids());
    must(await t.call('createPersonalActivity', { path, body }), success);
    const id = (await ids()).find((one) => !before.includes(one));
    return { home: place, id: id ?? t.unproven('a personal activity made is in no list'), day, body };
  });
}
