import type { AnnouncementRecord } from '../../mock/world/announcements-records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { first } from '../tour.ts';

const withPapers = ({ store }: World): AnnouncementRecord =>
  first(
    store.announcements.filter(
      ({ attachments, connectionIds }) => attachments.length > 0 && connectionIds.length > 0,
    ),
    'an announcement with an attachment',
  );

const pathUnderConnection = (announcement: AnnouncementRecord) => ({
  connectionId: first(announcement.connectionIds, 'a connection that got it'),
  announcementId: announcement.id,
});

export const announcementExamples = {
  getConnectionAnnouncement: ({ world }) => ({ at: pathUnderConnection(withPapers(world)) }),
  archiveAnnouncement: ({ world }) => ({ at: pathUnderConnection(withPapers(world)) }),
  unarchiveAnnouncement: ({ world }) => ({ at: pathUnderConnection(withPapers(world)) }),
  getAnnouncement: ({ world }) => ({ at: { announcementId: withPapers(world).id } }),
  getAnnouncementAttachment: ({ world }) => {
    const { id, attachments } = withPapers(world);
    return { at: { announcementId: id, attachmentId: first(attachments, 'an attachment').id } };
  },
} satisfies Partial<Examples>;
