import { operations, type AccessRule } from '../../../openapi/generated/contract.ts';
import type { Acting } from '../world/acting.ts';
import { actsAsConnection } from '../identity/acting.ts';
import { shownValue } from '../domain/shown-value.ts';
import { refuse, type Explanation, type Refusal } from '../http/problem.ts';
import { facilityIdsOf } from '../world/activity-facilities.ts';
import type { ResidentRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { seesActivityAttachment } from './activity-attachment.ts';
import type { Access, AccessRequest, AccessTable } from './access.ts';
import { familyRules } from './family.ts';

const rulesOf = ({ operation }: AccessRequest): readonly AccessRule[] =>
  operation === undefined ? [] : operations[operation].access;

const resolvesToConnection = ({ acting, path }: AccessRequest, world: World): boolean =>
  actsAsConnection(acting, path['connectionId'] ?? '', world);

/** The acting id must belong to the tenant. What happens otherwise is an open choice. */
const knownActingUser: Access = (request, world) => {
  const { acting } = request;
  const barred = refusedByStatus(acting, world);
  if (barred) return barred;
  const status = world.choose('unknown-acting-id', {
    forbidden: 403,
    unauthorized: 401,
    'bad-request': 400,
    served: undefined,
  });
  if (acting.kind !== 'unknown' || status === undefined) return undefined;
  // If a connection may act by its externalId, the next rule decides.
  if (rulesOf(request).includes('connectionOrSystemActor') && resolvesToConnection(request, world))
    return undefined;
  return refuse(
    'acting-user-unknown',
    {
      promised:
        'X-Acting-User-Id must be the id of a resident, connection, staff member or system actor of the tenant.',
      found: `no user ${shownValue(acting.id)} in tenant ${world.tenant}.`,
      next: 'take an acting id from `GET /__admin/config`, which lists some of every kind.',
    },
    { status },
  );
};

type Status = ResidentRecord['status'];

/** The status of the acting resident or connection; other kinds of users have none. */
const statusOf = ({ kind, id }: Acting, { store }: World): Status | undefined => {
  if (kind === 'resident') return store.residents.find(id)?.status;
  return kind === 'connection' ? store.connections.find(id)?.status : undefined;
};

const REFUSALS = { served: undefined, forbidden: 403, unauthorized: 401, 'bad-request': 400 } as const;

/** Whether deleted and inactive people may act: two open choices. */
const refusedByStatus = (acting: Acting, world: World): Refusal | undefined => {
  const personal = statusOf(acting, world);
  if (personal !== 'deleted' && personal !== 'inactive') return undefined;
  const status =
    personal === 'deleted'
      ? world.choose('deleted-acting-id', REFUSALS)
      : world.choose('inactive-acting-id', REFUSALS);
  if (status === undefined) return undefined;
  return refuse(
    'acting-user-unknown',
    {
      promised: `X-Acting-User-Id names a user of the tenant who is not ${personal}.`,
      found: `${acting.id}, a ${acting.kind} with the status ${personal}.`,
      next: 'act as another user, or set the status of the record with PUT.',
    },
    { status },
  );
};

/** Staff need the permission and the activity's facility (the interface: Errors, 403; Activities, rule 5). */
const staffMaySeeActivity: Access = ({ acting, path }, world) => {
  if (acting.kind !== 'staff') return undefined;
  const activity = world.store.activities.find(path['activityId']);
  if (!activity) return undefined;
  if (activity.isDeleted && world.choose('deleted-activity-read', { 'not-found': true, served: false }))
    return undefined;
  const promised =
    'Staff see the activities of their own facility, if they have the permission VIEW_ACTIVITIES.';
  // ACT-62, ATD-08
  if (!facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)))
    return refuse('forbidden', {
      promised,
      found: `${acting.name} works at another facility.`,
      next: 'act as a staff member of the facility of the activity.',
    });
  // ACT-61, ATD-07
  if (!acting.permissions.includes('VIEW_ACTIVITIES'))
    return refuse('forbidden', {
      promised,
      found: `${acting.name} lacks VIEW_ACTIVITIES.`,
      next: 'act as a staff member who has it.',
    });
  return undefined;
};

/** The refusal of an identity that is not accepted; the status is an open choice (ANN-22). */
const unaccepted = (explanation: Explanation, { operation }: AccessRequest, world: World): Refusal =>
  world.choose(
    'announcement-identity-status',
    {
      forbidden: refuse('forbidden', explanation),
      'not-found': refuse('not-found', explanation),
      'another-refusal': refuse('forbidden', explanation, { status: 401 }),
    },
    operation,
  );

/** The connection in the path, and the enterprise system actor (ANN-09, ANN-10, ANN-11). */
const connectionOrSystemActor: Access = (request, world) => {
  const { acting, path } = request;
  if (acting.kind === 'systemActor' || resolvesToConnection(request, world)) return undefined;
  return unaccepted(
    {
      promised: 'Announcements of a connection are open to that connection and to system actors.',
      found: `${acting.id}, who is a ${acting.kind}.`,
      next: `act as ${path['connectionId'] ?? 'the connection'} or as a system actor.`,
    },
    request,
    world,
  );
};

/** Only the enterprise system actor (ANN-25, ANN-28). */
const systemActorOnly: Access = (request, world) => {
  const { acting } = request;
  if (acting.kind === 'systemActor') return undefined;
  return unaccepted(
    {
      promised: 'Announcements without a connection in the path are open to system actors only.',
      found: `${acting.id}, who is a ${acting.kind}.`,
      next: 'act as a system actor; a connection reads its announcements under its own id.',
    },
    request,
    world,
  );
};

export const accessRules: AccessTable = {
  knownActingUser,
  staffMaySeeActivity,
  seesActivityAttachment,
  connectionOrSystemActor,
  systemActorOnly,
  ...familyRules,
};
