import {
  fileAlone,
  givenAnnouncement,
  readersUnder,
  systemActor,
  type Addressee,
} from '../../factories/announcements.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { notSuccess } from '../../kit/match.ts';
import { changed } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { objects, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { isArchived, seenAlone, seenUnder } from '../../assertions/announcements.ts';
import {
  ARCHIVES,
  OUTSIDER_WORDS,
  OUTSIDERS,
  put,
  setupWith,
  type Outsider,
  type Scene,
} from './outsiders.ts';
import { lever } from '../../kit/to-add.ts';

type Copies = Pick<Scene, 'connections' | 'announcementId'>;

/** Whether the announcement is archived under each of its connections, as one reader sees it. */
async function standings(t: Tools, { connections, announcementId }: Copies): Promise<readonly boolean[]> {
  const found: boolean[] = [];
  for (const connection of connections) {
    const [reader] = readersUnder(t, connection);
    found.push(isArchived(await seenUnder(t, connection, announcementId, reader)));
  }
  return found;
}

for (const kind of OUTSIDERS) {
  check({
    id: `announcements.under-a-connection-not-for-${kind}`,
    says: `${OUTSIDER_WORDS[kind].subject} cannot read an announcement under another connection.`,
    clauses: ['ANN-11'],
    negative: true,
    async run(t) {
      const { connections, announcementId, acting } = await setupWith(t, kind);
      const path = { connectionId: connections[0].connectionId, announcementId };
      for (const as of acting) must(await t.call('getConnectionAnnouncement', { path, as }), notSuccess);
    },
  });

  check({
    id: `announcements.archives-not-by-${kind}`,
    says: `${OUTSIDER_WORDS[kind].subject} cannot archive or unarchive under another connection.`,
    clauses: ['ANN-11', 'ANN-22'],
    negative: true,
    async run(t) {
      await fileAlone(t);
      const { connections, acting } = await setupWith(t, kind);
      const { announcementId } = await givenAnnouncement(t, connections);
      const path = { connectionId: connections[0].connectionId, announcementId };
      // One of the two copies is archived, the other is not.
      for (const [round, areArchived] of ARCHIVES.slice(2).entries()) {
        for (const [at, connection] of connections.entries())
          await put(t, { connection, announcementId }, areArchived[at] === true);
        const before = await standings(t, { connections, announcementId });
        // The request that would change nothing comes first, so that it cannot hide a change by the other
        // one.
        const [idle, changing] = areArchived[0]
          ? (['archiveAnnouncement', 'unarchiveAnnouncement'] as const)
          : (['unarchiveAnnouncement', 'archiveAnnouncement'] as const);
        // The first outsider tries both rounds, the others one round each.
        for (const as of acting.filter((_, at) => at === 0 || at % 2 === round)) {
          const first = await t.call(idle, { path, as });
          const answer = await t.call(changing, { path, as });
          attributed(['ANN-11'], () => {
            must(first, notSuccess);
            must(answer, notSuccess);
          });
          const after = await standings(t, { connections, announcementId });
          const isSame = after.every((one, at) => one === before[at]);
          const found = `isArchived ${after.join(', ')} and before ${before.join(', ')}`;
          attributed(['ANN-22'], () =>
            mustHold(answer, 'a refused request leaves every isArchived as it was', isSame, changed(found)),
          );
        }
      }
    },
  });
}

/**
 * The acting ids of a kind. For connections, the connections of the announcement are included: they may not
 * read the announcement by its id alone, without their path.
 */
const actingOf = (kind: Outsider, { acting, connections }: Scene): readonly string[] => {
  const own = connections.flatMap(({ as }: Addressee) => (as === undefined ? [] : [as]));
  return kind === 'connection' ? [...new Set([...acting, ...own])] : acting;
};

for (const kind of ['resident', 'connection', 'staff'] as const) {
  check({
    id: `announcements.by-id-alone-not-for-${kind}`,
    says: `${OUTSIDER_WORDS[kind].subject} cannot read an announcement by its id alone.`,
    clauses: ['ANN-25'],
    negative: true,
    async run(t) {
      const setup = await setupWith(t, kind);
      const path = { announcementId: setup.announcementId };
      for (const as of actingOf(kind, setup)) must(await t.call('getAnnouncement', { path, as }), notSuccess);
    },
  });

  check({
    id: `announcements.attachments-not-for-${kind}`,
    says: `${OUTSIDER_WORDS[kind].subject} cannot read an attachment of an announcement.`,
    clauses: ['ANN-28'],
    negative: true,
    async run(t) {
      const setup = await setupWith(t, kind);
      const { announcementId } = setup;
      const all = actingOf(kind, setup);
      for (const [place, attachmentId] of (await filesOf(t, setup)).entries())
        for (const as of all.filter((_, at) => place === 0 || at === 0)) {
          const path = { announcementId, attachmentId };
          must(await t.call('getAnnouncementAttachment', { path, as }), notSuccess);
        }
    },
  });
}

async function filesOf(t: Tools, { announcementId, attachmentIds }: Scene): Promise<readonly string[]> {
  if (attachmentIds.length > 0) return attachmentIds;
  const { resource } = await precondition('a read of the files', () =>
    seenAlone(t, announcementId, systemActor(t)),
  );
  const shown = objects(resource, 'attachments').map((file) => text(file, 'id'));
  return shown.length > 0
    ? shown
    : t.unproven('needs an announcement with files', lever('send-announcement'));
}
