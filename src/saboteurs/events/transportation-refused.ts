import type { AccessRule } from '../../../openapi/generated/contract.ts';
import { tellingOf } from '../../witness/transportation.ts';
import type { Witness } from '../../witness/stage.ts';
import { inAccess, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CANCEL, COMMENT, CREATE, REPLACE, rideIn } from '../transportation/amend.ts';
import { append, toldThoughInvalid, toldToo } from './hush.ts';

const CREATED = 'transportation_request.created';
const UPDATED = 'transportation_request.updated';
const COMMENTED = 'transportation_request.comment_created';

/** What is refused: for its form, for what it says, for who asks and for the state. */
const refusals: Witness = tellingOf(async (depot) => {
  const { residentId, relatives, day, ask, asked, replace, comment, cancel, staffMakes } = depot;
  await ask({ destination: undefined });
  await ask({ tripType: 'roundtrip' });
  const id = await asked({}, relatives[0]);
  await replace(id, { destination: undefined }, relatives[0]);
  await replace(id, { tripType: 'roundtrip' }, relatives[0]);
  await replace(id, {}, relatives[1]);
  await cancel(id, residentId);
  await comment(id, undefined);
  await cancel(id, relatives[0]);
  await cancel(id, relatives[0]);
  await replace(id, {}, relatives[0]);
  const recurring = { frequency: 'daily', count: 3 } as const;
  await comment(await staffMakes({ date: day, recurring }));
});

/** Told of a request whose access was refused. */
const toldThoughForbidden = (rule: AccessRule, operation: typeof REPLACE | typeof CANCEL): Mutation =>
  inAccess(rule, (original) => (request, world) => {
    const refusal = original(request, world);
    if (refusal && request.operation === operation) append(world, UPDATED, request.path['requestId'] ?? '');
    return refusal;
  });

/** Saboteurs of events where a request, a change of one or a comment is refused. */
export const transportationRefusedSaboteurs = saboteursOf('events', refusals, {
  'refused-ride-is-told': [
    'Tells of a request that was refused for want of a member.',
    ['EVT-73'],
    toldThoughInvalid(CREATE, CREATED, 'residentId'),
  ],
  'invalid-ride-is-told': [
    'Tells of a request that was refused for what it says.',
    ['EVT-73'],
    toldToo(CREATE, (_input, { ids }, done) => (done ? undefined : [CREATED, ids.next('trq')])),
  ],
  'refused-change-of-a-ride-is-told': [
    'Tells of a replacement that was refused for want of a member.',
    ['EVT-82'],
    toldThoughInvalid(REPLACE, UPDATED, 'requestId'),
  ],
  'late-change-of-a-ride-is-told': [
    'Tells of a replacement that was refused since the request is no longer pending.',
    ['EVT-82'],
    toldToo(REPLACE, (input, scene, done) =>
      done || rideIn(input, scene)?.status === 'pending'
        ? undefined
        : [UPDATED, input.path['requestId'] ?? ''],
    ),
  ],
  'change-of-a-ride-by-others-is-told': [
    'Tells of a replacement by somebody who did not make the request.',
    ['EVT-82'],
    toldThoughForbidden('madeTransportationRequest', REPLACE),
  ],
  'late-cancel-of-a-ride-is-told': [
    'Tells of a cancel that was refused since the request is no longer pending.',
    ['EVT-83'],
    toldToo(CANCEL, ({ path }, _scene, done) => (done ? undefined : [UPDATED, path['requestId'] ?? ''])),
  ],
  'cancel-of-a-ride-by-others-is-told': [
    'Tells of a cancel by somebody who did not make the request.',
    ['EVT-83'],
    toldThoughForbidden('madeTransportationRequest', CANCEL),
  ],
  'refused-comment-is-told': [
    'Tells of a comment that was refused for want of a text.',
    ['EVT-93'],
    toldThoughInvalid(COMMENT, COMMENTED, 'requestId'),
    tellingOf(async ({ asked, comment, residentId }, stage) => {
      const id = await asked();
      await comment(id);
      const path = `/residents/${residentId}/transportation-requests/${id}/comments`;
      await stage.call('POST', path, { as: residentId, body: {} });
    }),
  ],
  'comment-on-a-series-is-told': [
    'Tells of a comment that was refused since the request recurs.',
    ['EVT-93'],
    toldToo(COMMENT, ({ path }, _scene, done) => (done ? undefined : [COMMENTED, path['requestId'] ?? ''])),
  ],
});
