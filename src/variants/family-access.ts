import { actsFor } from '../mock/domain/request-visibility.ts';
import { seerOf } from '../mock/access/family.ts';
import { refuse } from '../mock/http/problem.ts';
import { inAccess, together, type Mutation } from '../mutants/mutation.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { idFor, residentsIn } from '../witness/steps.ts';

/** What a user without a link does in each operation. */
const UNLINKED = {
  getTransportationSettings: 'read the settings for rides',
  listTransportationRequests: 'list rides',
  createTransportationRequest: 'order rides',
  getWorkRequestSettings: 'read the settings for work requests',
  listWorkRequests: 'list work requests',
  createWorkRequest: 'file work requests',
};

const RIDES = [
  'getTransportationRequest',
  'replaceTransportationRequest',
  'cancelTransportationRequest',
  'listTransportationRequestComments',
  'createTransportationRequestComment',
  'getTransportationRequestAttachment',
] as const;

const WORKS = [
  'getWorkRequest',
  'cancelWorkRequest',
  'listWorkRequestComments',
  'createWorkRequestComment',
  'getWorkRequestAttachment',
] as const;

/** A connection of two residents asks for the requests of one under the path of the other. */
const astray: Witness = async (client) => {
  const { lever, send } = client;
  const [residentId = '', other = ''] = residentsIn(client);
  const as = await send('createConnection', { body: { residents: [residentId, other] } });
  const file = { name: 'note.txt', type: 'text/plain', content: 'YQ==' };
  const said = { text: 'See here', visibleToFamily: true, files: [file] };
  const requestId = await send('createTransportationRequest', { as, at: { residentId } });
  const workRequestId = await send('createWorkRequest', { as, at: { residentId } });
  const ride = await lever('comment-on-transportation-request', { requestId, ...said });
  const work = await lever('comment-on-work-request', { workRequestId, ...said });
  const at = { residentId: other };
  for (const operation of RIDES)
    await send(operation, { as, at: { ...at, requestId, attachmentId: ride.attachmentIds[0] } });
  for (const operation of WORKS)
    await send(operation, { as, at: { ...at, workRequestId, attachmentId: work.attachmentIds[0] } });
};

/** A resident asks for the work requests of another one where the module is off. */
const withoutModule: Witness = async (client) => {
  const facilityId = idFor(client, 'getWorkRequestSettings', 'facilityId');
  await client.lever('switch-modules', { facilityId, workRequests: false });
  await client.send('listWorkRequests', { as: residentsIn(client).at(-1) });
};

/** A user without a link is refused with this status. */
const unlinkedWith = (status: number): Mutation =>
  inAccess('residentOrLinkedConnection', (original) => (request, world) => {
    const refusal = original(request, world);
    return refusal && { ...refusal, status };
  });

/** The link is asked for before the modules, so that who has none learns nothing of them. */
const linkBeforeModules = (rule: 'transportationEnabled' | 'workRequestsEnabled'): Mutation =>
  inAccess(rule, (original) => (request, world) => {
    const { acting, path } = request;
    const refusal = original(request, world);
    if (refusal === undefined || path['residentId'] === undefined) return refusal;
    const isLinked = actsFor(seerOf(acting, world), path['residentId']);
    const absent = refuse('not-found', {
      promised: 'The path names a resident who is linked to the acting user.',
      found: 'another resident.',
      next: 'act for the resident.',
    });
    return isLinked ? refusal : absent;
  });

/** Freedoms of the rules that transportation and work requests share. */
export const familyAccessFreedoms: readonly Freedom[] = freedomsOf({
  'unlinked-are-refused-with-401': [
    'A user without a link to a resident is refused with 401 where they list or make requests.',
    unlinkedWith(401),
  ],
  'link-before-modules': [
    'The link is checked before the modules, and without one there is 404.',
    together(linkBeforeModules('transportationEnabled'), linkBeforeModules('workRequestsEnabled')),
    withoutModule,
  ],
  ...Object.fromEntries(
    Object.entries(UNLINKED).map(([operation, words]) => [
      `unlinked-not-found-in-${operation}`,
      [
        `A user without a link gets 404 where they ${words}, and 403 elsewhere.`,
        { readings: { 'unlinked-acting-user': { '*': 'forbidden', [operation]: 'not-found' } } },
      ],
    ]),
  ),
  ...Object.fromEntries(
    [...RIDES, ...WORKS].map((operation) => [
      `${operation}-under-another-resident`,
      [
        `A user who sees the requests of two residents is served by ${operation} under the path of either.`,
        { readings: { 'child-under-wrong-parent': { '*': 'not-found', [operation]: 'served' } } },
        astray,
      ],
    ]),
  ),
});
