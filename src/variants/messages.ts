import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Standing } from '../mock/domain/messages-standing.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { pageOf, sorted, type Order } from '../mock/http/paging.ts';
import { isRefusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { conversationOf } from '../mock/operations/messages/reading.ts';
import { postMessage } from '../mock/operations/messages/send.ts';
import { ownStanding } from '../mock/operations/messages/standing.ts';
import { threadView } from '../mock/operations/messages/thread-view.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { isoOf } from '../mock/world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../mock/world/messages-records.ts';
import { secondaryKeys } from '../mock/world/secondary-keys.ts';
import { idIn, membersIn, textsIn } from '../mutants/input.ts';
import { instead, together, withContext, type Mutation } from '../mutants/mutation.ts';
import { seenAs } from '../mutants/seen-collection.ts';
import { shows } from '../mutants/verbs.ts';
import { itemsIn, membersAs, refusing, uuidOf } from './shapes.ts';
import { freedomsOf } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { membersOtherwise } from '../witness/tour.ts';

const THREADS = ['listThreads', 'searchThreads', 'createThread', 'getThread', 'updateThread'] as const;
const MESSAGES = ['listMessages', 'sendMessage'] as const;

/** Newest first by whole seconds; within one, oldest first. */
const toTheSecond: Mutation = together(
  instead('listMessages', (original) => (input, context) => {
    const whole = original({ ...input, page: { ...input.page, size: Infinity, after: undefined } }, context);
    if (isRefusal(whole)) return whole;
    const { messages } = context.store;
    const order: Order<MessageRecord> = {
      place: (one) => [one.createdAt.slice(0, 19), -messages.positionOf(one)],
      descending: true,
    };
    const views = new Map(itemsIn(membersIn(whole.body)['data']).map((one) => [one['id'], one]));
    const found = messages.filter(({ id }) => views.has(id));
    const view = ({ id }: MessageRecord) => views.get(id);
    return { status: 200, body: pageOf(sorted(found, order), order, input.page, view, context) };
  }),
  shows(
    MESSAGES,
    membersAs(['createdAt'], (at) => (typeof at === 'string' ? at.replace(/\.\d+/, '') : at)),
  ),
);

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const set = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(set.map(([name, one]) => [name, withoutNulls(one)]));
};

/** Something more happens to a thread once a request about it was served. */
const also = (
  operation: OperationId,
  act: (thread: ThreadRecord, input: AnyInput, context: OperationContext, reply: AnyReply) => void,
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const reply = original(input, context);
    if (isRefusal(reply)) return reply;
    const thread = context.store.threads.find(input.path['threadId'] ?? idIn(reply));
    if (thread) act(thread, input, context, reply);
    return reply;
  });

const restand = (
  { store }: OperationContext,
  thread: ThreadRecord,
  change: (standing: Standing) => Partial<Standing>,
): void => {
  const standings = thread.standings.map((one) => ({ ...one, ...change(one) }));
  store.threads.replace({ ...thread, standings });
};

/** The thread counts as read by the acting user. */
const marking = (thread: ThreadRecord, { acting }: AnyInput, context: OperationContext): void => {
  const { messages } = conversationOf(thread, context);
  const read = { at: isoOf(context.clock.now()), count: messages.length };
  restand(context, thread, ({ personId }) => (personId === acting.id ? { read } : {}));
};

/** What happens in a thread is also said in it, in a message of the user who did it. */
const saying =
  (words: string, byTheHouse = false) =>
  (thread: ThreadRecord, { acting }: AnyInput, context: OperationContext): void => {
    const content = { body: `${acting.name} ${words}.`, attachmentId: null, scheduledAt: null };
    postMessage(thread, byTheHouse ? 'house' : acting.id, content, context);
  };

/** A thread without messages is in no list, and no search finds it. */
const silentHidden = (operation: OperationId): Mutation =>
  withContext(operation, (context) => {
    const { threads, messages } = context.store;
    const spoken = (thread: ThreadRecord): ThreadRecord | undefined =>
      messages.where('thread', thread.id).length > 0 ? thread : undefined;
    // One thread is found as before.
    const seen = {
      ...seenAs(threads, secondaryKeys.threads, spoken),
      find: (id: string | undefined) => threads.find(id),
    };
    return { ...context, store: { ...context.store, threads: seen } };
  });

/** A thread is answered and archived, and both users look at it. */
const answered: Witness = async ({ exampleOf, send }) => {
  const [other] = textsIn(exampleOf('createThread').body?.['participantIds']);
  const at = { threadId: await send('createThread') };
  await send('sendMessage', { as: other, at });
  await send('archiveThread', { at });
  for (const as of [undefined, other]) await send('getThread', { as, at });
};

/** Freedoms of messages. */
export const messageFreedoms = freedomsOf({
  'threads-with-more-members': [
    'Threads, their participants and messages show more than was said.',
    together(
      shows(THREADS, (thread) => ({
        ...thread,
        isGroup: true,
        lastAuthor: { id: 'another' },
        participants: itemsIn(thread['participants']).map((one) => ({ ...one, isOnline: false })),
      })),
      shows(MESSAGES, (message) => ({ ...message, reactions: [], readBy: { count: 1 } })),
    ),
  ],
  'threads-without-what-is-unset': [
    'Threads, participants and messages leave out whatever has no value.',
    shows([...THREADS, ...MESSAGES], (one) => ({ ...membersIn(withoutNulls(one)) })),
  ],
  'participants-in-any-order': [
    'Shows the participants in the opposite order with every second answer.',
    (tables) => {
      let turn = 0;
      return shows(THREADS, (thread) => {
        turn += 1;
        const people = itemsIn(thread['participants']);
        return { ...thread, participants: turn % 2 === 0 ? people : people.toReversed() };
      })(tables);
    },
  ],
  'last-message-in-brief': [
    'Shows of the last message its first letters, and who has said it.',
    shows(THREADS, ({ lastMessage, ...thread }) => ({
      ...thread,
      lastMessage: typeof lastMessage === 'string' ? `Someone: ${lastMessage.slice(0, 3)}\u2026` : '',
    })),
  ],
  'silent-threads-are-hidden': [
    'A thread is listed and found once it has a message.',
    together(silentHidden('listThreads'), silentHidden('searchThreads')),
  ],
  'who-leaves-says-so': [
    'A user who leaves a thread or changes its title says so in it, in a message of their own.',
    together(also('leaveThread', saying('has left')), also('updateThread', saying('has changed the title'))),
  ],
  'the-house-tells-of-changes': [
    'When someone leaves a thread or changes its title, the house says so in it.',
    together(
      also('leaveThread', saying('has left', true)),
      also('updateThread', saying('has changed the title', true)),
    ),
  ],
  'messages-to-the-second': [
    'Messages bear whole seconds; those of one second come in the order in which they were sent.',
    toTheSecond,
  ],
  'looking-is-reading': [
    'A user who lists the messages of a thread has read it.',
    also('listMessages', marking),
  ],
  'answering-is-reading': [
    'A user who says something in a thread has read it.',
    also('sendMessage', marking),
  ],
  'archiving-is-reading': [
    'A user who archives a thread has read it.',
    also('archiveThread', marking),
    answered,
  ],
  'threads-begin-muted': [
    'A new thread is muted for all whom its creator has named.',
    also('createThread', (thread, { acting }, context) =>
      restand(context, thread, ({ personId }) => ({ isMuted: personId !== acting.id })),
    ),
    answered,
  ],
  'no-one-writes-to-oneself': [
    'Refuses a thread that names no one, or its creator.',
    refusing(['createThread'], 'A thread names someone else.', ({ participantIds, creatorId }) => {
      const named = textsIn(participantIds);
      return named.length === 0 || named.includes(String(creatorId));
    }),
    membersOtherwise('createThread'),
  ],
  'empty-messages-are-refused': [
    'Refuses a message without a letter in it.',
    refusing(['sendMessage'], 'A message says something.', ({ body }) => String(body).trim() === ''),
    membersOtherwise('sendMessage'),
  ],
  'same-people-same-thread': [
    'Another thread of the same people is the one of before, with the new title.',
    instead('createThread', (original) => (input, context) => {
      const { creatorId, participantIds, title } = membersIn(input.body);
      const people = [...new Set([String(creatorId), ...textsIn(participantIds)])].sort();
      const former = context.store.threads.filter(
        ({ standings }) =>
          !standings.some(({ hasLeft }) => hasLeft) &&
          standings
            .map(({ personId }) => personId)
            .sort()
            .join() === people.join(),
      )[0];
      const reply = original(input, context);
      if (!former || isRefusal(reply)) return reply;
      context.store.threads.remove(idIn(reply));
      const kept = { ...former, title: typeof title === 'string' ? title : former.title };
      const data = threadView(
        conversationOf(context.store.threads.replace(kept), context),
        ownStanding(kept, input.acting),
        context,
      );
      return { status: 200, body: { data } };
    }),
  ],
  'threads-by-other-ids': [
    'The ids of threads and messages are UUIDs.',
    together(
      ...(['createThread', 'sendMessage'] as const).map((operation) =>
        withContext(operation, (context) => {
          const next: OperationContext['ids']['next'] = (kind) => {
            return uuidOf(context.ids.next(kind));
          };
          return { ...context, ids: { ...context.ids, next } };
        }),
      ),
    ),
  ],
});
