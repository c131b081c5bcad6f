import { isRefusal, statusOf } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn, type Members } from '../mutants/input.ts';
import { afterwards, instead, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { membersAs, refusedWith, refusing, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { membersOtherwise } from '../witness/tour.ts';
import type { Witness } from '../witness/client.ts';

const SHOWING = ['listActivities', 'getActivity', 'createActivity', 'replaceActivity'] as const;
const shown = (more: (activity: Members) => Members): Mutation => showsMore(SHOWING, more);

const inUtc = (value: unknown): unknown =>
  typeof value === 'string' ? new Date(value).toISOString() : value;

const counted = (reply: AnyReply): AnyReply => ({
  ...reply,
  headers: { ...reply.headers, 'X-Total-Count': '7' },
});

/** An activity for which a resident is registered is deleted. */
const registeredFor: Witness = async ({ exampleOf, send }) => {
  const { at } = exampleOf('createRegistration');
  await send('createRegistration', { at });
  await send('deleteActivity', { at });
};

export const activityFreedoms: readonly Freedom[] = [
  ...freedomsOf({
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
      membersOtherwise('createActivity'),
    ],
    'past-activities-not-made': [
      'Refuses to make an activity on a day before today.',
      refusing(
        ['createActivity'],
        'A day ahead.',
        ({ startDate }, _input, { clock }) =>
          String(startDate).slice(0, 10) < clock.now().toString().slice(0, 10),
      ),
      membersOtherwise('createActivity'),
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
      membersOtherwise('listActivities'),
    ],
    'delete-asks-back': [
      'Answers the deletion of an activity with registrations 200, asking for a confirmation, and deletes nothing.',
      instead('deleteActivity', (original) => (input, context) => {
        const reply = original(input, context);
        return isRefusal(reply) && statusOf(reply) === 409
          ? { status: 200, body: { confirmationNeeded: true } }
          : reply;
      }),
      registeredFor,
    ],
    'counted-lists': [
      'Counts the items of the lists of activities and calendars in a header.',
      afterwards(['listActivities', 'listCalendars'], counted),
    ],
  }),
];
