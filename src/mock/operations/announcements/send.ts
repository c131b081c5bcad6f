import type { AnnouncementRecord } from '../../world/announcements-records.ts';
import { isoOf } from '../../world/clock.ts';
import type { Scene } from '../operation.ts';

/** What staff decide on when they send an announcement. */
type AnnouncementOrder = Omit<AnnouncementRecord, 'id' | 'status' | 'createdAt' | 'readBy' | 'archivedBy'>;

/** Sends an announcement and tells receivers (the interface: Events). Nobody has read or archived it yet. */
export const sendAnnouncement = (order: AnnouncementOrder, scene: Scene): AnnouncementRecord => {
  const announcement = scene.store.announcements.insert({
    ...order,
    id: scene.ids.next('ann'),
    status: 'sent',
    createdAt: isoOf(scene.clock.now()),
    readBy: [],
    archivedBy: [],
  });
  scene.announce('announcement.sent', announcement.id);
  return announcement;
};
