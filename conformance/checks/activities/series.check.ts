import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { activityTypes } from '../../factories/activities.ts';
import {
  givenSeries,
  stagedSeries,
  startDayAt,
  type GivenSeries,
} from '../../factories/activities-series.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { sameMoment } from '../../kit/date-time.ts';
import { addDays } from '../../kit/dates.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, status } from '../../kit/match.ts';
import { counts, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { JsonObject } from '../../kit/json.ts';
import { once } from '../../kit/once.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesOn, activityIn, itemsOf, pageOf } from '../activity-lists.ts';
import { mustContainPartOfFound, mustFilterFound } from './series-found.ts';
import {
  mustBeOn,
  mustSkip,
  occurrenceOn,
  occurrences,
  offDays,
  standingOccurrences,
} from './occurrences.ts';
import { standingActivity } from './shown.ts';

/** The clauses that a list breaks if it filters in another way than it was asked to. */
const brokenBy = (query: object): readonly ClauseId[] => [
  ...('type' in query ? (['ACT-25'] as const) : []),
  ...('location' in query ? (['ACT-26'] as const) : []),
];

check({
  id: 'activities.series-shows-each-occurrence',
  says: 'Each occurrence of a series in the range is an item of the list by itself, on no exception date; they share one id, differ in startDate and have isRecurring true.',
  clauses: ['ACT-43', 'ACT-44', 'ACT-45'],
  async run(t) {
    const { series, walk, items } = await standingOccurrences(t);
    const found = items.map(startDayAt(t, series.facilityId)).sort();
    mustSkip(walk, found, series.exceptions);
    const promised = `one item for each of ${series.days?.join(', ') ?? 'several days'}`;
    const holds = series.days ? found.join() === series.days.join() : found.length > 1;
    const broken = new Set(found).size < found.length ? 'ACT-44' : 'ACT-43';
    attributed([broken], () => mustHold(pageOf(walk), promised, holds, offDays(found, series.days ?? [])));
    const starts = items.map((item) => text(item, 'startDate'));
    const doubles = starts.filter((start, place) =>
      starts.some((one, at) => at < place && sameMoment(one, start)),
    );
    attributed(['ACT-44'], () => {
      mustHold(pageOf(walk), 'several items of one id', items.length > 1, counts(`${items.length} items`));
      const twice = `twice ${doubles.join(', ')}`;
      mustHold(
        pageOf(walk),
        'no two items start alike',
        doubles.length === 0,
        shows('startDate', doubles[0], twice),
      );
    });
    for (const item of items) mustRecur(pageOf(walk), item);
  },
});

const mustRecur = (answer: Answer, { isRecurring }: JsonObject): void =>
  attributed(['ACT-45'], () =>
    mustHold(answer, 'isRecurring true', isRecurring === true, shows('isRecurring', isRecurring)),
  );

check({
  id: 'activities.series-in-part',
  says: 'A list over a part of a series holds only the occurrences in that part.',
  clauses: ['ACT-43', 'ACT-23'],
  async run(t) {
    if (!hasLever(t.run, 'create-activity')) return mustContainPartOfFound(t);
    const series = await stagedSeries(t, { every: 3, times: 9, except: [] });
    const part = (series.days ?? []).slice(3, 6);
    const [begin = '', end = ''] = [part[0], part.at(-1)];
    const walk = await activitiesOn(t, series.facilityId, [addDays(begin, -1), addDays(end, 1)]);
    const found = new Set(itemsOf(walk, series.activityId).map(startDayAt(t, series.facilityId)));
    const isMore =
      part.every((day) => found.has(day)) &&
      series.days?.some((day) => !part.includes(day) && found.has(day));
    mustBeOn(t, walk, series, part, isMore ? 'ACT-23' : 'ACT-43');
  },
});

check({
  id: 'activities.series-passes-filters',
  says: 'The filters type and location apply to the occurrences of a series as to any activity.',
  clauses: ['ACT-25', 'ACT-26', 'ACT-43'],
  async run(t) {
    if (!hasLever(t.run, 'create-activity')) return mustFilterFound(t);
    const [asked, another] = await activityTypes(t);
    const location = t.fresh.text('Garden room');
    const series = await stagedSeries(t, {}, { location, ...(asked !== undefined && { type: asked }) });
    const { activityId, facilityId, first, last = first, days = [] } = series;
    const range = [addDays(first, -1), addDays(last, 1)] as const;
    // The type that the target shows for the series, if it is the type that was sent: the target may store
    // another one.
    const unfiltered = await activitiesOn(t, facilityId, range, {});
    mustBeOn(t, unfiltered, series, days, 'ACT-43');
    const shown = itemsOf(unfiltered, activityId)[0]?.['type'];
    const type = typeof shown === 'string' && shown === asked ? shown : undefined;
    for (const query of [{ location }, ...(type === undefined ? [] : [{ type }, { type, location }])])
      mustBeOn(t, await activitiesOn(t, facilityId, range, query), series, days, ...brokenBy(query));
    const others = type === undefined || another === undefined ? [] : [{ type: another }];
    for (const query of [{ location: t.fresh.text('Library') }, ...others])
      mustBeOn(t, await activitiesOn(t, facilityId, range, query), series, [], ...brokenBy(query));
  },
});

check({
  id: 'activities.series-skips-exceptions',
  says: 'No item of a series falls on one of its exception dates.',
  clauses: ['ACT-46'],
  async run(t) {
    const staged = hasLever(t.run, 'create-activity');
    // Exceptions: the first and the last day, two days in a row, and a single day.
    const series = staged
      ? await stagedSeries(t, { except: [0, 2, 3, 5, 7] })
      : await givenSeries(t, ({ exceptions }) => exceptions.length > 0);
    if (series.exceptions.length === 0) t.unproven('the series has no exception dates');
    const { walk, items } = await occurrences(t, series);
    if (items.length === 0) t.unproven('no list shows an occurrence of the series');
    mustSkip(walk, items.map(startDayAt(t, series.facilityId)), series.exceptions);
  },
});

check({
  id: 'activities.occurrence-keeps-the-id',
  says: 'Each occurrence is read by the id of the series and the date of its startDate, as the list shows it, starts on that date, has that id and isRecurring true.',
  clauses: ['ACT-47', 'ACT-48', 'ACT-45'],
  async run(t) {
    const { series, items } = await standingOccurrences(t);
    const { activityId } = series;
    const dayOf = startDayAt(t, series.facilityId);
    const days = series.days ?? items.map(dayOf);
    if (days.length === 0) t.unproven('no list shows an occurrence of the series');
    for (const occurrenceDate of days) {
      const read = await occurrenceOn(t, occurrenceDate);
      attributed(['ACT-47', 'ACT-48'], () => must(read, status(200)));
      const { answer, resource } = activityIn(read);
      const { id, startDate } = resource;
      const isOnDay = dayOf(resource) === occurrenceDate;
      attributed(['ACT-48'], () => {
        mustHold(answer, `the id ${activityId}`, id === activityId, shows('id', id));
        mustHold(answer, `a start on ${occurrenceDate}`, isOnDay, shows('startDate', startDate));
      });
      mustRecur(answer, resource);
      for (const item of items.filter((one) => dayOf(one) === occurrenceDate)) {
        const promised = text(item, 'startDate');
        const isThisOne = sameMoment(text(resource, 'startDate'), promised) === true;
        const what = `the occurrence that starts at ${promised}`;
        attributed(['ACT-47', 'ACT-48'], () =>
          mustHold(answer, what, isThisOne, shows('startDate', startDate)),
        );
      }
    }
  },
});

const seriesWithGaps = once((t: Tools) => stagedSeries(t, { except: [2, 4] }));

const outside: readonly (readonly [
  id: string,
  says: string,
  clause: ClauseId,
  dates: (series: GivenSeries) => readonly string[],
])[] = [
  [
    'activities.occurrence-before-the-series',
    'An occurrenceDate before the series starts is answered 404.',
    'ACT-49',
    ({ first }) => [-1, -2, -7, -365].map((days) => addDays(first, days)),
  ],
  [
    'activities.occurrence-after-the-series',
    'An occurrenceDate after the series ends is answered 404.',
    'ACT-50',
    ({ last }) => (last === undefined ? [] : [1, 2, 7, 365].map((days) => addDays(last, days))),
  ],
  [
    'activities.occurrence-on-an-exception',
    'An occurrenceDate among the exception dates of the series is answered 404.',
    'ACT-51',
    ({ exceptions }) => exceptions,
  ],
];

for (const [id, says, clause, dates] of outside)
  check({
    ...{ id, says, clauses: [clause], negative: true },
    async run(t) {
      const series = hasLever(t.run, 'create-activity')
        ? await seriesWithGaps(t)
        : await givenSeries(t, (one) => dates(one).length > 0);
      const days = dates(series);
      if (days.length === 0) t.unproven('the series shows no such date');
      const path = { activityId: series.activityId };
      for (const occurrenceDate of days)
        must(await t.call('getActivity', { path, query: { occurrenceDate } }), status(404));
    },
  });

check({
  id: 'activities.occurrence-date-on-a-single-one',
  says: 'An occurrenceDate on an activity that does not recur is answered 200 with the activity, or 400.',
  clauses: ['ACT-52'],
  async run(t) {
    const { activityId, day, activity } = await standingActivity(t, (await t.facility()).id);
    for (const occurrenceDate of [day, addDays(day, 3)]) {
      const answer = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
      must(answer, status(200, 400), fits);
      if (answer.status === 200) {
        const { id } = dataOf(answer);
        mustHold(answer, `the activity ${activityId}`, id === activityId, shows('id', id));
        const [start, own] = [text(dataOf(answer), 'startDate'), text(activity, 'startDate')];
        mustHold(answer, `its own start, ${own}`, sameMoment(start, own) === true, shows('startDate', start));
      }
    }
  },
});
