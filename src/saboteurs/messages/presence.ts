import { inParlour } from '../../witness/messages.ts';
import { leavingOut } from '../leaves-out.ts';
import { everywhere, GET, MESSAGES } from './amend.ts';

const talking = inParlour(({ talk }) => talk());

/** A message with a file. */
const enclosing = inParlour(async ({ ada, talk }, { lever }) => {
  const threadId = await talk();
  const attachment = { name: 'menu.txt', type: 'text/plain', content: 'c291cA==' };
  await lever('send-message', { threadId, authorId: ada, body: 'See here', attachment });
});

/** Members of threads, of participants and of messages that are left out, one a saboteur. */
export const presenceSaboteurs = [
  ...leavingOut(
    {
      section: 'messages',
      part: 'thread',
      resource: 'a thread',
      breaks: ['MSG-105'],
      operations: everywhere,
      witness: talking,
    },
    ['title', 'lastMessageAt', 'lastMessage', 'unreadCount', 'isArchived', 'isMuted', 'hasRead', 'createdAt'],
  ),
  ...leavingOut(
    {
      section: 'messages',
      part: 'thread',
      resource: 'a thread',
      breaks: ['MSG-106'],
      operations: [GET],
      witness: talking,
    },
    [
      'participants',
      'participants.*.id',
      'participants.*.fullName',
      'participants.*.type',
      'participants.*.declinedPhotoRelease',
    ],
  ),
  ...leavingOut(
    {
      section: 'messages',
      part: 'message',
      resource: 'a message',
      breaks: ['MSG-107'],
      operations: [MESSAGES],
      witness: enclosing,
    },
    [
      'threadId',
      'body',
      'author',
      'author.id',
      'author.fullName',
      'author.type',
      'author.declinedPhotoRelease',
      'attachment',
      'attachment.id',
      'attachment.type',
      'attachment.name',
      'attachment.size',
      'createdAt',
      'isDeleted',
    ],
  ),
];
