import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Standing } from '../../mock/domain/thread-standing.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { instead, type Mutation } from '../mutation.ts';
import type { SaboteurRow } from '../saboteur.ts';
import { contextOf, thereafter, threads, twinsOf, type Context } from './adapter.ts';

/** Once a request is served, participants stand otherwise to its thread, or to other ones. */
export const restands = (
  operation: OperationId,
  change: (standing: Standing, context: Context) => Partial<Standing> | false,
  which = ({ thread }: Context): readonly ThreadRecord[] => [thread],
): Mutation =>
  thereafter(operation, (context) => {
    for (const { id } of which(context))
      threads.amend(context.scene, id, (thread) => {
        const there = contextOf(thread, context.input, context.scene);
        return { standings: thread.standings.map((one) => ({ ...one, ...change(one, there) })) };
      });
  });

const STANDINGS = {
  archived: ({ now }: Context) => ({ archived: now }),
  active: () => ({ archived: null }),
  muted: () => ({ isMuted: true }),
  unmuted: () => ({ isMuted: false }),
  read: ({ now }: Context) => ({ read: now }),
  unread: () => ({ read: null }),
  left: () => ({ hasLeft: true }),
  present: () => ({ hasLeft: false }),
} as const;

/** A row: a request also changes how others stand to its thread, or its sender to the threads among the same people. */
export const makes = (
  breaks: SaboteurRow[1],
  operation: OperationId,
  whom: 'sender' | 'others' | 'everybody' | 'twins',
  as: keyof typeof STANDINGS,
): SaboteurRow => [
  whom === 'twins'
    ? `${operation} makes the other threads among the same people ${as} for its sender.`
    : `${operation} makes the thread ${as} for: ${whom}.`,
  breaks,
  restands(
    operation,
    (one, it) => (whom === 'everybody' || (one === it.own) !== (whom === 'others')) && STANDINGS[as](it),
    whom === 'twins' ? twinsOf : undefined,
  ),
];

/** A request of a participant does nothing, and is answered as if it had. */
export const inVain = (operation: OperationId, isVain: (context: Context) => boolean): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const thread = scene.store.threads.find(input.path['threadId']);
    const context = thread && contextOf(thread, input, scene);
    return context?.takesPart && isVain(context) ? { status: 204, body: undefined } : original(input, scene);
  });
