import { isOut, type Sent } from '../../domain/messages-standing.ts';
import { isoOf } from '../../world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';

/** A thread with its messages in the order of creation, scheduled ones included. */
export interface Conversation {
  readonly thread: ThreadRecord;
  readonly messages: readonly MessageRecord[];
}

export const conversationOf = (thread: ThreadRecord, { store }: World): Conversation => ({
  thread,
  messages: store.messages.where('thread', thread.id),
});

/** The scheduledAt that a message shows; an open choice. */
export const plannedFor = ({ scheduledAt }: MessageRecord, world: World): string | null =>
  world.choose('scheduled-message', {
    'listed-at-once': scheduledAt,
    'listed-when-due': scheduledAt,
    ignored: null,
  });

/** The message in the form that the domain rules take. */
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
 * The message in the form for lastMessage, unreadCount and hasRead. Whether these count a message that is not yet due
 * is an open choice.
 */
export const asCounted = (message: MessageRecord, world: World): Sent => {
  const sent = asSent(message, world);
  const isAwaited = world.choose('scheduled-in-thread', { 'not-yet': true, 'at-once': false });
  return isAwaited ? sent : { ...sent, dueAt: null };
};

/** Whether participants can see a message now (MSG-89). */
export const shownBy = (world: World): ((message: MessageRecord) => boolean) => {
  const now = isoOf(world.clock.now());
  return (message) => isOut(asSent(message, world), now);
};

/** The messages of a conversation that its participants can see now, oldest first. */
export const shownMessages = ({ messages }: Conversation, world: World): readonly MessageRecord[] =>
  messages.filter(shownBy(world));

/** The text of a message; null when it was deleted. */
export const textOf = ({ isDeleted, body }: MessageRecord): string | null => (isDeleted ? null : body);

/** The newest message with a text that counts for the thread. */
export const lastMessageOf = ({ messages }: Conversation, world: World): MessageRecord | undefined => {
  const now = isoOf(world.clock.now());
  return messages.findLast((message) => textOf(message) !== null && isOut(asCounted(message, world), now));
};
