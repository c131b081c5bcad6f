import {
  fileAlone,
  filesOf,
  givenAnnouncement,
  readersUnder,
  type Addressee,
  type Copy,
} from '../../factories/announcements.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { notSuccess } from '../../kit/match.ts';
import { changed } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { isArchived, seenUnder } from '../../assertions/announcements.ts';
import {
  ARCHIVES,
  OUTSIDER_WORDS,
  OUTSIDERS,
  put,
  setupWith,
  type Outsider,
  type Scene,
} from './outsiders.ts';

/** Whether the announcement is archived under each of its connections, as one reader sees it. */
async function standings(t: Tools, copies: readonly Copy[]): Promise<readonly boolean[]> {
  const found: boolean[] = [];
  for (const copy of copies)
    found.push(isArchived(await seenUnder(t, copy, readersUnder(t, copy.connection)[0])));
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
      const copies = connections.map((connection) => ({ connection, announcementId }));
      const path = { connectionId: connections[0].connectionId, announcementId };
      // One of the two copies is archived, the other is not.
      for (const [round, areArchived] of ARCHIVES.slice(2).entries()) {
        for (const [at, copy] of copies.entries()) await put(t, copy, areArchived[at] === true);
        const before = await standings(t, copies);
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
          const after = await standings(t, copies);
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
