import { hasLever } from '../kit/levers.ts';
import { zonedFacility } from '../kit/day-hours.ts';
import type { FacilityFact } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * A community that only this check uses, so the check may change its settings. Its clock is UTC unless
 * another is given. Unproven without the lever.
 */
export async function ownCommunity(t: Tools, timeZone = 'UTC'): Promise<FacilityFact> {
  const name = t.fresh.text('Community');
  // Without a zone the lever takes UTC.
  const { facilityId } = await (timeZone === 'UTC'
    ? t.lever('create-facility', {}, { name, timeZone })
    : t.lever('create-facility', { timeZone }, { name }));
  return { id: facilityId, timeZone };
}

/**
 * A community that only this check uses, if staff can open one; else the usual facility, on UTC all year if
 * possible.
 */
export async function someCommunity(t: Tools): Promise<FacilityFact> {
  if (hasLever(t.run, 'create-facility')) return ownCommunity(t);
  return zonedFacility(t.run) ?? t.facility();
}
