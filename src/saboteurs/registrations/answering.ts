import { membersIn } from '../input.ts';
import { registrationsOf, standingsIn, hallWith } from '../../witness/hall.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import type { Members } from '../input.ts';
import { afterwards, inData, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const LIST = 'listResidentRegistrations';
const CREATE = 'createRegistration';

/** The registrations in a list of a resident, each changed. */
const listed = (change: (registration: Members) => Members): Lie => afterwards(LIST, inData(change));
/** The registration in the answer to a create, changed. */
const answered = (change: (registration: Members) => Members): Lie => afterwards(CREATE, inData(change));

/** One who has a place and one who waits, as they were answered and as they are listed. */
const both: Witness = async (stage) => {
  const hall = await hallWith(stage, 1, 2);
  return [hall.came.map(({ status, body }) => [status, body]), await standingsIn(stage, hall)];
};

const waits = ({ status }: Members): boolean => status === 'waitlisted';

export const answeringSaboteurs: readonly Saboteur[] = [
  {
    id: 'registrations.activity-by-number',
    lie: 'Lists the activityId as a number.',
    breaks: ['REG-01', 'CNV-03'],
    tables: listed((one) => ({ ...one, activityId: 17 })),
    witness: both,
  },
  {
    id: 'registrations.user-by-number',
    lie: 'Lists the userId as a number.',
    breaks: ['REG-04', 'CNV-03'],
    tables: listed((one) => ({ ...one, userId: 17 })),
    witness: both,
  },
  {
    id: 'registrations.facility-as-an-object',
    lie: 'Lists the facility as an object with id and name.',
    breaks: ['REG-03'],
    tables: listed((one) => ({ ...one, facilityId: { id: one['facilityId'], name: one['facilityName'] } })),
    witness: both,
  },
  {
    id: 'registrations.user-type-in-capitals',
    lie: 'Lists the type of the user in capital letters.',
    breaks: ['REG-05'],
    tables: listed((one) => ({ ...one, userType: String(one['userType']).toUpperCase() })),
    witness: both,
  },
  {
    id: 'registrations.registered-at-in-milliseconds',
    lie: 'Lists the time of registering as milliseconds since 1970.',
    breaks: ['REG-06'],
    tables: listed((one) => ({ ...one, registeredAt: Date.parse(String(one['registeredAt'])) })),
    witness: both,
  },
  {
    id: 'registrations.registered-at-without-a-time',
    lie: 'Answers the time of registering as a day, on create alone.',
    breaks: ['REG-06'],
    tables: answered((one) => ({ ...one, registeredAt: String(one['registeredAt']).slice(0, 10) })),
    witness: both,
  },
  {
    id: 'registrations.status-by-number',
    lie: 'Lists the status of those who wait as a number.',
    breaks: ['REG-41'],
    tables: listed((one) => (waits(one) ? { ...one, status: 2 } : one)),
    witness: both,
  },
  {
    id: 'registrations.position-as-text',
    lie: 'Lists the position of those who wait as a text.',
    breaks: ['REG-08'],
    tables: listed((one) => (waits(one) ? { ...one, position: `${String(one['position'])}.` } : one)),
    witness: both,
  },
  {
    id: 'registrations.position-in-halves',
    lie: 'Answers a position between two integers to who has to wait.',
    breaks: ['REG-08', 'REG-15'],
    tables: answered((one) => (waits(one) ? { ...one, position: Number(one['position']) + 0.5 } : one)),
    witness: both,
  },
  {
    id: 'registrations.no-position-in-the-queue',
    lie: 'Answers no position to who has to wait.',
    breaks: ['REG-15'],
    tables: answered((one) => (waits(one) ? { ...one, position: null } : one)),
    witness: both,
  },
  {
    id: 'registrations.answered-without-envelope',
    lie: 'Answers the registration itself, without an envelope.',
    breaks: ['REG-09'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: both,
  },
  {
    id: 'registrations.user-by-another-id',
    lie: 'Answers an id of its own making as the userId of the second resident who comes.',
    breaks: ['REG-12'],
    tables: answered((one) => (waits(one) ? { ...one, userId: `user-of-${String(one['userId'])}` } : one)),
    witness: both,
  },
  {
    id: 'registrations.activity-by-another-id',
    lie: 'Answers the activityId with the day of the activity behind it.',
    breaks: ['REG-13'],
    tables: answered((one) => ({
      ...one,
      activityId: `${String(one['activityId'])}:${String(one['activityStartDate']).slice(0, 10)}`,
    })),
    witness: both,
  },
  {
    id: 'registrations.everybody-is-a-connection',
    lie: 'Answers connection as the userType of a resident.',
    breaks: ['REG-13'],
    tables: answered((one) => ({ ...one, userType: 'connection' })),
    witness: both,
  },
  {
    id: 'registrations.confirmed',
    lie: 'Answers confirmed as the status of who has a place.',
    breaks: ['REG-14'],
    tables: answered((one) => (waits(one) ? one : { ...one, status: 'confirmed' })),
    witness: both,
  },
  {
    id: 'registrations.pending',
    lie: 'Answers pending as the status of who has to wait.',
    breaks: ['REG-14'],
    tables: answered((one) => (waits(one) ? { ...one, status: 'pending' } : one)),
    witness: both,
  },
  {
    id: 'registrations.list-of-a-connection-by-name',
    lie: 'Answers the registrations of a connection as an object by activity.',
    breaks: ['REG-36'],
    tables: afterwards('listConnectionRegistrations', (reply) => ({ ...reply, body: { data: {} } })),
    witness: async (stage) => {
      const id = await someConnection(stage);
      const range = `startDate=${stage.day(0)}T00:00:00Z&endDate=${stage.day(9)}T00:00:00Z`;
      return (await stage.call('GET', `/connections/${id}/registrations?${range}`)).body;
    },
  },
  {
    id: 'registrations.no-content-for-an-empty-list',
    lie: 'Answers 204 to the list of a resident who is registered for nothing.',
    breaks: ['REG-35', 'REG-25'],
    tables: afterwards(LIST, (reply) => {
      const { data } = reply.body as { readonly data: readonly unknown[] };
      return data.length === 0 ? { ...reply, status: 204, body: undefined } : reply;
    }),
    witness: async (stage) => {
      const { status, text } = await registrationsOf(stage, await someResident(stage));
      return [status, text];
    },
  },
];
