import { attachedMessages } from '../../factories/messages-attached.ts';
import { check } from '../../kit/check.ts';
import { wrongType } from '../../kit/fault.ts';
import { isObject, items } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { aBoolean, aDateTime, aText, memberTypes, mustBeOfType } from '../../laws/member-types.ts';
import type { MemberType, Shown } from '../../laws/member-types.ts';
import { correspondence, type Correspondence } from './shown.ts';
import { lever } from '../../kit/to-add.ts';

const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };
const isId = (value: unknown): boolean => typeof value === 'string' && value !== '';
const anId: MemberType = { says: 'a string that is there', holds: isId };
const hasId = (value: unknown): boolean => isObject(value) && isId(value['id']);
const anObjectWithId: MemberType = { says: 'an object with an id that is a string', holds: hasId };
const objectsWithIds: MemberType = {
  says: 'an array of objects, each with an id that is a string',
  holds: (value) => Array.isArray(value) && value.every(hasId),
};

/**
 * Chooses resources from all that were shown; unproven if there are none. A missing id is shown as an empty
 * text.
 */
const looking =
  (of: (all: Correspondence) => readonly Shown[]) =>
  async (t: Tools): Promise<readonly Shown[]> => {
    const shown = of(await correspondence(t));
    if (shown.length === 0) t.unproven('no thread and no message could be made to look at');
    return shown.map(({ answer, resource }) => ({
      answer,
      resource: { ...resource, id: resource['id'] ?? '' },
    }));
  };

const threadsOf = looking(({ threads }) => threads);
const messagesOf = looking(({ messages }) => messages);

/** Every participant in an answer, of a thread or as the author of a message. */
const participantsOf = looking(({ threads, messages }) => [
  ...threads.flatMap(({ answer, resource }) =>
    items(resource['participants'])
      .filter(isObject)
      .map((one) => ({ answer, resource: one })),
  ),
  ...messages.flatMap(({ answer, resource: { author } }) =>
    isObject(author) ? [{ answer, resource: author }] : [],
  ),
]);

memberTypes('messages', threadsOf, {
  'thread-id-is-a-string': ['The id of a thread is a string.', 'MSG-01', [anId, 'id']],
  'thread-texts-are-strings': ['The lastMessage of a thread is a string.', 'MSG-02', [aText, 'lastMessage']],
  'thread-times-are-date-times': [
    'The lastMessageAt of a thread is a date-time.',
    'MSG-03',
    [aDateTime, 'lastMessageAt'],
  ],
  'unread-count-is-an-integer': [
    'The unreadCount of a thread is an integer.',
    'MSG-04',
    [anInteger, 'unreadCount'],
  ],
  'thread-flags-are-booleans': [
    'The isArchived, isMuted and hasRead of a thread are booleans.',
    'MSG-05',
    [aBoolean, 'isArchived isMuted hasRead'],
  ],
  'participants-are-objects-with-ids': [
    'The participants of a thread are objects, each with an id.',
    'MSG-06',
    [objectsWithIds, 'participants'],
  ],
});

memberTypes('messages', participantsOf, {
  'declined-photo-release-is-a-boolean': [
    'The declinedPhotoRelease of a participant is a boolean.',
    'MSG-09',
    [aBoolean, 'declinedPhotoRelease'],
  ],
});

memberTypes('messages', messagesOf, {
  'message-id-is-a-string': ['The id of a message is a string.', 'MSG-13', [anId, 'id']],
  'message-texts-are-strings': [
    'The threadId and the status of a message are strings.',
    'MSG-13',
    [aText, 'threadId status'],
  ],
  'author-is-a-participant': [
    'The author of a message is an object with an id.',
    'MSG-14',
    [anObjectWithId, 'author'],
  ],
  'message-times-are-date-times': [
    'The scheduledAt of a message is a date-time.',
    'MSG-16',
    [aDateTime, 'scheduledAt'],
  ],
  'is-deleted-is-a-boolean': ['The isDeleted of a message is a boolean.', 'MSG-17', [aBoolean, 'isDeleted']],
});

check({
  id: 'messages.attachment-is-an-object',
  says: 'The attachment of a message is an object with an id that is a string.',
  clauses: ['MSG-15'],
  async run(t) {
    const messages = hasLever(t.run, 'send-message')
      ? (await correspondence(t)).messages
      : await attachedMessages(t);
    mustBeOfType(messages, ['attachment'], { says: 'an object', holds: isObject });
    for (const { answer, resource } of messages) {
      const { attachment } = resource;
      if (!isObject(attachment)) continue;
      const { id } = attachment;
      mustHold(answer, 'an attachment.id that is a string', isId(id), wrongType('attachment.id', id));
    }
    if (!messages.some(({ resource }) => isObject(resource['attachment'])))
      t.unproven('no message carries an attachment', lever('send-message'));
  },
});
