import { many } from '../kit/words.ts';
import { groupsOf } from './groups.ts';
import type { Results } from './results.ts';
import { serverErrorsOf } from './server-errors.ts';
import { unlocksOf } from './unlocks.ts';
import { requestWords } from './verdicts.ts';

/** The verdict on a run as one paragraph, with which every report for people begins. */
export const headline = (results: Results): string => [results.outcome, ...moreOf(results)].join(' ');

/** The sentences of the verdict that follow the outcome: what explains it, what is unproven, and what to do next. */
export const moreOf = (results: Results): readonly string[] =>
  [causes(results), serverErrors(results), leftOpen(results), next(results)].filter((one) => one !== '');

/** What the run tried. */
export const tried = (results: Results): string => {
  const { summary, target, subject } = results;
  const checks = many(summary.checks, 'check');
  return subject === undefined
    ? `${checks} tried ${target.url} (tenant ${target.tenant}) with ${requestWords(results)}.`
    : `${checks} looked at the ${subject} at ${target.url}, in ${requestWords(results)}.`;
};

function causes({ checks }: Results): string {
  const groups = groupsOf(checks).filter(({ says }) => says !== undefined);
  const [first] = groups;
  if (first?.says === undefined) return '';
  const explained = first.others.length + 1;
  if (groups.length > 1)
    return explained > 1
      ? `There are ${groups.length} causes; the largest explains ${explained} failures: ${first.says}.`
      : `There are ${groups.length} causes.`;
  return explained > 1 ? `All have one cause: ${first.says}.` : `The cause: ${first.says}.`;
}

function serverErrors({ checks }: Results): string {
  const errors = serverErrorsOf(checks).length;
  return errors > 0 ? `${many(errors, 'server error')} where the interface states no answer.` : '';
}

const leftOpen = ({ summary: { verdicts } }: Results): string =>
  verdicts.unproven > 0 ? `${many(verdicts.unproven, 'check')} could not judge; the reasons are below.` : '';

/** Entries of the configuration that are named. */
const NAMED = 3;

function next({ summary: { verdicts }, checks, faults, waiverProblems, subject }: Results): string {
  const entries = unlocksOf(checks)
    .slice(0, NAMED)
    .map(({ entry, checks: proven }) => `${entry} (${many(proven, 'check')})`);
  const steps = [
    ...(subject === undefined && faults.some(({ where }) => where === 'target') ? ['run ces doctor'] : []),
    ...(verdicts.fail > 0 ? ['fix the first finding below and repeat the run'] : []),
    ...(waiverProblems.length > 0 ? ['correct the waivers below'] : []),
    ...(entries.length > 0 ? [`to prove more, add to ces.config.yaml: ${entries.join(', ')}`] : []),
  ];
  return steps.length > 0 ? `Next: ${steps.join('; ')}.` : '';
}
