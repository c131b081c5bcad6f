import { many } from '../kit/words.ts';
import { groupsOf } from './groups.ts';
import type { Results } from './results.ts';

/** The verdict on a run as one paragraph, with which every report for people begins. */
export const headline = (results: Results): string => [results.outcome, ...moreOf(results)].join(' ');

/** The sentences of the verdict that follow the outcome: what explains it, and what it leaves open. */
export const moreOf = (results: Results): readonly string[] =>
  [causes(results), leftOpen(results)].filter((sentence) => sentence !== '');

function causes({ checks }: Results): string {
  const groups = groupsOf(checks).filter(({ says }) => says !== undefined);
  const [first] = groups;
  if (first?.says === undefined) return '';
  const explained = first.others.length + 1;
  if (groups.length > 1)
    return explained > 1
      ? `There are ${groups.length} causes; the first explains ${explained}: ${first.says}.`
      : `There are ${groups.length} causes.`;
  return explained > 1 ? `All have one cause: ${first.says}.` : `The cause: ${first.says}.`;
}

const leftOpen = ({ summary: { verdicts } }: Results): string =>
  verdicts.unproven > 0 ? `${many(verdicts.unproven, 'check')} could not judge; the reasons are below.` : '';
