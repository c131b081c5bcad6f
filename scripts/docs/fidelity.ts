import { readFile } from 'node:fs/promises';
import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { loadChecks } from '../scores/checks.ts';

/** How far one operation is held: its stated clauses, those that a check tries, those that a known fault proved so. */
export interface Fidelity {
  readonly kept: number;
  readonly tried: number;
  readonly caught: number;
}

export interface Evidence {
  /** Clauses that a check cites. */
  readonly tried: ReadonlySet<string>;
  /** Clauses that a server was made to break, and a check noticed. */
  readonly caught: ReadonlySet<string>;
}

interface KnownFaults {
  readonly faults: readonly { readonly breaks: readonly string[]; readonly caughtBy: readonly string[] }[];
}

/** Reads the checks as they are declared, and the faults of the last full run of the scores. */
export const gatherEvidence = async (): Promise<Evidence> => {
  const checks = await loadChecks();
  const file = new URL('../../conformance/known-faults.json', import.meta.url);
  const { faults } = JSON.parse(await readFile(file, 'utf8')) as KnownFaults;
  return {
    tried: new Set(checks.flatMap(({ spec }) => spec.clauses)),
    caught: new Set(faults.filter(({ caughtBy }) => caughtBy.length > 0).flatMap(({ breaks }) => breaks)),
  };
};

export const fidelityOf = (id: OperationId, { tried, caught }: Evidence): Fidelity => {
  const cited: readonly ClauseId[] = Object.values(operations[id].clauses).flat();
  const firm = [...new Set(cited)].filter((clause) => clauses[clause].determinacy === 'firm');
  return {
    kept: firm.length,
    tried: firm.filter((clause) => tried.has(clause)).length,
    caught: firm.filter((clause) => caught.has(clause)).length,
  };
};

/** The same in words. */
export const fidelityWords = ({ kept, tried, caught }: Fidelity): string =>
  `${kept} rules, ${tried} tested, ${caught} proven by a seeded fault`;
