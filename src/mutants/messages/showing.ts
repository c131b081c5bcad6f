import { isOut } from '../../mock/domain/messages-standing.ts';
import { asSent } from '../../mock/operations/messages/reading.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { membersIn, textIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, each, type Mutation } from '../mutation.ts';
import { changedAt, withoutEnvelope, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, showsWith } from '../verbs.ts';
import { factsOf, thereafter, threads, othersAmongTheSame, views } from './adapter.ts';

const titleIn = (body: unknown): string => textIn(membersIn(body)['title']);

/** The participants as the read of a thread shows them. */
const showsPeople = (
  change: (people: readonly unknown[], actingId: string) => readonly unknown[],
): Mutation =>
  shows('getThread', (thread, { acting }) => {
    const { participants } = thread;
    return Array.isArray(participants)
      ? { ...thread, participants: change(participants, acting.id) }
      : thread;
  });

const reading = mutantsOf('messages', {
  'read-unwrapped': withoutEnvelope(['MSG-55', 'CNV-08'], 'getThread'),
  'read-of-the-latest': breaking('MSG-56')
    .says('The read of a thread answers the latest one among the same people.')
    .by(afterwards, 'getThread', (reply, input, context) => {
      const facts = factsOf(input, context);
      const latest = facts && othersAmongTheSame(facts).at(-1);
      return latest ? threads.showing(reply, input, context, latest.id) : reply;
    }),
  'read-shows-ids': breaking('MSG-57')
    .says('The read of a thread shows the ids of its participants, and the name only of the one who reads.')
    .by(showsPeople, (people, actingId) =>
      people.map((one) => (membersIn(one)['id'] === actingId ? one : { id: membersIn(one)['id'] })),
    ),
});

const changing = mutantsOf('messages', {
  'change-answers-201': wrongStatus(['MSG-59', 'CNV-29'], 'updateThread', 201),
  'change-of-all-twins': breaking('MSG-60')
    .says('A new title is given to all threads among the same people.')
    .by(thereafter, 'updateThread', (facts) => {
      const title = titleIn(facts.input.body);
      for (const { id } of othersAmongTheSame(facts)) threads.amend(facts.context, id, () => ({ title }));
    }),
  'change-answers-another-id': wrongValue(['MSG-61'], 'updateThread', 'id')
    .as('a revision')
    .by((id) => `${String(id)}.2`),
});

const threadTypes = mutantsOf('messages', {
  'thread-id-of-figures': wrongType(['MSG-01'], 'searchThreads', 'id', 'number'),
  'last-message-in-full': wrongType(['MSG-02'], 'getThread', 'lastMessage', 'object'),
  'last-message-at-in-milliseconds': wrongType(['MSG-03'], 'listThreads', 'lastMessageAt', 'milliseconds'),
  'unread-as-a-share': breaking('MSG-04')
    .says('The unreadCount of a thread that is read is a share of one.')
    .by(showsWith, 'getThread', ({ unreadCount }) => ({ unreadCount: unreadCount && 0.5 })),
  'archived-since': breaking('MSG-05')
    .says('The isArchived of an archived thread is a text.')
    .by(showsWith, ['listThreads', 'searchThreads'], ({ isArchived }) => ({
      isArchived: isArchived && 'yes',
    })),
  'participants-by-id': wrongType(['MSG-06'], 'listThreads', 'participants', 'object'),
  'photo-release-in-words': breaking('MSG-09')
    .says('The declinedPhotoRelease of a participant is a text.')
    .with(
      each([...views, 'listMessages'], (operation) =>
        shows(operation, (one) => {
          const person = operation === 'listMessages' ? 'author' : 'participants.*';
          return membersIn(changedAt(one, `${person}.declinedPhotoRelease`, () => 'no'));
        }),
      ),
    ),
});

const messageTypes = mutantsOf('messages', {
  'message-id-of-figures': wrongType(['MSG-13'], 'listMessages', 'id', 'number'),
  'status-in-detail': breaking('MSG-13')
    .says('The status of a message that is to be sent later is an object.')
    .by(showsWith, 'listMessages', ({ scheduledAt, status }) =>
      scheduledAt ? { status: { name: status } } : {},
    ),
  'author-by-name': breaking('MSG-14')
    .says('The author of a message by staff is a name.')
    .by(shows, 'listMessages', (one) => {
      const { type, fullName } = membersIn(one['author']);
      return type === 'staff' ? { ...one, author: fullName } : one;
    }),
  'attachment-by-url': wrongType(['MSG-15'], 'listMessages', 'attachment', 'text'),
  'scheduled-in-milliseconds': wrongType(['MSG-16'], 'listMessages', 'scheduledAt', 'milliseconds'),
  'deleted-by-number': breaking('MSG-17')
    .says('The isDeleted of a message that is out is 0.')
    .by(shows, 'listMessages', (one, _, context) => {
      const message = context.store.messages.find(String(one['id']));
      const isSent = message !== undefined && isOut(asSent(message, context), isoOf(context.clock.now()));
      return isSent ? { ...one, isDeleted: 0 } : one;
    }),
});

export const showingMutants = [
  ...[...reading, ...changing, ...threadTypes, ...messageTypes],
  ...leavingOut(
    'messages',
    { part: 'thread', resource: 'a thread', breaks: ['MSG-105'], operations: views },
    'title lastMessageAt lastMessage unreadCount isArchived isMuted hasRead createdAt',
  ),
  ...leavingOut(
    'messages',
    { part: 'thread', resource: 'a thread', breaks: ['MSG-106'], operations: ['getThread'] },
    'participants participants.*.id,fullName,type,declinedPhotoRelease',
  ),
  ...leavingOut(
    'messages',
    { part: 'message', resource: 'a message', breaks: ['MSG-107'], operations: ['listMessages'] },
    'threadId body createdAt isDeleted author author.id,fullName,type,declinedPhotoRelease',
    'attachment attachment.id,type,name,size',
  ),
];
