import { made } from '../../factories/made.ts';
import { register } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { actAs } from '../../kit/acting.ts';
import { Unproven } from '../../kit/errors.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

/** A resident both by the id under which they register and as an acting user. */
interface ActingResident {
  readonly userId: string;
  readonly identity: Identity;
}

/** A new resident who can act, else a configured one of the facility. */
export async function actingResident(t: Tools, facilityId: string): Promise<ActingResident> {
  const { residentId } = await givenResident(t, {}, facilityId);
  try {
    return { userId: residentId, identity: await actAs(t, 'resident', residentId, facilityId) };
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    const known = t.run.identities.find((one) => one.kind === 'resident' && one.facilityId === facilityId);
    if (known?.id === undefined) throw error;
    return { userId: known.id, identity: known };
  }
}

/** Registers somebody for an activity, and cancels it when the check is over. */
export const mustRegister = (t: Tools, activityId: string, userId: string): Promise<void> =>
  made('a registration', async () => must(await register(t, activityId, userId), success));
