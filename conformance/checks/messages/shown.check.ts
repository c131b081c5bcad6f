import {
  actsWhenNew,
  company,
  correspondent,
  isShownAs,
  type Correspondent,
} from '../../factories/messages-people.ts';
import { attachedMessages } from '../../factories/messages-attached.ts';
import { freshWord, givenMessage, givenThread, openThread } from '../../factories/messages.ts';
import { namedStaff } from '../../factories/named-staff.ts';
import { Unproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { field, isObject } from '../../kit/json.ts';
import { once } from '../../kit/once.ts';
import { listedBy, presence, shownBy, type Sample, type ShownResource } from '../../kit/presence.ts';
import { listOf, objects } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { lever, people } from '../../kit/to-add.ts';
import { hasId, shownIn } from '../../laws/dated-members.ts';
import type { MemberType, Shown } from '../../laws/member-types.ts';
import { membersOf, typesOf } from '../../laws/shown.ts';

/** Two residents who can act, so the run or the target knows their names and kinds. */
const twoResidents = once(async (t: Tools): Promise<readonly [Correspondent, Correspondent]> => {
  const one = await correspondent(t, 'resident');
  const two = await correspondent(t, 'resident', one ? [one] : []);
  if (!one || !two) return t.unproven('needs two residents who can act', people('resident', { count: 2 }));
  return [one, two];
});

const menu = (): { readonly name: string; readonly type: string; readonly content: string } => ({
  ...{ name: 'menu.txt', type: 'text/plain' },
  content: Buffer.from('the menu of the week').toString('base64'),
});

/**
 * The thread with only these participants. The run knows nothing about other participants, so they are left
 * out.
 */
function amongThem(read: ShownResource, those: readonly Correspondent[]): ShownResource {
  const participants = objects(read.resource, 'participants').filter((one) =>
    those.some((person) => isShownAs(person, one['id'])),
  );
  return { ...read, resource: { ...read.resource, participants } };
}

/** A new acting staff member with a name; undefined if staff cannot be made or cannot act. */
async function colleague(t: Tools): Promise<Correspondent | undefined> {
  if (!(await actsWhenNew.staff(t))) return undefined;
  const { actingId } = await namedStaff(t, (await t.facility()).id);
  return { kind: 'staff', id: actingId, ownId: actingId, as: actingId, isNew: true };
}

presence(
  {
    id: 'messages.thread-shows-its-members',
    says: 'A thread shows a participant every listed member that has a value, in every answer.',
    ...{ resource: 'Message thread', record: 'Thread', clause: 'MSG-105' },
    members: membersOf('Thread', { except: ['participants'], also: ['lastMessageAt', 'lastMessage'] }),
  },
  async (t) => {
    const [me, other] = await twoResidents(t);
    const silent = { title: freshWord(t, 'silent') };
    const made = shownBy(await openThread(t, me, [other], silent));
    const { threadId, title } = await givenThread(t, [me, other]);
    const path = { threadId };
    const samples: Sample[] = [
      // The thread has no message yet.
      { shown: [made], values: { ...silent, isArchived: false }, except: ['lastMessage', 'lastMessageAt'] },
    ];
    for (const { as } of [me, other]) {
      const read = shownBy(await t.call('getThread', { path, as }));
      const list = await t.call('listThreads', { query: { filter: 'active', searchValue: title }, as });
      const found = await t.call('searchThreads', { body: { searchValue: title, isArchived: false }, as });
      const shown = [read, listedBy(list, threadId), listedBy(found, threadId)];
      samples.push({ shown, values: { title, isArchived: false } });
    }
    const renamed = freshWord(t, 'renamed');
    const body = { title: renamed };
    const changed = shownBy(await t.call('updateThread', { path, body, as: me.as }));
    return [...samples, { shown: [changed], values: { title: renamed, isArchived: false } }];
  },
);

const WHO_THEY_ARE = ['participants.*.id', 'participants.*.fullName', 'participants.*.type'] as const;

presence(
  {
    id: 'messages.participants-show-their-members',
    says: 'The read of one thread shows every listed member of residents that has a value.',
    ...{ resource: 'Message thread, participants of type resident', record: 'Thread', clause: 'MSG-106' },
    members: [...WHO_THEY_ARE, 'participants.*.declinedPhotoRelease'],
  },
  async (t) => {
    const [me, other] = await twoResidents(t);
    const { threadId } = await givenThread(t, [me, other]);
    const read = shownBy(await t.call('getThread', { path: { threadId }, as: me.as }));
    return [{ shown: [amongThem(read, [me, other])], values: { 'participants.*.type': 'resident' } }];
  },
);

presence(
  {
    id: 'messages.participants-of-all-kinds-show-who-they-are',
    says: 'The read of one thread shows the full name and the type of connections and staff as well.',
    ...{ resource: 'Message thread, participants of all types', record: 'Thread', clause: 'MSG-106' },
    members: WHO_THEY_ARE,
  },
  async (t) => {
    const me = await correspondent(t, 'resident');
    if (!me) return t.unproven('needs a resident who can act', people('resident'));
    const connection = await correspondent(t, 'connection', [me]);
    const named = await colleague(t);
    const staff = named ?? (await correspondent(t, 'staff', [me]));
    const others = [connection, staff].flatMap((one) => one ?? []);
    if (others.length === 0)
      t.unproven(
        'needs a connection or a staff member who can act',
        people('connection'),
        people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
      );
    const { threadId } = await givenThread(t, [me, ...others]);
    const read = shownBy(await t.call('getThread', { path: { threadId }, as: me.as }));
    return [me, ...others].map((one) => ({
      shown: [amongThem(read, [one])],
      // No answer shows the names of configured staff.
      except: one === staff && !named ? ['participants.*.fullName'] : [],
    }));
  },
);

presence(
  {
    id: 'messages.message-shows-its-members',
    says: 'A message shows every listed member that has a value.',
    ...{ resource: 'Message', record: 'Message', clause: 'MSG-107' },
    members: membersOf('Message', {
      except: ['status', 'attachment', 'scheduledAt'],
      also: ['author.fullName', 'author.type'],
    }),
  },
  async (t) => {
    const [me, other] = await twoResidents(t);
    const { threadId } = await givenThread(t, [me, other], { silent: true });
    const body = await givenMessage(t, threadId, me);
    const samples: Sample[] = [];
    for (const { as } of [me, other]) {
      const list = await t.call('listMessages', { path: { threadId }, as });
      const resource = listOf(list).find((one) => one['body'] === body) ?? {};
      const id = [me.as, me.id].find((one) => one === field(resource, 'author.id')) ?? me.id;
      const author = { 'author.id': id, 'author.type': 'resident' };
      const shown = [{ answer: list, resource }];
      samples.push({ shown, values: { threadId, body, ...author, isDeleted: false } });
    }
    return samples;
  },
);

presence(
  {
    id: 'messages.attachment-shows-its-members',
    says: 'A message with a file shows every listed member of its attachment, except the link.',
    ...{ resource: 'Message', record: 'Message', clause: 'MSG-107' },
    found: {
      levers: ['send-message'],
      records: async (t) => (await attachedMessages(t)).map((one) => ({ shown: [one] })),
    },
    members: ['attachment.type', 'attachment.name', 'attachment.size', 'attachment.id'],
  },
  async (t) => {
    const [me, other] = await twoResidents(t);
    const { threadId } = await givenThread(t, [me, other]);
    const sent = { threadId, authorId: me.id, body: freshWord(t, 'enclosed'), attachment: menu() };
    const { messageId } = await t.lever('send-message', sent);
    const list = await t.call('listMessages', { path: { threadId }, as: other.as });
    return [{ shown: [listedBy(list, messageId)] }];
  },
);

/**
 * Threads and messages in all answers, once per run: for people of all kinds, with and without a title,
 * before and after every change of a thread, and, if staff can send them, with a file and with a scheduled
 * time.
 */
const correspondence = once(async (t: Tools) => {
  const all = await company(t, 3);
  const [creator, ...others] = all;
  const bare = { participantIds: others.map(({ id }) => id), creatorId: creator.id };
  const threads = [...shownIn(await t.call('createThread', { body: bare, as: creator.as }))];
  const messages: Shown[] = [];
  const { threadId } = await givenThread(t, all, { silent: true });
  const path = { threadId };
  // At the end everybody reads everything; before that each reads one half in turn.
  const readAll = async (archivers?: readonly Correspondent[]): Promise<void> => {
    for (const [at, who] of all.entries()) {
      const { as } = who;
      const isArchived = archivers?.includes(who) === true;
      if (archivers || at % 2 === 0)
        for (const answer of [
          await t.call('getThread', { path, as }),
          await t.call('searchThreads', { body: { isArchived }, as }),
        ])
          threads.push(...shownIn(answer));
      if (!archivers && at % 2 === 0) continue;
      const query = { filter: isArchived ? 'archived' : 'active' } as const;
      threads.push(...shownIn(await t.call('listThreads', { query, as })));
      messages.push(...shownIn(await t.call('listMessages', { path, as })));
    }
  };
  await readAll();
  for (const author of all) await givenMessage(t, threadId, author);
  await sentByStaff(t, threadId, creator.id);
  for (const [at, { as }] of all.entries()) {
    if (at !== 1) await t.call('markThreadRead', { path, as });
    if (at !== 2) await t.call('muteThread', { path, query: { isMuted: true }, as });
    const body = { title: freshWord(t, 'renamed') };
    threads.push(...shownIn(await t.call('updateThread', { path, body, as })));
  }
  for (const { as } of others) await t.call('archiveThread', { path, as });
  await readAll(others);
  return { threads, messages };
});

/** A message with a file and a scheduled one, if a lever can send them. */
async function sentByStaff(t: Tools, threadId: string, authorId: string): Promise<void> {
  if (!hasLever(t.run, 'send-message')) return;
  const scheduledAt = `${await t.day(2)}T10:00:00Z`;
  for (const more of [{ attachment: menu() }, { scheduledAt }])
    try {
      await t.lever('send-message', { threadId, authorId, body: freshWord(t, 'word'), ...more });
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
}

/** Chooses what was shown; unproven if there is nothing. */
const looking =
  (of: (all: Awaited<ReturnType<typeof correspondence>>) => readonly Shown[]) =>
  async (t: Tools): Promise<readonly Shown[]> => {
    const shown = of(await correspondence(t));
    return shown.length > 0 ? shown : t.unproven('no thread and no message could be made to look at');
  };

const anObjectWithId: MemberType = {
  says: 'an object with an id that is a string',
  holds: (value) => isObject(value) && typeof value['id'] === 'string' && value['id'] !== '',
};

typesOf(
  'messages',
  'Thread',
  looking(({ threads }) => threads),
  {
    'thread-id-is-a-string': 'MSG-01',
    'thread-texts-are-strings': 'MSG-02',
    'thread-times-are-date-times': 'MSG-03',
    'unread-count-is-an-integer': 'MSG-04',
    'thread-flags-are-booleans': 'MSG-05',
    'participants-are-objects-with-ids': 'MSG-06',
  },
);

/** The author of a message is a participant, too. */
const authorIn = ({ answer, resource: { author } }: Shown): Shown => ({
  answer,
  resource: { participants: isObject(author) ? [author] : [] },
});

typesOf(
  'messages',
  'Thread',
  looking(({ threads, messages }) => [...threads, ...messages.map(authorIn)]),
  { 'declined-photo-release-is-a-boolean': 'MSG-09' },
);

const messagesOf = looking(({ messages }) => messages);

hasId('messages.message-id-is-a-string', 'The id of a message is a string.', 'MSG-13', messagesOf);

typesOf('messages', 'Message', messagesOf, {
  'message-texts-are-strings': 'MSG-13',
  'author-is-a-participant': ['MSG-14', anObjectWithId],
  'message-times-are-date-times': 'MSG-16',
  'is-deleted-is-a-boolean': 'MSG-17',
});

/** Messages of which one has a file. */
async function withFiles(t: Tools): Promise<readonly Shown[]> {
  const messages = hasLever(t.run, 'send-message')
    ? (await correspondence(t)).messages
    : await attachedMessages(t);
  if (!messages.some(({ resource }) => !isBlank(resource['attachment'])))
    t.unproven('no message carries an attachment', lever('send-message'));
  return messages;
}

typesOf('messages', 'Message', withFiles, { 'attachment-is-an-object': 'MSG-15' });
