import { hasLever } from '../kit/levers.ts';
import { isUtcAllYear } from '../kit/dates.ts';
import type { FacilityFact } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * A community of the check's own: whatever is switched or set there bothers nobody else. Its clock is UTC unless
 * another is named. Unproven where the target has no lever that opens one.
 */
export async function ownCommunity(t: Tools, timeZone = 'UTC'): Promise<FacilityFact> {
  const { facilityId } = await t.lever('create-facility', { name: t.fresh.text('Community'), timeZone });
  return { id: facilityId, timeZone };
}

/** A community of the check's own where staff can open one, else the usual one, on UTC all year where there is such. */
export async function someCommunity(t: Tools): Promise<FacilityFact> {
  if (hasLever(t.run, 'create-facility')) return ownCommunity(t);
  return t.facility(t.run.facilities.some(({ timeZone }) => isUtcAllYear(timeZone)) ? 'utc' : 'any');
}
