import type { AccessRule } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../http/input.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import { facilityIdsOf } from '../world/activity-facilities.ts';
import type { World } from '../world/world.ts';

/** Says whether the acting user may ask at all; nothing, or the refusal. */
export type Access = (request: Pick<AnyInput, 'path' | 'acting'>, world: World) => Refusal | undefined;

export type AccessTable = { readonly [R in AccessRule]: Access };

/** The acting id belongs to somebody of the tenant. The interface leaves open what else happens. */
const knownActingUser: Access = ({ acting }, world) => {
  const status = world.choose('unknown-acting-id', {
    forbidden: 403,
    unauthorized: 401,
    'bad-request': 400,
    served: undefined,
  });
  if (acting.kind !== 'unknown' || status === undefined) return undefined;
  return refuse(
    'acting-user-unknown',
    {
      promised: 'X-Acting-User-Id names a resident, connection, staff member or system actor of the tenant.',
      found: `${acting.id}, who is nobody here.`,
      next: '`GET /__admin/config` lists acting ids of every kind.',
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
  const promised = 'Staff see an activity of their own facility, with the permission to view activities.';
  if (!facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)))
    return refuse('forbidden', {
      promised,
      found: `${acting.name} works at another facility.`,
      next: 'act for staff of the activity’s facility.',
    });
  if (!acting.permissions.includes('VIEW_ACTIVITIES'))
    return refuse('forbidden', {
      promised,
      found: `${acting.name} lacks VIEW_ACTIVITIES.`,
      next: 'act for staff who have it.',
    });
  return undefined;
};

export const accessRules: AccessTable = { knownActingUser, staffMaySeeActivity };
