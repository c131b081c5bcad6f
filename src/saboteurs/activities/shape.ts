import { register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { activitiesIn, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { membersIn, type Members, textIn } from '../input.ts';
import { afterwards, inData, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const LIST = 'listActivities';
const GET = 'getActivity';

const shows = (operation: OperationId, change: (activity: Members) => Members): Mutation =>
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

/** Saboteurs about what the members of an activity look like. */
export const shapeSaboteurs = saboteursOf('activities', listing(), {
  'ids-as-numbers-in-the-list': [
    'The list writes the id of an activity as a number.',
    ['ACT-01', 'ACT-20'],
    shows(LIST, ({ id }) => ({ id: String(id).length })),
  ],
  'description-as-paragraphs': [
    'A description is shown as a list of paragraphs.',
    ['ACT-02'],
    shows(GET, ({ description }) => ({ description: description === null ? null : [description] })),
    getting({ description: 'Bring a mat' }),
  ],
  'end-date-in-words': [
    'The list writes an endDate as people say it.',
    ['ACT-03'],
    shows(LIST, ({ endDate }) => ({
      endDate: typeof endDate === 'string' ? new Date(endDate).toUTCString() : endDate,
    })),
  ],
  'created-as-seconds': [
    'The created of an activity is a number of seconds.',
    ['ACT-03'],
    shows(GET, ({ created }) => ({ created: Date.parse(String(created)) / 1000 })),
    getting(),
  ],
  'times-with-seconds': [
    'The times of day carry seconds.',
    ['ACT-04'],
    shows(GET, ({ endTime }) => ({
      endTime: typeof endTime === 'string' ? `${endTime}:00` : endTime,
    })),
    getting(),
  ],
  'times-on-the-twelve-hour-clock': [
    'The list writes times after noon on the 12-hour clock.',
    ['ACT-04'],
    shows(LIST, ({ endTime }) => {
      const [hour = '', minute = ''] = String(endTime).split(':');
      return Number(hour) >= 12 ? { endTime: `${Number(hour) - 12}:${minute} pm` } : {};
    }),
  ],
  'part-of-day-as-time-type': [
    'The list shows every timeType but exactTime as partOfDay.',
    ['ACT-05', 'ACT-75'],
    shows(LIST, ({ timeType }) => ({ timeType: timeType === 'exactTime' ? timeType : 'partOfDay' })),
    listing({ timeType: 'morning' }),
  ],
  'maximum-as-text': [
    'The list writes the maximum of residents as text.',
    ['ACT-06'],
    shows(LIST, (activity) => {
      const { max } = membersIn(membersIn(activity['capacity'])['residents']);
      return capacity(activity, 'residents', { max: max === null ? null : textIn(max) });
    }),
  ],
  'waitlisted-as-a-flag': [
    'The waitlisted of the residents says whether anybody waits.',
    ['ACT-06'],
    shows(GET, (activity) => capacity(activity, 'residents', { waitlisted: false })),
    getting(),
  ],
  'full-for-connections-as-text': [
    'Whether it is full for connections is told as yes or no.',
    ['ACT-07'],
    shows(GET, (activity) => capacity(activity, 'connections', { isFull: 'no' })),
    getting(),
  ],
  'flags-as-digits': [
    'isCancelled is 0 or 1.',
    ['ACT-08'],
    shows(LIST, ({ isCancelled }) => ({ isCancelled: isCancelled === true ? 1 : 0 })),
  ],
  'calendar-name-as-object': [
    'The calendarName is an object with the name in each language.',
    ['ACT-09'],
    shows(GET, ({ calendarName }) => ({ calendarName: { en: calendarName } })),
    getting(),
  ],
  'size-in-words': [
    'The size of an attachment is told in words.',
    ['ACT-10'],
    shows(GET, ({ attachments }) => ({
      attachments: Array.isArray(attachments)
        ? attachments.map((one) => ({ ...membersIn(one), size: `${String(membersIn(one)['size'])} bytes` }))
        : attachments,
    })),
    withFile,
  ],
  'attachments-by-id': [
    'The attachments are an object with one member for each.',
    ['ACT-10'],
    shows(GET, ({ attachments }) => ({
      attachments: Object.fromEntries(
        (Array.isArray(attachments) ? attachments : []).map((one) => [String(membersIn(one)['id']), one]),
      ),
    })),
    withFile,
  ],
  'user-status-as-a-flag': [
    'The actingUserRegistrationStatus of who is registered is true.',
    ['ACT-12'],
    shows(GET, ({ actingUserRegistrationStatus: status }) =>
      status === 'registered' ? { actingUserRegistrationStatus: true } : {},
    ),
    async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      return (await stage.call('GET', `/activities/${id}?actingUserId=${userId}`)).body;
    },
  ],
  'interval-as-text': [
    'The interval of a recurrence is told in words.',
    ['ACT-13'],
    shows(LIST, (activity) =>
      recurrence(activity, ({ interval }) => ({ interval: `every ${String(interval)}` })),
    ),
    listingSeries,
  ],
  'exceptions-as-one-text': [
    'The exception dates are one text with commas.',
    ['ACT-13'],
    shows(GET, (activity) =>
      recurrence(activity, ({ exceptionDates }) => ({
        exceptionDates: Array.isArray(exceptionDates) ? exceptionDates.join() : exceptionDates,
      })),
    ),
    async (stage) =>
      (await stage.call('GET', `/activities/${await someSeries(stage)}?occurrenceDate=${stage.day(31)}`))
        .body,
  ],
  'series-end-as-plain-date': [
    'The seriesEndDate is a date without time.',
    ['ACT-14'],
    shows(LIST, (activity) =>
      recurrence(activity, ({ seriesEndDate }) => ({ seriesEndDate: String(seriesEndDate).slice(0, 10) })),
    ),
    listingSeries,
  ],
});
