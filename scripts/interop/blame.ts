import { clauses, type Clause } from '../../openapi/generated/clauses.ts';
import { attributedClauses } from '../../conformance/report/verdicts.ts';
import type { CheckRecord } from '../../conformance/kit/record.ts';

/** Whether the clauses that a run blames come from the line that the fault breaks. */
export type Blame = 'exact' | 'partly' | 'wrong' | 'not caught';

export type ClauseTable = Readonly<Record<string, Pick<Clause, 'determinacy' | 'source'>>>;

/** What a run says of a fault. */
export interface Verdict {
  /** The checks that fail with the fault and not without it. */
  readonly failed: readonly string[];
  /** The firm clauses that they blame. */
  readonly blamed: readonly string[];
}

/** What the checks of a run say of its fault; `alarms` are the checks that fail without it. */
export const verdictOf = (
  checks: readonly Pick<CheckRecord, 'id' | 'verdict' | 'clauses' | 'finding'>[],
  alarms: readonly string[],
  table: ClauseTable = clauses,
): Verdict => {
  const failed = checks.filter(({ id, verdict }) => verdict === 'fail' && !alarms.includes(id));
  const cited = failed.flatMap(attributedClauses);
  return {
    failed: failed.map(({ id }) => id),
    blamed: [...new Set(cited)].filter((clause) => table[clause]?.determinacy === 'firm').sort(),
  };
};

/** Whether the line is one of those that state the clause. */
export const comesFrom = (source: Clause['source'] | undefined, line: number): boolean =>
  source !== undefined && [source.line, ...(source.also ?? [])].includes(line);

/** Exact: every clause that is blamed comes from the line; partly: one of several does; wrong: none does. */
export const blameOf = (
  line: number,
  { failed, blamed }: Verdict,
  table: ClauseTable = clauses,
): Blame => {
  if (failed.length === 0) return 'not caught';
  const right = blamed.filter((clause) => comesFrom(table[clause]?.source, line)).length;
  if (right === 0) return 'wrong';
  return right === blamed.length ? 'exact' : 'partly';
};
