import { withStanding, type Mark, type Standing } from '../../domain/messages-standing.ts';
import type { Acting } from '../../world/acting.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';
import { undeletable, unknown } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { conversationOf } from './reading.ts';
import { admit, type ThreadOperation } from './standing.ts';

const DONE = { status: 204, body: undefined } as const;

const markNow = (thread: ThreadRecord, world: World): Mark => ({
  at: isoOf(world.clock.now()),
  count: conversationOf(thread, world).messages.length,
});

/** Changes the standing of the acting user; does nothing for a user who is not a participant. */
const changeOwn = (
  thread: ThreadRecord,
  acting: Acting,
  operation: ThreadOperation,
  change: Partial<Omit<Standing, 'personId'>>,
  world: World,
): typeof DONE | Refusal => {
  const admission = admit(thread, acting, operation, world);
  if (isRefusal(admission)) return admission;
  const { standing } = admission;
  if (standing) {
    const standings = withStanding(thread.standings, standing.personId, change);
    world.store.threads.replace({ ...thread, standings });
  }
  return DONE;
};

/** DELETE P/messages/threads/{threadId} (MSG-65, MSG-66) */
export const archiveThread: Handler<'archiveThread'> = ({ path: { threadId }, acting }, context) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) return undeletable('archiveThread', 'a message thread', threadId, context);
  return changeOwn(thread, acting, 'archiveThread', { archived: markNow(thread, context) }, context);
};

/** PUT P/messages/threads/{threadId}/leave: final, no operation undoes it (MSG-72, MSG-74). */
export const leaveThread: Handler<'leaveThread'> = ({ path: { threadId }, acting }, context) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) return unknown('a message thread', threadId);
  return changeOwn(thread, acting, 'leaveThread', { hasLeft: true }, context);
};

/** PUT P/messages/threads/{threadId}/mute (MSG-79, MSG-82) */
export const muteThread: Handler<'muteThread'> = ({ path: { threadId }, query, acting }, context) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) return unknown('a message thread', threadId);
  return changeOwn(thread, acting, 'muteThread', { isMuted: query.isMuted }, context);
};

/** PUT P/messages/threads/{threadId}/read (MSG-85) */
export const markThreadRead: Handler<'markThreadRead'> = ({ path: { threadId }, acting }, context) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) return unknown('a message thread', threadId);
  return changeOwn(thread, acting, 'markThreadRead', { read: markNow(thread, context) }, context);
};
