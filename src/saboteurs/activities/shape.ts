import { register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { activitiesIn, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { membersIn, type Members, textIn } from '../input.ts';
import { afterwards, inData, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const LIST = 'listActivities';
const GET = 'getActivity';

const shows = (operation: OperationId, change: (activity: Members) => Members): Lie =>
  afterwards(
    operation,
    inData((activity) => ({ ...activity, ...change(activity) })),
  );

const getting =
  (body: Members = {}): Witness =>
  async (stage) =>
    (await stage.call('GET', `/activities/${await someActivity(stage, body)}`)).body;

const listing =
  (body: Members = {}): Witness =>
  async (stage) => {
    await someActivity(stage, body);
    return activitiesIn(stage);
  };

const listingSeries: Witness = async (stage) => {
  await someSeries(stage);
  return activitiesIn(stage);
};

const capacity = (activity: Members, kind: 'residents' | 'connections', change: Members): Members => {
  const both = membersIn(activity['capacity']);
  return { capacity: { ...both, [kind]: { ...membersIn(both[kind]), ...change } } };
};

const recurrence = (activity: Members, change: (pattern: Members) => Members): Members => {
  const pattern = membersIn(activity['recurrence']);
  return activity['isRecurring'] === true ? { recurrence: { ...pattern, ...change(pattern) } } : {};
};

const withFile: Witness = async (stage) => {
  const attachments = [{ name: 'menu.txt', type: 'text/plain', content: 'U291cA==' }];
  const { activityId } = await stage.lever('create-activity', {
    calendarId: stage.calendars[0] ?? '',
    attachments,
  });
  return (await stage.call('GET', `/activities/${activityId ?? ''}`)).body;
};

/** Lies about what the members of an activity look like. */
export const shapeSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.ids-as-numbers-in-the-list',
    lie: 'The list writes the id of an activity as a number.',
    breaks: ['ACT-01', 'ACT-20'],
    tables: shows(LIST, ({ id }) => ({ id: String(id).length })),
    witness: listing(),
  },
  {
    id: 'activities.description-as-paragraphs',
    lie: 'A description is shown as a list of paragraphs.',
    breaks: ['ACT-02'],
    tables: shows(GET, ({ description }) => ({ description: description === null ? null : [description] })),
    witness: getting({ description: 'Bring a mat' }),
  },
  {
    id: 'activities.end-date-in-words',
    lie: 'The list writes an endDate as people say it.',
    breaks: ['ACT-03'],
    tables: shows(LIST, ({ endDate }) => ({
      endDate: typeof endDate === 'string' ? new Date(endDate).toUTCString() : endDate,
    })),
    witness: listing(),
  },
  {
    id: 'activities.created-as-seconds',
    lie: 'The created of an activity is a number of seconds.',
    breaks: ['ACT-03'],
    tables: shows(GET, ({ created }) => ({ created: Date.parse(String(created)) / 1000 })),
    witness: getting(),
  },
  {
    id: 'activities.times-with-seconds',
    lie: 'The times of day carry seconds.',
    breaks: ['ACT-04'],
    tables: shows(GET, ({ endTime }) => ({
      endTime: typeof endTime === 'string' ? `${endTime}:00` : endTime,
    })),
    witness: getting(),
  },
  {
    id: 'activities.times-on-the-twelve-hour-clock',
    lie: 'The list writes times after noon on the 12-hour clock.',
    breaks: ['ACT-04'],
    tables: shows(LIST, ({ endTime }) => {
      const [hour = '', minute = ''] = String(endTime).split(':');
      return Number(hour) >= 12 ? { endTime: `${Number(hour) - 12}:${minute} pm` } : {};
    }),
    witness: listing(),
  },
  {
    id: 'activities.part-of-day-as-time-type',
    lie: 'The list shows every timeType but exactTime as partOfDay.',
    breaks: ['ACT-05', 'ACT-75'],
    tables: shows(LIST, ({ timeType }) => ({ timeType: timeType === 'exactTime' ? timeType : 'partOfDay' })),
    witness: listing({ timeType: 'morning' }),
  },
  {
    id: 'activities.maximum-as-text',
    lie: 'The list writes the maximum of residents as text.',
    breaks: ['ACT-06'],
    tables: shows(LIST, (activity) => {
      const { max } = membersIn(membersIn(activity['capacity'])['residents']);
      return capacity(activity, 'residents', { max: max === null ? null : textIn(max) });
    }),
    witness: listing(),
  },
  {
    id: 'activities.waitlisted-as-a-flag',
    lie: 'The waitlisted of the residents says whether anybody waits.',
    breaks: ['ACT-06'],
    tables: shows(GET, (activity) => capacity(activity, 'residents', { waitlisted: false })),
    witness: getting(),
  },
  {
    id: 'activities.full-for-connections-as-text',
    lie: 'Whether it is full for connections is told as yes or no.',
    breaks: ['ACT-07'],
    tables: shows(GET, (activity) => capacity(activity, 'connections', { isFull: 'no' })),
    witness: getting(),
  },
  {
    id: 'activities.flags-as-digits',
    lie: 'isCancelled is 0 or 1.',
    breaks: ['ACT-08'],
    tables: shows(LIST, ({ isCancelled }) => ({ isCancelled: isCancelled === true ? 1 : 0 })),
    witness: listing(),
  },
  {
    id: 'activities.calendar-name-as-object',
    lie: 'The calendarName is an object with the name in each language.',
    breaks: ['ACT-09'],
    tables: shows(GET, ({ calendarName }) => ({ calendarName: { en: calendarName } })),
    witness: getting(),
  },
  {
    id: 'activities.size-in-words',
    lie: 'The size of an attachment is told in words.',
    breaks: ['ACT-10'],
    tables: shows(GET, ({ attachments }) => ({
      attachments: Array.isArray(attachments)
        ? attachments.map((one) => ({ ...membersIn(one), size: `${String(membersIn(one)['size'])} bytes` }))
        : attachments,
    })),
    witness: withFile,
  },
  {
    id: 'activities.attachments-by-id',
    lie: 'The attachments are an object with one member for each.',
    breaks: ['ACT-10'],
    tables: shows(GET, ({ attachments }) => ({
      attachments: Object.fromEntries(
        (Array.isArray(attachments) ? attachments : []).map((one) => [String(membersIn(one)['id']), one]),
      ),
    })),
    witness: withFile,
  },
  {
    id: 'activities.user-status-as-a-flag',
    lie: 'The actingUserRegistrationStatus of who is registered is true.',
    breaks: ['ACT-12'],
    tables: shows(GET, ({ actingUserRegistrationStatus: status }) =>
      status === 'registered' ? { actingUserRegistrationStatus: true } : {},
    ),
    witness: async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      return (await stage.call('GET', `/activities/${id}?actingUserId=${userId}`)).body;
    },
  },
  {
    id: 'activities.interval-as-text',
    lie: 'The interval of a recurrence is told in words.',
    breaks: ['ACT-13'],
    tables: shows(LIST, (activity) =>
      recurrence(activity, ({ interval }) => ({ interval: `every ${String(interval)}` })),
    ),
    witness: listingSeries,
  },
  {
    id: 'activities.exceptions-as-one-text',
    lie: 'The exception dates are one text with commas.',
    breaks: ['ACT-13'],
    tables: shows(GET, (activity) =>
      recurrence(activity, ({ exceptionDates }) => ({
        exceptionDates: Array.isArray(exceptionDates) ? exceptionDates.join() : exceptionDates,
      })),
    ),
    witness: async (stage) =>
      (await stage.call('GET', `/activities/${await someSeries(stage)}?occurrenceDate=${stage.day(31)}`))
        .body,
  },
  {
    id: 'activities.series-end-as-plain-date',
    lie: 'The seriesEndDate is a date without time.',
    breaks: ['ACT-14'],
    tables: shows(LIST, (activity) =>
      recurrence(activity, ({ seriesEndDate }) => ({ seriesEndDate: String(seriesEndDate).slice(0, 10) })),
    ),
    witness: listingSeries,
  },
];
