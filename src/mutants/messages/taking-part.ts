import type { OperationId } from '../../../openapi/generated/contract.ts';
import { standingOf, type Standing } from '../../mock/domain/messages-standing.ts';
import { holdsText } from '../../mock/domain/text-match.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { messageView } from '../../mock/operations/messages/message-view.ts';
import { personOf } from '../../mock/operations/messages/people.ts';
import { conversationOf } from '../../mock/operations/messages/reading.ts';
import { ownStanding } from '../../mock/operations/messages/standing.ts';
import { isArchivedFor, threadView } from '../../mock/operations/messages/thread-view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../mock/world/messages-records.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { instead, type Mutation, inReading } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { lists, listsOnly as itemsOnly, onlyAnswers } from '../verbs.ts';
import { rowOf, mutantsOf, breaking } from '../mutant.ts';
import { wrongStatus, wrongValue } from '../operators.ts';

/** A thread with the request that meets it, and what faults ask about the two. */
export const contextOf = (thread: ThreadRecord, input: AnyInput, context: OperationContext) => {
  const { standings, title } = thread;
  const { id: me, kind } = input.acting;
  const conversation = conversationOf(thread, context);
  const { messages } = conversation;
  /** What the query or the body asks for. */
  const asked = { ...input.query, ...membersIn(input.body) };
  const wanted = textIn(asked['searchValue']) || undefined;
  return {
    ...{ thread, input, context, standings, title, me, kind, messages, asked, wanted },
    creator: standings[0]?.personId ?? '',
    /** How the acting user stands to the thread, also one who has left. */
    own: standings.find(({ personId }) => personId === me),
    takesPart: standingOf(standings, me) !== undefined,
    now: { at: isoOf(context.clock.now()), count: messages.length },
    isArchived: (personId = me) => isArchivedFor(standingOf(standings, personId), conversation, context),
    kindOf: (personId = '') => personOf(personId, context)?.kind,
    /** Whether a text holds what is searched for. */
    finds: (text: string | null) => wanted !== undefined && holdsText(text, wanted, 'part'),
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

/** Once a request is served, participants stand otherwise to its thread, or to other ones. */
const restands = (
  operation: OperationId,
  change: (standing: Standing, facts: Facts) => Partial<Standing> | false,
  which = ({ thread }: Facts): readonly ThreadRecord[] => [thread],
): Mutation =>
  thereafter(operation, (facts) => {
    for (const { id } of which(facts))
      threads.amend(facts.context, id, (thread) => {
        const there = contextOf(thread, facts.input, facts.context);
        return { standings: thread.standings.map((one) => ({ ...one, ...change(one, there) })) };
      });
  });

const STANDINGS = {
  archived: ({ now }: Facts) => ({ archived: now }),
  active: () => ({ archived: null }),
  muted: () => ({ isMuted: true }),
  unmuted: () => ({ isMuted: false }),
  read: ({ now }: Facts) => ({ read: now }),
  unread: () => ({ read: null }),
  left: () => ({ hasLeft: true }),
  present: () => ({ hasLeft: false }),
} as const;

/** A row: a request also changes how others stand to its thread, or its sender to the threads among the same people. */
const makes = rowOf(
  (operation: OperationId, whom: 'sender' | 'others' | 'everybody' | 'twins', as: keyof typeof STANDINGS) => [
    whom === 'twins'
      ? `${operation} makes the other threads among the same people ${as} for its sender.`
      : `${operation} makes the thread ${as} for: ${whom}.`,
    restands(
      operation,
      (one, it) => (whom === 'everybody' || (one === it.own) !== (whom === 'others')) && STANDINGS[as](it),
      whom === 'twins' ? othersAmongTheSame : undefined,
    ),
  ],
);

/** A request of a participant does nothing, and is answered as if it had. */
const changesNothing = (operation: OperationId, isWithoutEffect: (facts: Facts) => boolean): Mutation =>
  onlyAnswers(operation, (input, context) => {
    const facts = factsOf(input, context);
    return facts?.takesPart === true && isWithoutEffect(facts);
  });

/** After a message by `author` it stays archived for those who meet the test and had archived it before. */
const staysArchived = (stays: (one: Standing, author: string, facts: Facts) => boolean): Mutation =>
  restands('sendMessage', (one, facts) => {
    const { messages, me, now } = facts;
    const later = one.archived && messages.slice(one.archived.count, -1);
    const wasArchived = later?.every(({ authorId }) => authorId === one.personId) ?? false;
    return wasArchived && stays(one, me, facts) && { archived: now };
  });

const isWanted = ({ input }: Facts): boolean => textIn(input.query['isMuted']) === 'true';

export const takingPartMutants = mutantsOf('messages', {
  'archive-answers-200': wrongStatus(['MSG-63', 'CNV-32'], 'archiveThread', 200),
  'archived-without-a-flag': wrongValue(['MSG-64'], 'listThreads', 'isArchived').is(false),
  'archived-once': breaking('MSG-65')
    .says('A thread that a message has brought back cannot be archived again.')
    .by(changesNothing, 'archiveThread', ({ own }) => own?.archived !== null),
  'archived-for-the-house': breaking('MSG-66')
    .says('What one of the residents archives is archived for all residents in the thread.')
    .by(restands, 'archiveThread', ({ personId }, { kind, kindOf, now }) => {
      return kind === 'resident' && kindOf(personId) === 'resident' && { archived: now };
    }),
  'archiving-unmutes-the-others': makes(['MSG-66'], 'archiveThread', 'others', 'unmuted'),
  'muted-are-not-disturbed': breaking('MSG-67')
    .says('No message brings an archived thread back that is muted.')
    .by(staysArchived, ({ isMuted }) => isMuted),
  'leave-answers-200': wrongStatus(['MSG-71'], 'leaveThread', 200),
  'creators-cannot-leave': breaking('MSG-72')
    .says('The creator of a thread is answered as if they had left it, and has not.')
    .by(changesNothing, 'leaveThread', ({ creator, me }) => creator === me),
  'left-with-its-twins': makes(['MSG-19'], 'leaveThread', 'twins', 'left'),
  'back-with-the-next-message': makes(['MSG-73'], 'sendMessage', 'everybody', 'present'),
  'no-thread-of-one': breaking('MSG-74')
    .says('When all but two have left a thread and one of these goes, it is gone for the other.')
    .by(restands, 'leaveThread', (_, { standings }) => {
      return standings.filter(({ hasLeft }) => !hasLeft).length === 1 && { hasLeft: true };
    }),
  'left-and-archived-is-gone': breaking('MSG-74')
    .says('When someone leaves a thread it is gone for those who have archived it.')
    .by(restands, 'leaveThread', (one, { own }) => one !== own && one.archived !== null && { hasLeft: true }),
  'mute-answers-200': wrongStatus(['MSG-77'], 'muteThread', 200),
  'mute-without-a-wish': breaking('MSG-78', 'CNV-34')
    .says('Without isMuted a thread is muted.')
    .by(inReading, (original) => (route, received, world) => {
      const query = { ...(route.id === 'muteThread' && { isMuted: 'true' }), ...received.query };
      return original(route, { ...received, query }, world);
    }),
  'mute-wants-a-body': breaking('MSG-79', 'MSG-80', 'MSG-81')
    .says('The request has no effect without a body.')
    .by(changesNothing, 'muteThread', () => true),
  'mute-refuses-no-body': breaking('MSG-79')
    .says('A thread is muted with a body and refused without one.')
    .by(inReading, (original) => {
      return (route, received, world) =>
        route.id === 'muteThread' && received.raw.kind === 'none'
          ? refuse('invalid-input', { promised: 'A body.', found: 'none.', next: 'send one.' })
          : original(route, received, world);
    }),
  'muted-until-it-is-archived': makes(['MSG-80'], 'archiveThread', 'sender', 'unmuted'),
  'unmuted-for-everybody': breaking('MSG-82')
    .says('Unmuting a thread unmutes it for all who take part.')
    .by(restands, 'muteThread', (_, facts) => !isWanted(facts) && { isMuted: false }),
  'read-answers-200': wrongStatus(['MSG-83'], 'markThreadRead', 200),
  'read-once': breaking('MSG-84')
    .says('A thread that was marked as read before cannot be marked again.')
    .by(changesNothing, 'markThreadRead', ({ own }) => own?.read !== null),
  'read-with-its-twins': makes(['MSG-84'], 'markThreadRead', 'twins', 'read'),
  'read-by-one-at-a-time': makes(['MSG-85'], 'markThreadRead', 'others', 'unread'),
});
