import { holdsText } from '../../domain/text-match.ts';
import type { Order, Page } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import type { MessageRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';
import { parentless, unknown } from '../lookup.ts';
import type { Handler } from '../operation.ts';
import { pageUnder } from '../order.ts';
import { messageView } from './message-view.ts';
import { shownBy, textOf } from './reading.ts';
import { validateMessage, postMessage } from './send.ts';
import { admit } from './standing.ts';
import { textMatch } from './search-value.ts';

const EMPTY: Page<never> = { data: [], nextCursor: null, hasMore: false };

/**
 * Newest first: of two messages with the same time, the one that was made later comes first (MSG-90).
 */
const newestFirst = ({ store: { messages } }: World): Order<MessageRecord> => ({
  place: (message) => ['', messages.positionOf(message)],
  descending: true,
  byCreation: true,
});

/** GET P/messages/threads/{threadId}/messages */
export const listMessages: Handler<'listMessages'> = (
  { path: { threadId }, query, acting, page },
  context,
) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) {
    const none = parentless('listMessages', 'a message thread', threadId, EMPTY, context);
    return isRefusal(none) ? none : { status: 200, body: none };
  }
  const admission = admit(thread, acting, 'listMessages', context);
  if (isRefusal(admission)) return admission;
  const match = textMatch('listMessages', context);
  // MSG-91, MSG-92, MSG-93
  const isShown = shownBy(context);
  const keep = (message: MessageRecord): boolean =>
    isShown(message) && holdsText(textOf(message), query.searchValue, match);
  const under = { collection: context.store.messages, index: 'thread', key: thread.id } as const;
  const view = (message: MessageRecord) => messageView(message, thread, context);
  return { status: 200, body: pageUnder(under, keep, newestFirst(context), page, view, context) };
};

/** POST P/messages/threads/{threadId}/messages; the answer is an open choice. */
export const sendMessage: Handler<'sendMessage'> = ({ path: { threadId }, body, acting }, context) => {
  const thread = context.store.threads.find(threadId);
  if (!thread) return unknown('a message thread', threadId);
  const admission = admit(thread, acting, 'sendMessage', context);
  if (isRefusal(admission)) return admission;
  const content = validateMessage(body, acting.id, context);
  if (isRefusal(content)) return content;
  // MSG-98
  const data = messageView(postMessage(thread, acting.id, content, context), thread, context);
  return context.choose('send-message-answer', {
    'created-message': { status: 201, body: { data } } as const,
    'ok-message': { status: 200, body: { data } } as const,
    'no-content': { status: 204, body: undefined } as const,
  });
};
