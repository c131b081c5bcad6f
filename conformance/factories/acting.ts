import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { lookalike } from './lookalike.ts';

/**
 * Whether the target knows this id as an acting id: it serves a read for this id and refuses the same read
 * for two invented ids, one of them of the same form. Undefined if it serves the invented ids too, because
 * then a served read proves nothing.
 */
export async function knows(t: Tools, actingId: string, facilityId?: string): Promise<boolean | undefined> {
  const path = { facilityId: facilityId ?? (await t.facility()).id };
  const isServed = async (as: string) => isSuccess(await t.call('getFacility', { path, as }));
  for (const unknownId of [t.fresh.word('nobody'), lookalike(actingId)])
    if (await isServed(unknownId)) return undefined;
  return isServed(actingId);
}
