import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { lookalike } from './lookalike.ts';

/**
 * Does the target know this id as that of an acting user? Told by a read that it serves for the id and not for
 * made-up ones, of the same form or of another; undefined where it serves those too, so that serving proves nothing.
 */
export async function knows(t: Tools, actingId: string, facilityId?: string): Promise<boolean | undefined> {
  const path = { facilityId: facilityId ?? (await t.facility()).id };
  const isServed = async (as: string) => isSuccess(await t.call('getFacility', { path, as }));
  for (const nobody of [t.fresh.word('nobody'), lookalike(actingId)])
    if (await isServed(nobody)) return undefined;
  return isServed(actingId);
}
