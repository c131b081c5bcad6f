import type { AnnouncementRecord } from '../../mock/world/announcements-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { marking, someMailing } from '../../witness/announcements.ts';
import type { Witness } from '../../witness/stage.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

type Move = 'archiveAnnouncement' | 'unarchiveAnnouncement';

const DONE = { status: 204, body: undefined };

/** Says that it is done, and does something else. */
const pretending = (operation: Move, pretends: (input: AnyInput) => boolean): Mutation =>
  instead(operation, (original) => (input, scene) => (pretends(input) ? DONE : original(input, scene)));

/** The announcement in the path, changed once the original server is done with it. */
const amended = (
  operation: Move,
  change: (announcement: AnnouncementRecord, connectionId: string) => Partial<AnnouncementRecord>,
): Mutation =>
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

/** Saboteurs about archiving, which every connection does for itself. */
export const announcementArchiveSaboteurs = saboteursOf('announcements', archived, {
  'archive-answers-200': [
    'Archiving is answered 200 with a body.',
    ['ANN-16'],
    afterwards('archiveAnnouncement', () => ({ status: 200, body: { data: { isArchived: true } } })),
  ],
  'unarchive-answers-200': [
    'Unarchiving is answered 200 with a body.',
    ['ANN-19'],
    afterwards('unarchiveAnnouncement', () => ({
      status: 200,
      body: { data: { isArchived: false } },
    })),
    bothAndBack,
  ],
  'nothing-is-archived': [
    'Archiving is answered and not done.',
    ['ANN-17'],
    pretending('archiveAnnouncement', () => true),
  ],
  'nothing-is-archived-for-the-connection': [
    'Archiving by the connection itself is answered and not done; the system actor’s is.',
    ['ANN-17'],
    pretending('archiveAnnouncement', ({ acting }) => acting.kind === 'connection'),
    archivedByItself,
  ],
  'archived-for-ever': [
    'Unarchiving is answered and not done.',
    ['ANN-20'],
    pretending('unarchiveAnnouncement', () => true),
    bothAndBack,
  ],
  'archived-for-everybody': [
    'What one connection archives is archived for all that got it.',
    ['ANN-18'],
    amended('archiveAnnouncement', ({ connectionIds }) => ({ archivedBy: connectionIds })),
  ],
  'only-the-last-archive-counts': [
    'What one connection archives comes back for the one that archived it before.',
    ['ANN-18'],
    amended('archiveAnnouncement', (_, connectionId) => ({ archivedBy: [connectionId] })),
    async (stage) => {
      const mailing = await someMailing(stage);
      await marking(stage, mailing, 'archive', mailing.first);
      return marking(stage, mailing, 'archive', mailing.second);
    },
  ],
  'unarchived-for-everybody': [
    'What one connection takes out of the archive comes back for all.',
    ['ANN-21'],
    amended('unarchiveAnnouncement', () => ({ archivedBy: [] })),
    bothAndBack,
  ],
});
