import { actAs } from '../kit/acting.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * A new acting staff member of a facility with first and last name, so the target knows the name of a
 * creator. Unproven if staff cannot be made or cannot act.
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
