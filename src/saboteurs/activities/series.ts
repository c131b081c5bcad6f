import { listActivities, someSeries } from '../../witness/activities.ts';
import { activitiesIn } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, inList } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayAfter, patterned, readOn } from './patterns.ts';

const LIST = 'listActivities';
const GET = 'getActivity';

const listed: Witness = async (stage) => {
  await someSeries(stage);
  return (await listActivities(stage, { endDate: `${stage.day(45)}T00:00:00Z` })).body;
};

/** Lies about recurring series: their items in the list, and what says that they recur. */
export const seriesSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.series-as-one-item',
    lie: 'Of a series the list holds one item for the whole range.',
    breaks: ['ACT-43', 'ACT-44'],
    tables: afterwards(
      LIST,
      inList((items) => {
        const ids = items.map((item) => membersIn(item)['id']);
        return items.filter((_, place) => ids.indexOf(ids[place]) === place);
      }),
    ),
    witness: listed,
  },
  {
    id: 'activities.series-without-its-last-day',
    lie: 'The list leaves out the last day of a series.',
    breaks: ['ACT-43'],
    tables: patterned(LIST, ({ seriesEndDate }) => ({
      seriesEndDate: seriesEndDate && dayAfter(seriesEndDate, -1),
    })),
    witness: listed,
  },
  {
    id: 'activities.series-every-day',
    lie: 'The list takes every interval for one.',
    breaks: ['ACT-43'],
    tables: patterned(LIST, () => ({ interval: 1 })),
    witness: async (stage) => {
      await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        startDate: `${stage.day(29)}T09:00:00Z`,
        recurrence: { frequency: 'daily', interval: 2 },
      });
      return activitiesIn(stage);
    },
  },
  {
    id: 'activities.series-from-the-start-of-the-range',
    lie: 'In a list that begins after a series did, its intervals are counted from the first day of the list.',
    breaks: ['ACT-43'],
    tables: afterwards(LIST, (reply, input) =>
      inList((items) =>
        items.map((item) => {
          const members = membersIn(item);
          const { interval, seriesStartDate } = membersIn(members['recurrence']);
          const isEarlier = String(seriesStartDate) < String(input.query['startDate']);
          if (members['isRecurring'] !== true || interval === 1 || !isEarlier) return item;
          const moved = new Date(Date.parse(String(members['startDate'])) + 86_400_000).toISOString();
          return { ...members, startDate: moved };
        }),
      )(reply, input),
    ),
    witness: async (stage) => {
      await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        startDate: `${stage.day(20)}T09:00:00Z`,
        recurrence: { frequency: 'daily', interval: 2 },
      });
      return activitiesIn(stage);
    },
  },
  {
    id: 'activities.occurrences-with-ids-of-their-own',
    lie: 'Each occurrence has an id of its own in the list.',
    breaks: ['ACT-44', 'ACT-43'],
    tables: afterwards(
      LIST,
      inData((activity) =>
        activity['isRecurring'] === true
          ? { ...activity, id: `${String(activity['id'])}_${String(activity['startDate']).slice(0, 10)}` }
          : activity,
      ),
    ),
    witness: listed,
  },
  {
    id: 'activities.occurrences-that-start-alike',
    lie: 'The occurrences of a series all show the startDate of the first.',
    breaks: ['ACT-44', 'ACT-43'],
    tables: afterwards(LIST, (reply, _input, scene) =>
      inData((activity) => {
        const stored = scene.store.activities.find(String(activity['id']));
        return stored?.recurrence ? { ...activity, startDate: stored.startDate } : activity;
      })(reply, _input),
    ),
    witness: listed,
  },
  {
    id: 'activities.occurrences-not-recurring-in-the-list',
    lie: 'Only a read tells that an occurrence recurs; in the list isRecurring is false.',
    breaks: ['ACT-45'],
    tables: afterwards(
      LIST,
      inData((activity) => ({ ...activity, isRecurring: false })),
    ),
    witness: listed,
  },
  {
    id: 'activities.later-occurrences-not-recurring',
    lie: 'A read says isRecurring of the first occurrence alone.',
    breaks: ['ACT-45'],
    tables: afterwards(GET, (reply, input, scene) =>
      inData((activity) => {
        const first = scene.store.activities.find(input.path['activityId'])?.recurrence?.seriesStartDate;
        const isFirst = String(activity['startDate']).slice(0, 10) === first;
        return { ...activity, isRecurring: activity['isRecurring'] === true && isFirst };
      })(reply, input),
    ),
    witness: readOn(31),
  },
  {
    id: 'activities.series-on-exceptions',
    lie: 'The list shows a series on its exception dates, too.',
    breaks: ['ACT-46'],
    tables: patterned(LIST, () => ({ exceptionDates: [] })),
    witness: listed,
  },
  {
    id: 'activities.series-with-one-exception-at-most',
    lie: 'The list heeds the first exception date of a series alone.',
    breaks: ['ACT-46'],
    tables: patterned(LIST, ({ exceptionDates }) => ({ exceptionDates: exceptionDates.slice(0, 1) })),
    witness: async (stage) => {
      await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        startDate: `${stage.day(28)}T09:00:00Z`,
        recurrence: { frequency: 'daily', exceptionDates: [stage.day(29), stage.day(30)] },
      });
      return activitiesIn(stage);
    },
  },
];
