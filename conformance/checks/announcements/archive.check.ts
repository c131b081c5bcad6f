import {
  family,
  fileAlone,
  givenAnnouncement,
  readersUnder,
  type Reader,
} from '../../factories/announcements.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { isArchived, mustBeArchived, seenUnder } from '../../assertions/announcements.ts';
import { ARCHIVES, file, put, type Copy } from './outsiders.ts';

/** All readers of a connection, or the named ones, must see the copy archived or not, as wanted. */
async function mustStand(
  t: Tools,
  { connection, announcementId }: Copy,
  wanted: boolean,
  when: string,
  readers: readonly Reader[] = readersUnder(t, connection),
) {
  for (const reader of readers) {
    const seen = await seenUnder(t, connection, announcementId, reader);
    mustBeArchived(seen, wanted, `${when}, for ${reader.name}`);
  }
}

for (const [to, id, says, clause] of [
  [
    true,
    'announcements.archived-says-so',
    'After an announcement is archived for a connection, its isArchived is true there.',
    'ANN-17',
  ],
  [
    false,
    'announcements.unarchived-says-so',
    'After an announcement is unarchived for a connection, its isArchived is not true there.',
    'ANN-20',
  ],
] as const)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      await fileAlone(t);
      const { connections } = await family(t, 3);
      const { announcementId } = await givenAnnouncement(t, connections);
      const word = to ? 'archived' : 'unarchived';
      // For each connection in turn: each reader archives or unarchives, and one of them does so again after
      // it was undone.
      for (const [at, connection] of connections.entries()) {
        const copy = { connection, announcementId };
        const readers = readersUnder(t, connection);
        const [first] = readers;
        // Under the first connection, the first reader acts twice. The order of the readers differs between
        // connections.
        for (const [place, actor] of (at === 0 ? [...readers, first] : [...readers].reverse()).entries()) {
          await put(t, copy, !to);
          await file(t, copy, actor, to);
          // All readers look, or only some of them: the one who acted or the others.
          const lookers = at === 0 ? readers : readers.filter((one) => (one === actor) === (place === 0));
          await mustStand(t, copy, to, `${word} by ${actor.name}`, lookers);
        }
      }
    },
  });

for (const [to, id, says, clause] of [
  [
    true,
    'announcements.archived-for-one-alone',
    'Archiving an announcement for one connection does not change it for the others.',
    'ANN-18',
  ],
  [
    false,
    'announcements.unarchived-for-one-alone',
    'Unarchiving an announcement for one connection does not change it for the others.',
    'ANN-21',
  ],
] as const)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      await fileAlone(t);
      const { connections } = await family(t, 3);
      const { announcementId } = await givenAnnouncement(t, connections);
      const word = to ? 'archived' : 'unarchived';
      for (const [at, me] of connections.entries()) {
        const others = connections.filter((one) => one !== me);
        // One reader acts, another one for each connection. Before that, the other copies have the same state
        // as this one, or one of the two states each.
        const pattern = at === 0 ? [!to, !to] : (ARCHIVES[at + 1] ?? []);
        for (const actor of readersUnder(t, me).filter((_, which, { length }) => which === at % length)) {
          for (const [which, connection] of others.entries())
            await put(t, { connection, announcementId }, pattern[which] === true);
          await put(t, { connection: me, announcementId }, !to);
          // The states before the move. Other checks assert whether setting one copy changes another.
          const before: boolean[] = [];
          for (const connection of others)
            before.push(
              isArchived(await seenUnder(t, connection, announcementId, readersUnder(t, connection)[0])),
            );
          await file(t, { connection: me, announcementId }, actor, to);
          const when = `${word} by ${actor.name} for another connection`;
          for (const [which, connection] of others.entries()) {
            // One other connection is read by all its readers, the next one by one reader.
            const readers = readersUnder(t, connection).filter((_, one) => which === 0 || one === 0);
            await mustStand(t, { connection, announcementId }, before[which] === true, when, readers);
          }
        }
      }
    },
  });
