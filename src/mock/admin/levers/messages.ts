import { standingOf } from '../../domain/messages-standing.ts';
import { fromBase64 } from '../../http/base64.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { unknown } from '../../operations/lookup.ts';
import { personOf } from '../../operations/messages/people.ts';
import { validateMessage, postMessage } from '../../operations/messages/send.ts';
import type { OperationContext } from '../../operations/operation.ts';
import type { MessageAttachmentRecord } from '../../world/messages-records.ts';
import type { Levers } from './lever.ts';

interface SentFile {
  readonly name: string;
  readonly type: string;
  /** Base64; without it the file is empty. */
  readonly content?: string;
}

/** Keeps a file for messages, or refuses it where there is no room (413). */
const keepFile = (
  { name, type, content = '' }: SentFile,
  { ids, files, store }: OperationContext,
): MessageAttachmentRecord | Refusal => {
  const fileId = ids.next('fil');
  const bytes = fromBase64(content);
  if (!files.put({ id: fileId, name, type, bytes }))
    return refuse('too-large', {
      promised: 'This server has limited room for files.',
      found: 'no room left for this one.',
      next: 'send less, or reset the mock.',
    });
  return store.messageAttachments.insert({ id: ids.next('att'), fileId, name, type, size: bytes.byteLength });
};

const noParticipant = (authorId: string, threadId: string): Refusal =>
  refuse('conflict', {
    promised: 'Only participants of the thread can write messages.',
    found: `${authorId}, who is not a participant of ${threadId}.`,
    next: 'use one of the participants.',
  });

/** Staff upload files for messages, which the API has no route for; a participant writes in the staff platform. */
export const messageLevers = {
  'create-message-attachment': (input, context) => {
    const kept = keepFile(input, context);
    return isRefusal(kept) ? kept : { attachmentId: kept.id };
  },

  'send-message': ({ threadId, authorId, body, attachment, scheduledAt }, context) => {
    const thread = context.store.threads.find(threadId);
    if (!thread) return unknown('a message thread', threadId);
    if (!personOf(authorId, context)) return unknown('a person', authorId);
    if (!standingOf(thread.standings, authorId)) return noParticipant(authorId, threadId);
    const content = validateMessage({ body, scheduledAt }, authorId, context);
    if (isRefusal(content)) return content;
    const kept = attachment && keepFile(attachment, context);
    if (isRefusal(kept)) return kept;
    return {
      messageId: postMessage(thread, authorId, { ...content, attachmentId: kept?.id ?? null }, context).id,
    };
  },
} satisfies Partial<Levers>;
