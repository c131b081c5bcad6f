import { isRefusal } from '../../mock/http/problem.ts';
import { FULL, replacing, riding } from '../../witness/transportation.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  alongWith,
  amend,
  changing,
  isRelative,
  READ,
  REPLACE,
  rideIn,
  showing,
  shown,
  type Ride,
} from './amend.ts';

const twice = replacing(FULL, { notes: 'Late' }, { ...FULL, destination: 'Dentist' }, {});

const everything: readonly (keyof Ride)[] = [
  ...(['destination', 'date', 'appointmentTime', 'notes', 'returnTime', 'tripType'] as const),
];

const kept =
  (...members: readonly (keyof Ride)[]) =>
  (former: Ride): Partial<Ride> =>
    Object.fromEntries(members.map((member) => [member, former[member]]));

/** Saboteurs of the read of one request and of its replacement. */
export const changingSaboteurs = saboteursOf('transportation', twice, {
  'read-unwrapped': [
    'One request is answered without an envelope.',
    ['TRA-68', 'CNV-08'],
    afterwards(READ, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'read-the-latest': [
    'Whoever reads a request is answered the one that the resident of it asked for last.',
    ['TRA-68'],
    afterwards(READ, (reply, input, scene) => {
      const of = rideIn(input, scene);
      const last = scene.store.transportationRequests
        .filter((one) => one.residentId === of?.residentId && !one.recurrence && !one.isDeleted)
        .at(-1);
      return of?.recurrence ? reply : showing(reply, input, scene, last?.id);
    }),
    riding(async ({ asked, read }) => {
      const id = await asked(FULL);
      return [await asked(), await read(id)];
    }),
  ],
  'read-as-202': ['One request is answered with 202.', ['TRA-68'], afterwards(READ, withStatus(202))],
  'change-as-201': [
    'A replacement is answered with 201.',
    ['TRA-73', 'CNV-29'],
    afterwards(REPLACE, withStatus(201)),
  ],
  'change-unwrapped': [
    'The answer to a replacement is the request without an envelope.',
    ['TRA-73', 'CNV-08'],
    afterwards(REPLACE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'change-tells-the-former': [
    'The answer to a replacement shows the request as it was before.',
    ['TRA-74'],
    instead(REPLACE, (original) => (input, scene) => {
      const former = showing({ status: 200, body: {} }, input, scene, input.path['requestId']);
      const reply = original(input, scene);
      return isRefusal(reply) ? reply : former;
    }),
  ],
  'change-for-the-answer-alone': [
    'What replaces the details is in the answer and nowhere else.',
    ['TRA-74'],
    instead(REPLACE, (original) => (input, scene) => {
      const former = rideIn(input, scene);
      const reply = original(input, scene);
      if (!isRefusal(reply) && former) amend(scene, former.id, () => former);
      return reply;
    }),
  ],
  'change-keeps-the-date': [
    'A replacement keeps the date and the time.',
    ['TRA-74'],
    changing(REPLACE, kept('date', 'appointmentTime')),
    replacing({}, { appointmentTime: '16:30' }),
  ],
  'change-keeps-the-trip': [
    'A replacement keeps the tripType.',
    ['TRA-74'],
    changing(REPLACE, kept('tripType')),
  ],
  'second-change-is-lost': [
    'A second replacement is answered and lost.',
    ['TRA-74'],
    changing(REPLACE, (former) => (former.modified === null ? {} : kept(...everything)(former))),
  ],
  'change-of-all-alike': [
    'A replacement lends its destination to the other pending requests of the day.',
    ['TRA-74'],
    alongWith(REPLACE, ({ destination }) => ({ destination })),
    riding(async ({ asked, replace, list }) => {
      const id = await asked();
      return [await asked(), await replace(id, { destination: 'Dentist' }), await list()];
    }),
  ],
  'change-keeps-what-is-left-out': [
    'An optional detail that a replacement leaves out keeps its value.',
    ['TRA-75'],
    changing(REPLACE, (former, _now, { body }) =>
      Object.fromEntries(
        (
          [
            'pickupTime',
            'pickupLocation',
            'destinationAddress',
            'transportationType',
            'notes',
            'mobilityNeeds',
          ] as const
        ).flatMap((name) => (membersIn(body)[name] === undefined ? [[name, former[name]]] : [])),
      ),
    ),
  ],
  'change-keeps-the-notes': [
    'Notes stay when a connection replaces the details without any.',
    ['TRA-75'],
    changing(REPLACE, ({ notes }, now, input) => (isRelative(input) ? { notes: now.notes ?? notes } : {})),
  ],
  'change-keeps-the-way-back': [
    'A roundtrip that becomes a oneway trip keeps its returnTime.',
    ['TRA-75'],
    changing(REPLACE, ({ returnTime }, now) => ({ returnTime: now.returnTime ?? returnTime })),
  ],
  'change-is-a-new-request': [
    'A replaced request is another one, with an id of its own.',
    ['TRA-76'],
    instead(REPLACE, (original) => (input, scene) => {
      const reply = original(input, scene);
      const now = rideIn(input, scene);
      if (isRefusal(reply) || !now) return reply;
      const { id } = scene.store.transportationRequests.insert({ ...now, id: scene.ids.next('trq') });
      amend(scene, now.id, () => ({ isDeleted: true }));
      return showing(reply, input, scene, id);
    }),
  ],
  'change-is-by-staff': [
    'The creator of a replaced request is a staff member.',
    ['TRA-76', 'TRA-50'],
    shown((ride, _input, { store }) => {
      const { id = '', firstName = '' } = store.staff.all()[0] ?? {};
      return ride['modified'] !== null && ride['status'] === 'pending'
        ? { ...ride, creator: { id, name: firstName, phone: null } }
        : ride;
    }),
  ],
  'change-approves': [
    'A replaced request is approved.',
    ['TRA-76'],
    changing(REPLACE, () => ({ status: 'approved' })),
  ],
});
