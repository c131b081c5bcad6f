import type { AnnouncementRecord } from '../../world/announcements-records.ts';
import { isoOf } from '../../world/clock.ts';
import type { OperationContext } from '../operation.ts';

/** What staff decide on when they send an announcement. */
type AnnouncementOrder = Omit<AnnouncementRecord, 'id' | 'status' | 'createdAt' | 'readBy' | 'archivedBy'>;

/** Sends an announcement and notifies receivers (the interface: Events). It begins unread and not archived. */
export const sendAnnouncement = (order: AnnouncementOrder, context: OperationContext): AnnouncementRecord => {
  const announcement = context.store.announcements.insert({
    ...order,
    id: context.ids.next('ann'),
    status: 'sent',
    createdAt: isoOf(context.clock.now()),
    readBy: [],
    archivedBy: [],
  });
  context.announce('announcement.sent', announcement.id);
  return announcement;
};
