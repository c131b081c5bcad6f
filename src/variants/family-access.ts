import type { OperationId } from '../../openapi/generated/contract.ts';
import { actsFor } from '../mock/domain/request-visibility.ts';
import { seerOf } from '../mock/access/family.ts';
import { refuse } from '../mock/http/problem.ts';
import { inAccess, type Mutation } from '../mutants/mutation.ts';
import { rerouted, someRides, someWorks, type FamilyRequests } from '../witness/family.ts';
import { someConnection } from '../witness/people.ts';
import type { WitnessClient, Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

const strangers =
  (familyRequests: (client: WitnessClient) => Promise<FamilyRequests>): Witness =>
  async (client) => {
    const { list, create, settings, family } = await familyRequests(client);
    return [await list(family.friend), await create(family.neighbour), await settings(family.farFriend)];
  };

const unlinkedIn = (operation: OperationId, words: string, witness: Witness): Variant => ({
  id: `freedom.unlinked-not-found-in-${operation}`,
  description: `A user without a link gets 404 where they ${words}, and 403 elsewhere.`,
  readings: { 'unlinked-acting-user': { '*': 'forbidden', [operation]: 'not-found' } },
  witness,
});

/** A connection of two residents asks for the request of one under the path of the other. */
const astray =
  (familyRequests: (client: WitnessClient) => Promise<FamilyRequests>): Witness =>
  async (client) => {
    const { made, enclosed, family } = await familyRequests(client);
    const as = await someConnection(client, { residents: [family.residentId, family.neighbour] });
    const id = await made(as);
    const file = await enclosed(id);
    const words = familyRequests === someRides ? 'transportation-requests' : 'work-requests';
    const path = `/residents/${family.neighbour}/${words}/${id}`;
    const seen = [];
    for (const [method, at, body] of [
      ['GET', ''],
      ['GET', '/comments'],
      ['GET', `/attachments/${file}`],
      ['POST', '/comments', { text: 'Any news?' }],
      ['PUT', '', undefined],
      ['POST', '/cancel'],
    ] as const)
      seen.push(
        method === 'PUT'
          ? (await rerouted(client, family.neighbour, id, as)).status
          : (await client.call(method, `${path}${at}`, { as, ...(body && { body }) })).status,
      );
    return seen;
  };

const servedIn = (operation: OperationId, witness: Witness): Variant => ({
  id: `freedom.${operation}-under-another-resident`,
  description: `A user who sees the requests of two residents is served by ${operation} under the path of either.`,
  readings: { 'child-under-wrong-parent': { '*': 'not-found', [operation]: 'served' } },
  witness,
});

const RIDE_OPERATIONS = [
  'getTransportationRequest',
  'replaceTransportationRequest',
  'cancelTransportationRequest',
  'listTransportationRequestComments',
  'createTransportationRequestComment',
  'getTransportationRequestAttachment',
] as const;

const WORK_OPERATIONS = [
  'getWorkRequest',
  'cancelWorkRequest',
  'listWorkRequestComments',
  'createWorkRequestComment',
  'getWorkRequestAttachment',
] as const;

/** What a user gets who did not make the request, when the body is invalid or the state forbids the call. */
const several: Witness = async (client) => {
  const { made, cancel, family } = await someRides(client);
  const id = await made(family.daughter);
  const path = `/residents/${family.residentId}/transportation-requests/${id}`;
  const unfit = await client.call('PUT', path, { as: family.son, body: {} });
  await cancel(id, family.daughter);
  return [
    unfit.status,
    (await cancel(id, family.son)).status,
    (await rerouted(client, family.residentId, id, family.son)).status,
  ];
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

/** Variants of the rules that transportation and work requests share. */
export const familyAccessVariants: readonly Variant[] = [
  ...readingsOf(strangers(someWorks), ['family-access'], { 'planned-refusal-order': several }),
  ...variantsOf('freedom', strangers(someRides), {
    'unlinked-are-refused-with-401': [
      'A user without a link to a resident is refused with 401 where they list or make requests.',
      unlinkedWith(401),
    ],
    'link-before-modules': [
      'The link is checked before the modules, and without one there is 404.',
      (tables) =>
        linkBeforeModules('workRequestsEnabled')(linkBeforeModules('transportationEnabled')(tables)),
      async (client) => {
        const { made, read, list, switched, family } = await someWorks(client);
        const id = await made(family.daughter);
        await switched({ workRequests: false });
        return [await read(id, family.neighbour), await list(family.friend)];
      },
    ],
  }),
  unlinkedIn('getTransportationSettings', 'read the settings for rides', strangers(someRides)),
  unlinkedIn('listTransportationRequests', 'list rides', strangers(someRides)),
  unlinkedIn('createTransportationRequest', 'order rides', strangers(someRides)),
  unlinkedIn('getWorkRequestSettings', 'read the settings for work requests', strangers(someWorks)),
  unlinkedIn('listWorkRequests', 'list work requests', strangers(someWorks)),
  unlinkedIn('createWorkRequest', 'file work requests', strangers(someWorks)),
  ...RIDE_OPERATIONS.map((operation) => servedIn(operation, astray(someRides))),
  ...WORK_OPERATIONS.map((operation) => servedIn(operation, astray(someWorks))),
];
