import { listActivities, someSeries } from '../../witness/activities.ts';
import { activitiesIn } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, inList } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { dayAfter, patterned, readOn } from './patterns.ts';

const LIST = 'listActivities';
const GET = 'getActivity';

const listed: Witness = async (stage) => {
  await someSeries(stage);
  return (await listActivities(stage, { endDate: `${stage.day(45)}T00:00:00Z` })).body;
};

/** Saboteurs about recurring series: their items in the list, and what says that they recur. */
export const seriesSaboteurs = saboteursOf('activities', listed, {
  'series-as-one-item': [
    'Of a series the list holds one item for the whole range.',
    ['ACT-43', 'ACT-44'],
    afterwards(
      LIST,
      inList((items) => {
        const ids = items.map((item) => membersIn(item)['id']);
        return items.filter((_, place) => ids.indexOf(ids[place]) === place);
      }),
    ),
  ],
  'series-without-its-last-day': [
    'The list leaves out the last day of a series.',
    ['ACT-43'],
    patterned(LIST, ({ seriesEndDate }) => ({
      seriesEndDate: seriesEndDate && dayAfter(seriesEndDate, -1),
    })),
  ],
  'series-every-day': [
    'The list takes every interval for one.',
    ['ACT-43'],
    patterned(LIST, () => ({ interval: 1 })),
    async (stage) => {
      await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        startDate: `${stage.day(29)}T09:00:00Z`,
        recurrence: { frequency: 'daily', interval: 2 },
      });
      return activitiesIn(stage);
    },
  ],
  'series-from-the-start-of-the-range': [
    'In a list that begins after a series did, its intervals are counted from the first day of the list.',
    ['ACT-43'],
    afterwards(LIST, (reply, input) =>
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
    async (stage) => {
      await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        startDate: `${stage.day(20)}T09:00:00Z`,
        recurrence: { frequency: 'daily', interval: 2 },
      });
      return activitiesIn(stage);
    },
  ],
  'occurrences-with-ids-of-their-own': [
    'Each occurrence has an id of its own in the list.',
    ['ACT-44', 'ACT-43'],
    afterwards(
      LIST,
      inData((activity) =>
        activity['isRecurring'] === true
          ? { ...activity, id: `${String(activity['id'])}_${String(activity['startDate']).slice(0, 10)}` }
          : activity,
      ),
    ),
  ],
  'occurrences-that-start-alike': [
    'The occurrences of a series all show the startDate of the first.',
    ['ACT-44', 'ACT-43'],
    afterwards(LIST, (reply, _input, scene) =>
      inData((activity) => {
        const stored = scene.store.activities.find(String(activity['id']));
        return stored?.recurrence ? { ...activity, startDate: stored.startDate } : activity;
      })(reply, _input),
    ),
  ],
  'occurrences-not-recurring-in-the-list': [
    'Only a read tells that an occurrence recurs; in the list isRecurring is false.',
    ['ACT-45'],
    afterwards(
      LIST,
      inData((activity) => ({ ...activity, isRecurring: false })),
    ),
  ],
  'later-occurrences-not-recurring': [
    'A read says isRecurring of the first occurrence alone.',
    ['ACT-45'],
    afterwards(GET, (reply, input, scene) =>
      inData((activity) => {
        const first = scene.store.activities.find(input.path['activityId'])?.recurrence?.seriesStartDate;
        const isFirst = String(activity['startDate']).slice(0, 10) === first;
        return { ...activity, isRecurring: activity['isRecurring'] === true && isFirst };
      })(reply, input),
    ),
    readOn(31),
  ],
  'series-on-exceptions': [
    'The list shows a series on its exception dates, too.',
    ['ACT-46'],
    patterned(LIST, () => ({ exceptionDates: [] })),
  ],
  'series-with-one-exception-at-most': [
    'The list heeds the first exception date of a series alone.',
    ['ACT-46'],
    patterned(LIST, ({ exceptionDates }) => ({ exceptionDates: exceptionDates.slice(0, 1) })),
    async (stage) => {
      await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        startDate: `${stage.day(28)}T09:00:00Z`,
        recurrence: { frequency: 'daily', exceptionDates: [stage.day(29), stage.day(30)] },
      });
      return activitiesIn(stage);
    },
  ],
});
