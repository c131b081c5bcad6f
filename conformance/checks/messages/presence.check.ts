import {
  actsWhenNew,
  correspondent,
  isShownAs,
  type Correspondent,
} from '../../factories/messages-people.ts';
import { attachedMessages } from '../../factories/messages-attached.ts';
import { freshWord, givenMessage, givenThread, openThread } from '../../factories/messages.ts';
import { namedStaff } from '../../factories/named-staff.ts';
import { field } from '../../kit/json.ts';
import { once } from '../../kit/once.ts';
import { listedBy, presence, shownBy, type Sample, type ShownResource } from '../../kit/presence.ts';
import { listOf, objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { people } from '../../kit/to-add.ts';

/** Two residents who can act, so the run or the target knows their names and kinds. */
const twoResidents = once(async (t: Tools): Promise<readonly [Correspondent, Correspondent]> => {
  const one = await correspondent(t, 'resident');
  const two = await correspondent(t, 'resident', one ? [one] : []);
  if (!one || !two) return t.unproven('needs two residents who can act', people('resident', { count: 2 }));
  return [one, two];
});

/**
 * The thread with only these participants. The run knows nothing about other participants, so they are left
 * out.
 */
function amongThem(read: ShownResource, people: readonly Correspondent[]): ShownResource {
  const participants = objects(read.resource, 'participants').filter((one) =>
    people.some((person) => isShownAs(person, one['id'])),
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
    resource: 'Message thread',
    record: 'Thread',
    clause: 'MSG-105',
    members: [
      'title',
      'lastMessageAt',
      'lastMessage',
      'id',
      'unreadCount',
      'isArchived',
      'isMuted',
      'hasRead',
      'createdAt',
    ],
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

presence(
  {
    id: 'messages.participants-show-their-members',
    says: 'The read of one thread shows every listed member of residents that has a value.',
    resource: 'Message thread, participants of type resident',
    record: 'Thread',
    clause: 'MSG-106',
    members: [
      'participants.*.id',
      'participants.*.fullName',
      'participants.*.type',
      'participants.*.declinedPhotoRelease',
    ],
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
    resource: 'Message thread, participants of all types',
    record: 'Thread',
    clause: 'MSG-106',
    members: ['participants.*.id', 'participants.*.fullName', 'participants.*.type'],
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

const MESSAGE = [
  'threadId',
  'body',
  'author.id',
  'author.fullName',
  'author.type',
  'id',
  'author.declinedPhotoRelease',
  'createdAt',
  'isDeleted',
] as const;

presence(
  {
    id: 'messages.message-shows-its-members',
    says: 'A message shows every listed member that has a value.',
    resource: 'Message',
    record: 'Message',
    clause: 'MSG-107',
    members: MESSAGE,
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
      samples.push({
        shown: [{ answer: list, resource }],
        values: { threadId, body, ...author, isDeleted: false },
      });
    }
    return samples;
  },
);

presence(
  {
    id: 'messages.attachment-shows-its-members',
    says: 'A message with a file shows every listed member of its attachment, except the link.',
    resource: 'Message',
    record: 'Message',
    clause: 'MSG-107',
    found: {
      levers: ['send-message'],
      records: async (t) => (await attachedMessages(t)).map((one) => ({ shown: [one] })),
    },
    members: ['attachment.type', 'attachment.name', 'attachment.size', 'attachment.id'],
  },
  async (t) => {
    const [me, other] = await twoResidents(t);
    const { threadId } = await givenThread(t, [me, other]);
    const content = Buffer.from('the menu of the week').toString('base64');
    const attachment = { name: 'menu.txt', type: 'text/plain', content };
    const body = freshWord(t, 'enclosed');
    const { messageId } = await t.lever('send-message', { threadId, authorId: me.id, body, attachment });
    const list = await t.call('listMessages', { path: { threadId }, as: other.as });
    return [{ shown: [listedBy(list, messageId)] }];
  },
);
