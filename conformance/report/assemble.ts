import { clauses } from '../../openapi/generated/clauses.ts';
import { contractVersion } from '../../openapi/generated/contract.ts';
import type { CheckRecord } from '../kit/record.ts';
import type { RunSpec } from '../kit/run.ts';
import type { Fault } from '../run/collector.ts';
import { exitCode } from '../run/exit.ts';
import type { ExitCode } from '../run/exit.ts';
import type { WaiverJudgement } from '../run/waivers.ts';
import { choicesOf } from './lock.ts';
import type { Results } from './results.ts';
import { clauseResultsOf, reasonsOf, resultsOf, summaryOf } from './verdicts.ts';
import type { ClauseTable } from './verdicts.ts';
import { many } from '../kit/words.ts';
import { reasonAlone } from '../kit/to-add.ts';

/** Everything a run brought home. */
export interface RunFacts {
  readonly spec: Omit<RunSpec, 'webhooks'>;
  readonly certify: boolean;
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
  readonly waivers: WaiverJudgement;
  readonly interrupted: boolean;
  readonly notes: readonly string[];
  readonly milliseconds: number;
  /** Command that repeats the run; what --only chose stands in `only`. */
  readonly again: string;
}

/** The whole run as one value, from which every report is drawn. */
export function assemble(run: RunFacts, table: ClauseTable = clauses): Results {
  const { spec, certify, faults, interrupted, notes, again } = run;
  const checks = resultsOf(run.records, run.waivers.waived, table);
  const clauseResults = clauseResultsOf(checks, table, spec.profiles);
  const summary = summaryOf(checks, clauseResults, table);
  const { problems: waiverProblems } = run.waivers;
  const code = exitCode({
    interrupted,
    violations: summary.verdicts.fail,
    waiverProblems: waiverProblems.length,
    errors: summary.verdicts.error + faults.length,
    judged: summary.judged,
    certify,
    unprovenFirm: summary.clauses.unproven + summary.clauses.waived,
  });
  const draft: Omit<Results, 'outcome'> = {
    version: 1,
    contract: contractVersion,
    target: { url: spec.url, tenant: spec.tenant },
    profiles: spec.profiles,
    seed: spec.seed,
    runs: spec.runs,
    ...(spec.budget !== undefined && { budget: spec.budget }),
    ...(spec.only !== undefined && { only: spec.only }),
    exclusive: spec.exclusive,
    certify,
    startedAt: new Date(spec.startedAt).toISOString(),
    seconds: Math.round(run.milliseconds / 10) / 100,
    interrupted,
    exitCode: code,
    again,
    summary,
    checks,
    clauses: clauseResults,
    choices: choicesOf(checks.flatMap(({ observations }) => observations)),
    waiverProblems,
    faults,
    notes,
  };
  return { ...draft, outcome: outcomeOf(code, draft) };
}

function outcomeOf(code: ExitCode, results: Omit<Results, 'outcome'>): string {
  const { summary, waiverProblems } = results;
  const { clauses: proof, verdicts } = summary;
  if (code === 130) return `Interrupted after ${many(summary.checks, 'check')}.`;
  if (code === 1) {
    const violations = verdicts.fail > 0 ? [`${many(verdicts.fail, 'check')} found a broken promise`] : [];
    const waivers =
      waiverProblems.length > 0 ? [`${many(waiverProblems.length, 'waiver')} must be mended`] : [];
    return `${[...violations, ...waivers].join('; ')}.`;
  }
  if (code === 4) return faultOutcome(results);
  if (summary.judged === 0) return `Nothing was judged. ${whyNothing(results)}`;
  if (code === 3)
    return `No certificate: ${proof.unproven + proof.waived} of ${many(proof.stated, 'stated clause')} are not proven.`;
  return `No violation. ${proof.held} of ${many(proof.stated, 'stated clause')} held.`;
}

function faultOutcome({ faults, checks }: Omit<Results, 'outcome'>): string {
  const lost = checks.find(({ verdict, reason }) => verdict === 'error' && reason?.startsWith('target lost'));
  if (lost)
    return `The target stopped answering during ${lost.id} (${lost.reason}). Nothing after that was judged.`;
  const [first] = faults;
  if (first?.where === 'target') return first.message;
  const broken = checks.find(({ verdict }) => verdict === 'error');
  return `The suite itself failed: ${broken ? `${broken.id}: ${broken.reason}` : `${first?.where}: ${first?.message}`}`;
}

function whyNothing({ summary, checks }: Omit<Results, 'outcome'>): string {
  if (summary.checks === 0) return 'No check belongs to the profiles asked for.';
  const [top] = [...reasonsOf(checks, 'unproven'), ...reasonsOf(checks, 'not-applicable')];
  return top ? `Most often because ${reasonAlone(top.reason)}.` : 'Every check only observed.';
}
