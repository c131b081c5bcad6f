import type { CheckFacts, ClauseFacts, Facts } from './facts.ts';

/**
 * How far the suite comes with a clause: `tried` by a check; `unobservable`, with the reason in the register; `without`
 * where neither is the case, or where its checks prove nothing even on the mock, which offers every tier there is.
 */
export interface Reach extends ClauseFacts {
  readonly state: 'tried' | 'unobservable' | 'without';
  /** Why it is not tried. */
  readonly why?: string;
  /** Checks that cite it. */
  readonly checks: readonly string[];
  /** The mock was seen to keep it: a check passed, and none failed. */
  readonly isKept: boolean;
  /** Those of its checks that did not pass, and what they say. */
  readonly doubts: readonly string[];
  /** A mutant breaks it. */
  readonly isBroken: boolean;
}

export const reachOf = ({
  clauses,
  checks,
  broken,
}: Pick<Facts, 'clauses' | 'checks' | 'broken'>): readonly Reach[] =>
  clauses.map((clause) => {
    const citing = checks.filter((check) => check.clauses.includes(clause.id));
    const has = (verdict: CheckFacts['verdict']): boolean =>
      citing.some((check) => check.verdict === verdict);
    return {
      ...clause,
      ...stateOf(clause, citing),
      checks: citing.map(({ id }) => id),
      doubts: citing
        .filter(({ verdict }) => verdict !== 'pass' && verdict !== 'observed' && verdict !== undefined)
        .map(({ id, verdict, reason }) => `${id}: ${verdict}, ${reason ?? 'no reason given'}`),
      isKept: has('pass') && !has('fail') && !has('error'),
      isBroken: broken.has(clause.id),
    };
  });

function stateOf({ unobservable }: ClauseFacts, citing: readonly CheckFacts[]): Pick<Reach, 'state' | 'why'> {
  if (citing.length === 0)
    return unobservable === undefined
      ? { state: 'without', why: 'no check cites it' }
      : { state: 'unobservable', why: unobservable };
  const idle = citing.filter(({ verdict }) => verdict === 'unproven' || verdict === 'not-applicable');
  if (idle.length < citing.length) return { state: 'tried' };
  if (unobservable !== undefined) return { state: 'unobservable', why: unobservable };
  const reason = idle.find((check) => check.reason !== undefined)?.reason ?? 'none given';
  return { state: 'without', why: `its checks prove nothing even on the mock: ${reason}` };
}

/** Clauses that a server can break without any check noticing. */
export const unreached = (reach: readonly Reach[]): readonly Reach[] =>
  reach.filter(({ determinacy, state }) => determinacy !== 'open' && state === 'without');
