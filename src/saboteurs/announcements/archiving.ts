import type { AnnouncementRecord } from '../../mock/world/announcements-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { marking, someMailing } from '../../witness/announcements.ts';
import type { Witness } from '../../witness/stage.ts';
import { afterwards, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

type Move = 'archiveAnnouncement' | 'unarchiveAnnouncement';

const DONE = { status: 204, body: undefined };

/** Says that it is done, and does something else. */
const pretending = (operation: Move, pretends: (input: AnyInput) => boolean): Lie =>
  instead(operation, (honest) => (input, scene) => (pretends(input) ? DONE : honest(input, scene)));

/** The announcement in the path, changed once the honest server is done with it. */
const amended = (
  operation: Move,
  change: (announcement: AnnouncementRecord, connectionId: string) => Partial<AnnouncementRecord>,
): Lie =>
  afterwards(operation, (reply, { path }: AnyInput, { store }: Scene) => {
    const announcement = store.announcements.find(path['announcementId']);
    if (announcement)
      store.announcements.replace({
        ...announcement,
        ...change(announcement, path['connectionId'] ?? ''),
      });
    return reply;
  });

const archived: Witness = async (stage) => {
  const mailing = await someMailing(stage);
  return marking(stage, mailing, 'archive', mailing.first);
};

const archivedByItself: Witness = async (stage) => {
  const mailing = await someMailing(stage);
  return marking(stage, mailing, 'archive', mailing.first, mailing.first);
};

const bothAndBack: Witness = async (stage) => {
  const mailing = await someMailing(stage);
  await marking(stage, mailing, 'archive', mailing.first);
  await marking(stage, mailing, 'archive', mailing.second);
  return marking(stage, mailing, 'unarchive', mailing.first);
};

/** Lies about archiving, which every connection does for itself. */
export const announcementArchiveSaboteurs: readonly Saboteur[] = [
  {
    id: 'announcements.archive-answers-200',
    lie: 'Archiving is answered 200 with a body.',
    breaks: ['ANN-16'],
    tables: afterwards('archiveAnnouncement', () => ({ status: 200, body: { data: { isArchived: true } } })),
    witness: archived,
  },
  {
    id: 'announcements.unarchive-answers-200',
    lie: 'Unarchiving is answered 200 with a body.',
    breaks: ['ANN-19'],
    tables: afterwards('unarchiveAnnouncement', () => ({
      status: 200,
      body: { data: { isArchived: false } },
    })),
    witness: bothAndBack,
  },
  {
    id: 'announcements.nothing-is-archived',
    lie: 'Archiving is answered and not done.',
    breaks: ['ANN-17'],
    tables: pretending('archiveAnnouncement', () => true),
    witness: archived,
  },
  {
    id: 'announcements.nothing-is-archived-for-the-connection',
    lie: 'Archiving by the connection itself is answered and not done; the system actor’s is.',
    breaks: ['ANN-17'],
    tables: pretending('archiveAnnouncement', ({ acting }) => acting.kind === 'connection'),
    witness: archivedByItself,
  },
  {
    id: 'announcements.archived-for-ever',
    lie: 'Unarchiving is answered and not done.',
    breaks: ['ANN-20'],
    tables: pretending('unarchiveAnnouncement', () => true),
    witness: bothAndBack,
  },
  {
    id: 'announcements.archived-for-everybody',
    lie: 'What one connection archives is archived for all that got it.',
    breaks: ['ANN-18'],
    tables: amended('archiveAnnouncement', ({ connectionIds }) => ({ archivedBy: connectionIds })),
    witness: archived,
  },
  {
    id: 'announcements.only-the-last-archive-counts',
    lie: 'What one connection archives comes back for the one that archived it before.',
    breaks: ['ANN-18'],
    tables: amended('archiveAnnouncement', (_, connectionId) => ({ archivedBy: [connectionId] })),
    witness: async (stage) => {
      const mailing = await someMailing(stage);
      await marking(stage, mailing, 'archive', mailing.first);
      return marking(stage, mailing, 'archive', mailing.second);
    },
  },
  {
    id: 'announcements.unarchived-for-everybody',
    lie: 'What one connection takes out of the archive comes back for all.',
    breaks: ['ANN-21'],
    tables: amended('unarchiveAnnouncement', () => ({ archivedBy: [] })),
    witness: bothAndBack,
  },
];
