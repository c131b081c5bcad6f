import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Standing } from '../../mock/domain/messages-standing.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import type { Mutation } from '../mutation.ts';
import { contextOf, factsOf, thereafter, threads, othersAmongTheSame, type Facts } from './adapter.ts';
import { rowOf } from '../mutant.ts';
import { onlyAnswers } from '../verbs.ts';

/** Once a request is served, participants stand otherwise to its thread, or to other ones. */
export const restands = (
  operation: OperationId,
  change: (standing: Standing, facts: Facts) => Partial<Standing> | false,
  which = ({ thread }: Facts): readonly ThreadRecord[] => [thread],
): Mutation =>
  thereafter(operation, (facts) => {
    for (const { id } of which(facts))
      threads.amend(facts.context, id, (thread) => {
        const there = contextOf(thread, facts.input, facts.context);
        return { standings: thread.standings.map((one) => ({ ...one, ...change(one, there) })) };
      });
  });

const STANDINGS = {
  archived: ({ now }: Facts) => ({ archived: now }),
  active: () => ({ archived: null }),
  muted: () => ({ isMuted: true }),
  unmuted: () => ({ isMuted: false }),
  read: ({ now }: Facts) => ({ read: now }),
  unread: () => ({ read: null }),
  left: () => ({ hasLeft: true }),
  present: () => ({ hasLeft: false }),
} as const;

/** A row: a request also changes how others stand to its thread, or its sender to the threads among the same people. */
export const makes = rowOf(
  (operation: OperationId, whom: 'sender' | 'others' | 'everybody' | 'twins', as: keyof typeof STANDINGS) => [
    whom === 'twins'
      ? `${operation} makes the other threads among the same people ${as} for its sender.`
      : `${operation} makes the thread ${as} for: ${whom}.`,
    restands(
      operation,
      (one, it) => (whom === 'everybody' || (one === it.own) !== (whom === 'others')) && STANDINGS[as](it),
      whom === 'twins' ? othersAmongTheSame : undefined,
    ),
  ],
);

/** A request of a participant does nothing, and is answered as if it had. */
export const inVain = (operation: OperationId, isVain: (facts: Facts) => boolean): Mutation =>
  onlyAnswers(operation, (input, context) => {
    const facts = factsOf(input, context);
    return facts?.takesPart === true && isVain(facts);
  });
