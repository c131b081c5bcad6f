import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { World } from '../../mock/world/world.ts';
import { pick } from '../../witness/stage.ts';
import { inAccess, beforehand, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
): Lie => {
  const inRule = (name: typeof rule | typeof made): Lie =>
    inAccess(
      name,
      (honest) => (request, world) =>
        honest(
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

/** Lies about the ids of requests. */
export const idSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.work-requests-by-reference-number',
    lie: 'A work request is read by its referenceNumber too.',
    breaks: ['FAM-22'],
    tables: takingReferences('getWorkRequest', 'seesWorkRequest', 'madeWorkRequest'),
    witness: inWorks(async ({ create, read, kin }) => {
      const { body } = await create(kin.residentId);
      return read(String(pick(body, 'data.referenceNumber')), kin.residentId);
    }),
  },
  {
    id: 'family-access.rides-cancelled-by-reference-number',
    lie: 'A ride is cancelled by its referenceNumber too.',
    breaks: ['FAM-22'],
    tables: takingReferences(
      'cancelTransportationRequest',
      'seesTransportationRequest',
      'madeTransportationRequest',
    ),
    witness: inRides(async ({ create, cancel, kin }) => {
      const { body } = await create(kin.residentId);
      return cancel(String(pick(body, 'data.referenceNumber')), kin.residentId);
    }),
  },
  {
    id: 'family-access.comments-by-reference-number',
    lie: 'The comments on a work request are read by its referenceNumber too.',
    breaks: ['FAM-22'],
    tables: takingReferences('listWorkRequestComments', 'seesWorkRequest', 'madeWorkRequest'),
    witness: inWorks(async ({ create, comments, kin }) => {
      const { body } = await create(kin.residentId);
      return comments(String(pick(body, 'data.referenceNumber')), kin.residentId);
    }),
  },
  {
    id: 'family-access.no-work-request-has-no-comments',
    lie: 'The comments on a work request that does not exist are an empty list.',
    breaks: ['FAM-23'],
    tables: letting('seesWorkRequest', ['listWorkRequestComments'], isNone),
    witness: inWorks(({ comments, kin }) => comments(NOTHING, kin.residentId)),
  },
  {
    id: 'family-access.no-ride-is-forbidden',
    lie: 'The cancel of a ride that does not exist is 403: whoever asks is not its creator.',
    breaks: ['FAM-23'],
    tables: refusingOtherwise(
      'seesTransportationRequest',
      ['cancelTransportationRequest'],
      forbidden,
      isNone,
    ),
    witness: inRides(({ cancel, kin }) => cancel(NOTHING, kin.residentId)),
  },
  {
    id: 'family-access.no-work-request-to-cancel-is-a-conflict',
    lie: 'The cancel of a work request that does not exist is 409.',
    breaks: ['FAM-23'],
    tables: refusingOtherwise('seesWorkRequest', ['cancelWorkRequest'], conflict, isNone),
    witness: inWorks(({ cancel, kin }) => cancel(NOTHING, kin.residentId)),
  },
  {
    id: 'family-access.an-unknown-id-is-malformed',
    lie: 'A read of a ride that does not exist is 400.',
    breaks: ['FAM-23'],
    tables: refusingOtherwise(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      refuse('invalid-input', {
        promised: 'requestId is an id.',
        found: 'something else.',
        next: 'send one.',
      }),
      isNone,
    ),
    witness: inRides(({ read, kin }) => read(NOTHING, kin.residentId)),
  },
  {
    id: 'family-access.no-ride-takes-comments',
    lie: 'A comment on a ride that does not exist is taken.',
    breaks: ['FAM-23'],
    tables: letting('seesTransportationRequest', ['createTransportationRequestComment'], isNone),
    witness: inRides(({ comment, kin }) => comment(NOTHING, kin.residentId)),
  },
];
