import { delivered, readersUnder, type Copy, type Reader } from '../../factories/announcements.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { isArchived, mustBeArchived, seenUnder } from '../../assertions/announcements.ts';
import { ARCHIVES, file, put } from './outsiders.ts';

/** All readers of a connection, or the named ones, must see the copy archived or not, as wanted. */
async function mustStand(
  t: Tools,
  copy: Copy,
  wanted: boolean,
  when: string,
  readers: readonly Reader[] = readersUnder(t, copy.connection),
) {
  for (const reader of readers)
    mustBeArchived(await seenUnder(t, copy, reader), wanted, `${when}, for ${reader.name}`);
}

for (const [to, word, changed, alone] of [
  [true, 'archived', 'ANN-17', 'ANN-18'],
  [false, 'unarchived', 'ANN-20', 'ANN-21'],
] as const) {
  check({
    id: `announcements.${word}-says-so`,
    says: `After an announcement is ${word} for a connection, its isArchived is ${to ? 'true' : 'not true'} there.`,
    clauses: [changed],
    async run(t) {
      const { copies } = await delivered(t, 3);
      // For each connection in turn: each reader archives or unarchives, and one of them does so again after
      // it was undone.
      for (const [at, copy] of copies.entries()) {
        const readers = readersUnder(t, copy.connection);
        // Under the first connection, the first reader acts twice. The order of the readers differs between
        // connections.
        const actors = at === 0 ? [...readers, readers[0]] : [...readers].reverse();
        for (const [place, actor] of actors.entries()) {
          await put(t, copy, !to);
          await file(t, copy, actor, to);
          // All readers look, or only some of them: the one who acted or the others.
          const lookers = at === 0 ? readers : readers.filter((one) => (one === actor) === (place === 0));
          await mustStand(t, copy, to, `${word} by ${actor.name}`, lookers);
        }
      }
    },
  });

  check({
    id: `announcements.${word}-for-one-alone`,
    says: `${to ? 'Archiving' : 'Unarchiving'} an announcement for one connection does not change it for the others.`,
    clauses: [alone],
    async run(t) {
      const { copies } = await delivered(t, 3);
      for (const [at, mine] of copies.entries()) {
        const others = copies.filter((one) => one !== mine);
        // One reader acts, another one for each connection. Before that, the other copies have the same state
        // as this one, or one of the two states each.
        const pattern = at === 0 ? [!to, !to] : (ARCHIVES[at + 1] ?? []);
        const readers = readersUnder(t, mine.connection);
        const actor = readers[at % readers.length] ?? readers[0];
        for (const [which, copy] of others.entries()) await put(t, copy, pattern[which] === true);
        await put(t, mine, !to);
        // The states before the move. Other checks assert whether setting one copy changes another.
        const before: boolean[] = [];
        for (const copy of others)
          before.push(isArchived(await seenUnder(t, copy, readersUnder(t, copy.connection)[0])));
        await file(t, mine, actor, to);
        const when = `${word} by ${actor.name} for another connection`;
        for (const [which, copy] of others.entries()) {
          // One other connection is read by all its readers, the next one by one reader.
          const lookers = readersUnder(t, copy.connection).slice(0, which === 0 ? undefined : 1);
          await mustStand(t, copy, before[which] === true, when, lookers);
        }
      }
    },
  });
}
