import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import { actsFor, sees, type Seer, type Visible } from '../domain/request-visibility.ts';
import type { Acting } from '../world/acting.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { ModulesRecord } from '../world/request-records.ts';
import type { World } from '../world/world.ts';
import type { Access } from './access.ts';

/** The person behind a request, with their links to residents. */
export const seerOf = ({ kind, id }: Acting, { store }: World): Seer => ({
  kind,
  id,
  linkedTo: kind === 'connection' ? (store.connections.find(id)?.residentIds ?? []) : [],
});

/** Staff and the system actor have no access to family sections (FAM-01, FAM-02). */
const residentOrConnection: Access = ({ acting }) =>
  acting.kind === 'resident' || acting.kind === 'connection'
    ? undefined
    : refuse('forbidden', {
        promised: 'Transportation and work requests are open to residents and connections.',
        found: `${acting.id}, who is a ${acting.kind}.`,
        next: 'act as the resident or as a connection linked to the resident.',
      });

const ALL: Omit<ModulesRecord, 'id'> = {
  transportation: true,
  familyTransportation: true,
  workRequests: true,
  familyWorkRequests: true,
};

/** The enabled modules of a community; all, until staff disable one. */
export const modulesOf = (facilityId: string, { store }: World): ModulesRecord => ({
  ...ALL,
  ...store.modules.find(facilityId),
  id: facilityId,
});

/** The community of the route: the one in the path, or the resident's (FAM-07). */
const facilityIn = (path: Readonly<Record<string, string>>, { store }: World): string | undefined =>
  path['facilityId'] ?? store.residents.find(path['residentId'])?.facilityId;

const NAMES: Readonly<Record<keyof typeof ALL, string>> = {
  transportation: 'the Transportation module',
  familyTransportation: 'Family & Resident Transportation',
  workRequests: 'the Work Requests module',
  familyWorkRequests: 'Family & Resident Work Requests',
};

/** Both modules of a section must be enabled (FAM-03, FAM-04, FAM-05, FAM-06). */
const enabled =
  (...needed: readonly (keyof typeof ALL)[]): Access =>
  ({ path }, world) => {
    const facilityId = facilityIn(path, world);
    if (facilityId === undefined) return undefined;
    const modules = modulesOf(facilityId, world);
    const missing = needed.filter((name) => !modules[name]).map((name) => NAMES[name]);
    if (missing.length === 0) return undefined;
    return refuse('forbidden', {
      promised: `The community must have ${needed.map((name) => NAMES[name]).join(' and ')} enabled.`,
      found: `a community without ${missing.join(' and ')}.`,
      next: 'ask staff to enable it; on this mock, run the lever switch-modules.',
    });
  };

/** The refusal of a user without a link, on routes that name no request: 403 or 404, an open choice. */
const unlinked = (
  promised: string,
  acting: Acting,
  operation: OperationId | undefined,
  world: World,
): Refusal =>
  refuse(
    world.choose(
      'unlinked-acting-user',
      { forbidden: 'forbidden', 'not-found': 'not-found' } as const,
      operation,
    ),
    {
      promised,
      found: `${acting.id}, who is not linked to the resident.`,
      next: 'act as the resident or as a connection linked to the resident.',
    },
  );

/** A resident of the facility, or a connection linked to one (FAM-09). */
const ofTheCommunity: Access = ({ acting, path, operation }, world) => {
  const { residents } = world.store;
  const lives = (residentId: string): boolean =>
    residents.find(residentId)?.facilityId === path['facilityId'];
  const { kind, id, linkedTo } = seerOf(acting, world);
  if (kind === 'resident' ? lives(id) : linkedTo.some(lives)) return undefined;
  const promised = 'The settings are open to residents of the facility and to their connections.';
  return unlinked(promised, acting, operation, world);
};

/** The resident in the path, or a connection of theirs (FAM-08, FAM-11). */
const residentOrLinkedConnection: Access = ({ acting, path, operation }, world) =>
  actsFor(seerOf(acting, world), path['residentId'] ?? '')
    ? undefined
    : unlinked(
        'The acting user must be the resident, or a connection linked to the resident.',
        acting,
        operation,
        world,
      );

const notSeen = (id: string): Refusal =>
  refuse('not-found', {
    promised: 'The path must name a request of the resident that the acting user can see.',
    found: `no request ${id}.`,
    next: 'take the id (not the referenceNumber) from the list of the resident; connections see only requests made by connections.',
  });

type FindRequest = (
  id: string | undefined,
  world: World,
  operation: OperationId | undefined,
) => Visible | undefined;

/** An invisible request gets 404 (FAM-15, FAM-16, FAM-20, FAM-22, FAM-23). */
const seesRequest =
  (parameter: string, find: FindRequest): Access =>
  ({ acting, path, operation }, world) => {
    const id = path[parameter];
    const request = find(id, world, operation);
    const isElsewhere =
      request?.residentId !== path['residentId'] &&
      world.choose('child-under-wrong-parent', { 'not-found': true, served: false }, operation);
    return request && !isElsewhere && sees(seerOf(acting, world), request) ? undefined : notSeen(id ?? '');
  };

/** Only the creator of a request may change it (FAM-19). */
export const notMadeBy = ({ creator }: Visible, { id }: Acting): Refusal | undefined =>
  creator.id === id
    ? undefined
    : refuse('forbidden', {
        promised: 'Only its creator can change or cancel a request.',
        found: `${id}, who did not create it.`,
        next: 'act as the creator of the request, or write a comment.',
      });

const madeRequest =
  (parameter: string, find: FindRequest): Access =>
  ({ acting, path, operation }, world) => {
    const request = find(path[parameter], world, operation);
    // In the other orders the operation itself checks this, after the body or the state.
    const isNow = world.choose(
      'planned-refusal-order',
      { 'creator-first': true, 'body-first': false, 'state-first': false },
      operation,
    );
    return request && isNow ? notMadeBy(request, acting) : undefined;
  };

/** A request that staff deleted is not found; whether a read by id still serves it is an open choice. */
const transportationRequest: FindRequest = (id, { store, choose }, operation) => {
  const request = store.transportationRequests.find(id);
  const isRead =
    operation === 'getTransportationRequest' &&
    choose('deleted-transportation-request-read', { 'not-found': false, served: true });
  return request?.isDeleted && !isRead ? undefined : request;
};

/** Recurring maintenance is in no list of requests; whether a read by id serves it is an open choice. */
const workRequest = (id: string | undefined, { store, choose }: World) => {
  const request = store.workRequests.find(id);
  const isHidden =
    request?.isMaintenance && choose('maintenance-schedule-read', { 'not-found': true, served: false });
  return isHidden ? undefined : request;
};

export const familyRules = {
  residentOrConnection,
  transportationEnabled: enabled('transportation', 'familyTransportation'),
  workRequestsEnabled: enabled('workRequests', 'familyWorkRequests'),
  ofTheCommunity,
  residentOrLinkedConnection,
  seesTransportationRequest: seesRequest('requestId', transportationRequest),
  madeTransportationRequest: madeRequest('requestId', transportationRequest),
  seesWorkRequest: seesRequest('workRequestId', workRequest),
  madeWorkRequest: madeRequest('workRequestId', workRequest),
} satisfies Partial<Record<AccessRule, Access>>;
