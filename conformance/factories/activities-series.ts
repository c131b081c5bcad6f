import { sameMoment } from '../kit/date-time.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { byId, listOf, text } from '../kit/read.ts';
import {
  addDays,
  dayOfMoment,
  daysBetween,
  fullWindow,
  lastDayOfWindow,
  lastSecondOf,
  midnightOf,
} from '../kit/dates.ts';
import { once } from '../kit/once.ts';
import { pool } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { middayOn, zoneOf } from './activities-times.ts';
import { soleCalendar } from './calendars.ts';
import { precondition } from '../kit/precondition.ts';
import { stagedActivity, type Staged } from './activities-by-staff.ts';

/** A recurring series with its days (YYYY-MM-DD). */
export interface GivenSeries {
  readonly activityId: string;
  readonly facilityId: string;
  readonly first: string;
  /** The last day of the series; undefined if the series has no end or the target shows none. */
  readonly last: string | undefined;
  readonly exceptions: readonly string[];
  /** Every day on which it takes place; undefined for a series that the suite did not make. */
  readonly days: readonly string[] | undefined;
}

/**
 * The pattern of a new series: the days between two occurrences, the number of occurrences, and the cancelled
 * ones by index (0 = the first).
 */
interface Pattern {
  readonly every?: number;
  readonly times?: number;
  readonly except?: readonly number[];
  /** The first day, in days from today. */
  readonly ahead?: number;
}

/**
 * Makes a series by the lever, at midday. By default it is daily, has eight occurrences, and the fourth is an
 * exception.
 */
export async function stagedSeries(t: Tools, pattern: Pattern = {}, more: Staged = {}): Promise<GivenSeries> {
  const { every = 1, times = 8, except = [3], ahead = 420 } = pattern;
  const first = await t.day(ahead);
  const all = Array.from({ length: times }, (_, count) => addDays(first, count * every));
  const exceptions = all.filter((_, count) => except.includes(count));
  const last = all.at(-1) ?? first;
  const recurrence = { frequency: 'daily', interval: every, exceptionDates: exceptions } as const;
  const { activityId, facilityId } = await stagedPattern(t, [first, last], recurrence, more);
  const days = all.filter((day) => !exceptions.includes(day));
  return { activityId, facilityId, first, last, exceptions, days };
}

/** The recurrence of a new series, without its end. */
export type Recurrence = Omit<NonNullable<Staged['recurrence']>, 'seriesEndDate'>;

/** Makes a series by the lever, at midday, from its first day to its last, or on without one. */
export async function stagedPattern(
  t: Tools,
  [first, last]: readonly [first: string, last: string | undefined],
  recurrence: Recurrence,
  more: Staged = {},
): Promise<Pick<GivenSeries, 'activityId' | 'facilityId'>> {
  const { facilityId } = await soleCalendar(t);
  const { activityId } = await stagedActivity(t, {
    ...middayOn(first, zoneOf(t.run, facilityId)),
    maxRegistered: 20,
    ...more,
    recurrence: { ...recurrence, ...(last !== undefined && { seriesEndDate: last }) },
  });
  return { activityId, facilityId };
}

/** A series made by the lever, else a configured series that a list shows and that `wanted` accepts. */
export const givenSeries = async (
  t: Tools,
  wanted: (series: GivenSeries) => boolean = () => true,
): Promise<GivenSeries> =>
  hasLever(t.run, 'create-activity') ? stagedSeries(t) : (await foundSeries(t, wanted))[0];

/** A configured series, as the coming activities of its facility show it. */
export interface FoundSeries extends GivenSeries {
  /** The occurrences in the window, in order, each with its day. */
  readonly shown: readonly (readonly [day: string, item: JsonObject])[];
  readonly window: readonly [first: string, last: string];
}

/** The configured series, read from the coming activities of the configured facilities. */
const seriesFound = once(async (t: Tools): Promise<readonly FoundSeries[]> => {
  const ids = new Set([t.fixture('seriesActivities'), ...(t.run.fixtures.seriesActivities ?? [])]);
  const today = await t.day(0);
  const facilityIds = t.run.facilities.map(({ id }) => id);
  if (facilityIds.length === 0) facilityIds.push((await t.facility()).id);
  const found: FoundSeries[] = [];
  for (const facilityId of facilityIds) {
    const zone = zoneOf(t.run, facilityId);
    const last = lastDayOfWindow(today, fullWindow(zone));
    const query = { startDate: midnightOf(today), endDate: lastSecondOf(last) };
    const listed = await precondition('a list of the activities of the next days', async () =>
      listOf(await t.call('listActivities', { path: { facilityId }, query })),
    );
    for (const activityId of ids) {
      const item = byId(listed, activityId);
      if (!item) continue;
      const shown = listed
        .filter(({ id }) => id === activityId)
        .map((one) => [startDayAt(t, facilityId)(one), one] as const)
        .toSorted(([one], [other]) => one.localeCompare(other));
      found.push({
        activityId,
        facilityId,
        ...reportedDays(item, zone),
        days: undefined,
        shown,
        window: [today, last],
      });
    }
  }
  return found;
});

/** The configured series that `wanted` accepts; unproven if no list shows one. */
export async function foundSeries(
  t: Tools,
  wanted: (series: FoundSeries) => boolean = () => true,
): Promise<readonly [FoundSeries, ...FoundSeries[]]> {
  const [first, ...others] = (await seriesFound(t)).filter(wanted);
  t.tier('fixture');
  return first
    ? [first, ...others]
    : t.unproven(
        'no list of the next weeks shows a configured series with the days that the check needs',
        pool('seriesActivities'),
      );
}

/** Days in the window on which the series does not take place, though it has begun and its exceptions are other days. */
export const daysBetweenShown = ({ shown, exceptions }: FoundSeries): readonly string[] => {
  const days = shown.map(([day]) => day);
  const [first = '', last = first] = [days[0], days.at(-1)];
  const all = Array.from({ length: daysBetween(first, last) }, (_, at) => addDays(first, at));
  return all.filter((day) => !days.includes(day) && !exceptions.includes(day));
};

/** The day in the community on which an activity begins, as occurrenceDate takes it. */
export const startDayAt =
  (t: Tools, facilityId: string) =>
  (item: JsonObject): string =>
    dayOfMoment(text(item, 'startDate'), zoneOf(t.run, facilityId));

export function reportedDays(
  item: JsonObject,
  zone: string,
): Pick<GivenSeries, 'first' | 'last' | 'exceptions'> {
  const exceptions = field(item, 'recurrence.exceptionDates');
  const [first, last] = ['seriesStartDate', 'seriesEndDate'].map((name) =>
    dayIn(item, `recurrence.${name}`, zone),
  );
  return {
    first: first ?? dayIn(item, 'startDate', zone) ?? '',
    last,
    exceptions: (Array.isArray(exceptions) ? exceptions : []).map((date) => dayOf(String(date), zone)),
  };
}

function dayIn(item: JsonObject, path: string, zone: string): string | undefined {
  const found = field(item, path);
  return typeof found === 'string' && found !== '' ? dayOf(found, zone) : undefined;
}

/**
 * The day that a date-time means: midnight in UTC stands for that UTC day, every other moment for its day in
 * the community.
 */
const dayOf = (moment: string, zone: string): string =>
  sameMoment(moment, midnightOf(dayOfMoment(moment))) ? dayOfMoment(moment) : dayOfMoment(moment, zone);
