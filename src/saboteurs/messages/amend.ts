import type { OperationId } from '../../../openapi/generated/contract.ts';
import { standingOf, type Standing } from '../../mock/domain/thread-standing.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { messageView } from '../../mock/operations/messages/message-view.ts';
import { personOf } from '../../mock/operations/messages/people.ts';
import { conversationOf } from '../../mock/operations/messages/reading.ts';
import { ownStanding } from '../../mock/operations/messages/standing.ts';
import { isArchivedFor, threadView } from '../../mock/operations/messages/thread-view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { MessageRecord, ThreadRecord } from '../../mock/world/messages-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, type Members } from '../input.ts';
import { afterwards, inData, inList, instead, type Mutation, together } from '../mutation.ts';

export const LIST = 'listThreads';
export const SEARCH = 'searchThreads';
export const CREATE = 'createThread';
export const GET = 'getThread';
export const UPDATE = 'updateThread';
export const ARCHIVE = 'archiveThread';
export const LEAVE = 'leaveThread';
export const MUTE = 'muteThread';
export const READ = 'markThreadRead';
export const MESSAGES = 'listMessages';
export const SEND = 'sendMessage';

type Lists = typeof LIST | typeof SEARCH;

/** Wherever a thread is shown. */
export const everywhere = [LIST, SEARCH, CREATE, GET, UPDATE] as const;

/** Changes a stored thread behind the API's back. */
export const amend = (
  { store }: World,
  id: string | undefined,
  change: (stored: ThreadRecord) => Partial<ThreadRecord>,
): void => {
  const stored = store.threads.find(id);
  if (stored) store.threads.replace({ ...stored, ...change(stored) });
};

/** Changes how each of its participants stands to a thread. */
export const restand = (
  world: World,
  id: string | undefined,
  change: (standing: Standing) => Partial<Standing>,
): void =>
  amend(world, id, ({ standings }) => ({ standings: standings.map((one) => ({ ...one, ...change(one) })) }));

export const sentThread = ({ path }: AnyInput): string => path['threadId'] ?? '';

/** Once the original handler has served a request, something more is done. */
export const thereafter = (
  operation: OperationId,
  act: (input: AnyInput, scene: Scene, former: ThreadRecord, reply: AnyReply) => void,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const before = scene.store.threads.find(input.path['threadId']);
    const reply = original(input, scene);
    const thread = before ?? scene.store.threads.find(isRefusal(reply) ? undefined : idIn(reply));
    if (!isRefusal(reply) && thread) act(input, scene, thread, reply);
    return reply;
  });

/** A request that is done by nothing: answered as it should be. */
export const inVain = (
  operation: OperationId,
  isVain: (input: AnyInput, scene: Scene, thread: ThreadRecord) => boolean,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const thread = scene.store.threads.find(input.path['threadId']);
    const isDone = !thread || !ownStanding(thread, input.acting) || !isVain(input, scene, thread);
    return isDone ? original(input, scene) : { status: 204, body: undefined };
  });

/** Threads as answers show them, shown otherwise. */
export const shownAs = (
  operations: readonly OperationId[],
  change: (thread: Members, input: AnyInput, scene: Scene) => Members,
): Mutation =>
  together(
    ...operations.map((operation) =>
      afterwards(operation, (reply, input, scene) =>
        inData((thread) => ({ ...change(thread, input, scene) }))(reply, input),
      ),
    ),
  );

export const viewFor = (
  thread: ThreadRecord,
  { acting }: AnyInput,
  scene: Scene,
  operation?: Lists,
): Members => ({
  ...threadView(conversationOf(thread, scene), ownStanding(thread, acting), scene, operation),
});

/** The lists hold further stored threads beside the original ones, on their first page. */
export const listingAlso = (
  operations: readonly Lists[],
  finds: (thread: ThreadRecord, input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  together(
    ...operations.map((operation) =>
      afterwards(operation, (reply, input, scene) => {
        if (input.page.after) return reply;
        return inList((items) => {
          const known = items.map((item) => membersIn(item)['id']);
          const more = scene.store.threads.filter(
            (thread) => !known.includes(thread.id) && finds(thread, input, scene),
          );
          return [...items, ...more.map((thread) => viewFor(thread, input, scene, operation))];
        })(reply, input);
      }),
    ),
  );

/** The lists leave some of the original threads out. */
export const listingOnly = (
  operations: readonly Lists[],
  keeps: (thread: ThreadRecord, input: AnyInput, scene: Scene, place: number) => boolean,
): Mutation =>
  together(
    ...operations.map((operation) =>
      afterwards(operation, (reply, input, scene) =>
        inList((items) =>
          items.filter((item, place) => {
            const thread = scene.store.threads.find(String(membersIn(item)['id']));
            return !thread || keeps(thread, input, scene, place);
          }),
        )(reply, input),
      ),
    ),
  );

/** The list of messages leaves some of the original ones out. */
export const tellingOnly = (
  keeps: (message: MessageRecord, input: AnyInput, scene: Scene, place: number) => boolean,
): Mutation =>
  afterwards(MESSAGES, (reply, input, scene) =>
    inList((items) =>
      items.filter((item, place) => {
        const message = scene.store.messages.find(String(membersIn(item)['id']));
        return !message || keeps(message, input, scene, place);
      }),
    )(reply, input),
  );

/** The list of messages holds further ones, at its end. */
export const tellingAlso = (
  finds: (message: MessageRecord, input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  afterwards(MESSAGES, (reply, input, scene) => {
    const thread = scene.store.threads.find(sentThread(input));
    if (input.page.after || !thread) return reply;
    return inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.messages.filter(({ id }) => !known.includes(id));
      const told = more.filter((message) => finds(message, input, scene));
      return [...items, ...told.toReversed().map((message) => messageView(message, thread, scene))];
    })(reply, input);
  });

export const takesPart = ({ standings }: ThreadRecord, id: string): boolean =>
  standingOf(standings, id) !== undefined;

export const isArchivedBy = (thread: ThreadRecord, id: string, world: World): boolean =>
  isArchivedFor(standingOf(thread.standings, id), conversationOf(thread, world), world);

export const kindOf = (id: string, world: World): string | undefined => personOf(id, world)?.kind;

export const messagesIn = (thread: ThreadRecord, world: World): readonly MessageRecord[] =>
  conversationOf(thread, world).messages;

/** The other threads among the very same people. */
export const twinsOf = (thread: ThreadRecord, { store }: World): readonly ThreadRecord[] => {
  const people = ({ standings }: ThreadRecord) => standings.map(({ personId }) => personId).sort();
  const own = people(thread).join();
  return store.threads.filter((other) => other.id !== thread.id && people(other).join() === own);
};
