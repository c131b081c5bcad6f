import type { QueryOf, BodyOf } from '../../../../openapi/generated/contract.ts';
import { standingOf, type Standing } from '../../domain/messages-standing.ts';
import { holdsText } from '../../domain/text-match.ts';
import type { PageRequest } from '../../http/paging.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import type { Acting } from '../../world/acting.ts';
import type { ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { listOrder, pageUnder } from '../order.ts';
import { conversationOf, lastMessageOf, shownMessages, textOf, type Conversation } from './reading.ts';
import { textMatch } from './search-value.ts';
import { ownStanding } from './standing.ts';
import { isArchivedFor, threadView } from './thread-view.ts';

type ListOperation = 'listThreads' | 'searchThreads';

/** A conversation that the acting user may list, with the user's standing. */
interface Listed extends Conversation {
  readonly standing: Standing | undefined;
  readonly isArchived: boolean;
}

const notForSystemActor: Refusal = refuse('forbidden', {
  promised: 'Only participants can list threads.',
  found: 'the enterprise system actor, who is in no thread.',
  next: 'act as a resident, a connection or a staff member.',
});

/** The threads of the acting user. The threads of the system actor are an open choice (MSG-20, MSG-53). */
const threadsFor = ({ kind, id }: Acting, world: World) => {
  const none = { index: 'participant', key: '' } as const;
  if (kind === 'unknown') return none;
  if (kind !== 'systemActor') return { index: 'participant', key: id } as const;
  return world.choose('system-actor-threads', {
    none,
    'every-thread': { index: 'any', key: '' } as const,
    refused: notForSystemActor,
  });
};

const listedFor = (acting: Acting, thread: ThreadRecord, world: World): Listed => {
  const conversation = conversationOf(thread, world);
  const standing = ownStanding(thread, acting);
  return { ...conversation, standing, isArchived: isArchivedFor(standing, conversation, world) };
};

/** Whether archived threads are listed when the request does not say. */
const showsBoth = (operation: ListOperation, world: World): boolean =>
  world.choose('thread-filter-default', { all: true, 'active-only': false }, operation);

const answer = (
  operation: ListOperation,
  acting: Acting,
  keep: (listed: Listed) => boolean,
  page: PageRequest,
  context: OperationContext,
) => {
  const home = threadsFor(acting, context);
  if (isRefusal(home)) return home;
  const { threads } = context.store;
  const known = new Map<string, Listed>();
  const listed = (thread: ThreadRecord): Listed => {
    const one = known.get(thread.id) ?? listedFor(acting, thread, context);
    known.set(thread.id, one);
    return one;
  };
  const lastMoment = (thread: ThreadRecord): string =>
    lastMessageOf(listed(thread), context)?.createdAt ?? thread.createdAt;
  const body = pageUnder(
    { collection: threads, ...home },
    (thread) => keep(listed(thread)),
    listOrder(operation, threads, lastMoment, context),
    page,
    (thread) => threadView(listed(thread), listed(thread).standing, context, operation),
    context,
  );
  return { status: 200, body } as const;
};

// MSG-19, MSG-22, MSG-23
const asFiltered =
  ({ filter }: QueryOf<'listThreads'>, world: World) =>
  ({ isArchived }: Listed): boolean => {
    if (filter === undefined) return !isArchived || showsBoth('listThreads', world);
    // An unknown value that is not refused matches no thread.
    const own: string = isArchived ? 'archived' : 'active';
    return own === filter;
  };

/** GET P/messages/threads */
export const listThreads: Handler<'listThreads'> = ({ query, acting, page }, context) => {
  const match = textMatch('listThreads', context);
  const passes = asFiltered(query, context);
  // MSG-24, MSG-25
  const keep = (one: Listed): boolean => passes(one) && holdsText(one.thread.title, query.searchValue, match);
  return answer('listThreads', acting, keep, page, context);
};

// MSG-46
const asSought =
  ({ participantId, isArchived, searchValue }: BodyOf<'searchThreads'>, context: OperationContext) =>
  (listed: Listed): boolean => {
    const { thread } = listed;
    const match = textMatch('searchThreads', context);
    // MSG-51, MSG-52
    const fits =
      isArchived === undefined
        ? !listed.isArchived || showsBoth('searchThreads', context)
        : listed.isArchived === isArchived;
    return (
      fits &&
      // MSG-50
      (participantId === undefined || standingOf(thread.standings, participantId) !== undefined) &&
      // MSG-47, MSG-48, MSG-49
      (holdsText(thread.title, searchValue, match) ||
        shownMessages(listed, context).some((message) => holdsText(textOf(message), searchValue, match)))
    );
  };

/** POST P/messages/threads/search */
export const searchThreads: Handler<'searchThreads'> = ({ body, acting, page }, context) =>
  answer('searchThreads', acting, asSought(body, context), page, context);
