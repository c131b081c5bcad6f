import type { LeverInput } from '../../openapi/generated/levers.ts';
import { isRefusal, statusOf } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn, type Members } from '../mutants/input.ts';
import { afterwards, instead, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { fullActivity, someSeries } from '../witness/activities.ts';
import { someResident } from '../witness/people.ts';
import { activityBody, someActivity } from '../witness/programme.ts';
import { recording } from '../witness/recording.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { membersAs, refusedWith, refusing, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Activities past, under way, full, cancelled and recurring are made, read, listed, changed and deleted. */
const usual: Witness = async (client) => {
  const { seen, call, read, make, put } = recording(client);
  const { lever, day, calendars, facilities } = client;
  const [calendarId = '', elsewhere = ''] = calendars;
  const calendar = `/calendars/${calendarId}/activities`;
  const body = activityBody(client);
  const byStaff = async (more: Omit<LeverInput<'create-activity'>, 'calendarId'>) =>
    `/activities/${(await lever('create-activity', { calendarId, ...more }))['activityId'] ?? ''}`;
  const past = await byStaff({ startDate: `${day(-9)}T09:00:00Z`, endDate: `${day(-9)}T10:00:00Z` });
  const now = await byStaff({ startDate: `${day(0)}T11:30:00Z`, endDate: `${day(0)}T12:30:00Z` });
  const recurrence = { frequency: 'weekly', seriesEndDate: day(60) } as const;
  const weekly = await byStaff({ startDate: `${day(-14)}T09:00:00Z`, recurrence });
  await byStaff({ startDate: `${day(30)}T12:00:00Z`, isCancelled: true });
  await byStaff({
    startDate: `${day(25)}T12:00:00Z`,
    recurrence: { frequency: 'daily', daysOfWeek: ['monday'] },
  });
  const series = `/activities/${await someSeries(client)}`;
  const full = `/activities/${(await fullActivity(client)).activityId}`;
  const { calendarId: shared = '' } = await lever('create-calendar', { facilityIds: [...facilities] });
  const tea = `/activities/${await make(calendar, body)}`;
  const [ada, bea] = [await someResident(client), await someResident(client, {}, 1)];
  for (const more of [
    { startTime: undefined, timeType: 'allDay' },
    { attachments: [{ attachmentId: 'nowhere', publicToFamily: true }] },
    { endDate: undefined, endTime: undefined },
    { startTime: '23:00', endTime: '23:30' },
    { startDate: `${day(-3)}T12:00:00Z`, endDate: undefined },
  ])
    await make(calendar, { ...body, ...more });
  for (const id of [elsewhere, shared]) await make(`/calendars/${id}/activities`, body);

  for (const userId of [ada, await someResident(client)])
    await make(`${tea}/registrations`, { userId, userType: 'resident' });
  await read(`${tea}?actingUserId=${ada}`, `${tea}?actingUserId=${bea}`, now, full, weekly, series);
  await read(`${tea}?occurrenceDate=${day(30)}`, `${weekly}?occurrenceDate=${day(1)}`);
  await read(`${series}?occurrenceDate=${day(31)}T09:00:00Z`);
  await call('GET', tea, { as: bea });
  for (const [startDate, endDate] of [
    [`${day(29)}T00:00:00Z`, `${day(32)}T00:00:00Z`],
    [`${day(20)}T00:00:00Z`, `${day(70)}T00:00:00Z`],
    // In a zone ten hours ahead day 1 begins ten hours earlier, and the range ends in the middle of day 45 or 46.
    [`${day(0)}T02:00:00+10:00`, `${day(44)}T23:00:00+10:00`],
    [`${day(30)}T18:00:00Z`, `${day(31)}T00:00:00Z`],
    [`${day(30)}T00:00:00Z`, `${day(30)}T12:00:00Z`],
    [`${day(31)}T00:00:00Z`, `${day(29)}T00:00:00Z`],
    [day(30), day(30)],
  ] as const) {
    const query = new URLSearchParams({ startDate, endDate }).toString();
    await read(`/facilities/${facilities[0] ?? ''}/activities?${query}`);
  }

  for (const path of [past, series]) await put(path, body);
  await put(tea, { ...body, calendarId: elsewhere });
  await put(tea, { ...body, maxRegistered: 1 });
  for (const path of [full, series, past]) await call('DELETE', path);
  await read(past);
  return seen;
};

const SHOWING = ['listActivities', 'getActivity', 'createActivity', 'replaceActivity'] as const;
const shown = (more: (activity: Members) => Members): Mutation => showsMore(SHOWING, more);

const inUtc = (value: unknown): unknown =>
  typeof value === 'string' ? new Date(value).toISOString() : value;

const counted = (reply: AnyReply): AnyReply => ({
  ...reply,
  headers: { ...reply.headers, 'X-Total-Count': '7' },
});

/** An activity is deleted, and its attendance is listed. */
const belowDeleted: Witness = async (client) => {
  const activityId = await someActivity(client);
  await client.ask('deleteActivity', { activityId });
  return (await client.ask('listAttendance', { activityId })).status;
};

export const activityVariants: readonly Variant[] = [
  ...readingsOf(usual, ['activities'], { 'below-deleted-activity': belowDeleted }),
  ...variantsOf('freedom', usual, {
    'activity-dates-in-utc': [
      'Shows the dates of every activity in UTC, with milliseconds, whatever the zone of the facility.',
      shows(SHOWING, membersAs(['startDate', 'endDate'], inUtc)),
    ],
    'activity-more-members': [
      'Shows further members on activities, their places and their recurrence.',
      shown(({ capacity, recurrence }) => ({
        ...{ color: 'teal', tags: ['indoors'] },
        capacity: { ...membersIn(capacity), staff: { registered: 1 } },
        recurrence: recurrence && { ...membersIn(recurrence), rule: 'own' },
      })),
    ],
    'activity-list-without-places': [
      'Shows places, attachments and creator only where one activity is read.',
      showsMore(['listActivities'], () => ({ capacity: null, attachments: null, creator: null })),
    ],
    'occurrences-with-one-end': [
      'The occurrences of a series differ by startDate alone: all show the endDate of the first.',
      afterwards('listActivities', (reply, _input, { store }) => {
        const items: unknown = membersIn(reply.body)['data'];
        const data = (Array.isArray(items) ? items.map(membersIn) : []).map((item) => {
          const stored = store.activities.find(String(item['id']));
          return stored?.recurrence ? { ...item, endDate: stored.endDate } : item;
        });
        return { ...reply, body: { ...membersIn(reply.body), data } };
      }),
    ],
    'activities-by-an-account-of-the-service': [
      'The creator of every activity is an account of the service, of which no name is shown.',
      shown(() => ({ creator: { id: 'service', name: null } })),
    ],
    'recurrence-on-series-alone': [
      'Leaves the recurrence out of activities that take place once.',
      shown(({ recurrence }) => (recurrence === null ? { recurrence: undefined } : {})),
    ],
    'activity-end-derived': [
      'An activity without an end gets one an hour after its start, in the answers.',
      shown(({ startDate, endDate }) => ({
        endDate: endDate ?? new Date(Date.parse(String(startDate)) + 3_600_000).toISOString(),
      })),
    ],
    'past-activities-not-made': [
      'Refuses to make an activity on a day before today.',
      refusing(
        ['createActivity'],
        'A day ahead.',
        ({ startDate }, _input, { clock }) =>
          String(startDate).slice(0, 10) < clock.now().toString().slice(0, 10),
      ),
    ],
    'registered-in-capitals': [
      'Writes the registration status of an activity in capitals.',
      shown(({ actingUserRegistrationStatus: status }) =>
        typeof status === 'string' ? { actingUserRegistrationStatus: status.toUpperCase() } : {},
      ),
    ],
    'activity-types-by-id': [
      'Takes the id of an activity type as the type of an activity, and no name.',
      refusing(
        ['createActivity', 'replaceActivity'],
        'The id of a type.',
        ({ type }, _input, { store }) => !store.activityTypes.find(String(type)),
      ),
    ],
    'window-unprocessable': [
      'Refuses a window past day 45 with 422.',
      refusedWith(422, ['listActivities'], (refused) => statusOf(refused) === 400),
    ],
    'delete-asks-back': [
      'Answers the deletion of an activity with registrations 200, asking for a confirmation, and deletes nothing.',
      instead('deleteActivity', (original) => (input, context) => {
        const reply = original(input, context);
        return isRefusal(reply) && statusOf(reply) === 409
          ? { status: 200, body: { confirmationNeeded: true } }
          : reply;
      }),
    ],
    'counted-lists': [
      'Counts the items of the lists of activities and calendars in a header.',
      afterwards(['listActivities', 'listCalendars'], counted),
      async ({ call, facilities }) =>
        (await call('GET', `/facilities/${facilities[0] ?? ''}/calendars`)).headers,
    ],
  }),
];
