import type { components } from '../../../../openapi/generated/types.ts';
import { isOut } from '../../domain/messages-standing.ts';
import { isoOf } from '../../world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';
import { fileUrl } from '../file-url.ts';
import type { OperationContext } from '../operation.ts';
import { participantView } from './people.ts';
import { plannedFor, textOf } from './reading.ts';

type Schemas = components['schemas'];

const attachmentView = (
  id: string | null,
  context: OperationContext,
): Schemas['MessageAttachment'] | null => {
  const attachment = context.store.messageAttachments.find(id ?? undefined);
  if (!attachment) return null;
  const { fileId, name, type, size } = attachment;
  return { id: attachment.id, url: fileUrl(context, fileId), type, name, size };
};

const statusOf = (message: MessageRecord, world: World): string | null => {
  const planned = { authorId: message.authorId, dueAt: plannedFor(message, world) };
  const isToCome = !isOut(planned, isoOf(world.clock.now()));
  return world.choose('message-status', {
    'sent-or-scheduled': isToCome ? 'scheduled' : 'sent',
    'delivery-words': isToCome ? 'pending' : 'delivered',
    unset: null,
  });
};

/** Resources, Message. A deleted message keeps its place and has no text. */
export const messageView = (
  message: MessageRecord,
  { standings }: ThreadRecord,
  context: OperationContext,
): Schemas['Message'] => {
  const { authorId } = message;
  const hasLeft = standings.some((one) => one.personId === authorId && one.hasLeft);
  return {
    id: message.id,
    threadId: message.threadId,
    body: textOf(message),
    author: participantView(authorId, hasLeft, context),
    status: statusOf(message, context),
    attachment: attachmentView(message.attachmentId, context),
    createdAt: message.createdAt,
    scheduledAt: plannedFor(message, context),
    isDeleted: message.isDeleted,
  };
};
