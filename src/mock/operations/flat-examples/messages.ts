import type { components } from '../../../../openapi/generated/types.ts';
import { isRefusal } from '../../http/problem.ts';
import type { MessageRecord, ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';
import { conversationOf, shownMessages, textOf } from '../messages/reading.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { mostItems, residentsAsked } from './asked.ts';
import { limited, rowsInOrder, rowsOf, type Row } from './rows.ts';

const LIST = 'listMessagesFlat';

const view = (
  { record: message, residentId }: Row<MessageRecord>,
  context: OperationContext,
): components['schemas']['FlatMessage'] => ({
  id: message.id,
  residentId,
  subject: context.choose('flat-subject', {
    'thread-title': context.store.threads.find(message.threadId)?.title ?? null,
    unset: null,
  }),
  body: message.body,
  createdAt: message.createdAt,
});

const participantIds = ({ standings }: ThreadRecord): readonly string[] =>
  standings.flatMap(({ personId, hasLeft }) => (hasLeft ? [] : [personId]));

/** The messages that participants can see now, without deleted ones: the flat shape has no flag for them. */
const visible = (threads: readonly ThreadRecord[], world: World): readonly MessageRecord[] =>
  threads
    .flatMap((thread) => shownMessages(conversationOf(thread, world), world))
    .filter((message) => textOf(message) !== null);

/** GET P/messages: the messages of the threads in which the resident takes part; a limit leaves some. */
export const listMessagesFlat: Handler<typeof LIST> = ({ query }, context) => {
  const { residentId } = query;
  const asked = residentsAsked(LIST, residentId, context);
  if (isRefusal(asked)) return asked;
  const most = mostItems(LIST, query.limit, context);
  if (isRefusal(most)) return most;
  const { threads, messages } = context.store;
  const inThreads = residentId === undefined ? threads.all() : threads.where('participant', residentId);
  const shown = context.choose('flat-store', { 'one-store': visible, 'two-stores': () => [] })(
    inThreads,
    context,
  );
  const people = (message: MessageRecord): readonly string[] => {
    const thread = threads.find(message.threadId);
    return thread ? participantIds(thread) : [];
  };
  // FLT-22
  const rows = rowsOf(shown, people, asked);
  const ordered = rowsInOrder(LIST, messages, rows, ({ createdAt }) => createdAt, context);
  const kept = limited(ordered, most, messages, context);
  return { status: 200, body: { data: kept.map((row) => view(row, context)) } };
};
