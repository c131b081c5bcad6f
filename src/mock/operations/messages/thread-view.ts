import type { components } from '../../../../openapi/generated/types.ts';
import {
  hasRead,
  isArchived,
  unreadCount,
  type ClearedBy,
  type HasReadRule,
  type Standing,
  type UnreadRule,
} from '../../domain/messages-standing.ts';
import { isoOf } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import type { OperationContext } from '../operation.ts';
import { participantView } from './people.ts';
import { asSent, asCounted, lastMessageOf, type Conversation } from './reading.ts';

type Thread = components['schemas']['Thread'];

/** The operations whose answers show participants by the choice `participants-in-lists`. */
type Elsewhere = 'listThreads' | 'createThread' | 'searchThreads' | 'updateThread';

const rulesOf = (world: World) => ({
  clearedBy: world.choose('own-message-inbound', {
    'others-only': 'others-only',
    'own-too': 'own-too',
  } satisfies Record<string, ClearedBy>),
  hasRead: world.choose('has-read', {
    'until-message': 'until-message',
    'while-nothing-new': 'while-nothing-new',
    'once-marked': 'once-marked',
  } satisfies Record<string, HasReadRule>),
  unread: world.choose('unread-count', {
    inbound: 'inbound',
    'every-message': 'every-message',
    zero: 'zero',
  } satisfies Record<string, UnreadRule>),
});

/** Whether a conversation is archived for a participant now; false without a standing. */
export const isArchivedFor = (
  standing: Standing | undefined,
  { messages }: Conversation,
  world: World,
): boolean => {
  if (!standing?.archived) return false;
  const sent = messages.map((message) => asSent(message, world));
  return isArchived(standing, sent, isoOf(world.clock.now()), rulesOf(world).clearedBy);
};

type Flags = Pick<Thread, 'isArchived' | 'isMuted' | 'hasRead' | 'unreadCount'>;

/** The members of a thread about the acting user; for a user who is not a participant they are an open choice. */
const flagsFor = (
  standing: Standing | undefined,
  conversation: Conversation,
  context: OperationContext,
): Flags => {
  if (!standing)
    return context.choose('outsider-thread-flags', {
      off: { isArchived: false, isMuted: false, hasRead: false, unreadCount: 0 },
      unset: { isArchived: null, isMuted: null, hasRead: null, unreadCount: null },
    });
  const sent = conversation.messages.map((message) => asCounted(message, context));
  const now = isoOf(context.clock.now());
  const rules = rulesOf(context);
  return {
    // MSG-64
    isArchived: isArchivedFor(standing, conversation, context),
    // MSG-80, MSG-81
    isMuted: standing.isMuted,
    hasRead: hasRead(standing, sent, now, rules.hasRead),
    unreadCount: unreadCount(standing, sent, now, rules.unread),
  };
};

const participantsIn = (
  { thread }: Conversation,
  operation: Elsewhere | undefined,
  context: OperationContext,
): Thread['participants'] => {
  const listsLeavers = context.choose('left-participant', { removed: false, listed: true });
  const inFull = thread.standings
    .filter(({ hasLeft }) => listsLeavers || !hasLeft)
    .map(({ personId, hasLeft }) => participantView(personId, hasLeft, context));
  // MSG-57
  if (operation === undefined) return inFull;
  return context.choose(
    'participants-in-lists',
    {
      full: inFull,
      short: inFull.map(({ id, fullName }) => ({ id, fullName: fullName ?? null })),
      none: null,
    },
    operation,
  );
};

/**
 * The view of a thread for the acting user. The read of one thread passes no operation: it shows every participant in
 * full. Resources, Message thread.
 */
export const threadView = (
  conversation: Conversation,
  standing: Standing | undefined,
  context: OperationContext,
  operation?: Elsewhere,
): Thread => {
  const { thread } = conversation;
  const last = lastMessageOf(conversation, context);
  return {
    id: thread.id,
    title: thread.title,
    participants: participantsIn(conversation, operation, context) ?? null,
    lastMessageAt: last?.createdAt ?? null,
    lastMessage: last?.body ?? null,
    ...flagsFor(standing, conversation, context),
    createdAt: thread.createdAt,
  };
};
