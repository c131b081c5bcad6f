import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { insertRequest } from '../../mock/operations/transportation/requests.ts';
import { authorOf } from '../../mock/operations/request-comments/author.ts';
import { judged } from '../../witness/transportation.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { inGate, instead, type Mutation, each } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CREATE, inSpite, REPLACE, rideIn, writes, type Ride } from './amend.ts';

/** What is sent in a body, as it would be kept. */
const keptOf = (body: Members): Partial<Ride> => {
  const texts = ['destination', 'notes', 'pickupLocation', 'destinationAddress'] as const;
  return Object.fromEntries(
    texts.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name]]] : [])),
  );
};

/** A request that is refused is made of what was sent all the same. */
const madeInSpite = (when: (body: Members) => boolean): Mutation =>
  inSpite(CREATE, ({ path, body, acting }, scene) => {
    const resident = scene.store.residents.find(path['residentId']);
    const members = membersIn(body);
    if (!resident || !when(members)) return;
    const creator = authorOf(acting);
    const details = {
      ...{ date: textIn(members['date']), appointmentTime: textIn(members['appointmentTime']) },
      ...({ tripType: 'oneway', destination: textIn(members['destination']) } as const),
      ...{ returnTime: null, pickupTime: null, pickupLocation: null, destinationAddress: null },
      ...{ transportationType: null, mobilityNeeds: null, notes: null },
    };
    insertRequest({ residentId: resident.id, facilityId: resident.facilityId, details, creator }, scene);
  });

const savedThoughInvalid = (operation: OperationId): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    if (route.id === operation && isRefusal(input) && received.raw.kind === 'json') {
      const body = membersIn(received.raw.value);
      amend(world, received.path['requestId'], ({ status }) => (status === 'pending' ? keptOf(body) : {}));
    }
    return input;
  });

/** Saboteurs of what becomes of a request that is refused. */
export const refusingSaboteurs = saboteursOf('transportation', judged(true), {
  'refused-and-made': [
    'A new request of an unknown transportationType is refused, and made without it.',
    ['TRA-67', 'TRA-66'],
    madeInSpite((body) => body['transportationType'] !== undefined),
  ],
  'refused-and-made-for-a-return': [
    'A roundtrip without a returnTime is refused, and made as a oneway.',
    ['TRA-67', 'TRA-63'],
    madeInSpite((body) => body['tripType'] === 'roundtrip'),
  ],
  'refused-and-replaced': [
    'A replacement that is refused for what it says has replaced the texts by then.',
    ['TRA-67'],
    inSpite(REPLACE, (input, scene) => {
      const ride = rideIn(input, scene);
      if (ride?.status === 'pending' && !ride.recurrence)
        amend(scene, ride.id, () => keptOf(membersIn(input.body)));
    }),
  ],
  'refused-and-partly-replaced': [
    'A replacement without a required detail is refused, and what is there of it is kept.',
    ['TRA-44', 'TRA-67', 'CNV-34'],
    savedThoughInvalid(REPLACE),
  ],
  'refused-is-told-by-422': [
    'A roundtrip without a returnTime, an unknown transportationType and a missing destinationAddress are refused with 422.',
    ['TRA-63', 'TRA-64', 'TRA-66'],
    each(writes, (operation) =>
      instead(operation, (original) => (input, scene) => {
        const reply = original(input, scene);
        return isRefusal(reply) && reply.problem === 'invalid-input' ? { ...reply, status: 422 } : reply;
      }),
    ),
  ],
});
