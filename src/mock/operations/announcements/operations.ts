import { flagsOfAny } from '../../domain/announcements-flags.ts';
import { mediaTypeOf } from '../../domain/file-extension.ts';
import type { AnnouncementAttachmentRecord, AnnouncementRecord } from '../../world/announcements-records.ts';
import type { World } from '../../world/world.ts';
import { unreadable } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { archiveAnnouncement, getConnectionAnnouncement, unarchiveAnnouncement } from './under-connection.ts';
import { announcementView, type ShownFlags } from './view.ts';

const flagsWithoutConnection = (announcement: AnnouncementRecord, world: World): ShownFlags =>
  world.choose('announcement-flat-flags', {
    false: { isRead: false, isArchived: false },
    unset: { isRead: null, isArchived: null },
    'of-any-connection': flagsOfAny(announcement),
  });

/** GET P/announcements/{announcementId}, for the receivers of announcement.sent. */
const getAnnouncement: Handler<'getAnnouncement'> = ({ path: { announcementId } }, context) => {
  const announcement = context.store.announcements.find(announcementId);
  if (!announcement) return unreadable('getAnnouncement', 'an announcement', announcementId, context);
  const flags = flagsWithoutConnection(announcement, context);
  return { status: 200, body: { data: announcementView(announcement, flags, context) } };
};

const attachmentNamed = (
  id: string,
  announcement: AnnouncementRecord,
  world: World,
): AnnouncementAttachmentRecord | undefined => {
  const holders = world.choose(
    'child-under-wrong-parent',
    { 'not-found': [announcement], served: world.store.announcements.all() },
    'getAnnouncementAttachment',
  );
  return holders.flatMap(({ attachments }) => attachments).find((attachment) => attachment.id === id);
};

const getAnnouncementAttachment: Handler<'getAnnouncementAttachment'> = ({ path }, context) => {
  const { announcementId, attachmentId } = path;
  const absent = (what: string, id: string) => unreadable('getAnnouncementAttachment', what, id, context);
  const announcement = context.store.announcements.find(announcementId);
  if (!announcement) return absent('an announcement', announcementId);
  const attachment = attachmentNamed(attachmentId, announcement, context);
  const file = context.files.get(attachment?.fileId ?? '');
  if (!attachment || !file) return absent(`an attachment of announcement ${announcementId}`, attachmentId);
  const { name } = attachment;
  const facts = context.choose('announcement-attachment-headers', {
    'type-and-name': { type: mediaTypeOf(name), name },
    'bytes-only': { type: 'application/octet-stream', name: null },
  });
  return { status: 200, body: { ...facts, bytes: file.bytes } };
};

/** The section Announcements of the interface. */
export const announcementOperations: OperationsOf<'announcements'> = {
  getConnectionAnnouncement,
  archiveAnnouncement,
  unarchiveAnnouncement,
  getAnnouncement,
  getAnnouncementAttachment,
};
