import type { Acting } from '../../world/acting.ts';
import { actingIdOf, resolveActing } from '../../identity/acting.ts';
import type { RequestAuthor } from '../../world/request-records.ts';
import type { World } from '../../world/world.ts';

/**
 * The acting user as the author of a request or a comment. Everybody except residents and connections counts as staff
 * (CMT-18).
 */
export const authorOf = ({ kind, id, name }: Pick<Acting, 'kind' | 'id' | 'name'>): RequestAuthor => ({
  id,
  name,
  userType: kind === 'resident' || kind === 'connection' ? kind : 'staff',
});

/** A resident, connection or staff member by id, as author; undefined for an unknown id. */
export const authorWithId = (id: string, world: World): RequestAuthor | undefined => {
  const acting = resolveActing(actingIdOf(id, world), world);
  return acting.kind === 'unknown' || acting.kind === 'systemActor' ? undefined : authorOf(acting);
};

/** A staff member of a facility: the author when none is named. */
export const staffAuthorAt = (facilityId: string, { store }: World): RequestAuthor => {
  const staff = store.staff.where('facility', facilityId)[0] ?? store.staff.all()[0];
  return staff
    ? { id: staff.id, name: `${staff.firstName} ${staff.lastName}`, userType: 'staff' }
    : { id: 'staff', name: 'Staff', userType: 'staff' };
};
