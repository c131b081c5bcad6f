import type { Call } from '../call.ts';
import type { Outcome } from '../duty.ts';
import type { ClientStory } from './story.ts';

const HEADERS = /^client\.(bearer|acting-)/;
/** Of a task and of a freedom it is seen that something went wrong; most often another finding says what. */
const EFFECTS = /^client\.(task|relies-not|ends-well)\b/;

/** When the request was sent that shows a finding; -1 where none does. */
const sentAt = (calls: readonly Call[], { judgement }: Outcome): number => {
  const shown = judgement.verdict === 'fail' ? judgement.exchanges.at(-1) : undefined;
  return calls.findIndex(
    ({ method, path, search, status }) =>
      method === shown?.method && path + search === shown.path && status === shown.status,
  );
};

const rankOf = ({ id }: Outcome['duty'], call: Call | undefined): number => {
  if (HEADERS.test(id)) return 0;
  if (EFFECTS.test(id)) return 3;
  // What was refused is missing later; what was taken, though it should not have been sent, stands by itself.
  return (call?.status ?? 0) >= 400 ? 1 : 2;
};

/** Outcomes in an order in which a finding comes after those that may explain it; what was kept comes last. */
export const byCause = (outcomes: readonly Outcome[], { calls }: ClientStory): readonly Outcome[] => {
  const ranked = outcomes
    .filter(({ judgement }) => judgement.verdict === 'fail')
    .map((outcome) => {
      const at = sentAt(calls, outcome);
      return { outcome, at, rank: rankOf(outcome.duty, calls[at]) };
    })
    .toSorted((one, other) => one.rank - other.rank || (one.rank < 3 ? one.at - other.at : 0));
  return [
    ...ranked.map(({ outcome }) => outcome),
    ...outcomes.filter(({ judgement }) => judgement.verdict !== 'fail'),
  ];
};
