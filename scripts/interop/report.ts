import { reasonsOf } from '../../conformance/report/verdicts.ts';
import type { Results } from '../../conformance/report/results.ts';
import { blameOf, type Blame, type Verdict } from './blame.ts';
import type { Fault } from './servers.ts';

/** What a run without a fault shows. */
export interface Shown {
  readonly alarms: readonly { readonly check: string; readonly promised: string; readonly found: string }[];
  readonly unproven: readonly { readonly reason: string; readonly checks: number }[];
  readonly checks: number;
  readonly held: number;
  readonly stated: number;
  readonly requests: number;
  readonly seconds: number;
}

/** A fault that was tried, with what the run said of it. */
export interface Tried extends Verdict {
  readonly id: string;
  readonly line: number;
  readonly what: string;
  readonly seconds: number;
}

export const shownOf = ({ checks, summary, seconds }: Results): Shown => ({
  alarms: checks
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .map(({ id, finding, reason }) => ({
      check: id,
      promised: finding?.promised ?? '',
      found: finding?.found ?? reason ?? '',
    })),
  // The first line says why; the rest shows what to write into the configuration.
  unproven: reasonsOf(checks, 'unproven').map(({ reason, checks: count }) => ({
    reason: reason.split('\n')[0] ?? '',
    checks: count,
  })),
  checks: summary.checks,
  held: summary.clauses.held,
  stated: summary.clauses.stated,
  requests: summary.requests,
  seconds,
});

export const triedOf = ({ id, line, what }: Fault, verdict: Verdict, seconds: number): Tried => ({
  ...{ id, line, what, seconds },
  ...verdict,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const shownText = (title: string, { alarms, unproven, ...run }: Shown): string =>
  [
    `${title}: ${alarms.length} false alarms, ${sum(unproven.map(({ checks }) => checks))} of ${run.checks} checks unproven, ` +
      `${run.held} of ${run.stated} stated clauses held, ${run.requests} requests, ${run.seconds} s`,
    ...alarms.map(({ check, promised, found }) => `  ${check}\n    promised: ${promised}\n    found: ${found}`),
    ...unproven.map(({ reason, checks }) => `  ${String(checks).padStart(5)}  ${reason}`),
  ].join('\n');

const blames: readonly Blame[] = ['exact', 'partly', 'wrong', 'not caught'];

/** The table of the faults, and how many of them were caught and blamed on their line. */
export const faultsText = (tried: readonly Tried[]): string => {
  const judged = tried.map((one) => ({ ...one, blame: blameOf(one.line, one) }));
  const caught = judged.filter(({ failed }) => failed.length > 0).length;
  const counted = blames.map((name) => `${judged.filter(({ blame }) => blame === name).length} ${name}`);
  return [
    '| fault | line | what | verdict | clauses blamed |',
    '| --- | ---: | --- | --- | --- |',
    ...judged.map(
      ({ id, line, what, blame, blamed }) => `| ${id} | ${line} | ${what} | ${blame} | ${blamed.join(', ')} |`,
    ),
    '',
    `${caught} of ${tried.length} faults caught; ${counted.join(', ')}`,
  ].join('\n');
};
