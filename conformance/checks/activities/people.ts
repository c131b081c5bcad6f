import { givenActivity } from '../../factories/activities.ts';
import { precondition } from '../../kit/precondition.ts';
import { register } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { actAs } from '../../kit/acting.ts';
import { Unproven } from '../../kit/errors.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

/** A resident who can act: the id for registrations and the identity. */
interface ActingResident {
  readonly userId: string;
  readonly identity: Identity;
}

/** A new resident who can act, else a configured one of the facility. */
export const actingResident = async (t: Tools, facilityId: string): Promise<ActingResident> =>
  actingAs(t, (await givenResident(t, {}, facilityId)).residentId, facilityId);

/** This resident as an acting user, else a configured resident of the facility. */
async function actingAs(t: Tools, residentId: string, facilityId: string): Promise<ActingResident> {
  try {
    return { userId: residentId, identity: await actAs(t, 'resident', residentId, facilityId) };
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    const known = t.run.identities.find((one) => one.kind === 'resident' && one.facilityId === facilityId);
    if (known?.id === undefined) throw error;
    return { userId: known.id, identity: known };
  }
}

/** Two activities of the usual facility and a resident who is registered for both. Checks only read them. */
export const registeredTwice = once(async (t: Tools) => {
  const both = [await givenActivity(t), await givenActivity(t)] as const;
  const { facilityId } = both[0];
  const { residentId } = await givenResident(t, {}, facilityId);
  for (const { activityId } of both) await mustRegister(t, activityId, residentId);
  return { both, facilityId, residentId };
});

/** The same resident as an acting user, else a configured one who is then registered for both too. */
export const actorTwice = once(async (t: Tools) => {
  const { both, facilityId, residentId } = await registeredTwice(t);
  const { userId, identity } = await actingAs(t, residentId, facilityId);
  if (userId !== residentId) for (const { activityId } of both) await mustRegister(t, activityId, userId);
  return { both, identity };
});

/** Registers a user for an activity. The registration ends with the activity. */
export const mustRegister = (t: Tools, activityId: string, userId: string): Promise<void> =>
  precondition('a registration', async () => must(await register(t, activityId, userId), success));
