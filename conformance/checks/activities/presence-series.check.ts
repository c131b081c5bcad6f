import { foundSeries, stagedSeries, startDayAt } from '../../factories/activities-series.ts';
import { middayIn, stagedActivity } from '../../factories/activities-by-staff.ts';
import { addDays } from '../../kit/dates.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { listedBy, presence, shownBy, type Sample } from '../../kit/presence.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { occurrenceOn, someOccurrences } from './occurrences.ts';
import { listAround } from './shown.ts';
import { dayOfMonth, weekdayOf, weekOfMonth } from '../../kit/weekdays.ts';

const ACTIVITY = { resource: 'Activity', record: 'Activity', clause: 'ACT-105' } as const;

/** What a series need not say: it may go on for ever, miss no day, and leave its beginning to its first occurrence. */
const OPTIONAL = [
  'recurrence.interval',
  'recurrence.seriesStartDate',
  'recurrence.seriesEndDate',
  'recurrence.exceptionDates',
] as const;

/** The configured series as their occurrences are read and listed; what a series may lack only where one answer shows it. */
async function foundPatterns(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const { activityId, facilityId, shown } of (await foundSeries(t)).slice(0, 8)) {
    const [day = ''] = shown[0] ?? [];
    const query = { occurrenceDate: day };
    const read = shownBy(await t.call('getActivity', { path: { activityId }, query }));
    const all = [read, listedBy(await listAround(t, facilityId, day), activityId)];
    const except = OPTIONAL.filter((name) => all.every(({ resource }) => isBlank(field(resource, name))));
    samples.push({ shown: all, values: { isRecurring: true }, except });
  }
  return samples;
}

presence(
  {
    id: 'activities.shows-its-recurrence',
    says: 'An activity of a series shows that it recurs and by which pattern.',
    ...ACTIVITY,
    members: ['isRecurring', 'recurrence.frequency', ...OPTIONAL],
  },
  async (t) => {
    if (!hasLever(t.run, 'create-activity')) return foundPatterns(t);
    const { activityId, facilityId, first } = await stagedSeries(t, { every: 2 });
    const path = { activityId };
    const occurrence = await t.call('getActivity', { path, query: { occurrenceDate: first } });
    const list = await listAround(t, facilityId, first);
    return [
      {
        shown: [shownBy(occurrence), listedBy(list, activityId)],
        values: { isRecurring: true, 'recurrence.interval': 2 },
      },
    ];
  },
);

presence(
  {
    id: 'activities.shows-the-days-of-its-recurrence',
    says: 'The recurrence of a series shows the days that its pattern names.',
    ...ACTIVITY,
    needs: ['lever:create-activity'],
    members: [
      'recurrence.daysOfWeek',
      'recurrence.dayOfMonth',
      'recurrence.weekOfMonth',
      'recurrence.dayOfWeek',
    ],
  },
  async (t) => {
    const times = await middayIn(t, 60);
    const occurrenceDate = addDays(await t.day(0), 60);
    const named = { dayOfMonth: dayOfMonth(occurrenceDate) };
    const week = { weekOfMonth: weekOfMonth(occurrenceDate), dayOfWeek: weekdayOf(occurrenceDate) };
    const samples = [];
    for (const [recurrence, except] of [
      [{ frequency: 'weekly', daysOfWeek: [week.dayOfWeek] }, ['dayOfMonth', 'weekOfMonth', 'dayOfWeek']],
      [{ frequency: 'monthly', ...named }, ['daysOfWeek', 'weekOfMonth', 'dayOfWeek']],
      [{ frequency: 'monthly', ...week }, ['daysOfWeek', 'dayOfMonth']],
    ] as const) {
      const given = 'daysOfWeek' in recurrence ? { ...recurrence, daysOfWeek: [week.dayOfWeek] } : recurrence;
      const { activityId } = await stagedActivity(t, { ...times, recurrence: given });
      const query = { occurrenceDate };
      const shown = [shownBy(await t.call('getActivity', { path: { activityId }, query }))];
      samples.push({ shown, except: except.map((name) => `recurrence.${name}`) });
    }
    return samples;
  },
);

const TIMES = ['startDate', 'endDate'] as const;

const OF_ANY_OCCURRENCE = [
  ...(['name', 'type', 'startDate', 'endDate', 'startTime', 'endTime', 'timeType', 'location'] as const),
  ...(['description', 'allowConnections', 'capacity', 'calendarId', 'calendarName', 'facilityId'] as const),
  ...(['creator', 'created', 'recurrence.frequency', 'recurrence.seriesStartDate'] as const),
] as const;

presence(
  {
    id: 'activities.occurrences-show-what-their-series-has',
    says: 'Every occurrence, listed or read, shows each member that its series or another occurrence shows, such as endDate.',
    ...ACTIVITY,
    members: OF_ANY_OCCURRENCE,
  },
  async (t) => {
    const { series, walk, items } = await someOccurrences(t);
    const { activityId, facilityId } = series;
    const listed = walk.pages
      .slice(0, 1)
      .flatMap((answer) => items.map((resource) => ({ answer, resource })));
    const days = [items[0], items.at(-1)].flatMap((item) => (item ? [startDayAt(t, facilityId)(item)] : []));
    const reads = [];
    for (const day of new Set(days)) reads.push(await occurrenceOn(t, day));
    const whole = await t.call('getActivity', { path: { activityId } });
    const read = reads.filter(isSuccess).map(shownBy);
    const known = [...listed, ...read, ...(isSuccess(whole) ? [shownBy(whole)] : [])];
    // The lever was given the times of a series that the suite made.
    const sent = series.days ? TIMES : [];
    const missingIn = (some: typeof known) =>
      OF_ANY_OCCURRENCE.filter((name) => some.every(({ resource }) => isBlank(field(resource, name))));
    const except = missingIn(known).filter((name) => !sent.some((one) => one === name));
    // A list may leave out what a read shows, but not the days of an occurrence.
    const unlisted = missingIn(listed).filter((name) => !TIMES.some((one) => one === name));
    return [
      { shown: listed, except: [...except, ...unlisted] },
      { shown: read, except },
    ];
  },
);
