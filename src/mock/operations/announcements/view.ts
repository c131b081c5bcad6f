import type { components } from '../../../../openapi/generated/types.ts';
import { extensionOf } from '../../domain/file-extension.ts';
import type { AnnouncementRecord } from '../../world/announcements-records.ts';
import type { World } from '../../world/world.ts';
import { facilityNames } from '../facility-names.ts';

type Announcement = components['schemas']['Announcement'];

/** The flags as an answer shows them; null means no value. */
export type ShownFlags = Readonly<Record<'isRead' | 'isArchived', boolean | null>>;

const authorOf = ({ createdBy }: AnnouncementRecord, { store }: World) => {
  const author = store.staff.find(createdBy);
  return { id: createdBy, name: author ? `${author.firstName} ${author.lastName}` : null };
};

/** Resources, Announcement. The forms of its facilities and of its author are open choices (ANN-08). */
export const announcementView = (
  announcement: AnnouncementRecord,
  { isRead, isArchived }: ShownFlags,
  world: World,
): Announcement => ({
  id: announcement.id,
  from: announcement.from,
  subject: announcement.subject,
  message: announcement.message,
  smsMessage: announcement.smsMessage,
  recipientGroups: [...announcement.recipientGroups],
  facilities: world.choose('announcement-facilities', {
    ids: [...announcement.facilityIds],
    names: [...facilityNames(announcement.facilityIds, world)],
  }),
  status: announcement.status,
  scheduledAt: announcement.scheduledAt,
  createdBy: world.choose('announcement-created-by', {
    text: announcement.createdBy,
    object: authorOf(announcement, world),
  }),
  createdAt: announcement.createdAt,
  attachments: announcement.attachments.map(({ id, name, size }) => ({
    id,
    name,
    size,
    extension: extensionOf(name) ?? world.choose('attachment-without-extension', { unset: null, empty: '' }),
  })),
  isRead,
  isArchived,
});
