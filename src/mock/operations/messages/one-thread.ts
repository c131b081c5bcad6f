import { isRefusal, refuse } from '../../http/problem.ts';
import { unknown, unreadable } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { conversationOf } from './reading.ts';
import { admit } from './standing.ts';
import { isArchivedFor, threadView } from './thread-view.ts';

/** GET P/messages/threads/{threadId} (MSG-56) */
export const getThread: Handler<'getThread'> = ({ path: { threadId }, acting }, context) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) return unreadable('getThread', 'a message thread', threadId, context);
  const admission = admit(thread, acting, 'getThread', context);
  if (isRefusal(admission)) return admission;
  const conversation = conversationOf(thread, context);
  const isHidden =
    isArchivedFor(admission.standing, conversation, context) &&
    context.choose('archived-thread-read', { served: false, 'not-found': true });
  if (isHidden)
    return refuse('not-found', {
      promised: 'A user cannot read a thread that they have archived.',
      found: `thread ${threadId}, which ${acting.id} has archived.`,
      next: 'list its messages, which still works; the next message takes the thread out of the archive.',
    });
  return { status: 200, body: { data: threadView(conversation, admission.standing, context) } };
};

/** PUT P/messages/threads/{threadId} */
export const updateThread: Handler<'updateThread'> = ({ path: { threadId }, body, acting }, context) => {
  const { threads } = context.store;
  const thread = threads.find(threadId);
  if (!thread) return unknown('a message thread', threadId);
  const admission = admit(thread, acting, 'updateThread', context);
  if (isRefusal(admission)) return admission;
  // MSG-60, MSG-61
  const leftOut = context.choose('thread-put-omitted', { kept: thread.title, cleared: null });
  const conversation = conversationOf(threads.replace({ ...thread, title: body.title ?? leftOut }), context);
  return {
    status: 200,
    body: { data: threadView(conversation, admission.standing, context, 'updateThread') },
  };
};
