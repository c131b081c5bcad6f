import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import { membersOf, people, stateOf, type People } from '../testing-people.ts';

/** The file that the announcement brings. */
export const MENU = 'Soup, pie, plums.';

/** An announcement to two of three connections, and short ways to ask for it. */
interface Board extends People {
  /** Kim, known elsewhere as ext-kim, and Lou got it; Max did not. */
  readonly kim: ConnectionRecord;
  readonly lou: ConnectionRecord;
  readonly max: ConnectionRecord;
  /** Residents, connections and staff who may not see more than their own. */
  readonly strangers: readonly string[];
  readonly id: string;
  readonly attachmentId: string;
  /** Where the announcement is under a connection. */
  under(connection: ConnectionRecord): string;
  /** The two flags under a connection, as the system actor sees them. */
  flags(connection: ConnectionRecord): Promise<readonly unknown[]>;
  archive(connection: ConnectionRecord, as?: string): Promise<TestAnswer>;
  unarchive(connection: ConnectionRecord, as?: string): Promise<TestAnswer>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const board = async (readings: Readings = {}): Promise<Board> => {
  const app = people(readings);
  const { home, away, addConnection, addResident, pull, call, world } = app;
  const named = (firstName: string, facilityId: string) =>
    addConnection({ firstName, externalId: `ext-${firstName.toLowerCase()}`, facilityIds: [facilityId] });
  const [kim, lou, max] = [named('Kim', home), named('Lou', home), named('Max', away)] as const;
  const sent = await pull('send-announcement', {
    facilityIds: [home],
    subject: 'Lunch in the garden',
    message: 'On Sunday at noon.',
    smsMessage: 'Garden lunch, Sunday noon.',
    from: 'The kitchen',
    recipientGroups: ['Family'],
    scheduledAt: '2026-06-16T09:00:00Z',
    attachments: [{ name: 'Menu of the day.txt', content: Buffer.from(MENU).toString('base64') }],
  });
  const { announcementId, attachmentIds } = membersOf(sent);
  const id = String(announcementId);
  const under = (connection: ConnectionRecord) => `/connections/${connection.id}/announcements/${id}`;
  const ask = (connection: ConnectionRecord, move: string, as: string | undefined) =>
    call('POST', `${under(connection)}/${move}`, as === undefined ? {} : { as });
  return {
    ...app,
    ...{ kim, lou, max, id, under },
    strangers: [lou.id, addResident().id, world.store.staff.all()[0]?.id ?? ''],
    attachmentId: String(Array.isArray(attachmentIds) ? attachmentIds[0] : undefined),
    flags: async (connection) => {
      const { data } = membersOf(await call('GET', under(connection)));
      const { isRead, isArchived } = { isRead: undefined, isArchived: undefined, ...(data as object) };
      return [isRead, isArchived];
    },
    archive: (connection, as) => ask(connection, 'archive', as),
    unarchive: (connection, as) => ask(connection, 'unarchive', as),
    state: () => [stateOf(world), app.events()],
  };
};
