import { isOut, type Sent } from '../../domain/messages-standing.ts';
import { isoOf } from '../../world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';

/** A thread with its messages in the order in which they were made, also those that are still to come out. */
export interface Conversation {
  readonly thread: ThreadRecord;
  readonly messages: readonly MessageRecord[];
}

export const conversationOf = (thread: ThreadRecord, { store }: World): Conversation => ({
  thread,
  messages: store.messages.where('thread', thread.id),
});

/** The time that a message shows as the one at which it is to be sent; an open choice. */
export const plannedFor = ({ scheduledAt }: MessageRecord, world: World): string | null =>
  world.choose('scheduled-message', {
    'listed-at-once': scheduledAt,
    'listed-when-due': scheduledAt,
    ignored: null,
  });

/** The message as the rules of threads look at it. */
export const asSent = (message: MessageRecord, world: World): Sent => {
  const { authorId, scheduledAt, createdAt } = message;
  const isAhead = scheduledAt !== null && scheduledAt > createdAt;
  const dueAt = world.choose('scheduled-message', {
    'listed-at-once': null,
    'listed-when-due': isAhead ? scheduledAt : null,
    ignored: null,
  });
  return { authorId, dueAt };
};

/**
 * The message as the rules look at it by which a thread tells of its messages: lastMessage, unreadCount and hasRead.
 * What they tell of one that is not yet due is an open choice.
 */
export const asTold = (message: MessageRecord, world: World): Sent => {
  const sent = asSent(message, world);
  const isAwaited = world.choose('scheduled-in-thread', { 'not-yet': true, 'at-once': false });
  return isAwaited ? sent : { ...sent, dueAt: null };
};

/** Whether participants see a message by now (MSG-89). */
export const shownBy = (world: World): ((message: MessageRecord) => boolean) => {
  const now = isoOf(world.clock.now());
  return (message) => isOut(asSent(message, world), now);
};

/** The messages of a conversation that its participants see by now, oldest first. */
export const shownMessages = ({ messages }: Conversation, world: World): readonly MessageRecord[] =>
  messages.filter(shownBy(world));

/** The text of a message; one that was deleted has none. */
export const textOf = ({ isDeleted, body }: MessageRecord): string | null => (isDeleted ? null : body);

/** The newest message with a text of which the thread tells. */
export const lastMessageOf = ({ messages }: Conversation, world: World): MessageRecord | undefined => {
  const now = isoOf(world.clock.now());
  return messages.findLast((message) => textOf(message) !== null && isOut(asTold(message, world), now));
};
