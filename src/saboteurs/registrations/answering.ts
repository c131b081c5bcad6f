import { membersIn } from '../input.ts';
import { registrationsOf, standingsIn, hallWith } from '../../witness/hall.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import type { Members } from '../input.ts';
import { afterwards, inData, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const LIST = 'listResidentRegistrations';
const CREATE = 'createRegistration';

/** The registrations in a list of a resident, each changed. */
const listed = (change: (registration: Members) => Members): Mutation => afterwards(LIST, inData(change));
/** The registration in the answer to a create, changed. */
const answered = (change: (registration: Members) => Members): Mutation => afterwards(CREATE, inData(change));

/** One who has a place and one who waits, as they were answered and as they are listed. */
const both: Witness = async (stage) => {
  const hall = await hallWith(stage, 1, 2);
  return [hall.came.map(({ status, body }) => [status, body]), await standingsIn(stage, hall)];
};

const waits = ({ status }: Members): boolean => status === 'waitlisted';

export const answeringSaboteurs = saboteursOf('registrations', both, {
  'activity-by-number': [
    'Lists the activityId as a number.',
    ['REG-01', 'CNV-03'],
    listed((one) => ({ ...one, activityId: 17 })),
  ],
  'user-by-number': [
    'Lists the userId as a number.',
    ['REG-04', 'CNV-03'],
    listed((one) => ({ ...one, userId: 17 })),
  ],
  'facility-as-an-object': [
    'Lists the facility as an object with id and name.',
    ['REG-03'],
    listed((one) => ({ ...one, facilityId: { id: one['facilityId'], name: one['facilityName'] } })),
  ],
  'user-type-in-capitals': [
    'Lists the type of the user in capital letters.',
    ['REG-05'],
    listed((one) => ({ ...one, userType: String(one['userType']).toUpperCase() })),
  ],
  'registered-at-in-milliseconds': [
    'Lists the time of registering as milliseconds since 1970.',
    ['REG-06'],
    listed((one) => ({ ...one, registeredAt: Date.parse(String(one['registeredAt'])) })),
  ],
  'registered-at-without-a-time': [
    'Answers the time of registering as a day, on create alone.',
    ['REG-06'],
    answered((one) => ({ ...one, registeredAt: String(one['registeredAt']).slice(0, 10) })),
  ],
  'status-by-number': [
    'Lists the status of those who wait as a number.',
    ['REG-41'],
    listed((one) => (waits(one) ? { ...one, status: 2 } : one)),
  ],
  'position-as-text': [
    'Lists the position of those who wait as a text.',
    ['REG-08'],
    listed((one) => (waits(one) ? { ...one, position: `${String(one['position'])}.` } : one)),
  ],
  'position-in-halves': [
    'Answers a position between two integers to who has to wait.',
    ['REG-08', 'REG-15'],
    answered((one) => (waits(one) ? { ...one, position: Number(one['position']) + 0.5 } : one)),
  ],
  'no-position-in-the-queue': [
    'Answers no position to who has to wait.',
    ['REG-15'],
    answered((one) => (waits(one) ? { ...one, position: null } : one)),
  ],
  'answered-without-envelope': [
    'Answers the registration itself, without an envelope.',
    ['REG-09'],
    afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'user-by-another-id': [
    'Answers an id of its own making as the userId of the second resident who comes.',
    ['REG-12'],
    answered((one) => (waits(one) ? { ...one, userId: `user-of-${String(one['userId'])}` } : one)),
  ],
  'activity-by-another-id': [
    'Answers the activityId with the day of the activity behind it.',
    ['REG-13'],
    answered((one) => ({
      ...one,
      activityId: `${String(one['activityId'])}:${String(one['activityStartDate']).slice(0, 10)}`,
    })),
  ],
  'everybody-is-a-connection': [
    'Answers connection as the userType of a resident.',
    ['REG-13'],
    answered((one) => ({ ...one, userType: 'connection' })),
  ],
  confirmed: [
    'Answers confirmed as the status of who has a place.',
    ['REG-14'],
    answered((one) => (waits(one) ? one : { ...one, status: 'confirmed' })),
  ],
  pending: [
    'Answers pending as the status of who has to wait.',
    ['REG-14'],
    answered((one) => (waits(one) ? { ...one, status: 'pending' } : one)),
  ],
  'list-of-a-connection-by-name': [
    'Answers the registrations of a connection as an object by activity.',
    ['REG-36'],
    afterwards('listConnectionRegistrations', (reply) => ({ ...reply, body: { data: {} } })),
    async (stage) => {
      const id = await someConnection(stage);
      const range = `startDate=${stage.day(0)}T00:00:00Z&endDate=${stage.day(9)}T00:00:00Z`;
      return (await stage.call('GET', `/connections/${id}/registrations?${range}`)).body;
    },
  ],
  'no-content-for-an-empty-list': [
    'Answers 204 to the list of a resident who is registered for nothing.',
    ['REG-35', 'REG-25'],
    afterwards(LIST, (reply) => {
      const { data } = reply.body as { readonly data: readonly unknown[] };
      return data.length === 0 ? { ...reply, status: 204, body: undefined } : reply;
    }),
    async (stage) => {
      const { status, text } = await registrationsOf(stage, await someResident(stage));
      return [status, text];
    },
  ],
});
