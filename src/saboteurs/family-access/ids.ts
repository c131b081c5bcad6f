import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { World } from '../../mock/world/world.ts';
import { pick } from '../../witness/stage.ts';
import { inAccess, beforehand, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { conflict, forbidden, inRides, inWorks, letting, named, refusingOtherwise } from './amend.ts';
import { refuse } from '../../mock/http/problem.ts';

type Path = Readonly<Record<string, string>>;

/** The path with the id of the request in the place of its reference number. */
const byReference = (path: Path, { store }: World): Path => {
  const work = store.workRequests
    .all()
    .find((one) => path['workRequestId'] === `WR-${1000 + store.workRequests.positionOf(one)}`);
  const ride = store.transportationRequests
    .all()
    .find((one) => path['requestId'] === `TR-${10_000 + store.transportationRequests.positionOf(one)}`);
  return { ...path, ...(work && { workRequestId: work.id }), ...(ride && { requestId: ride.id }) };
};

/** One operation takes the reference number too. */
const takingReferences = (
  operation: OperationId,
  rule: 'seesWorkRequest' | 'seesTransportationRequest',
  made: 'madeWorkRequest' | 'madeTransportationRequest',
): Mutation => {
  const inRule = (name: typeof rule | typeof made): Mutation =>
    inAccess(
      name,
      (original) => (request, world) =>
        original(
          request.operation === operation ? { ...request, path: byReference(request.path, world) } : request,
          world,
        ),
    );
  return together(
    inRule(rule),
    inRule(made),
    beforehand(operation, (input, scene) => ({ ...input, path: byReference(input.path, scene) })),
  );
};

const isNone = (request: { readonly path: Path }, world: World): boolean =>
  named(request, world) === undefined;

const NOTHING = 'nothing';

/** Saboteurs about the ids of requests. */
export const idSaboteurs = saboteursOf(
  'family-access',
  inWorks(async ({ create, read, kin }) => {
    const { body } = await create(kin.residentId);
    return read(String(pick(body, 'data.referenceNumber')), kin.residentId);
  }),
  {
    'work-requests-by-reference-number': [
      'A work request is read by its referenceNumber too.',
      ['FAM-22'],
      takingReferences('getWorkRequest', 'seesWorkRequest', 'madeWorkRequest'),
    ],
    'rides-cancelled-by-reference-number': [
      'A ride is cancelled by its referenceNumber too.',
      ['FAM-22'],
      takingReferences(
        'cancelTransportationRequest',
        'seesTransportationRequest',
        'madeTransportationRequest',
      ),
      inRides(async ({ create, cancel, kin }) => {
        const { body } = await create(kin.residentId);
        return cancel(String(pick(body, 'data.referenceNumber')), kin.residentId);
      }),
    ],
    'comments-by-reference-number': [
      'The comments on a work request are read by its referenceNumber too.',
      ['FAM-22'],
      takingReferences('listWorkRequestComments', 'seesWorkRequest', 'madeWorkRequest'),
      inWorks(async ({ create, comments, kin }) => {
        const { body } = await create(kin.residentId);
        return comments(String(pick(body, 'data.referenceNumber')), kin.residentId);
      }),
    ],
    'no-work-request-has-no-comments': [
      'The comments on a work request that does not exist are an empty list.',
      ['FAM-23'],
      letting('seesWorkRequest', ['listWorkRequestComments'], isNone),
      inWorks(({ comments, kin }) => comments(NOTHING, kin.residentId)),
    ],
    'no-ride-is-forbidden': [
      'The cancel of a ride that does not exist is 403: whoever asks is not its creator.',
      ['FAM-23'],
      refusingOtherwise('seesTransportationRequest', ['cancelTransportationRequest'], forbidden, isNone),
      inRides(({ cancel, kin }) => cancel(NOTHING, kin.residentId)),
    ],
    'no-work-request-to-cancel-is-a-conflict': [
      'The cancel of a work request that does not exist is 409.',
      ['FAM-23'],
      refusingOtherwise('seesWorkRequest', ['cancelWorkRequest'], conflict, isNone),
      inWorks(({ cancel, kin }) => cancel(NOTHING, kin.residentId)),
    ],
    'an-unknown-id-is-malformed': [
      'A read of a ride that does not exist is 400.',
      ['FAM-23'],
      refusingOtherwise(
        'seesTransportationRequest',
        ['getTransportationRequest'],
        refuse('invalid-input', {
          promised: 'requestId is an id.',
          found: 'something else.',
          next: 'send one.',
        }),
        isNone,
      ),
      inRides(({ read, kin }) => read(NOTHING, kin.residentId)),
    ],
    'no-ride-takes-comments': [
      'A comment on a ride that does not exist is taken.',
      ['FAM-23'],
      letting('seesTransportationRequest', ['createTransportationRequestComment'], isNone),
      inRides(({ comment, kin }) => comment(NOTHING, kin.residentId)),
    ],
  },
);
