import { actAs } from '../kit/acting.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * A new staff member of a facility with both names, who can act: so the target knows a name for whoever made
 * something. Unproven where staff cannot be made or cannot act.
 */
export async function namedStaff(t: Tools, facilityId: string): Promise<Identity> {
  const { staffId } = await t.lever('create-staff', {
    facilityIds: [facilityId],
    permissions: ['MESSAGE_FAMILY_RESIDENTS', 'VIEW_ACTIVITIES'],
    firstName: t.fresh.text('Greta'),
    lastName: 'Conform',
  });
  return actAs(t, 'staff', staffId, facilityId);
}
