import { reading, someMailing } from '../../witness/announcements.ts';
import { leavingOut } from '../leaves-out.ts';

/** Members of an announcement that are left out, one a saboteur. */
export const announcementPresenceSaboteurs = leavingOut(
  {
    section: 'announcements',
    resource: 'an announcement',
    breaks: ['ANN-101'],
    operations: ['getConnectionAnnouncement', 'getAnnouncement'],
    witness: async (stage) => {
      const { announcementId, under, first } = await someMailing(stage);
      return [await reading(stage, under(first)), await reading(stage, `/announcements/${announcementId}`)];
    },
  },
  [
    'from',
    'subject',
    'message',
    'smsMessage',
    'recipientGroups',
    'facilities',
    'status',
    'scheduledAt',
    'createdBy',
    'createdAt',
    'attachments',
    'attachments.*.id',
    'attachments.*.name',
    'attachments.*.size',
    'attachments.*.extension',
    'isRead',
    'isArchived',
  ],
);
