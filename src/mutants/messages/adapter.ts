import type { OperationId } from '../../../openapi/generated/contract.ts';
import { standingOf } from '../../mock/domain/messages-standing.ts';
import { holdsText } from '../../mock/domain/text-match.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { messageView } from '../../mock/operations/messages/message-view.ts';
import { personOf } from '../../mock/operations/messages/people.ts';
import { conversationOf } from '../../mock/operations/messages/reading.ts';
import { ownStanding } from '../../mock/operations/messages/standing.ts';
import { isArchivedFor, threadView } from '../../mock/operations/messages/thread-view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../mock/world/messages-records.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { lists, listsOnly as itemsOnly } from '../verbs.ts';

/** A thread with the request that meets it, and what faults ask about the two. */
export const contextOf = (thread: ThreadRecord, input: AnyInput, context: OperationContext) => {
  const { standings, title } = thread;
  const { id: me, kind } = input.acting;
  const conversation = conversationOf(thread, context);
  const { messages } = conversation;
  /** What the query or the body asks for. */
  const asked = { ...input.query, ...membersIn(input.body) };
  const sought = textIn(asked['searchValue']) || undefined;
  return {
    ...{ thread, input, context, standings, title, me, kind, messages, asked, sought },
    creator: standings[0]?.personId ?? '',
    /** How the acting user stands to the thread, also one who has left. */
    own: standings.find(({ personId }) => personId === me),
    takesPart: standingOf(standings, me) !== undefined,
    now: { at: isoOf(context.clock.now()), count: messages.length },
    isArchived: (personId = me) => isArchivedFor(standingOf(standings, personId), conversation, context),
    kindOf: (personId = '') => personOf(personId, context)?.kind,
    /** Whether a text holds what is searched for. */
    finds: (text: string | null) => sought !== undefined && holdsText(text, sought, 'part'),
  };
};

export type Facts = ReturnType<typeof contextOf>;

/** The same of the thread in the path. */
export const factsOf = (input: AnyInput, context: OperationContext): Facts | undefined => {
  const thread = context.store.threads.find(input.path['threadId']);
  return thread && contextOf(thread, input, context);
};

export const views = ['listThreads', 'searchThreads', 'createThread', 'getThread', 'updateThread'] as const;
type List = 'listThreads' | 'searchThreads';

const viewed = ({ thread, input, context }: Facts, operation?: List) =>
  threadView(conversationOf(thread, context), ownStanding(thread, input.acting), context, operation);

export const threads = resourceOf<ThreadRecord>({
  records: ({ store }) => store.threads,
  view: (thread, context, input) => viewed(contextOf(thread, input, context)),
  id: 'threadId',
  list: 'listThreads',
  create: 'createThread',
  replace: 'updateThread',
  shownBy: views,
});

/** Once a request is served, something more is done. `former` is the thread as it was before. */
export const thereafter = (
  operation: OperationId,
  act: (facts: Facts, former: ThreadRecord) => unknown,
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const former = context.store.threads.find(input.path['threadId']);
    const reply = original(input, context);
    if (isRefusal(reply)) return reply;
    const thread = context.store.threads.find(former?.id ?? idIn(reply));
    if (thread) act(contextOf(thread, input, context), former ?? thread);
    return reply;
  });

/** The other threads among the very same people. */
export const othersAmongTheSame = ({ thread, context }: Facts): readonly ThreadRecord[] => {
  const people = ({ standings }: ThreadRecord) => String(standings.map(({ personId }) => personId).sort());
  return context.store.threads.filter((one) => one.id !== thread.id && people(one) === people(thread));
};

/** A list holds further stored threads in addition to the original ones, on its first page. */
export const listsToo = (list: List, finds: (facts: Facts) => boolean): Mutation =>
  lists(list, (items, input, context) => {
    const shown = items.map(({ id }) => id);
    const more = context.store.threads.filter(({ id }) => !input.page.after && !shown.includes(id));
    const found = more.map((thread) => contextOf(thread, input, context)).filter(finds);
    return [...items, ...found.map((facts) => viewed(facts, list))];
  });

/** A list leaves some of the original threads out. */
export const listsOnly = (list: List, keeps: (facts: Facts) => boolean): Mutation =>
  itemsOnly(list, ({ id }, _at, _all, input, context) => {
    const thread = context.store.threads.find(String(id));
    return !thread || keeps(contextOf(thread, input, context));
  });

/** The messages of a thread, listed otherwise. `stored` are those of all threads. */
export const messagesAs = (
  change: (items: readonly Members[], facts: Facts, stored: readonly MessageRecord[]) => readonly unknown[],
): Mutation =>
  lists('listMessages', (items, input, context) => {
    const facts = factsOf(input, context);
    return facts ? change(items, facts, context.store.messages.all()) : items;
  });

/** The list of messages leaves some of the original ones out. */
export const messagesOnly = (keeps: (message: MessageRecord, facts: Facts) => boolean): Mutation =>
  messagesAs((items, facts, stored) =>
    items.filter(({ id }) => stored.some((one) => one.id === id && keeps(one, facts))),
  );

/** The list of messages holds further ones, at its end. */
export const messagesToo = (finds: (message: MessageRecord, facts: Facts) => boolean): Mutation =>
  messagesAs((items, facts, stored) => {
    const { input, thread, context } = facts;
    const shown = items.map(({ id }) => id);
    const more = stored.filter((one) => !input.page.after && !shown.includes(one.id) && finds(one, facts));
    return [...items, ...more.toReversed().map((one) => messageView(one, thread, context))];
  });
