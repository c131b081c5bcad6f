import type fc from 'fast-check';
import {
  readersUnder,
  sendTo,
  usualLetter,
  type Addressee,
  type Reader,
} from '../factories/announcements.ts';
import { attributing } from '../kit/attribute.ts';
import { move } from '../kit/move.ts';
import type { Tools } from '../kit/tools.ts';
import { mustBeArchived, put, seenUnder, setArchive, standsIn } from '../assertions/announcements.ts';
import type { Archive, Spot } from '../assertions/announcements.ts';

/** Announcements of the target, all sent to the same connections. */
export interface AnnouncementsSetup {
  readonly t: Tools;
  readonly connections: readonly [Addressee, ...Addressee[]];
  /** In the order of the model. */
  readonly announcementIds: readonly string[];
}

/** One announcement under one connection; `by` chooses the reader. */
export interface Place extends Spot {
  readonly by: number;
}

function at(
  { t, connections, announcementIds }: AnnouncementsSetup,
  { what, who, by }: Place,
): { readonly connection: Addressee; readonly announcementId: string; readonly actor: Reader } {
  const connection = connections[who] ?? connections[0];
  const [first, ...others] = readersUnder(t, connection);
  const actor = [first, ...others][by % (others.length + 1)] ?? first;
  return { connection, announcementId: announcementIds[what] ?? '', actor };
}

/** An announcement under a connection must be archived or not, as in the model. The readers take turns. */
async function mustMatchAt(
  model: Archive,
  { t, connections, announcementIds }: AnnouncementsSetup,
  { what, who }: Spot,
  after: string,
): Promise<void> {
  const connection = connections[who] ?? connections[0];
  const readers = readersUnder(t, connection);
  model.looks += 1;
  for (const reader of readers.filter((_, at) => at === model.looks % readers.length)) {
    const seen = await seenUnder(t, connection, announcementIds[what] ?? '', reader);
    const when = `${after}, announcement ${what + 1} under connection ${who + 1} for ${reader.name}`;
    mustBeArchived(seen, standsIn(model, { what, who }) === true, when);
  }
}

/**
 * The same for every announcement under every connection. Each was read after its own move, so a fault found
 * here comes from another move.
 */
export async function mustMatch(model: Archive, setup: AnnouncementsSetup, after: string): Promise<void> {
  for (const [what, row] of model.announcements.entries())
    for (const who of row.keys())
      await attributing(['ANN-18', 'ANN-21'], () => mustMatchAt(model, setup, { what, who }, after));
}

/** Archives or unarchives an announcement for a connection. The other copies are read at the end. */
export function fileAnnouncement(place: Place, to: boolean): fc.AsyncCommand<Archive, AnnouncementsSetup> {
  const { what, who, by } = place;
  const named = `announcement ${what + 1}, connection ${who + 1}, ${by === 0 ? 'first' : 'second'} actor`;
  return move({
    name: `${to ? 'archive' : 'unarchive'}(${named})`,
    // What the move answers when it would change nothing is open.
    when: (model) => standsIn(model, place) === !to,
    run: async (model, board, after) => {
      const { connection, announcementId, actor } = at(board, place);
      put(model, place, to);
      await attributing([to ? 'ANN-17' : 'ANN-20'], async () => {
        await setArchive(board.t, connection, announcementId, actor, to);
        await mustMatchAt(model, board, place, after);
      });
    },
  });
}

/** Staff send another announcement to the same connections. It must not change the earlier ones. */
export const sendAnnouncement: fc.AsyncCommand<Archive, AnnouncementsSetup> = move({
  name: 'send(another announcement)',
  run: async (model, board, after) => {
    const { t, connections } = board;
    const connectionIds = connections.map(({ connectionId }) => connectionId);
    await sendTo(t, connections, { ...usualLetter(t), connectionIds });
    await mustMatchAt(model, board, { what: 0, who: 0 }, after);
  },
});
