import { isRefusal, refuse, statusOf } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, instead, type Mutation } from '../saboteurs/mutation.ts';
import type { Tables } from '../mock/tables.ts';
import { createActivity, fullActivity, listActivities, register, someSeries } from '../witness/activities.ts';
import { someResident } from '../witness/people.ts';
import { activitiesIn, activityBody, someActivity } from '../witness/programme.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { variantsOf } from './variant.ts';

const SHOWING = ['listActivities', 'getActivity', 'createActivity', 'replaceActivity'] as const;

/** One change of every activity, whichever operation shows it. */
const shown =
  (change: (activity: Members) => Members): Mutation =>
  (tables) =>
    SHOWING.reduce<Tables>(
      (changed, operation) =>
        afterwards(
          operation,
          inData((activity) => ({ ...activity, ...change(activity) })),
        )(changed),
      tables,
    );

const read = async (stage: Stage): Promise<unknown> =>
  (await stage.call('GET', `/activities/${await someActivity(stage)}`)).body;

const inUtc = (value: unknown): unknown =>
  typeof value === 'string' ? new Date(value).toISOString() : value;

const listingSeries: Witness = async (stage) => {
  await someSeries(stage);
  return (await listActivities(stage)).body;
};

const onSecond: Witness = async (stage) =>
  (
    await stage.call('POST', `/calendars/${stage.calendars[1] ?? ''}/activities`, {
      body: activityBody(stage),
    })
  ).body;

/** Activities know their type by id; the names of the types are for people. */
const typesById: Mutation = (tables) =>
  (['createActivity', 'replaceActivity'] as const).reduce<Tables>(
    (changed, operation) =>
      instead(
        operation,
        (original) => (input, scene) =>
          scene.store.activityTypes.find(String(membersIn(input.body)['type']))
            ? original(input, scene)
            : refuse('invalid-input', { promised: 'The id of a type.', found: 'none.', next: 'send one.' }),
      )(changed),
    tables,
  );

const withMeta = (reply: AnyReply): AnyReply => ({
  ...reply,
  headers: { ...reply.headers, 'X-Total-Count': '7' },
});

/** Freedoms around activities and calendars that no open question names. */
export const activityFreedoms = variantsOf('freedom', read, {
  'activity-dates-in-utc': [
    'Shows the dates of every activity in UTC, with milliseconds, whatever the zone of the facility.',
    shown(({ startDate, endDate }) => ({ startDate: inUtc(startDate), endDate: inUtc(endDate) })),
    onSecond,
  ],
  'activity-more-members': [
    'Shows further members on activities, their places and their recurrence.',
    shown(({ capacity, recurrence }) => ({
      color: 'teal',
      tags: ['indoors'],
      capacity: { ...membersIn(capacity), staff: { registered: 1 } },
      ...(typeof recurrence === 'object' &&
        recurrence !== null && { recurrence: { ...recurrence, rule: 'own' } }),
    })),
  ],
  'activity-list-without-places': [
    'Shows places, attachments and recurrence only where one activity is read.',
    afterwards(
      'listActivities',
      inData((activity) => ({ ...activity, capacity: null, attachments: null, creator: null })),
    ),
    async (stage) => {
      await someActivity(stage);
      return activitiesIn(stage);
    },
  ],
  'occurrences-with-one-end': [
    'The occurrences of a series differ by startDate alone: all show the endDate of the first.',
    afterwards('listActivities', (reply, input, scene) =>
      inData((activity) => {
        const stored = scene.store.activities.find(String(activity['id']));
        return stored?.recurrence ? { ...activity, endDate: stored.endDate } : activity;
      })(reply, input),
    ),
    listingSeries,
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
    async (stage) => (await createActivity(stage, { endDate: undefined, endTime: undefined })).body,
  ],
  'past-activities-not-made': [
    'Refuses to make an activity on a day before today.',
    instead(
      'createActivity',
      (original) => (input, scene) =>
        String(membersIn(input.body)['startDate']).slice(0, 10) < scene.clock.now().toString().slice(0, 10)
          ? refuse('invalid-input', {
              promised: 'A day ahead.',
              found: 'one gone by.',
              next: 'send a later one.',
            })
          : original(input, scene),
    ),
    async (stage) =>
      (await createActivity(stage, { startDate: `${stage.day(-3)}T12:00:00Z`, endDate: undefined })).status,
  ],
  'registered-in-capitals': [
    'Writes the registration status of an activity in capitals.',
    shown(({ actingUserRegistrationStatus: status }) =>
      typeof status === 'string' ? { actingUserRegistrationStatus: status.toUpperCase() } : {},
    ),
    async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      return (await stage.call('GET', `/activities/${id}?actingUserId=${userId}`)).body;
    },
  ],
  'activity-types-by-id': [
    'Takes the id of an activity type as the type of an activity, and no name.',
    typesById,
    createActivity,
  ],
  'window-unprocessable': [
    'Refuses a window past day 45 with 422.',
    instead('listActivities', (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && statusOf(reply) === 400 ? { ...reply, status: 422 } : reply;
    }),
    async (stage) =>
      (
        await listActivities(stage, {
          startDate: `${stage.day(0)}T00:00:00Z`,
          endDate: `${stage.day(45)}T00:00:00Z`,
        })
      ).status,
  ],
  'delete-asks-back': [
    'Answers the deletion of an activity with registrations 200, asking for a confirmation, and deletes nothing.',
    instead('deleteActivity', (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && statusOf(reply) === 409
        ? { status: 200, body: { confirmationNeeded: true } }
        : reply;
    }),
    async (stage) => {
      const { activityId } = await fullActivity(stage);
      return (await stage.call('DELETE', `/activities/${activityId}`)).status;
    },
  ],
  'counted-lists': [
    'Counts the items of the lists of activities and calendars in a header.',
    (tables) => afterwards('listCalendars', withMeta)(afterwards('listActivities', withMeta)(tables)),
    async ({ call, facilities }) =>
      (await call('GET', `/facilities/${facilities[0] ?? ''}/calendars`)).headers,
  ],
});
