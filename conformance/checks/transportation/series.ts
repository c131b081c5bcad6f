import fc from 'fast-check';
import type { OwnList } from '../../assertions/own-list.ts';
import { listed } from '../../assertions/requests.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import { familyOf } from '../../factories/family-access.ts';
import { foundSeries, type FoundSeries } from '../../factories/found-requests.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenSeries, plansOf, ridersOf, type Riders } from '../../factories/transportation.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { addDays, daysBetween } from '../../kit/dates.ts';
import { holdsExtra, lacks, shows } from '../../kit/fault.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { readOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { occurrencesOf, patternOf, type Recurrence } from '../../models/transportation-pattern.ts';

/** Recurring requests: made by staff for a check where they can, else those of the pool, by the days that the list shows. */

export type Window = readonly [first: string, last: string];

export interface Series {
  readonly path: { readonly residentId: string; readonly requestId: string };
  /** The days of its occurrences, in order. */
  readonly days: readonly string[];
  /** Days that have none for sure. */
  readonly none: readonly string[];
  /** Parts of the list to look at, the whole first. */
  readonly windows: readonly Window[];
  /** Identifies its occurrences, whatever ids they have; unknown where it was found. */
  readonly destination?: string;
}

/** Whether staff make recurring requests for the checks. */
export const makesSeries = ({ run }: Tools): boolean => hasLever(run, 'create-transportation-request');

/** A recurring request by a rule; `turn` chooses among the windows and the days without an occurrence. */
export async function seriesOf(
  t: Tools,
  riders: Riders,
  rule: Recurrence,
  { by, turn = 0 }: { readonly by?: Identity; readonly turn?: number } = {},
): Promise<Series> {
  const { day: first } = riders;
  const recurring = { ...rule, exceptionDates: [...(rule.exceptionDates ?? [])] };
  const destination = t.fresh.text('Dialysis');
  const path = await givenSeries(t, riders, recurring, { destination, ...(by && { by }) });
  const [days, pattern] = [occurrencesOf(first, rule), patternOf(first, rule)];
  const [second = addDays(first, 7), last = first] = [pattern[1], pattern.at(-1)];
  const step = daysBetween(first, second);
  const around = [
    ...[-1, 1, -step].map((away) => addDays(first, away)),
    ...[1, step, 365].map((away) => addDays(last, away)),
  ].filter((_, at) => (at + turn) % 2 === 0);
  const end = daysBetween(first, last) > 40 ? addDays(first, 40) : last;
  // The whole is always looked at, of the others every third one, in turns.
  const windows: readonly Window[] = [
    [addDays(first, -2), addDays(end, 2)],
    [first, end],
    [second, addDays(second, 44)],
    [addDays(last, -44), addDays(last, -1)],
    [last, addDays(last, 20)],
    ...pattern
      .filter((day) => day === second || rule.exceptionDates?.includes(day))
      .map((day) => [day, day] as const),
    [addDays(first, -9), addDays(first, -1)],
    [addDays(last, 1), addDays(last, 9)],
  ];
  return {
    ...{ path, days, destination },
    none: [...new Set([...pattern, ...around])].filter((day) => !days.includes(day)),
    windows: windows.filter((_, at) => at === 0 || at % 3 === turn % 3),
  };
}

/** A random rule with some days as exceptions; the short ranges make first and last days likely. */
const rules = (first: string): fc.Arbitrary<Recurrence> =>
  fc
    .record({
      frequency: fc.constantFrom('daily' as const, 'weekly' as const),
      interval: fc.constantFrom(1, 1, 2, 3),
      count: fc.integer({ min: 2, max: 9 }),
      isBounded: fc.boolean(),
      out: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
    })
    .map(({ frequency, interval, count, isBounded, out }) => {
      const days = patternOf(first, { frequency, interval, count });
      const last = days.at(-1) ?? first;
      // One day always stays: a series without any day is not tried, since the interface does not say what it is.
      const exceptionDates = days.filter((_, at) => out.includes(at)).slice(0, days.length - 1);
      const end = isBounded ? { until: addDays(last, frequency === 'weekly' ? 3 : 0) } : { count };
      return { frequency, interval, ...end, exceptionDates };
    });

/**
 * Rules with the first, the last or two middle days as exceptions, with `count` or `until`: cases that random rules
 * can miss.
 */
const cornerRules = (first: string): readonly Recurrence[] => {
  const last = addDays(first, 4);
  return [
    { frequency: 'daily', count: 5, exceptionDates: [first] },
    { frequency: 'daily', until: last, exceptionDates: [last] },
    { frequency: 'daily', count: 5, exceptionDates: [addDays(first, 1), addDays(first, 2)] },
    { frequency: 'weekly', interval: 2, count: 3, exceptionDates: [addDays(first, 14)] },
    { frequency: 'weekly', until: addDays(first, 20) },
  ];
};

/** Tries series of many rules, and who may ask for them; or else those that are found. */
export async function forSeries(
  t: Tools,
  riders: Riders,
  act: (series: Series, home: Riders, people: readonly Identity[]) => Promise<void>,
  by?: Identity,
): Promise<void> {
  if (!makesSeries(t)) {
    for (const found of await foundSeries(t, rides))
      await act(foundOne(found), await ridersLike(t, found), [found.resident]);
    return;
  }
  let turn = 0;
  const { resident, day } = riders;
  const tryRule = async (rule: Recurrence) =>
    act(await seriesOf(t, riders, rule, { turn: (turn += 1), ...(by && { by }) }), riders, [
      by ?? resident,
      resident,
    ]);
  for (const rule of cornerRules(day)) await tryRule(rule);
  await t.property(rules(day), tryRule, { runs: Math.ceil(t.run.runs / 3) });
}

function foundOne({ id: requestId, residentId, days, window }: FoundSeries): Series {
  const [first = '', second = first] = days;
  const between = Array.from({ length: daysBetween(first, days.at(-1) ?? first) }, (_, at) =>
    addDays(first, at),
  );
  const windows: readonly Window[] = [
    window,
    [first, first],
    [second, window[1]],
    [addDays(first, 1), addDays(second, -1)],
  ];
  return {
    ...{ path: { residentId, requestId }, days },
    none: between.filter((one) => !days.includes(one)).slice(0, 8),
    windows: windows.filter(([from, until]) => from <= until),
  };
}

/** The resident of a recurring request of the pool, who asks for rides. */
export async function ridersLike(
  t: Tools,
  { residentId, facilityId, resident }: FoundSeries,
): Promise<Riders> {
  const who = { residentId, facilityId, resident, timeZone: zoneOf(t.run, facilityId), connections: [] };
  return ridersOf(familyOf(who), await plansOf(t, { facilityId, resident }));
}

/** The families of two recurring requests of the pool, and the windows in which these stand. */
export const withFound = async (
  t: Tools,
  act: (series: FoundSeries, riders: Riders) => Promise<void>,
): Promise<void> => {
  for (const series of (await foundSeries(t, rides)).slice(0, 2))
    await act(series, await ridersLike(t, series));
};

/** The list of the window holds exactly the occurrences in it, each with its own date and isRecurring true. */
export async function mustContainOccurrences(
  t: Tools,
  home: Riders,
  { path, days, destination }: Series,
  as: Identity,
  [startDate, endDate]: Window,
): Promise<OwnList> {
  const list = await listed(t, home, as, { startDate, endDate });
  const own = list.items.filter(({ id }) => id === path.requestId);
  const dates = own.map(({ occurrenceDate }) => occurrenceDate);
  const wanted = days.filter((day) => startDate <= day && day <= endDate);
  const strays =
    destination === undefined
      ? []
      : list.items.filter((one) => one['destination'] === destination && !own.includes(one));
  const found = `${show(dates)}, among ${list.items.length} items`;
  const fault = (wanted.some((day) => !dates.includes(day)) ? lacks : holdsExtra)(found);
  const ids = strays.map(({ id }) => id);
  const promised = `from ${startDate} to ${endDate} the occurrences of ${wanted.join(', ') || 'no day'} under one id`;
  attributed([ids.length > 0 ? 'TRA-39' : 'TRA-38'], () =>
    mustHold(list.answer, promised, sameSet(dates, wanted), ids.length > 0 ? shows('id', ids, found) : fault),
  );
  for (const { isRecurring } of own) mustBeRecurring(list.answer, isRecurring);
  return list;
}

const mustBeRecurring = (answer: Answer, isRecurring: unknown): void =>
  attributed(['TRA-40'], () =>
    mustHold(answer, 'isRecurring is true', isRecurring === true, shows('isRecurring', isRecurring)),
  );

/** The answer shows the occurrence of a recurring request on a day. */
export function mustBeOccurrence(answer: Answer, requestId: string, day: string): void {
  const { id, occurrenceDate, isRecurring } = attributed(['TRA-69'], () => readOf(answer));
  attributed(['TRA-39'], () => mustHold(answer, `the id ${requestId}`, id === requestId, shows('id', id)));
  const fault = shows('occurrenceDate', occurrenceDate);
  attributed(['TRA-69'], () => mustHold(answer, `the occurrenceDate ${day}`, occurrenceDate === day, fault));
  mustBeRecurring(answer, isRecurring);
}
