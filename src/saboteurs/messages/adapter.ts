import type { OperationId } from '../../../openapi/generated/contract.ts';
import { standingOf } from '../../mock/domain/thread-standing.ts';
import { holdsText } from '../../mock/domain/text-match.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { messageView } from '../../mock/operations/messages/message-view.ts';
import { personOf } from '../../mock/operations/messages/people.ts';
import { conversationOf } from '../../mock/operations/messages/reading.ts';
import { ownStanding } from '../../mock/operations/messages/standing.ts';
import { isArchivedFor, threadView } from '../../mock/operations/messages/thread-view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../mock/world/messages-records.ts';
import { idIn, membersIn, textIn } from '../input.ts';
import { inList, instead, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { answers } from '../verbs.ts';

/** A thread with the request that meets it, and what faults ask about the two. */
export const contextOf = (thread: ThreadRecord, input: AnyInput, scene: Scene) => {
  const { standings, title } = thread;
  const { id: me, kind } = input.acting;
  const conversation = conversationOf(thread, scene);
  const { messages } = conversation;
  /** What the query or the body asks for. */
  const asked = { ...input.query, ...membersIn(input.body) };
  const sought = textIn(asked['searchValue']) || undefined;
  return {
    ...{ thread, input, scene, standings, title, me, kind, messages, asked, sought },
    creator: standings[0]?.personId ?? '',
    /** How the acting user stands to the thread, also one who has left. */
    own: standings.find(({ personId }) => personId === me),
    takesPart: standingOf(standings, me) !== undefined,
    now: { at: isoOf(scene.clock.now()), count: messages.length },
    isArchived: (personId = me) => isArchivedFor(standingOf(standings, personId), conversation, scene),
    kindOf: (personId = '') => personOf(personId, scene)?.kind,
    /** Whether a text holds what is searched for. */
    finds: (text: string | null) => sought !== undefined && holdsText(text, sought, 'part'),
  };
};

export type Context = ReturnType<typeof contextOf>;

export const views = ['listThreads', 'searchThreads', 'createThread', 'getThread', 'updateThread'] as const;
type List = 'listThreads' | 'searchThreads';

const viewed = ({ thread, input, scene }: Context, operation?: List) =>
  threadView(conversationOf(thread, scene), ownStanding(thread, input.acting), scene, operation);

export const threads = resourceOf<ThreadRecord>({
  records: ({ store }) => store.threads,
  view: (thread, scene, input) => viewed(contextOf(thread, input, scene)),
  id: 'threadId',
  list: 'listThreads',
  create: 'createThread',
  replace: 'updateThread',
  shownBy: views,
});

/** Once a request is served, something more is done. `former` is the thread as it was before. */
export const thereafter = (
  operation: OperationId,
  act: (context: Context, former: ThreadRecord) => unknown,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const former = scene.store.threads.find(input.path['threadId']);
    const reply = original(input, scene);
    if (isRefusal(reply)) return reply;
    const thread = scene.store.threads.find(former?.id ?? idIn(reply));
    if (thread) act(contextOf(thread, input, scene), former ?? thread);
    return reply;
  });

/** The other threads among the very same people. */
export const twinsOf = ({ thread, scene }: Context): readonly ThreadRecord[] => {
  const people = ({ standings }: ThreadRecord) => String(standings.map(({ personId }) => personId).sort());
  return scene.store.threads.filter((one) => one.id !== thread.id && people(one) === people(thread));
};

/** A list holds further stored threads beside the original ones, on its first page. */
export const listsToo = (list: List, finds: (context: Context) => boolean): Mutation =>
  answers(list, (reply, input, scene) =>
    inList((items) => {
      const shown = items.map((item) => membersIn(item)['id']);
      const more = scene.store.threads.filter(({ id }) => !input.page.after && !shown.includes(id));
      const found = more.map((thread) => contextOf(thread, input, scene)).filter(finds);
      return [...items, ...found.map((context) => viewed(context, list))];
    })(reply, input),
  );

/** A list leaves some of the original threads out. */
export const listsOnly = (list: List, keeps: (context: Context) => boolean): Mutation =>
  answers(list, (reply, input, scene) =>
    inList((items) =>
      items.filter((item) => {
        const thread = scene.store.threads.find(String(membersIn(item)['id']));
        return !thread || keeps(contextOf(thread, input, scene));
      }),
    )(reply, input),
  );

/** The messages of a thread, listed otherwise. `stored` are those of all threads. */
export const messagesAs = (
  change: (
    items: readonly unknown[],
    context: Context,
    stored: readonly MessageRecord[],
  ) => readonly unknown[],
): Mutation =>
  answers('listMessages', (reply, input, scene) => {
    const thread = scene.store.threads.find(input.path['threadId']);
    const stored = scene.store.messages.all();
    return thread
      ? inList((items) => change(items, contextOf(thread, input, scene), stored))(reply, input)
      : reply;
  });

/** The list of messages leaves some of the original ones out. */
export const messagesOnly = (keeps: (message: MessageRecord, context: Context) => boolean): Mutation =>
  messagesAs((items, context, stored) =>
    items.filter((item) => stored.some((one) => one.id === membersIn(item)['id'] && keeps(one, context))),
  );

/** The list of messages holds further ones, at its end. */
export const messagesToo = (finds: (message: MessageRecord, context: Context) => boolean): Mutation =>
  messagesAs((items, context, stored) => {
    const { input, thread, scene } = context;
    const shown = items.map((item) => membersIn(item)['id']);
    const more = stored.filter((one) => !input.page.after && !shown.includes(one.id) && finds(one, context));
    return [...items, ...more.toReversed().map((one) => messageView(one, thread, scene))];
  });
