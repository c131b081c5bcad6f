import type { Call } from '../call.ts';
import type { Outcome } from '../duty.ts';
import type { ClientStory } from './story.ts';

const HEADERS = /^client\.(bearer|acting-)/;
/** Tasks and freedoms show that something went wrong; another finding usually says what. */
const EFFECTS = /^client\.(task|relies-not|ends-well)\b/;

/** The index of the request that shows a finding; -1 without one. */
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
  // The data of a refused request is missing later. A wrong request that was accepted has no such effect.
  return (call?.status ?? 0) >= 400 ? 1 : 2;
};

/** Outcomes in an order in which causes come before their effects; kept duties come last. */
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
