import { isOut } from '../../mock/domain/thread-standing.ts';
import { asSent } from '../../mock/operations/messages/reading.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { inParlour } from '../../witness/messages.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, type Members } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';
import { GET, LIST, MESSAGES, SEARCH, everywhere, shownAs } from './amend.ts';

/** The participants of a thread and the authors of messages, shown otherwise. */
const people = (change: (person: Members) => unknown): Mutation =>
  shownAs([...everywhere, MESSAGES], (one) =>
    'author' in one
      ? { ...one, author: change(membersIn(one['author'])) }
      : { ...one, participants: listOf(one['participants']).map((person) => change(membersIn(person))) },
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const member = (name: string, change: (value: unknown, whole: Members) => unknown) => (whole: Members) => ({
  ...whole,
  [name]: change(whole[name], whole),
});

const inMilliseconds = (value: unknown): unknown => (typeof value === 'string' ? Date.parse(value) : value);

/** A talk, a new title, somebody who archives, a file and a message for another day. */
const busyThread: Witness = inParlour(
  async ({ ada, carl, sam, talk, rename, move, list }, { lever, day }) => {
    const threadId = await talk();
    const attachment = { name: 'menu.txt', type: 'text/plain', content: 'c291cA==' };
    await lever('send-message', { threadId, authorId: sam, body: 'menu', attachment });
    const scheduledAt = `${day(2)}T10:00:00Z`;
    await lever('send-message', { threadId, authorId: sam, body: 'later', scheduledAt });
    const renamed = await rename(ada, threadId, 'Orchard');
    await move(carl, threadId, 'archive');
    return [renamed, await list(carl, 'searchValue=orchard')];
  },
);

const change = (
  id: string,
  says: string,
  breaks: Saboteur['breaks'],
  tables: Mutation,
  witness: Witness = busyThread,
): Saboteur => ({ id: `messages.${id}`, description: says, breaks, tables, witness });

/** Saboteurs of how threads and messages look. */
export const shapeSaboteurs: readonly Saboteur[] = [
  change(
    'thread-id-of-figures',
    'The id of a thread is a number where it was found by a search.',
    ['MSG-01', 'CNV-03'],
    shownAs(
      [SEARCH],
      member('id', (id) => String(id).length),
    ),
  ),
  change(
    'last-message-in-full',
    'The lastMessage of a thread that is read is the whole message.',
    ['MSG-02'],
    shownAs(
      [GET],
      member('lastMessage', (body) => body && { body }),
    ),
  ),
  change(
    'last-message-at-in-milliseconds',
    'The lastMessageAt of a listed thread counts milliseconds.',
    ['MSG-03'],
    shownAs([LIST], member('lastMessageAt', inMilliseconds)),
  ),
  change(
    'unread-in-words',
    'Where something is unread the unreadCount is a text.',
    ['MSG-04'],
    shownAs(
      [LIST],
      member('unreadCount', (count) => (count === 0 ? 0 : `${String(count)} new`)),
    ),
  ),
  change(
    'unread-as-a-share',
    'The unreadCount of a thread that is read is a share of one.',
    ['MSG-04'],
    shownAs(
      [GET],
      member('unreadCount', (count) => (count === 0 ? 0 : 0.5)),
    ),
  ),
  change(
    'archived-since',
    'The isArchived of an archived thread is a text.',
    ['MSG-05'],
    shownAs(
      [LIST, SEARCH],
      member('isArchived', (isArchived) => (isArchived === true ? 'yes' : isArchived)),
    ),
  ),
  change(
    'flags-of-one-bit',
    'The isMuted and the hasRead of a listed thread are 0 or 1.',
    ['MSG-05'],
    shownAs([LIST], ({ isMuted, hasRead, ...rest }) => ({
      ...rest,
      isMuted: Number(isMuted),
      hasRead: Number(hasRead),
    })),
  ),
  change(
    'participants-by-id',
    'The participants of a listed thread are an object with one member for each.',
    ['MSG-06'],
    shownAs(
      [LIST],
      member('participants', (those) =>
        Object.fromEntries(listOf(those).map((one) => [String(membersIn(one)['id']), one])),
      ),
    ),
  ),
  change(
    'participants-by-name',
    'The participants of a thread that was found are their names.',
    ['MSG-06'],
    shownAs(
      [SEARCH],
      member('participants', (those) => listOf(those).map((one) => membersIn(one)['fullName'])),
    ),
  ),
  change(
    'photo-release-in-words',
    'The declinedPhotoRelease of a participant is a text.',
    ['MSG-09'],
    people(member('declinedPhotoRelease', () => 'no')),
  ),
  change(
    'message-id-of-figures',
    'The id of a message is a number.',
    ['MSG-13', 'CNV-03'],
    shownAs(
      [MESSAGES],
      member('id', (id) => String(id).length),
    ),
  ),
  change(
    'status-in-detail',
    'The status of a message that is to be sent later is an object.',
    ['MSG-13'],
    shownAs(
      [MESSAGES],
      member('status', (status, { scheduledAt }) => (scheduledAt ? { name: status } : status)),
    ),
  ),
  change(
    'author-by-name',
    'The author of a message by staff is a name.',
    ['MSG-14'],
    shownAs(
      [MESSAGES],
      member('author', (author) =>
        membersIn(author)['type'] === 'staff' ? membersIn(author)['fullName'] : author,
      ),
    ),
  ),
  change(
    'attachment-by-url',
    'The attachment of a message is its address.',
    ['MSG-15'],
    shownAs(
      [MESSAGES],
      member('attachment', (file) => file && membersIn(file)['url']),
    ),
  ),
  change(
    'attachment-in-kilobytes',
    'The size of an attachment is a text, and it has no id.',
    ['MSG-15'],
    shownAs(
      [MESSAGES],
      member('attachment', (file) => file && { ...membersIn(file), size: '1 kB', id: undefined }),
    ),
  ),
  change(
    'scheduled-in-milliseconds',
    'The scheduledAt of a message counts milliseconds.',
    ['MSG-16'],
    shownAs([MESSAGES], member('scheduledAt', inMilliseconds)),
  ),
  change(
    'deleted-by-number',
    'The isDeleted of a message that is out is 0.',
    ['MSG-17'],
    shownAs([MESSAGES], (shown, _input, scene) => {
      const message = scene.store.messages.find(String(shown['id']));
      const isSent = message !== undefined && isOut(asSent(message, scene), isoOf(scene.clock.now()));
      return isSent ? { ...shown, isDeleted: 0 } : shown;
    }),
  ),
];
