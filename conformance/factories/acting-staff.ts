import { actAs } from '../kit/acting.ts';
import { Unproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { onceEach } from '../kit/once.ts';
import { MESSAGE_FAMILY_RESIDENTS, VIEW_ACTIVITIES, isDenied, isGranted } from '../kit/permissions.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { lever, people } from '../kit/to-add.ts';

/**
 * An acting staff member of one facility, with or without the permission to view activities, once per run. It
 * is made by the lever if the target takes the new id as an acting id, else it comes from the configuration.
 */
export const actingStaff = (t: Tools, facilityId: string, mayView: boolean): Promise<Identity> =>
  (mayView ? trustedStaff : barredStaff)(t, facilityId);

const trustedStaff = onceEach((t: Tools, facilityId: string) => staffWho(t, facilityId, true));
const barredStaff = onceEach((t: Tools, facilityId: string) => staffWho(t, facilityId, false));

async function staffWho(t: Tools, facilityId: string, mayView: boolean): Promise<Identity> {
  const known = t.run.identities.find(
    (one) =>
      one.kind === 'staff' &&
      one.facilityId === facilityId &&
      (mayView ? isGranted : isDenied)(one, VIEW_ACTIVITIES),
  );
  if (!hasLever(t.run, 'create-staff'))
    return (
      known ??
      t.unproven(
        `needs acting staff of the facility ${facilityId}, ${mayView ? 'with' : 'without'} ${VIEW_ACTIVITIES}`,
        people('staff', { permissions: { VIEW_ACTIVITIES: mayView } }),
        lever('create-staff'),
      )
    );
  const { staffId } = await t.lever('create-staff', {
    facilityIds: [facilityId],
    // A staff member with another permission still may not view activities.
    permissions: mayView ? [VIEW_ACTIVITIES] : [MESSAGE_FAMILY_RESIDENTS],
  });
  try {
    return await actAs(t, 'staff', staffId, facilityId);
  } catch (error) {
    if (known && error instanceof Unproven) return known;
    throw error;
  }
}
