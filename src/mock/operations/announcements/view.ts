import type { components } from '../../../../openapi/generated/types.ts';
import { extensionOf } from '../../domain/file-extension.ts';
import type { AnnouncementRecord } from '../../world/announcements-records.ts';

type Announcement = components['schemas']['Announcement'];

/** The flags as an answer shows them; null is no value. */
export type ShownFlags = Readonly<Record<'isRead' | 'isArchived', boolean | null>>;

/** Resources, Announcement. Its facilities are told by their ids, its author by the id of the staff member. */
export const announcementView = (
  announcement: AnnouncementRecord,
  { isRead, isArchived }: ShownFlags,
): Announcement => ({
  id: announcement.id,
  from: announcement.from,
  subject: announcement.subject,
  message: announcement.message,
  smsMessage: announcement.smsMessage,
  recipientGroups: [...announcement.recipientGroups],
  facilities: [...announcement.facilityIds],
  status: announcement.status,
  scheduledAt: announcement.scheduledAt,
  createdBy: announcement.createdBy,
  createdAt: announcement.createdAt,
  attachments: announcement.attachments.map(({ id, name, size }) => ({
    id,
    name,
    size,
    extension: extensionOf(name) ?? null,
  })),
  isRead,
  isArchived,
});
