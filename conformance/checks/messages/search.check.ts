import { eachFirst, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { givenMessage, givenThread, givenUntitled } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHoldJust, searched, type Wanted } from '../../assertions/messages-threads.ts';
import { archive } from './moves.ts';

/** What the search finds: each of `ids`, none of `others`. */
async function finds(
  t: Tools,
  who: Correspondent,
  body: Wanted,
  ids: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  mustHoldJust(
    await searched(t, who, body),
    ids,
    others,
    `the ${who.kind} searches for ${JSON.stringify(body)}`,
  );
}

check({
  id: 'messages.search-members-may-be-left-out',
  says: 'A search is served with any of its members left out, and with all of them.',
  clauses: ['MSG-45', 'MSG-46'],
  run: eachFirst(3, async (t, [me, other, ...rest]) => {
    const { threadId, title } = await givenThread(t, [me, other, ...rest]);
    // No service has to like a body that says nothing.
    for (let subset = 1; subset < 8; subset += 1) {
      const body = {
        ...(subset % 2 === 1 && { searchValue: title }),
        ...((subset >> 1) % 2 === 1 && { participantId: other.id }),
        ...((subset >> 2) % 2 === 1 && { isArchived: false }),
      };
      must(await t.call('searchThreads', { body, as: me.as }), status(200), fits);
      await finds(t, me, body, [threadId]);
    }
  }),
});

check({
  id: 'messages.search-by-title',
  says: 'A search finds the thread with that word as its title, and none that has it neither as title nor as a message.',
  clauses: ['MSG-47', 'MSG-49'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const one = await givenThread(t, [me, ...others]);
    const two = await givenThread(t, [me, ...others]);
    const untitled = await givenUntitled(t, [me, ...others]);
    for (const who of [me, ...others])
      for (const [it, { threadId: other }] of turnsOf([one, two] as const))
        for (const more of [{}, { isArchived: false }, { participantId: me.id }, { participantId: who.id }]) {
          const wanted = { searchValue: it.title, ...more };
          await finds(t, who, wanted, [it.threadId], [other, untitled]);
        }
    const title = `${two.title}anew`;
    const path = { threadId: one.threadId };
    must(await t.call('updateThread', { path, body: { title }, as: me.as }), success);
    await finds(t, me, { searchValue: title }, [one.threadId], [two.threadId]);
    await finds(t, me, { searchValue: one.title }, [], [one.threadId, two.threadId]);
  }),
});

check({
  id: 'messages.search-by-message',
  says: 'A search finds the thread in which that word was said, by whomever and however long ago, and no other.',
  clauses: ['MSG-48', 'MSG-49'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const one = await givenThread(t, [me, ...others]);
    const two = await givenThread(t, [me, ...others]);
    const words = [];
    for (const author of [...others, me, ...others]) words.push(await givenMessage(t, one.threadId, author));
    await givenMessage(t, two.threadId, me);
    for (const who of [me, ...others])
      for (const searchValue of words)
        for (const more of [{}, { isArchived: false }, { participantId: me.id }])
          await finds(t, who, { searchValue, ...more }, [one.threadId], [two.threadId]);
  }),
});

check({
  id: 'messages.search-by-participant',
  says: 'A search by participantId keeps the threads in which that person takes part, and drops all others.',
  clauses: ['MSG-50'],
  run: eachFirst(4, async (t, [me, one, two, three]) => {
    const withOne = (await givenThread(t, [me, one])).threadId;
    const byTwo = (await givenThread(t, [two, me])).threadId;
    const withBoth = (await givenThread(t, [me, two, one])).threadId;
    const all = [withOne, byTwo, withBoth];
    for (const more of [{}, { isArchived: false }]) {
      await finds(t, me, { participantId: one.id, ...more }, [withOne, withBoth], [byTwo]);
      await finds(t, me, { participantId: two.id, ...more }, [byTwo, withBoth], [withOne]);
      await finds(t, me, { participantId: me.id, ...more }, all);
      await finds(t, me, { participantId: three.id, ...more }, [], all);
      await finds(t, one, { participantId: two.id, ...more }, [withBoth], [withOne, byTwo]);
      await finds(t, two, { participantId: two.id, ...more }, [byTwo, withBoth], [withOne]);
    }
  }),
});

check({
  id: 'messages.search-by-participant-and-word',
  says: 'A search by participantId and searchValue finds what both keep, and drops what only one of them keeps.',
  clauses: ['MSG-50', 'MSG-49'],
  run: eachFirst(3, async (t, [me, one, two]) => {
    const withOne = await givenThread(t, [me, one]);
    const withTwo = await givenThread(t, [me, two]);
    const word = await givenMessage(t, withOne.threadId, me);
    await givenMessage(t, withTwo.threadId, me, word);
    const ids = [withOne.threadId, withTwo.threadId] as const;
    await finds(t, me, { searchValue: word }, ids);
    await finds(t, me, { searchValue: word, participantId: one.id }, [ids[0]], [ids[1]]);
    await finds(t, me, { searchValue: word, participantId: two.id }, [ids[1]], [ids[0]]);
    await finds(t, me, { searchValue: withOne.title, participantId: two.id }, [], ids);
  }),
});

check({
  id: 'messages.search-by-archived',
  says: 'With isArchived a search keeps what the acting user has archived, or drops it, whatever others have archived.',
  clauses: ['MSG-51', 'MSG-52'],
  run: eachFirst(3, async (t, [me, other, ...rest]) => {
    const word = (await givenThread(t, [me, other, ...rest])).title;
    const open = async () => (await givenThread(t, [me, other, ...rest], { title: word })).threadId;
    const [archived, active, theirs] = [[await open(), await open()], [await open()], [await open()]];
    for (const id of archived) await archive(t, me, id);
    for (const id of theirs) await archive(t, other, id);
    for (const more of [{}, { searchValue: word }, { participantId: other.id }]) {
      await finds(t, me, { isArchived: true, ...more }, archived, [...active, ...theirs]);
      await finds(t, me, { isArchived: false, ...more }, [...active, ...theirs], archived);
      await finds(t, other, { isArchived: true, ...more }, theirs, [...archived, ...active]);
      await finds(t, other, { isArchived: false, ...more }, [...archived, ...active], theirs);
    }
  }),
});
