import { standingOf, type Standing } from '../../domain/messages-standing.ts';
import type { Acting } from '../../world/acting.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';

/** The operations on one thread. */
export type ThreadOperation =
  | 'getThread'
  | 'updateThread'
  | 'archiveThread'
  | 'leaveThread'
  | 'muteThread'
  | 'markThreadRead'
  | 'listMessages'
  | 'sendMessage';

/** The standing of the acting user in a thread; undefined for a user who is not a participant. */
export const ownStanding = (thread: ThreadRecord, { kind, id }: Acting): Standing | undefined =>
  kind === 'unknown' ? undefined : standingOf(thread.standings, id);

/** The acting user with access to one thread; without a standing the user is no participant. */
interface Admission {
  readonly standing: Standing | undefined;
}

const OUTSIDER: Admission = { standing: undefined };

const explanation = (thread: ThreadRecord, { id }: Acting) => ({
  promised: 'Only participants can use the routes of a thread.',
  found: `${id}, who is not a participant of thread ${thread.id}.`,
  next: 'act as a participant; the list of threads shows those of the acting user.',
});

const hasLeft = (thread: ThreadRecord, { kind, id }: Acting): boolean =>
  kind !== 'unknown' && thread.standings.some((one) => one.personId === id && one.hasLeft);

const canStillRead = (
  thread: ThreadRecord,
  acting: Acting,
  operation: ThreadOperation,
  world: World,
): boolean =>
  (operation === 'getThread' || operation === 'listMessages') &&
  hasLeft(thread, acting) &&
  world.choose('left-thread', { 'as-outsider': false, readable: true });

/** Gives participants access to a thread. What others get is an open choice of each operation. */
export const admit = (
  thread: ThreadRecord,
  acting: Acting,
  operation: ThreadOperation,
  world: World,
): Admission | Refusal => {
  const standing = ownStanding(thread, acting);
  if (standing) return { standing };
  if (canStillRead(thread, acting, operation, world)) return OUTSIDER;
  return world.choose(
    'thread-non-participant',
    {
      'not-found': refuse('not-found', explanation(thread, acting)),
      forbidden: refuse('forbidden', explanation(thread, acting)),
      served: OUTSIDER,
    },
    operation,
  );
};
