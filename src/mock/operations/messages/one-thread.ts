import { isRefusal, refuse } from '../../http/problem.ts';
import { unknown, unreadable } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { conversationOf } from './reading.ts';
import { admit } from './standing.ts';
import { isArchivedFor, threadView } from './thread-view.ts';

/** GET P/messages/threads/{threadId} (MSG-56) */
export const getThread: Handler<'getThread'> = ({ path: { threadId }, acting }, scene) => {
  const thread = scene.store.threads.find(threadId);
  if (!thread) return unreadable('getThread', 'a message thread', threadId, scene);
  const admission = admit(thread, acting, 'getThread', scene);
  if (isRefusal(admission)) return admission;
  const conversation = conversationOf(thread, scene);
  const isHidden =
    isArchivedFor(admission.standing, conversation, scene) &&
    scene.choose('archived-thread-read', { served: false, 'not-found': true });
  if (isHidden)
    return refuse('not-found', {
      promised: 'A thread is read by those who have not archived it.',
      found: `thread ${threadId}, which ${acting.id} has archived.`,
      next: 'wait for the next message, which brings it back; its messages can still be listed.',
    });
  return { status: 200, body: { data: threadView(conversation, admission.standing, scene) } };
};

/** PUT P/messages/threads/{threadId} */
export const updateThread: Handler<'updateThread'> = ({ path: { threadId }, body, acting }, scene) => {
  const { threads } = scene.store;
  const thread = threads.find(threadId);
  if (!thread) return unknown('a message thread', threadId);
  const admission = admit(thread, acting, 'updateThread', scene);
  if (isRefusal(admission)) return admission;
  // MSG-60, MSG-61
  const leftOut = scene.choose('thread-put-omitted', { kept: thread.title, cleared: null });
  const conversation = conversationOf(threads.replace({ ...thread, title: body.title ?? leftOut }), scene);
  return {
    status: 200,
    body: { data: threadView(conversation, admission.standing, scene, 'updateThread') },
  };
};
