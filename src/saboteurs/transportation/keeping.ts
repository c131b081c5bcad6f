import type { Ride } from './amend.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { FULL, looking, riding } from '../../witness/transportation.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, inData, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CREATE, creating, isRelative, keepingOnly, LIST, READ, showing, shown } from './amend.ts';

/** Requests with every detail, with the required ones and of every kind of trip. */
const asking = looking(
  FULL,
  {},
  { tripType: 'willcall', returnTime: null, notes: 'Call the lobby' },
  { appointmentTime: '16:05', destination: '  Eye   clinic ', destinationAddress: '2 Hill Road' },
  { appointmentTime: '09:00', pickupTime: '08:15' },
);

/** A request is kept without some of its details. */
const losing = (change: (ride: Ride) => Partial<Ride>): Mutation => creating((ride) => change(ride));

const idOf = ({ body }: AnyReply): string => textIn(membersIn(membersIn(body)['data'])['id']);

/** Saboteurs of what is kept of a new request. */
export const keepingSaboteurs = saboteursOf('transportation', asking, {
  'destination-on-one-line': [
    'A destination is kept in twenty letters.',
    ['TRA-48'],
    losing(({ destination }) => ({ destination: destination.slice(0, 20) })),
  ],
  'times-by-the-quarter': [
    'An appointmentTime is kept by the quarter of an hour.',
    ['TRA-48'],
    losing(({ appointmentTime }) => {
      const [hour = '', minute = ''] = (appointmentTime ?? '').split(':');
      return { appointmentTime: `${hour}:${String(Math.floor(Number(minute) / 15) * 15).padStart(2, '0')}` };
    }),
  ],
  'dates-before-the-evening': [
    'A ride after four in the afternoon is kept on the day after.',
    ['TRA-48'],
    losing(({ appointmentTime, date }) =>
      (appointmentTime ?? '') < '16:00'
        ? {}
        : { date: new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) },
    ),
  ],
  'pickup-forgotten': ['The pickupTime is not kept.', ['TRA-49'], losing(() => ({ pickupTime: null }))],
  'return-at-the-appointment': [
    'The returnTime of a roundtrip is kept as its appointmentTime.',
    ['TRA-49'],
    losing(({ returnTime, appointmentTime }) => ({ returnTime: returnTime && appointmentTime })),
  ],
  'notes-with-needs-alone': [
    'Notes are not kept of a request without mobilityNeeds.',
    ['TRA-49'],
    losing(({ notes, mobilityNeeds }) => ({ notes: mobilityNeeds === null ? null : notes })),
  ],
  'address-of-the-pickup': [
    'The pickupLocation and the destinationAddress are exchanged.',
    ['TRA-49'],
    losing(({ pickupLocation, destinationAddress }) => ({
      pickupLocation: destinationAddress,
      destinationAddress: pickupLocation,
    })),
  ],
  'type-of-residents-alone': [
    'The transportationType that a connection asks for is not kept.',
    ['TRA-49'],
    creating((_ride, input) => (isRelative(input) ? { transportationType: null } : {})),
  ],
  'details-for-the-answer-alone': [
    'The notes are in the answer to a create and nowhere else.',
    ['TRA-49'],
    afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idOf(reply), () => ({ notes: null }));
      return reply;
    }),
  ],
  'creator-is-the-resident': [
    'The creator of a request is shown as the resident, whoever made it.',
    ['TRA-50'],
    shown((ride) => ({ ...ride, creator: { ...membersIn(ride['creator']), id: ride['residentId'] } })),
  ],
  'creator-is-whoever-looks': [
    'The creator of a request is whoever reads it.',
    ['TRA-50'],
    shown(
      (ride, { acting: { id, name } }) => ({ ...ride, creator: { id, name, phone: null } }),
      [LIST, READ],
    ),
    riding(async ({ relatives, asked, read, list }) => [
      await read(await asked({}, relatives[0])),
      await list(),
    ]),
  ],
  'one-off-that-recurs': [
    'A new request says that it recurs.',
    ['TRA-51'],
    shown((ride) => ({ ...ride, isRecurring: true }), [CREATE]),
  ],
  'one-off-that-occurs': [
    'A one-off in the list has its date as occurrenceDate.',
    ['TRA-51'],
    shown((ride) => ({ ...ride, occurrenceDate: ride['date'] }), [LIST]),
  ],
  'listed-once-approved': [
    'What a connection asks for is in the list once staff have dealt with it.',
    ['TRA-52', 'TRA-34'],
    keepingOnly(
      ({ status, residentId, creator }) => status !== 'pending' || membersIn(creator)['id'] === residentId,
    ),
  ],
  'found-by-another-id': [
    'The id in the answer to a create is not that by which the request is found.',
    ['TRA-52'],
    afterwards(
      CREATE,
      inData((ride) => ({ ...ride, id: `${textIn(ride['id'])}-new` })),
    ),
  ],
  'the-same-ride-once': [
    'A second request with the same details is taken for the first one.',
    ['TRA-52'],
    instead(CREATE, (original) => (input, scene) => {
      const body = membersIn(input.body);
      const known = scene.store.transportationRequests.filter(
        (one) =>
          one.residentId === input.path['residentId'] &&
          one.date === body['date'] &&
          one.appointmentTime === body['appointmentTime'] &&
          one.destination === body['destination'],
      )[0];
      return known ? showing({ status: 201, body: {} }, input, scene, known.id) : original(input, scene);
    }),
    riding(async ({ asked, list }) => [await asked(), await asked(), await list()]),
  ],
});
