import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { isObject, items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { aBoolean, aDateTime, aText, mustBeOfType } from '../member-types.ts';
import type { MemberType, Shown } from '../member-types.ts';
import { correspondence } from './shown.ts';
import type { Correspondence } from './shown.ts';

const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };
const aTextThatIsThere: MemberType = {
  says: 'a string that is there',
  holds: (value) => typeof value === 'string' && value !== '',
};
const people: MemberType = {
  says: 'an array of objects, each with an id that is a string',
  holds: (value) =>
    Array.isArray(value) && value.every((one) => isObject(one) && aTextThatIsThere.holds(one['id'])),
};
const aParticipant: MemberType = {
  says: 'an object with an id that is a string',
  holds: (value) => isObject(value) && aTextThatIsThere.holds(value['id']),
};
const aFile: MemberType = {
  says: 'an object with an id that is a string',
  holds: (value) => isObject(value) && aTextThatIsThere.holds(value['id']),
};

/** Every participant whom an answer shows, be it in a thread or as the author of a message. */
const participantsOf = ({ threads, messages }: Correspondence): readonly Shown[] => [
  ...threads.flatMap(({ answer, resource }) =>
    items(resource['participants'])
      .filter(isObject)
      .map((one) => ({ answer, resource: one })),
  ),
  ...messages.flatMap(({ answer, resource: { author } }) =>
    isObject(author) ? [{ answer, resource: author }] : [],
  ),
];

const threadsOf = ({ threads }: Correspondence): readonly Shown[] => threads;
const messagesOf = ({ messages }: Correspondence): readonly Shown[] => messages;

/** What is null where a member must be there. */
const withNothingFor = (resource: JsonObject, members: readonly string[]): JsonObject => ({
  ...resource,
  ...Object.fromEntries(members.map((name) => [name, resource[name] ?? ''])),
});

const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly of: (all: Correspondence) => readonly Shown[];
  readonly type: MemberType;
  readonly members: readonly string[];
}[] = [
  {
    id: 'thread-id-is-a-string',
    says: 'The id of a thread is a string.',
    clause: 'MSG-01',
    of: threadsOf,
    type: aTextThatIsThere,
    members: ['id'],
  },
  {
    id: 'thread-texts-are-strings',
    says: 'The lastMessage of a thread is a string.',
    clause: 'MSG-02',
    of: threadsOf,
    type: aText,
    members: ['lastMessage'],
  },
  {
    id: 'thread-times-are-date-times',
    says: 'The lastMessageAt of a thread is a date-time.',
    clause: 'MSG-03',
    of: threadsOf,
    type: aDateTime,
    members: ['lastMessageAt'],
  },
  {
    id: 'unread-count-is-an-integer',
    says: 'The unreadCount of a thread is an integer.',
    clause: 'MSG-04',
    of: threadsOf,
    type: anInteger,
    members: ['unreadCount'],
  },
  {
    id: 'thread-flags-are-booleans',
    says: 'The isArchived, isMuted and hasRead of a thread are booleans.',
    clause: 'MSG-05',
    of: threadsOf,
    type: aBoolean,
    members: ['isArchived', 'isMuted', 'hasRead'],
  },
  {
    id: 'participants-are-objects-with-ids',
    says: 'The participants of a thread are objects, each with an id.',
    clause: 'MSG-06',
    of: threadsOf,
    type: people,
    members: ['participants'],
  },
  {
    id: 'declined-photo-release-is-a-boolean',
    says: 'The declinedPhotoRelease of a participant is a boolean.',
    clause: 'MSG-09',
    of: participantsOf,
    type: aBoolean,
    members: ['declinedPhotoRelease'],
  },
  {
    id: 'message-id-is-a-string',
    says: 'The id of a message is a string.',
    clause: 'MSG-13',
    of: messagesOf,
    type: aTextThatIsThere,
    members: ['id'],
  },
  {
    id: 'message-texts-are-strings',
    says: 'The threadId and the status of a message are strings.',
    clause: 'MSG-13',
    of: messagesOf,
    type: aText,
    members: ['threadId', 'status'],
  },
  {
    id: 'author-is-a-participant',
    says: 'The author of a message is an object with an id.',
    clause: 'MSG-14',
    of: messagesOf,
    type: aParticipant,
    members: ['author'],
  },
  {
    id: 'message-times-are-date-times',
    says: 'The scheduledAt of a message is a date-time.',
    clause: 'MSG-16',
    of: messagesOf,
    type: aDateTime,
    members: ['scheduledAt'],
  },
  {
    id: 'is-deleted-is-a-boolean',
    says: 'The isDeleted of a message is a boolean.',
    clause: 'MSG-17',
    of: messagesOf,
    type: aBoolean,
    members: ['isDeleted'],
  },
];

/** Members that no thread and no message is without. */
const ALWAYS: readonly string[] = ['id'];

for (const { id, says, clause, of, type, members } of promises) {
  check({
    id: `messages.${id}`,
    says,
    clauses: [clause],
    async run(t) {
      const shown = of(await correspondence(t));
      if (shown.length === 0) t.unproven('no thread and no message could be made to look at');
      const always = members.filter((name) => ALWAYS.includes(name));
      const judged = shown.map(({ answer, resource }) => ({
        answer,
        resource: withNothingFor(resource, always),
      }));
      mustBeOfType(judged, members, type);
    },
  });
}

check({
  id: 'messages.attachment-is-an-object',
  says: 'The attachment of a message is an object with an id that is a string.',
  clauses: ['MSG-15'],
  async run(t) {
    const { messages } = await correspondence(t);
    mustBeOfType(messages, ['attachment'], aFile);
    if (!messages.some(({ resource }) => isObject(resource['attachment'])))
      t.unproven('no message carries an attachment; configure the lever send-message');
  },
});
