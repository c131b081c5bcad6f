import { clauses } from '../../openapi/generated/clauses.ts';
import { contractVersion } from '../../openapi/generated/contract.ts';
import type { CheckRecord } from '../kit/record.ts';
import { isSilent, silenceOf } from '../kit/tally.ts';
import type { Unanswered } from '../kit/tally.ts';
import type { RunSpec } from '../kit/run.ts';
import type { Fault } from '../run/collector.ts';
import type { Remaining } from '../run/creations-end.ts';
import { exitCode } from '../run/exit.ts';
import type { ExitCode } from '../run/exit.ts';
import { shardName } from '../run/sharding.ts';
import { suggestedWaiver } from '../run/waive.ts';
import type { AppliedWaivers } from '../run/waivers.ts';
import { causeId } from './cause-kinds.ts';
import { causeOf } from './cause.ts';
import { choicesOf } from './lock.ts';
import { withoutEchoes } from './preconditions.ts';
import type { CheckResult, Results } from './results.ts';
import { bySection } from './sections.ts';
import { askedOf, clauseResultsOf, reasonsOf, resultsOf, summaryOf } from './verdicts.ts';
import type { ClauseTable } from './verdicts.ts';
import { many } from '../kit/words.ts';
import { reasonAlone } from '../kit/to-add.ts';

/** The results of a run before they are judged. */
export interface RunFacts {
  readonly spec: Omit<RunSpec, 'webhooks'>;
  readonly certify: boolean;
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
  readonly waivers: AppliedWaivers;
  readonly interrupted: boolean;
  readonly leftOut?: Readonly<Record<string, number>>;
  /** Requests that ended what the run made. */
  readonly cleanup?: number;
  readonly remaining?: readonly Remaining[];
  readonly unanswered?: Unanswered;
  readonly flaky?: number;
  readonly notes: readonly string[];
  readonly milliseconds: number;
  /** Command that repeats the run; what --only chose stands in `only`. */
  readonly again: string;
}

/** The facts of a run without the conclusions. */
export type RunFactsToReport = Omit<
  Results,
  'version' | 'contract' | 'exitCode' | 'outcome' | 'summary' | 'clauses' | 'choices'
>;

/** The whole run as one value, from which every report is drawn. */
export function assemble(run: RunFacts, table: ClauseTable = clauses): Results {
  const { spec, certify, faults, interrupted, leftOut = {}, remaining = [], notes, again } = run;
  const { unanswered, flaky } = run;
  return conclude(
    {
      target: { url: spec.url, tenant: spec.tenant },
      profiles: spec.profiles,
      seed: spec.seed,
      runs: spec.runs,
      ...(spec.budget !== undefined && { budget: spec.budget }),
      ...(spec.only !== undefined && { only: spec.only }),
      ...(spec.shard && { shard: shardName(spec.shard) }),
      exclusive: spec.exclusive,
      certify,
      startedAt: new Date(spec.startedAt).toISOString(),
      seconds: Math.round(run.milliseconds / 10) / 100,
      interrupted,
      again,
      checks: resultsOf(run.records, run.waivers.waived, table),
      waiverProblems: run.waivers.problems,
      faults,
      ...(Object.keys(leftOut).length > 0 && { leftOut }),
      ...(run.cleanup !== undefined && run.cleanup > 0 && { cleanup: run.cleanup }),
      ...(remaining.length > 0 && { remaining }),
      ...(unanswered && { unanswered }),
      ...(flaky !== undefined && flaky > 0 && { flaky }),
      notes,
    },
    table,
  );
}

/**
 * Adds the conclusions from the checks of one or several runs: clauses, choices, counts, the exit code and
 * its reason.
 */
export function conclude(facts: RunFactsToReport, table: ClauseTable = clauses): Results {
  const checks = withoutEchoes(facts.checks)
    .map((check) => withSuggestion(withCause(check), Date.parse(facts.startedAt)))
    .sort(bySection);
  const clauseResults = clauseResultsOf(checks, table, facts.profiles);
  const filtered = facts.only !== undefined || facts.shard !== undefined;
  const summary = summaryOf(checks, clauseResults, table, filtered);
  const code = exitCode({
    interrupted: facts.interrupted,
    silent: isSilent(facts.unanswered),
    violations: summary.verdicts.fail,
    waiverProblems: facts.waiverProblems.length,
    errors: summary.verdicts.error + facts.faults.length,
    judged: summary.judged,
    certify: facts.certify,
    unprovenFirm: summary.clauses.unproven + summary.clauses.waived,
  });
  const draft: Omit<Results, 'outcome'> = {
    ...facts,
    version: 1,
    contract: contractVersion,
    exitCode: code,
    summary,
    checks,
    clauses: clauseResults,
    choices: choicesOf(checks.flatMap(({ observations }) => observations)),
    waiverProblems: facts.waiverProblems.toSorted(
      (left, right) => left.check.localeCompare(right.check) || left.kind.localeCompare(right.kind),
    ),
  };
  return { ...draft, outcome: outcomeOf(code, draft) };
}

function withCause({ cause: _former, ...check }: CheckResult): CheckResult {
  const { finding, verdict } = check;
  if (!finding || (verdict !== 'fail' && verdict !== 'waived')) return check;
  const cause = causeOf(finding);
  return { ...check, cause: { group: causeId(cause), ...cause } };
}

const withSuggestion = (check: CheckResult, startedAt: number): CheckResult =>
  check.verdict === 'fail' ? { ...check, suggestedWaiver: suggestedWaiver(check.id, startedAt) } : check;

function outcomeOf(code: ExitCode, results: Omit<Results, 'outcome'>): string {
  const { summary, waiverProblems, unanswered } = results;
  const { clauses: proof, verdicts } = summary;
  const asked = askedOf(summary);
  if (code === 130) return `Interrupted after ${many(summary.checks, 'check')}.`;
  if (code === 1) {
    const violations = verdicts.fail > 0 ? [`${many(verdicts.fail, 'check')} failed`] : [];
    const waivers =
      waiverProblems.length > 0 ? [`${many(waiverProblems.length, 'waiver')} must be corrected`] : [];
    const silence = isSilent(unanswered) ? [silenceOf(unanswered)] : [];
    return [...silence, `${[...violations, ...waivers].join('; ')}.`].join(' ');
  }
  if (code === 4) return faultOutcome(results);
  if (summary.judged === 0) return `Nothing was judged. ${whyNothing(results)}`;
  if (code === 3)
    return `No certificate: ${proof.unproven + proof.waived} of ${many(proof.stated, 'stated clause')} are not proven.`;
  const beyond =
    verdicts.waived > 0 ? ` beyond the ${many(verdicts.waived, 'known failure')} that waivers accept` : '';
  return `No violation${beyond}. ${asked.held} of ${many(asked.stated, 'stated clause')} held.`;
}

function faultOutcome({ faults, checks, unanswered }: Omit<Results, 'outcome'>): string {
  if (isSilent(unanswered)) return silenceOf(unanswered);
  const [first] = faults;
  if (first?.where === 'target') return first.message;
  const broken = checks.find(({ verdict }) => verdict === 'error');
  return `The suite itself failed: ${broken ? `${broken.id}: ${broken.reason}` : `${first?.where}: ${first?.message}`}`;
}

function whyNothing({ summary, checks, shard, leftOut }: Omit<Results, 'outcome'>): string {
  if (summary.checks === 0 && leftOut)
    return 'The budget was used up before the first check started: give the run more time with --budget.';
  if (summary.checks === 0)
    return shard === undefined
      ? 'No check belongs to these profiles.'
      : `Shard ${shard} has none of the chosen checks: use fewer shards.`;
  const [top] = [...reasonsOf(checks, 'unproven'), ...reasonsOf(checks, 'not-applicable')];
  return top
    ? `The most frequent reason: ${reasonAlone(top.reason)}.`
    : 'Every check only observed an open question.';
}
