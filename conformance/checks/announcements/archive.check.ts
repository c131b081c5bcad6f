import { family, givenAnnouncement, readersUnder } from '../../factories/announcements.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { isArchived, mustBeArchived, seenUnder, setArchive } from '../../assertions/announcements.ts';
import { ARCHIVES, put, type Copy } from './outsiders.ts';

/** A connection as all who are served there see it. */
async function mustStand(t: Tools, { connection, announcementId }: Copy, wanted: boolean, when: string) {
  for (const reader of readersUnder(t, connection)) {
    const seen = await seenUnder(t, connection, announcementId, reader);
    mustBeArchived(seen, wanted, `${when}, for ${reader.name}`);
  }
}

const stands = async (t: Tools, { connection, announcementId }: Copy): Promise<boolean> =>
  isArchived(await seenUnder(t, connection, announcementId, readersUnder(t, connection)[0]));

for (const [to, id, says, clause] of [
  [
    true,
    'announcements.archived-says-so',
    'Once archived for a connection, isArchived is true there.',
    'ANN-17',
  ],
  [
    false,
    'announcements.unarchived-says-so',
    'Once taken out of the archive of a connection, isArchived is not true there.',
    'ANN-20',
  ],
] as const)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const { connections } = await family(t, 3);
      const { announcementId } = await givenAnnouncement(t, connections);
      const word = to ? 'archived' : 'unarchived';
      // For each connection in turn, by each who may, and once more after it was undone.
      for (const round of ['at first', 'the second time'])
        for (const connection of connections)
          for (const actor of readersUnder(t, connection)) {
            const copy = { connection, announcementId };
            await put(t, copy, !to);
            await setArchive(t, connection, announcementId, actor, to);
            await mustStand(t, copy, to, `${word} by ${actor.name} ${round}`);
            await mustStand(t, copy, to, `${word} by ${actor.name} ${round}, and read again`);
          }
    },
  });

for (const [to, id, says, clause] of [
  [
    true,
    'announcements.archived-for-one-alone',
    'Archiving an announcement for one connection leaves it as it is for every other.',
    'ANN-18',
  ],
  [
    false,
    'announcements.unarchived-for-one-alone',
    'Unarchiving an announcement for one connection leaves it as it is for every other.',
    'ANN-21',
  ],
] as const)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const { connections } = await family(t, 3);
      const { announcementId } = await givenAnnouncement(t, connections);
      const word = to ? 'archived' : 'unarchived';
      for (const me of connections) {
        const others = connections.filter((one) => one !== me);
        for (const actor of readersUnder(t, me))
          // The others are both out of it, both in it, or one each.
          for (const pattern of ARCHIVES) {
            for (const [at, other] of others.entries())
              await put(t, { connection: other, announcementId }, pattern[at] === true);
            await put(t, { connection: me, announcementId }, !to);
            // As they stand now: whether staging one moved another is for other checks to judge.
            const copies = others.map((connection) => ({ connection, announcementId }));
            const before = await Promise.all(copies.map((copy) => stands(t, copy)));
            await setArchive(t, me, announcementId, actor, to);
            const when = `${word} by ${actor.name} for another connection`;
            for (const [at, copy] of copies.entries()) await mustStand(t, copy, before[at] === true, when);
          }
      }
    },
  });
