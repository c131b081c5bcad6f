import { realTables } from '../../src/mock/tables.ts';
import type { Freedom } from '../../src/variants/variant.ts';
import { seenBy, type Witness } from '../../src/witness/client.ts';
import { tour } from '../../src/witness/tour.ts';

/** What is seen of the original server, which is the same every time. */
const known = new Map<Witness, Promise<string>>();

/**
 * Plays the witness of a freedom before the original server and before the other one. Undefined where they differ,
 * as they must; else what both answered.
 */
export const sameAnswer = async ({
  witness = tour,
  tables,
  readings,
  zones,
}: Freedom): Promise<string | undefined> => {
  const original = known.get(witness) ?? seenBy(witness);
  known.set(witness, original);
  const usual = await original;
  // What cannot be played to its end before the other one shows a difference, too.
  const other = await seenBy(witness, tables?.(realTables), readings, zones).catch(String);
  return usual === other ? other : undefined;
};
