import type { CheckRecord } from '../kit/record.ts';
import type { Redact } from '../kit/redact.ts';
import { recordRedacted } from '../kit/secrets.ts';
import { many } from '../kit/words.ts';
import { conclude } from '../report/assemble.ts';
import type { CheckResult, Coverage, Results, Robustness } from '../report/results.ts';
import { countVerdicts } from '../report/count.ts';
import type { Duty, Outcome } from './duty.ts';
import { lineId, linesOf } from './lines.ts';

/** The facts of a certification, without its outcomes. */
export interface Certified {
  readonly side: 'receiver' | 'client';
  /** What was tried: the address of a receiver, or the command of a client. */
  readonly target: string;
  readonly tenant: string;
  readonly seed: number;
  readonly rounds: number;
  readonly planned: boolean;
  /** An unproven firm duty makes the run end with 3. */
  readonly strict: boolean;
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly requests: number;
  readonly interrupted: boolean;
  /** Why nothing could be judged. */
  readonly unreachable?: string;
  /** Why the run as a whole proves nothing, although there are results. */
  readonly failed?: string;
  /** The claim: sections of a client, kinds of events of a receiver. */
  readonly scope: readonly string[];
  /** The parts of the claim that were never exercised. */
  readonly unreached?: readonly string[];
  /** One round of a client shows too little for a certificate. */
  readonly isQuick?: boolean;
  /** Why nothing was exercised, if no request came. */
  readonly idle?: string;
  readonly notes: readonly string[];
  readonly coverage?: Coverage;
  /** Command that repeats the run. */
  readonly again: string;
  readonly outcomes: readonly Outcome[];
  /** Removes the token and the key from texts. */
  readonly redact: Redact;
}

const promisedBy = ({ says, kind, line }: Duty): string =>
  kind === 'robustness' ? `${says} (robustness)` : `${says} (line ${line} of the interface)`;

const recordOf = ({ duty, judgement }: Outcome, redact: Redact): CheckRecord =>
  recordRedacted(
    {
      ...{ id: duty.id, says: duty.says, clauses: [lineId(duty)], negative: false },
      profile: duty.planned ? 'planned' : 'core',
      verdict: judgement.verdict,
      ...('reason' in judgement && { reason: judgement.reason }),
      ...(judgement.verdict === 'fail' && {
        finding: {
          kind: 'broken-duty',
          promised: promisedBy(duty),
          found: judgement.found,
          next: judgement.next ?? duty.next,
          exchanges: judgement.exchanges,
        },
      }),
      notes: 'notes' in judgement ? (judgement.notes ?? []) : [],
      ...{ observations: [], tiers: [], requests: 0, milliseconds: 0, violations: [] },
    },
    redact,
  );

/** The second verdict: duties that no line asks for, judged separately. */
const robustnessOf = (outcomes: readonly Outcome[], redact: Redact): Robustness => {
  const checks = outcomes
    .filter(({ duty }) => duty.kind === 'robustness')
    .map((outcome): CheckResult => ({ ...recordOf(outcome, redact), section: 'robustness' }));
  const counts = countVerdicts(checks);
  const judged = counts.fail + counts.pass;
  const verdict = counts.fail > 0 ? 'fail' : judged > 0 ? 'pass' : 'unproven';
  const outcome =
    verdict === 'fail'
      ? `Not robust: ${counts.fail} of ${many(judged, 'demand')} beyond the interface were not met.`
      : verdict === 'pass'
        ? `Robust: ${many(judged, 'demand')} beyond the interface met.`
        : 'Robustness was not seen.';
  return { verdict, outcome, checks };
};

const outcomeOf = (
  { exitCode, summary, faults }: Results,
  open: number,
  { unreached = [], isQuick = false, idle }: Certified,
): string => {
  const { fail } = summary.verdicts;
  const { held, stated } = summary.clauses;
  if (exitCode === 130) return 'Interrupted.';
  if (exitCode === 1) return `${fail} firm ${fail === 1 ? 'duty' : 'duties'} broken.`;
  if (exitCode === 4) return faults[0]?.message ?? 'The certification itself failed.';
  if (summary.judged === 0) return `Nothing was exercised. ${idle ?? 'The reasons are below.'}`;
  const left = [
    ...(open > 0 ? [`${open} firm ${open === 1 ? 'duty stays' : 'duties stay'} unproven`] : []),
    ...(unreached.length > 0 ? [`no request succeeded in ${unreached.join(', ')}`] : []),
    ...(isQuick ? ['one round is only a quick look'] : []),
  ].join(' and ');
  if (exitCode === 3) return `No certificate: ${left}.`;
  return `No duty broken, ${held} of ${many(stated, 'stated line')} held${left === '' ? '' : `; no certificate while ${left}`}.`;
};

/** The results of a certification, from which every report is made. */
export const resultsOf = (run: Certified): Results => {
  const { side, outcomes, unreachable, failed, unreached = [], redact } = run;
  const stated = outcomes.filter(({ duty }) => duty.kind !== 'robustness');
  const lines = linesOf(outcomes.map(({ duty }) => duty));
  const concluded = conclude(
    {
      target: { url: redact(run.target), tenant: run.tenant },
      profiles: run.planned ? ['core', 'planned'] : ['core'],
      seed: run.seed,
      runs: run.rounds,
      exclusive: true,
      certify: false,
      startedAt: new Date(run.startedAt).toISOString(),
      seconds: Math.round(run.milliseconds / 10) / 100,
      interrupted: run.interrupted,
      again: redact(run.again),
      checks:
        unreachable === undefined
          ? stated.map((outcome): CheckResult => ({ ...recordOf(outcome, redact), section: side }))
          : [],
      waiverProblems: [],
      faults: [unreachable, failed].flatMap((message) =>
        message === undefined ? [] : [{ where: 'target', message: redact(message) }],
      ),
      notes: run.notes.map(redact),
    },
    lines,
  );
  // In the order of the duties: the first finding should be fixed first.
  const order = outcomes.map(({ duty }) => duty.id);
  const checks = concluded.checks
    .map(({ suggestedWaiver: _none, cause: _nor, ...check }): CheckResult => check)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const open = outcomes.filter(
    ({ duty, judgement }) => duty.kind === 'firm' && judgement.verdict === 'unproven',
  ).length;
  const isProven = open === 0 && unreached.length === 0;
  const results: Results = {
    ...concluded,
    checks,
    subject: side,
    scope: run.scope,
    // A certificate says that every firm duty of the scope was kept.
    certify: isProven && run.isQuick !== true,
    exitCode: concluded.exitCode === 0 && run.strict && !isProven ? 3 : concluded.exitCode,
    summary: { ...concluded.summary, requests: run.requests },
    robustness: robustnessOf(unreachable === undefined ? outcomes : [], redact),
    ...(run.coverage && { coverage: run.coverage }),
  };
  return { ...results, outcome: outcomeOf(results, open, run) };
};
