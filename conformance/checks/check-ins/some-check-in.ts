import { LONG_AGO, checkInResident, givenCheckIn } from '../../given/check-ins.ts';
import type { Tools } from '../../kit/tools.ts';
import { entryOn, type Entry } from '../../models/check-ins.ts';

/** A check-in of the target and what it was told. */
export interface Kept {
  readonly path: { readonly residentId: string; readonly checkInId: string };
  readonly entry: Entry;
}

/** A new check-in with everything told, of a new resident unless one is named. */
export async function someCheckIn(t: Tools, onDay?: string, who?: string): Promise<Kept> {
  const residentId = who ?? (await checkInResident(t));
  const entry = await entryOn(t, onDay ?? (await t.day(LONG_AGO)));
  const { day: startDate, ...more } = entry;
  const { checkInId } = await givenCheckIn(t, { startDate, ...more }, residentId);
  return { path: { residentId, checkInId }, entry };
}
