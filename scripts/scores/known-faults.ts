import { writeFileSync } from 'node:fs';
import type { Saboteur } from '../../src/saboteurs/saboteur.ts';
import type { Judged } from './judge.ts';

/** The one generated file that is committed: what the suite is known to catch, and by which checks. It is shipped. */
export const KNOWN_FAULTS = new URL('../../conformance/known-faults.json', import.meta.url);

/** One record a line, in the order of ids; those that nothing catches are left out. */
export const knownFaultsText = (saboteurs: readonly Saboteur[], judged: readonly Judged[]): string => {
  const caught = new Map(
    judged.filter(({ verdict }) => verdict === 'caught').map(({ id, by }) => [id, by] as const),
  );
  const lines = saboteurs
    .flatMap(({ id, description: says, breaks }) => {
      const caughtBy = caught.get(id);
      return caughtBy ? [JSON.stringify({ id, says, breaks, caughtBy })] : [];
    })
    .sort();
  return `[\n${lines.join(',\n')}\n]\n`;
};

export const writeKnownFaults = (saboteurs: readonly Saboteur[], judged: readonly Judged[]): void =>
  writeFileSync(KNOWN_FAULTS, knownFaultsText(saboteurs, judged));
