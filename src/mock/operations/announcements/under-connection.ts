import { flagsFor, marked } from '../../domain/announcements-flags.ts';
import type { Acting } from '../../world/acting.ts';
import { actsAsConnection } from '../../identity/acting.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import type { AnnouncementRecord } from '../../world/announcements-records.ts';
import type { World } from '../../world/world.ts';
import { unknown, unreadable } from '../lookup.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { announcementView } from './view.ts';

type UnderConnection = 'getConnectionAnnouncement' | 'archiveAnnouncement' | 'unarchiveAnnouncement';

interface AnnouncementPath {
  readonly connectionId: string;
  readonly announcementId: string;
}

/** The announcement that a connection got, or the refusal; `absent` makes the refusal for unknown ids. */
const announcementOf = (
  operation: UnderConnection,
  { connectionId, announcementId }: AnnouncementPath,
  absent: (what: string, id: string) => Refusal,
  world: World,
): AnnouncementRecord | Refusal => {
  if (!world.store.connections.find(connectionId)) return absent('a connection', connectionId);
  const announcement = world.store.announcements.find(announcementId);
  if (!announcement) return absent('an announcement', announcementId);
  const isServed =
    announcement.connectionIds.includes(connectionId) ||
    world.choose('announcement-not-sent', { 'not-found': false, served: true }, operation);
  return isServed ? announcement : unknown(`an announcement to connection ${connectionId}`, announcementId);
};

const marksAsRead = (acting: Acting, connectionId: string, world: World): boolean =>
  world.choose('announcement-read-mark', {
    untouched: false,
    'by-connection': actsAsConnection(acting, connectionId, world),
    'by-anyone': true,
  });

/** GET P/connections/{connectionId}/announcements/{announcementId}: if the read sets `isRead`, the answer shows it. */
export const getConnectionAnnouncement: Handler<'getConnectionAnnouncement'> = (
  { path, acting },
  context,
) => {
  const operation = 'getConnectionAnnouncement';
  const absent = (what: string, id: string) => unreadable(operation, what, id, context);
  const found = announcementOf(operation, path, absent, context);
  if (isRefusal(found)) return found;
  const { connectionId } = path;
  const readBy = marksAsRead(acting, connectionId, context)
    ? marked(found.readBy, connectionId, true)
    : found.readBy;
  const read = readBy === found.readBy ? found : context.store.announcements.replace({ ...found, readBy });
  return { status: 200, body: { data: announcementView(read, flagsFor(connectionId, read), context) } };
};

/** Sets or clears isArchived for one connection. If nothing changes, the answer is an open choice. */
const setArchived = (
  operation: 'archiveAnnouncement' | 'unarchiveAnnouncement',
  path: AnnouncementPath,
  isArchived: boolean,
  context: OperationContext,
) => {
  const announcement = announcementOf(operation, path, unknown, context);
  if (isRefusal(announcement)) return announcement;
  const archivedBy = marked(announcement.archivedBy, path.connectionId, isArchived);
  const isSame = archivedBy === announcement.archivedBy;
  if (
    isSame &&
    context.choose('announcement-archive-again', { 'no-content': false, refused: true }, operation)
  )
    return refuse('conflict', {
      promised: isArchived
        ? 'An announcement can be archived only once for a connection.'
        : 'Only an archived announcement can be unarchived.',
      found: isArchived ? 'an archived announcement.' : 'an announcement that is not archived.',
      next: 'nothing to do: it already has that state.',
    });
  if (!isSame) context.store.announcements.replace({ ...announcement, archivedBy });
  return { status: 204, body: undefined } as const;
};

export const archiveAnnouncement: Handler<'archiveAnnouncement'> = ({ path }, context) =>
  setArchived('archiveAnnouncement', path, true, context);

export const unarchiveAnnouncement: Handler<'unarchiveAnnouncement'> = ({ path }, context) =>
  setArchived('unarchiveAnnouncement', path, false, context);
