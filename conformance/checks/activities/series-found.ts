import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { foundSeries, startDayAt, type FoundSeries } from '../../factories/activities-series.ts';
import { attributed } from '../../kit/attribute.ts';
import { addDays } from '../../kit/dates.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesOn, itemsOf } from '../activity-lists.ts';

/** Configured series, where staff make none for the checks: their days are those that the list of the next weeks shows. */

/** How many series are looked at. */
const MOST = 4;

/** The middle of the days that are shown, from the day before the first of them to the day after the last. */
function middleOf({ shown }: FoundSeries): readonly [string, string] {
  const days = shown.map(([day]) => day);
  const [from, to] = [Math.floor(days.length / 3), Math.floor((days.length * 2) / 3)];
  return [addDays(days[from] ?? '', -1), addDays(days[to] ?? '', 1)];
}

/**
 * The list of a range holds the series on these days strictly inside it, and on none beyond its ends; the days next to an
 * end may belong to either side, by the clock of the facility or by UTC.
 */
async function mustBeOn(
  t: Tools,
  { activityId, facilityId }: FoundSeries,
  [first, last]: readonly [string, string],
  days: readonly string[],
  query: { readonly type?: string; readonly location?: string } = {},
  broken: { readonly lost: ClauseId; readonly strange: ClauseId } = { lost: 'ACT-43', strange: 'ACT-23' },
): Promise<void> {
  const walk = await activitiesOn(t, facilityId, [first, last], query);
  const found = itemsOf(walk, activityId).map(startDayAt(t, facilityId)).sort();
  const [answer] = walk.pages;
  if (!answer) throw new Error('a list without a page proves nothing');
  const lost = days.filter((day) => first < day && day < last && !found.includes(day));
  const isAtAnEnd = (day: string): boolean =>
    [first, last].some((end) => [-1, 0, 1].some((away) => addDays(end, away) === day));
  const strange = found.filter(
    (day) => !days.includes(day) || ((day < first || day > last) && !isAtAnEnd(day)),
  );
  const twice = found.filter((day, at) => found.indexOf(day) !== at);
  const reported = `items on ${found.join(', ') || 'no day'}`;
  const promised = `from ${first} to ${last}${Object.keys(query).length > 0 ? `, with ${JSON.stringify(query)},` : ''} the occurrences of ${days.join(', ') || 'no day'}`;
  attributed([broken.lost], () =>
    mustHold(answer, promised, lost.length === 0, { ...lacks(reported), items: [activityId] }),
  );
  attributed([broken.strange], () => mustHold(answer, promised, strange.length === 0, holdsExtra(reported)));
  attributed(['ACT-43'], () => mustHold(answer, 'one item a day', twice.length === 0, holdsExtra(reported)));
}

const daysOf = ({ shown }: FoundSeries): readonly string[] => shown.map(([day]) => day);

export async function mustContainPartOfFound(t: Tools): Promise<void> {
  for (const series of (await foundSeries(t, ({ shown }) => shown.length >= 4)).slice(0, MOST))
    for (const range of [series.window, middleOf(series)]) await mustBeOn(t, series, range, daysOf(series));
}

/** What a filter is asked with: what every occurrence in the list shows. */
const textIn = ({ shown }: FoundSeries, member: 'type' | 'location'): string | undefined => {
  const value = shown[0]?.[1][member];
  const isOfAll = shown.every(([, item]) => item[member] === value);
  return isOfAll && typeof value === 'string' && value !== '' ? value : undefined;
};

export async function mustFilterFound(t: Tools): Promise<void> {
  const all = await foundSeries(
    t,
    (one) =>
      one.shown.length >= 4 && textIn(one, 'type') !== undefined && textIn(one, 'location') !== undefined,
  );
  for (const series of all.slice(0, MOST)) {
    const [range, days] = [middleOf(series), daysOf(series)];
    const [type = '', location = ''] = [textIn(series, 'type'), textIn(series, 'location')];
    const other = all.map((one) => textIn(one, 'type') ?? '').find((one) => !overlap(one, type));
    await mustBeOn(t, series, range, days);
    const [byType, byLocation] = [both('ACT-25'), both('ACT-26')];
    await mustBeOn(t, series, range, days, { type }, byType);
    await mustBeOn(t, series, range, days, { location }, byLocation);
    await mustBeOn(t, series, range, days, { type, location }, byType);
    await mustBeOn(t, series, range, [], { location: t.fresh.text('Library') }, byLocation);
    if (other !== undefined) await mustBeOn(t, series, range, [], { type: other }, byType);
  }
}

const both = (clause: ClauseId) => ({ lost: clause, strange: clause });

/** It is open whether a part of a type finds an activity. */
const overlap = (one: string, other: string): boolean => {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left.includes(right) || right.includes(left);
};
