import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { MessageRecord, ThreadRecord } from '../../world/messages-records.ts';
import type { World } from '../../world/world.ts';
import { storedInstant } from '../activities/input.ts';
import { zoneOfPerson } from './people.ts';

/** A message as a caller sends it; what was left out is absent. */
interface SentMessage {
  readonly body: string;
  readonly attachmentId?: string | undefined;
  readonly scheduledAt?: string | undefined;
}

/** The validated content of a message. */
type MessageContent = Pick<MessageRecord, 'body' | 'attachmentId' | 'scheduledAt'>;

const attachmentIn = ({ attachmentId }: SentMessage, world: World): string | null | Refusal => {
  const isTaken = world.choose('message-attachment', { 'by-id': true, 'not-taken': false });
  if (attachmentId === undefined || !isTaken) return null;
  if (world.store.messageAttachments.find(attachmentId)) return attachmentId;
  const message = 'is not the id of a file for messages';
  return world.choose(
    'unknown-attachment-id',
    {
      refused: refuse(
        'invalid-input',
        {
          promised: 'attachmentId must be the id of a file that staff uploaded for messages.',
          found: `${attachmentId}, which does not exist.`,
          next: 'leave it out, or ask staff to upload the file first.',
        },
        { validation: [{ location: 'body', pointer: '/attachmentId', code: 'unknown', message }] },
      ),
      dropped: null,
    },
    'sendMessage',
  );
};

const timeIn = ({ scheduledAt }: SentMessage, authorId: string, world: World): string | null | Refusal => {
  const isTaken = world.choose('scheduled-message', {
    'listed-at-once': true,
    'listed-when-due': true,
    ignored: false,
  });
  if (scheduledAt === undefined || !isTaken) return null;
  return storedInstant('scheduledAt', scheduledAt, zoneOfPerson(authorId, world), world);
};

/** Validates a message body (MSG-96, MSG-97). */
export const validateMessage = (
  sent: SentMessage,
  authorId: string,
  world: World,
): MessageContent | Refusal => {
  const attachmentId = attachmentIn(sent, world);
  if (isRefusal(attachmentId)) return attachmentId;
  const scheduledAt = timeIn(sent, authorId, world);
  if (isRefusal(scheduledAt)) return scheduledAt;
  return { body: sent.body, attachmentId, scheduledAt };
};

/** Adds a message to a thread. The standings follow from its place in the thread. */
export const postMessage = (
  thread: ThreadRecord,
  authorId: string,
  content: MessageContent,
  { store, ids, clock }: World,
): MessageRecord =>
  store.messages.insert({
    id: ids.next('msg'),
    threadId: thread.id,
    authorId,
    ...content,
    createdAt: isoOf(clock.now()),
    isDeleted: false,
  });
