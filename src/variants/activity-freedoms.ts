import { isRefusal, refuse, statusOf } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, instead, type Mutation } from '../saboteurs/mutation.ts';
import type { Tables } from '../mock/tables.ts';
import { createActivity, fullActivity, listActivities, register, someSeries } from '../witness/activities.ts';
import { someResident } from '../witness/people.ts';
import { activitiesIn, activityBody, someActivity } from '../witness/programme.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import type { Variant } from './variant.ts';

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
export const activityFreedoms: readonly Variant[] = [
  {
    id: 'freedom.activity-dates-in-utc',
    freedom:
      'Shows the dates of every activity in UTC, with milliseconds, whatever the zone of the facility.',
    tables: shown(({ startDate, endDate }) => ({ startDate: inUtc(startDate), endDate: inUtc(endDate) })),
    witness: onSecond,
  },
  {
    id: 'freedom.activity-more-members',
    freedom: 'Shows further members on activities, their places and their recurrence.',
    tables: shown(({ capacity, recurrence }) => ({
      color: 'teal',
      tags: ['indoors'],
      capacity: { ...membersIn(capacity), staff: { registered: 1 } },
      ...(typeof recurrence === 'object' &&
        recurrence !== null && { recurrence: { ...recurrence, rule: 'own' } }),
    })),
    witness: read,
  },
  {
    id: 'freedom.activity-list-without-places',
    freedom: 'Shows places, attachments and recurrence only where one activity is read.',
    tables: afterwards(
      'listActivities',
      inData((activity) => ({ ...activity, capacity: null, attachments: null, creator: null })),
    ),
    witness: async (stage) => {
      await someActivity(stage);
      return activitiesIn(stage);
    },
  },
  {
    id: 'freedom.occurrences-with-one-end',
    freedom: 'The occurrences of a series differ by startDate alone: all show the endDate of the first.',
    tables: afterwards('listActivities', (reply, input, scene) =>
      inData((activity) => {
        const stored = scene.store.activities.find(String(activity['id']));
        return stored?.recurrence ? { ...activity, endDate: stored.endDate } : activity;
      })(reply, input),
    ),
    witness: listingSeries,
  },
  {
    id: 'freedom.activities-by-an-account-of-the-service',
    freedom: 'The creator of every activity is an account of the service, of which no name is shown.',
    tables: shown(() => ({ creator: { id: 'service', name: null } })),
    witness: read,
  },
  {
    id: 'freedom.recurrence-on-series-alone',
    freedom: 'Leaves the recurrence out of activities that take place once.',
    tables: shown(({ recurrence }) => (recurrence === null ? { recurrence: undefined } : {})),
    witness: read,
  },
  {
    id: 'freedom.activity-end-derived',
    freedom: 'An activity without an end gets one an hour after its start, in the answers.',
    tables: shown(({ startDate, endDate }) => ({
      endDate: endDate ?? new Date(Date.parse(String(startDate)) + 3_600_000).toISOString(),
    })),
    witness: async (stage) => (await createActivity(stage, { endDate: undefined, endTime: undefined })).body,
  },
  {
    id: 'freedom.past-activities-not-made',
    freedom: 'Refuses to make an activity on a day before today.',
    tables: instead(
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
    witness: async (stage) =>
      (await createActivity(stage, { startDate: `${stage.day(-3)}T12:00:00Z`, endDate: undefined })).status,
  },
  {
    id: 'freedom.registered-in-capitals',
    freedom: 'Writes the registration status of an activity in capitals.',
    tables: shown(({ actingUserRegistrationStatus: status }) =>
      typeof status === 'string' ? { actingUserRegistrationStatus: status.toUpperCase() } : {},
    ),
    witness: async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      return (await stage.call('GET', `/activities/${id}?actingUserId=${userId}`)).body;
    },
  },
  {
    id: 'freedom.activity-types-by-id',
    freedom: 'Takes the id of an activity type as the type of an activity, and no name.',
    tables: typesById,
    witness: createActivity,
  },
  {
    id: 'freedom.window-unprocessable',
    freedom: 'Refuses a window past day 45 with 422.',
    tables: instead('listActivities', (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && statusOf(reply) === 400 ? { ...reply, status: 422 } : reply;
    }),
    witness: async (stage) =>
      (
        await listActivities(stage, {
          startDate: `${stage.day(0)}T00:00:00Z`,
          endDate: `${stage.day(45)}T00:00:00Z`,
        })
      ).status,
  },
  {
    id: 'freedom.delete-asks-back',
    freedom:
      'Answers the deletion of an activity with registrations 200, asking for a confirmation, and deletes nothing.',
    tables: instead('deleteActivity', (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && statusOf(reply) === 409
        ? { status: 200, body: { confirmationNeeded: true } }
        : reply;
    }),
    witness: async (stage) => {
      const { activityId } = await fullActivity(stage);
      return (await stage.call('DELETE', `/activities/${activityId}`)).status;
    },
  },
  {
    id: 'freedom.counted-lists',
    freedom: 'Counts the items of the lists of activities and calendars in a header.',
    tables: (tables) => afterwards('listCalendars', withMeta)(afterwards('listActivities', withMeta)(tables)),
    witness: async ({ call, facilities }) =>
      (await call('GET', `/facilities/${facilities[0] ?? ''}/calendars`)).headers,
  },
];
