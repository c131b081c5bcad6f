import { turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { sharedCompany, shownThread } from '../../factories/messages-shared.ts';
import {
  freshWord,
  givenMessage,
  givenThread,
  givenUntitled,
  type GivenThread,
} from '../../factories/messages.ts';
import { attributing, relyingOn } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustHoldExactly, searched, type Faults, type Wanted } from '../../assertions/messages-threads.ts';
import { archivedApart, threadsByArchive, split } from './threads-by-archive.ts';

const company = sharedCompany();

/** The search must find every thread of `ids` and none of `others`; otherwise it breaks the named clauses. */
async function finds(
  t: Tools,
  who: Correspondent,
  body: Wanted,
  ids: readonly string[],
  others: readonly string[] = [],
  faults?: Faults,
): Promise<void> {
  const found = await searched(t, who, body);
  mustHoldExactly(found, ids, others, `the ${who.kind} searches for ${JSON.stringify(body)}`, faults);
}

check({
  id: 'messages.search-members-may-be-left-out',
  says: 'A search is accepted with any of its members left out, and with all of them.',
  clauses: ['MSG-45', 'MSG-46'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId, title } = await shownThread(t, people);
    // An empty body may be refused, so it is not sent.
    for (const [at, [me, other]] of turnsOf(people).entries())
      for (let subset = 1; subset < 8; subset += 1) {
        // The first person sends every body, each of the others a third of them.
        if (at > 0 && (at + subset) % 3 > 0) continue;
        const body = {
          ...(subset % 2 === 1 && { searchValue: title }),
          ...((subset >> 1) % 2 === 1 && { participantId: other.id }),
          ...((subset >> 2) % 2 === 1 && { isArchived: false }),
        };
        const found = await attributing(['MSG-45'], () => searched(t, me, body, ['MSG-46']));
        await attributing(['MSG-46'], () =>
          mustHoldExactly(found, [threadId], [], `the ${me.kind} searches for ${JSON.stringify(body)}`),
        );
      }
  },
});

const BY_TITLE = { lacks: 'MSG-47', holds: 'MSG-49' } as const;

check({
  id: 'messages.search-by-title',
  says: 'A search finds the thread with that word as its title, and none that lacks it in title and messages.',
  clauses: ['MSG-47', 'MSG-49'],
  async run(t) {
    const people = await company(t, 3);
    const [creator, next, last] = turnsOf(people);
    const one = await shownThread(t, creator ?? people);
    const two = await givenThread(t, next ?? people);
    const untitled = await givenUntitled(t, last ?? people);
    // In one thread nothing was said, so a search for a word meets no text but its title.
    await givenThread(t, people, { silent: true });
    for (const [at, who] of people.entries())
      for (const [place, more] of [
        {},
        { isArchived: false },
        { participantId: people[0].id },
        { participantId: who.id },
      ].entries()) {
        if ((at + (place >> 1)) % 2 === 1) continue;
        const [it, other] = (at + place) % 2 === 0 ? [one, two] : [two, one];
        const rest = [other.threadId, untitled];
        await finds(t, who, { searchValue: it.title, ...more }, [it.threadId], rest, BY_TITLE);
      }
    const title = `${two.title}anew`;
    const path = { threadId: one.threadId };
    must(await t.call('updateThread', { path, body: { title }, as: people[0].as }), success);
    for (const who of people)
      await finds(t, who, { searchValue: title }, [one.threadId], [two.threadId], BY_TITLE);
    for (const who of people.slice(1)) {
      await finds(t, who, { searchValue: one.title }, [], [one.threadId, two.threadId], BY_TITLE);
    }
  },
});

check({
  id: 'messages.search-by-message',
  says: 'A search finds the thread with a message that holds the word, of any author and age, and no other.',
  clauses: ['MSG-48', 'MSG-49'],
  async run(t) {
    const people = await company(t, 3);
    const one = await shownThread(t, people);
    const two = await shownThread(t, people);
    const words: string[] = [];
    for (const [, author] of [...turnsOf(people), ...turnsOf(people)].slice(0, 5))
      words.push(await givenMessage(t, one.threadId, author));
    await givenMessage(t, two.threadId, people[0]);
    const ways = [{}, { isArchived: false }, { participantId: people[0].id }];
    for (const [at, who] of people.entries())
      for (const [place, searchValue] of words.entries()) {
        if ((at + place) % 2 === 1) continue;
        const body = { searchValue, ...ways[(at + place) % ways.length] };
        const faults = { lacks: 'MSG-48', holds: 'MSG-49' } as const;
        await finds(t, who, body, [one.threadId], [two.threadId], faults);
      }
  },
});

check({
  id: 'messages.search-by-participant',
  says: 'A search by participantId finds the threads of that participant and no others.',
  clauses: ['MSG-50'],
  async run(t) {
    const [one, two, three, four] = await company(t, 4);
    const threads: { readonly threadId: string; readonly cast: readonly Correspondent[] }[] = [];
    for (const cast of [
      [one, two],
      [three, one],
      [one, three, two],
      [four, two],
    ] as const)
      threads.push({ threadId: (await shownThread(t, cast)).threadId, cast });
    // Every person searches for every person. Two people without a common thread must find nothing.
    for (const [at, me] of [one, two, three, four].entries())
      for (const [place, { id: participantId }] of [one, two, three, four].entries()) {
        if (at === place && at > 0) continue;
        const idsWhere = (isShared: boolean) =>
          threads
            .filter(
              ({ cast }) => (cast.includes(me) && cast.some(({ id }) => id === participantId)) === isShared,
            )
            .map(({ threadId }) => threadId);
        const more = (at + place) % 2 === 0 ? {} : { isArchived: false };
        await finds(t, me, { participantId, ...more }, idsWhere(true), idsWhere(false));
      }
  },
});

check({
  id: 'messages.search-by-participant-and-word',
  says: 'A search by participantId and searchValue finds the threads that match both, and no others.',
  clauses: ['MSG-50', 'MSG-49'],
  async run(t) {
    const turns = turnsOf(await company(t, 3));
    const word = freshWord(t, 'word');
    // Every person has two threads with each other person: one that this person created and one that the
    // other created.
    const threads: GivenThread[] = [];
    for (const [me, one] of turns) {
      const thread = await givenThread(t, [me, one], { silent: true });
      await givenMessage(t, thread.threadId, me, word);
      threads.push(thread);
    }
    for (const [at, [me, one, two]] of turns.entries()) {
      const withOne = threads[at];
      const withTwo = threads[(at + 2) % 3];
      if (!withOne || !withTwo) continue;
      const ids = [withOne.threadId, withTwo.threadId] as const;
      await finds(t, me, { searchValue: word }, ids);
      await attributing(['MSG-50'], async () => {
        await finds(t, me, { searchValue: word, participantId: one.id }, [ids[0]], [ids[1]]);
        await finds(t, me, { searchValue: word, participantId: two.id }, [ids[1]], [ids[0]]);
        const body = { searchValue: withOne.title, participantId: two.id };
        const found = await searched(t, me, body);
        mustHoldExactly(found, [], [ids[0]], 'searched for a title of a thread without that person');
        await attributing(['MSG-49'], () =>
          mustHoldExactly(found, [], [ids[1]], 'searched for a title that is no title of theirs'),
        );
      });
    }
  },
});

check({
  id: 'messages.search-by-archived',
  says: 'A search with isArchived goes by what the acting user has archived, whatever others have archived.',
  clauses: ['MSG-51', 'MSG-52'],
  async run(t) {
    const { word, named, all } = await threadsByArchive(t);
    for (const [at, { me, other, archived, active }] of all.entries())
      for (const isArchived of [true, false]) {
        const [there, elsewhere] = isArchived ? [archived, active] : [active, archived];
        const judged = async (): Promise<void> => {
          if (at !== 1) await finds(t, me, { isArchived }, there, elsewhere);
          if (at !== 2) await finds(t, me, { isArchived, participantId: other.id }, there, elsewhere);
          if (at === 0) return;
          const [both, rest] = split(there, named);
          await finds(t, me, { isArchived, searchValue: word }, both, [...rest, ...elsewhere]);
        };
        await relyingOn(archivedApart(t, { me, archived, active }), () =>
          attributing([isArchived ? 'MSG-51' : 'MSG-52'], judged),
        );
      }
  },
});
