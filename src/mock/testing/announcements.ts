import type { Readings } from '../world/choices.ts';
import type { ConnectionRecord } from '../world/records.ts';
import { dataOf, peopleMock } from './people.ts';

/** The file that the announcement brings. */
export const MENU = 'Soup, pie, plums.';

/** An announcement to two of three connections, and short ways to ask for it. */
export const announcementsMock = async (readings: Readings = {}) => {
  const app = peopleMock(readings);
  const { home, away, addConnection, addResident, ask } = app;
  const named = (firstName: string, facilityId: string) =>
    addConnection({ firstName, externalId: `ext-${firstName.toLowerCase()}`, facilityIds: [facilityId] });
  /** Kim, known elsewhere as ext-kim, and Lou got it; Max did not. */
  const [kim, lou, max] = [named('Kim', home), named('Lou', home), named('Max', away)] as const;
  const { announcementId, attachmentIds } = await app.pulled('send-announcement', {
    facilityIds: [home],
    subject: 'Lunch in the garden',
    message: 'On Sunday at noon.',
    smsMessage: 'Garden lunch, Sunday noon.',
    from: 'The kitchen',
    recipientGroups: ['Family'],
    scheduledAt: '2026-06-16T09:00:00Z',
    attachments: [{ name: 'Menu of the day.txt', content: Buffer.from(MENU).toString('base64') }],
  });
  const id = String(announcementId);
  const at = ({ id: connectionId }: ConnectionRecord) => ({ connectionId, announcementId: id });
  const by = (as: string | undefined) => (as === undefined ? {} : { as });
  return {
    ...app,
    ...{ kim, lou, max, id },
    /** Where the announcement is under a connection. */
    under: (connection: ConnectionRecord) => `/connections/${connection.id}/announcements/${id}`,
    /** Residents, connections and staff who may not see more than their own. */
    strangers: [lou.id, addResident().id, app.staffId],
    attachmentId: String(Array.isArray(attachmentIds) ? attachmentIds[0] : undefined),
    /** The two flags under a connection, as the system actor sees them. */
    flags: async (connection: ConnectionRecord) => {
      const { isRead, isArchived } = dataOf(await ask('getConnectionAnnouncement', at(connection)));
      return [isRead, isArchived];
    },
    archive: (connection: ConnectionRecord, as?: string) =>
      ask('archiveAnnouncement', at(connection), by(as)),
    unarchive: (connection: ConnectionRecord, as?: string) =>
      ask('unarchiveAnnouncement', at(connection), by(as)),
  };
};
