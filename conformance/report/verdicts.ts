import { profileOfClause } from '../kit/profile.ts';
import { many } from '../kit/words.ts';
import type { CheckRecord, Verdict } from '../kit/record.ts';
import type { Waiver } from '../run/waivers.ts';
import { countVerdicts } from './count.ts';
import { bySection, sectionOf } from './sections.ts';
import type { CheckResult, ClauseCounts, ClauseResult, ClauseState, Results, Summary } from './results.ts';

/** The requests of a run, in words: those of its checks, those of the cleanup, and those that went wrong. */
export const requestWords = ({
  summary,
  cleanup = 0,
  unanswered,
  flaky = 0,
}: Pick<Results, 'summary' | 'cleanup' | 'unanswered' | 'flaky'>): string =>
  [
    `${many(summary.requests, 'request')}${cleanup > 0 ? ` and ${cleanup} to clean up` : ''}`,
    ...(unanswered && unanswered.requests > 0 ? [`${unanswered.requests} got no answer`] : []),
    ...(flaky > 0 ? [`${flaky} flaky (answered only when sent again)`] : []),
  ].join(', ');

/** The members of a clause that a verdict needs. */
export interface ClauseFacts {
  readonly id: string;
  readonly section: string;
  readonly says: string;
  readonly determinacy: 'firm' | 'open';
  /** Part of the v2.0 draft; left out where it is served today. */
  readonly availability?: 'planned';
  readonly unobservable?: string;
}

export type ClauseTable = Readonly<Record<string, ClauseFacts>>;

/** The records in the order of reports, with their sections; what is waived carries its waiver. */
export function resultsOf(
  records: readonly CheckRecord[],
  waived: ReadonlyMap<string, Waiver>,
  clauses: ClauseTable,
): CheckResult[] {
  return records
    .map((record): CheckResult => {
      const [first] = record.clauses;
      const section = sectionOf(record.id, first && clauses[first]?.section);
      const waiver = waived.get(record.id);
      return waiver ? { ...record, section, verdict: 'waived', waiver } : { ...record, section };
    })
    .sort(bySection);
}

/** What the run says about every clause of its profiles. */
export function clauseResultsOf(
  checks: readonly CheckResult[],
  clauses: ClauseTable,
  profiles: readonly string[],
): ClauseResult[] {
  const citing = new Map<string, CheckResult[]>();
  for (const check of checks) {
    for (const id of new Set<string>(check.clauses)) citing.set(id, [...(citing.get(id) ?? []), check]);
  }
  return Object.values(clauses)
    .filter((clause) => profiles.includes(profileOfClause(clause)) || citing.has(clause.id))
    .map(({ id, section, says, determinacy, availability, unobservable }) => {
      const cited = citing.get(id) ?? [];
      const { state, reason } = stateOf(id, determinacy, cited, unobservable);
      return {
        id,
        section,
        says,
        determinacy,
        ...(availability && { availability }),
        state,
        checks: cited.map((check) => check.id),
        ...(reason && { reason }),
      };
    });
}

/** An open clause is observed or not; only a stated one is held or violated. */
function stateOf(
  id: string,
  determinacy: ClauseFacts['determinacy'],
  cited: readonly CheckResult[],
  unobservable: string | undefined,
): { readonly state: ClauseState; readonly reason?: string } {
  const has = (...verdicts: Verdict[]): boolean => cited.some(({ verdict }) => verdicts.includes(verdict));
  if (determinacy === 'open' && has('pass', 'observed', 'fail', 'waived')) return { state: 'observed' };
  if (cited.some((check) => breaks(check, id))) return { state: 'violated' };
  if (has('waived')) return { state: 'waived' };
  if (has('pass')) return { state: 'held' };
  if (cited.length === 0 && unobservable !== undefined)
    return { state: 'unobservable', reason: unobservable };
  if (cited.length === 0) return { state: 'unproven', reason: 'no check of this run covers it' };
  if (cited.every(({ verdict }) => verdict === 'not-applicable')) {
    return { state: 'not-applicable', ...reasonOf(cited) };
  }
  const ended = cited.find(({ verdict }) => verdict === 'fail');
  if (ended)
    return {
      state: 'unproven',
      reason: `${ended.id} ended before it, at ${attributedClauses(ended).join(', ')}`,
    };
  return { state: 'unproven', ...reasonOf(cited.filter(({ verdict }) => verdict !== 'not-applicable')) };
}

/** The clauses that a failed check found broken. */
export const attributedClauses = ({
  finding,
  clauses: cited,
}: Pick<CheckRecord, 'finding' | 'clauses'>): readonly string[] => finding?.clauses ?? cited;

/** A clause is broken where the assertion that failed stands for it; the others of the check were not judged. */
const breaks = (check: CheckRecord, id: string): boolean =>
  check.verdict === 'fail' && attributedClauses(check).includes(id);

const reasonOf = (cited: readonly CheckResult[]): { readonly reason: string } => ({
  reason: cited.find(({ reason }) => reason)?.reason ?? 'its checks only observed it',
});

/**
 * Whether the check judged a promise. A pass counts where the check cites a firm clause, or no clause at all.
 */
export function judges({ verdict, clauses: cited }: CheckRecord, clauses: ClauseTable): boolean {
  if (verdict === 'fail') return true;
  if (verdict !== 'pass') return false;
  return cited.length === 0 || cited.some((id) => clauses[id]?.determinacy !== 'open');
}

export function summaryOf(
  checks: readonly CheckResult[],
  clauseResults: readonly ClauseResult[],
  clauses: ClauseTable,
  filtered: boolean,
): Summary {
  return {
    checks: checks.length,
    verdicts: countVerdicts(checks),
    judged: checks.filter((check) => judges(check, clauses)).length,
    negative: checks.filter(({ negative }) => negative).length,
    requests: checks.reduce((sum, { requests }) => sum + requests, 0),
    clauses: countClauses(clauseResults),
    ...(filtered && { asked: countClauses(clauseResults.filter((clause) => clause.checks.length > 0)) }),
  };
}

/** The clauses of the run: those of the chosen checks, or of the whole profile where no filter is set. */
export const askedOf = ({ asked, clauses }: Summary): ClauseCounts => asked ?? clauses;

function countClauses(clauseResults: readonly ClauseResult[]): ClauseCounts {
  const stated = clauseResults.filter(
    ({ determinacy, state }) => determinacy !== 'open' && state !== 'unobservable',
  );
  const count = (state: ClauseState): number => stated.filter((clause) => clause.state === state).length;
  return {
    stated: stated.length,
    held: count('held'),
    violated: count('violated'),
    waived: count('waived'),
    unproven: count('unproven'),
    notApplicable: count('not-applicable'),
    observed: clauseResults.filter(({ state }) => state === 'observed').length,
  };
}

/** Reasons why checks judged nothing, the most frequent first. */
export function reasonsOf(
  checks: readonly CheckRecord[],
  verdict: Verdict,
): { reason: string; checks: number }[] {
  const counts = new Map<string, number>();
  for (const check of checks) {
    if (check.verdict !== verdict) continue;
    const reason = check.reason ?? 'no reason given';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, number]) => ({ reason, checks: number }))
    .sort((left, right) => right.checks - left.checks || left.reason.localeCompare(right.reason));
}
