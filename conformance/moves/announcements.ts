import type fc from 'fast-check';
import { mustBeArchived, seenUnder, setArchive } from '../assertions/announcements.ts';
import { readersUnder, sendTo, usualLetter, type Addressee, type Copy } from '../factories/announcements.ts';
import { attributing } from '../kit/attribute.ts';
import { move } from '../kit/move.ts';
import type { Tools } from '../kit/tools.ts';

/** Announcements of the target, all sent to the same connections. */
export interface AnnouncementsSetup {
  readonly t: Tools;
  readonly connections: readonly [Addressee, ...Addressee[]];
  readonly copies: readonly Copy[];
}

/** Which of the copies are archived, and the number of reads so far. */
export interface Archive {
  readonly areArchived: boolean[];
  looks: number;
}

type Command = fc.AsyncCommand<Archive, AnnouncementsSetup>;

/** A copy must be archived or not, as in the model. The readers take turns. */
async function mustMatchAt(
  model: Archive,
  { t, copies }: AnnouncementsSetup,
  at: number,
  after: string,
): Promise<void> {
  const copy = copies[at];
  if (!copy) return;
  const readers = readersUnder(t, copy.connection);
  model.looks += 1;
  const reader = readers[model.looks % readers.length] ?? readers[0];
  const when = `${after}, copy ${at + 1} for ${reader.name}`;
  mustBeArchived(await seenUnder(t, copy, reader), model.areArchived[at] === true, when);
}

/** The same for every copy. Each was read after its own move, so a fault found here comes from another move. */
export async function mustMatch(model: Archive, setup: AnnouncementsSetup, after: string): Promise<void> {
  for (const at of setup.copies.keys())
    await attributing(['ANN-18', 'ANN-21'], () => mustMatchAt(model, setup, at, after));
}

/** Archives or unarchives a copy; `by` chooses the reader. The other copies are read at the end. */
export const fileAnnouncement = ({ at, by }: { at: number; by: number }, to: boolean): Command =>
  move({
    name: `${to ? 'archive' : 'unarchive'}(copy ${at + 1}, ${by === 0 ? 'first' : 'second'} actor)`,
    // What the move answers when it would change nothing is open.
    when: ({ areArchived }) => areArchived[at] === !to,
    run: async (model, setup, after) => {
      const { t, copies } = setup;
      const copy = copies[at];
      if (!copy) return;
      const readers = readersUnder(t, copy.connection);
      model.areArchived[at] = to;
      await attributing([to ? 'ANN-17' : 'ANN-20'], async () => {
        await setArchive(t, copy, readers[by % readers.length] ?? readers[0], to);
        await mustMatchAt(model, setup, at, after);
      });
    },
  });

/** Staff send another announcement to the same connections. It must not change the earlier ones. */
export const sendAnnouncement: Command = move({
  name: 'send(another announcement)',
  run: async (model, setup, after) => {
    const { t, connections } = setup;
    const connectionIds = connections.map(({ connectionId }) => connectionId);
    await sendTo(t, connections, { ...usualLetter(t), connectionIds });
    await mustMatchAt(model, setup, 0, after);
  },
});
