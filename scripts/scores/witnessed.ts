import type { Tables } from '../../src/mock/tables.ts';
import { realTables } from '../../src/mock/tables.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import { openClient, type Witness } from '../../src/witness/client.ts';

const play = async (
  witness: Witness,
  tables: Tables,
  readings: Readings = {},
  zones: readonly string[] = [],
): Promise<string> => JSON.stringify({ seen: await witness(openClient(tables, readings, zones)) });

/**
 * Plays the witness before the original server and before the other one. Undefined where they differ,
 * as they must; else what both answered.
 */
export const sameAnswer = async (
  witness: Witness,
  change: (tables: Tables) => Tables,
  readings: Readings = {},
  zones: readonly string[] = [],
): Promise<string | undefined> => {
  const original = await play(witness, realTables);
  // What cannot be played to its end before the other one shows a difference, too.
  const other = await play(witness, change(realTables), readings, zones).catch(String);
  return original === other ? original : undefined;
};
