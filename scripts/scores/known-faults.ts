import { writeFileSync } from 'node:fs';
import type { Costs } from '../../conformance/catalogue/data-file.ts';
import type { Mutant } from '../../src/mutants/mutant.ts';
import type { Judged } from './score-entry.ts';

/** The one generated file that is committed: what the suite is known to catch, and by which checks. It is shipped. */
export const KNOWN_FAULTS = new URL('../../conformance/known-faults.json', import.meta.url);

/**
 * The scores, where all variants (so many) were tried, the requests of each check, and one fault a line, in the order
 * of ids; those that nothing catches are left out.
 */
export const knownFaultsText = (
  mutants: readonly Mutant[],
  judged: readonly Judged[],
  variants: number,
  costs: Costs,
): string => {
  const caught = new Map(
    judged.filter(({ verdict }) => verdict === 'caught').map(({ id, by }) => [id, by] as const),
  );
  const lines = mutants
    .flatMap(({ id, description: says, breaks }) => {
      const caughtBy = caught.get(id);
      return caughtBy ? [JSON.stringify({ id, says, breaks, caughtBy })] : [];
    })
    .sort();
  const all = (kind: Judged['kind']): readonly Judged[] => judged.filter((one) => one.kind === kind);
  const good = (kind: Judged['kind'], verdict: Judged['verdict']): number =>
    all(kind).filter((one) => one.verdict === verdict).length;
  const scores = {
    saboteurs: { caught: good('mutant', 'caught'), all: all('mutant').length },
    variants: { passed: good('variant', 'passed'), all: all('variant').length },
  };
  const scoresLine = scores.variants.all < variants ? '' : `"scores": ${JSON.stringify(scores)},\n`;
  const cost = Object.entries(costs).sort(([one], [other]) => (one < other ? -1 : 1));
  const costsLine = `"costs": ${JSON.stringify(Object.fromEntries(cost))},\n`;
  return `{\n${scoresLine}${costsLine}"faults": [\n${lines.join(',\n')}\n]\n}\n`;
};

export const writeKnownFaults = (...known: Parameters<typeof knownFaultsText>): void =>
  writeFileSync(KNOWN_FAULTS, knownFaultsText(...known));
