import {
  company,
  correspondent,
  KINDS,
  turnsOf,
  type Correspondent,
} from '../../factories/messages-people.ts';
import { listingCompany as friends, shownThread, threadsByEach } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread, givenUntitled } from '../../factories/messages.ts';
import { attributing, relyingOn } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  listed,
  mustHoldExactly,
  mustContain,
  searched,
  type Wanted,
} from '../../assertions/messages-threads.ts';
import { archive, everyFilter } from './moves.ts';
import { archivedApart, threadsByArchive, split } from './threads-by-archive.ts';

check({
  id: 'messages.participants-list-their-threads',
  says: 'Every participant lists a thread, with the filter active or none, and lists no thread of others.',
  clauses: ['MSG-18', 'MSG-19'],
  async run(t) {
    const people = await friends(t, 4);
    const all = (await shownThread(t, people)).threadId;
    const pairs: { readonly threadId: string; readonly pair: readonly Correspondent[] }[] = [];
    for (const [one, two] of turnsOf(people))
      pairs.push({ threadId: (await shownThread(t, [one, two])).threadId, pair: [one, two] });
    for (const who of people) {
      const idsWhere = (isIn: boolean) =>
        pairs.filter(({ pair }) => pair.includes(who) === isIn).map(({ threadId }) => threadId);
      for (const query of everyFilter.slice(0, 2)) {
        const list = await attributing(['MSG-18'], () => listed(t, who, query));
        await attributing(['MSG-19'], () =>
          mustHoldExactly(list, [all, ...idsWhere(true)], idsWhere(false), `the list of the ${who.kind}`),
        );
      }
    }
  },
});

check({
  id: 'messages.list-of-nothing',
  says: 'A filter or a search without a match, and the list of a user without threads, answer an empty page.',
  clauses: ['MSG-18', 'MSG-45'],
  async run(t) {
    const searchValue = freshWord(t);
    // The first person sends every request, each of the others half of them.
    for (const [at, who] of (await company(t, 3)).entries()) {
      const isAsked = (_: unknown, place: number) => at === 0 || (at + place) % 2 === 0;
      for (const query of [...everyFilter, { searchValue }].filter(isAsked))
        await attributing(['MSG-18'], () => listed(t, who, query));
      for (const body of [{ isArchived: true }, { isArchived: false }, { searchValue }].filter(isAsked))
        await attributing(['MSG-45'], () => searched(t, who, body));
    }
  },
});

check({
  id: 'messages.listed-whatever-is-done',
  says: 'The filter active lists a thread also after the user muted it, read it, wrote in it or changed its title.',
  clauses: ['MSG-19'],
  async run(t) {
    const people = await friends(t, 3);
    const { threadId } = await shownThread(t, people);
    const path = { threadId };
    const mustBeListed = (who: Correspondent) =>
      mustContain(t, who, threadId, `the thread is in the list of the ${who.kind}`);
    for (const [me, ...others] of turnsOf(people)) {
      const { as } = me;
      const moves = [
        () => t.call('muteThread', { path, query: { isMuted: true }, as }),
        () => t.call('markThreadRead', { path, as }),
        () => t.call('sendMessage', { path, body: { body: freshWord(t, 'word') }, as }),
        () => t.call('updateThread', { path, body: { title: freshWord(t, 'renamed') }, as }),
        () => t.call('muteThread', { path, query: { isMuted: false }, as }),
      ];
      // The first person reads after each move, the others after some.
      for (const [at, move] of moves.entries()) {
        must(await move(), success);
        if (me === people[0] || at % 2 === 1) await mustBeListed(me);
      }
      for (const who of others.slice(0, 1)) await mustBeListed(who);
    }
  },
});

check({
  id: 'messages.outsiders-do-not-list',
  says: 'A resident, connection or staff member who takes no part in a thread does not list it, with any filter.',
  clauses: ['MSG-20'],
  async run(t) {
    const { threads, outsiders } = await strangers(t);
    const titles = threads.map(({ title }) => ({ searchValue: title }));
    for (const [at, outsider] of outsiders.entries()) {
      const queries = [
        ...everyFilter,
        { ...titles[at % titles.length] },
        { filter: 'active', ...titles[(at + 1) % titles.length] } as const,
        { filter: 'archived', ...titles.at(-1) } as const,
      ];
      // Each outsider leaves out a third of the requests, a different third each time.
      for (const query of queries.filter((_, place) => (place + at) % 3 !== 2))
        mustHoldExactly(
          await listed(t, outsider, query),
          [],
          threads.map(({ threadId }) => threadId),
          `the list of a ${outsider.kind} who takes no part`,
        );
    }
  },
});

check({
  id: 'messages.outsiders-do-not-find',
  says: 'A resident, a connection or a staff member who takes no part in a thread does not find it by a search.',
  clauses: ['MSG-53'],
  async run(t) {
    const { threads, outsiders, inside } = await strangers(t);
    for (const [at, outsider] of outsiders.entries()) {
      const { id: participantId } = inside[at % inside.length] ?? outsider;
      const bodies: readonly Wanted[] = [
        { isArchived: false },
        { isArchived: true },
        ...[outsider, ...inside].map(({ id }) => ({ participantId: id })),
        // Each of these requests, for one of the two threads.
        ...threads.flatMap(({ title, word }, nth) =>
          [
            { searchValue: title },
            { searchValue: word },
            { participantId, searchValue: word },
            { participantId, searchValue: title, isArchived: false },
          ].filter((_, place) => (place + nth + at) % 2 === 0),
        ),
      ];
      const ids = threads.map(({ threadId }) => threadId);
      const what = `the search of a ${outsider.kind} who takes no part`;
      for (const body of bodies) mustHoldExactly(await searched(t, outsider, body), [], ids, what);
    }
  },
});

/**
 * For each kind, a person outside two threads who is close to their people: of the same community, a
 * connection of a resident in them, or in another thread with the same people. The participants have archived
 * the second thread.
 */
const strangers = once(async (t: Tools) => {
  const inside = await friends(t, 3);
  const [creator, second] = inside;
  const shown = await givenThread(t, inside, { silent: true });
  const hidden = await givenThread(t, inside, { silent: true });
  const threads = [
    { ...shown, word: await givenMessage(t, shown.threadId, second) },
    { ...hidden, word: await givenMessage(t, hidden.threadId, creator) },
  ];
  for (const one of inside) await archive(t, one, hidden.threadId);
  const outsiders: Correspondent[] = [];
  for (const kind of KINDS) {
    const outsider = await correspondent(t, kind, inside);
    if (outsider) outsiders.push(outsider);
  }
  if (outsiders.length === 0) t.unproven('needs another user who can act', people('resident', { count: 3 }));
  for (const outsider of outsiders) await givenThread(t, [creator, outsider], { silent: true });
  return { inside, threads, outsiders };
});

check({
  id: 'messages.filter-archived-and-active',
  says: 'The filter archived lists only what the acting user has archived, and the filter active leaves it out.',
  clauses: ['MSG-22', 'MSG-23'],
  async run(t) {
    for (const [at, { me, archived, active }] of (await threadsByArchive(t)).all.entries()) {
      // Other checks change the lists of configured people meanwhile, so these are read in one page.
      const pageSize = me.isNew ? ([2, 100, 3][at] ?? 100) : 100;
      await attributing(['MSG-22'], async () => {
        const hidden = await listed(t, me, { filter: 'archived', pageSize });
        mustHoldExactly(hidden, archived, active, 'filtered by archived');
      });
      await attributing(['MSG-23'], async () => {
        const shown = await listed(t, me, { filter: 'active', pageSize });
        mustHoldExactly(shown, active, archived, 'filtered by active');
      });
    }
  },
});

check({
  id: 'messages.filter-and-search-together',
  says: 'With a filter and a searchValue the list holds the threads that match both, and no others.',
  clauses: ['MSG-24', 'MSG-22', 'MSG-23'],
  async run(t) {
    const { word, named, all } = await threadsByArchive(t);
    for (const [at, sides] of all.entries())
      for (const filter of ['archived', 'active'] as const) {
        const pageSize = at === 0 ? 1 : 100;
        const found = await listed(t, sides.me, { filter, searchValue: word, pageSize });
        const [both, rest] = split(sides[filter], named);
        const others = sides[filter === 'active' ? 'archived' : 'active'];
        const what = `filtered by ${filter} and searched`;
        await relyingOn(archivedApart(t, sides), async () => {
          await attributing(['MSG-24'], () => mustHoldExactly(found, both, rest, what));
          await attributing([filter === 'active' ? 'MSG-23' : 'MSG-22'], () =>
            mustHoldExactly(found, [], others, what),
          );
        });
      }
  },
});

check({
  id: 'messages.list-search-by-title',
  says: 'The searchValue of the list finds the threads with that word as their title, and no others.',
  clauses: ['MSG-24'],
  async run(t) {
    const people = await friends(t, 3);
    const threads = await threadsByEach(t, people);
    const untitled = await givenUntitled(t, people);
    for (const [at, who] of people.entries())
      for (const [place, { threadId, title }] of threads.entries()) {
        // Each person searches for the thread that this person created and for the next one.
        if ((place + 3 - at) % 3 === 2) continue;
        const query = { searchValue: title, ...(at === place && { pageSize: 1 }) };
        const found = await listed(t, who, { filter: 'active', ...query });
        const rest = [untitled, ...threads.map((one) => one.threadId).filter((id) => id !== threadId)];
        mustHoldExactly(found, [threadId], rest, `the ${who.kind} searches the list for ${title}`);
      }
    for (const [at, me] of people.entries()) {
      const { threadId = '', title: former = '' } = threads[at] ?? {};
      const title = freshWord(t, 'renamed');
      must(await t.call('updateThread', { path: { threadId }, body: { title }, as: me.as }), success, fits);
      const search = (searchValue: string) => listed(t, me, { filter: 'active', searchValue });
      mustHoldExactly(await search(title), [threadId], [], 'searched for a new title');
      if (at > 0) mustHoldExactly(await search(former), [], [threadId], 'searched for a former title');
    }
  },
});

check({
  id: 'messages.list-search-not-by-message',
  says: 'The searchValue of the list does not find a thread by the text of its messages.',
  clauses: ['MSG-25'],
  async run(t) {
    const people = await friends(t, 3);
    const { threadId } = await shownThread(t, people);
    const words: string[] = [];
    for (const [, author] of turnsOf(people)) words.push(await givenMessage(t, threadId, author));
    for (const [at, who] of people.entries())
      for (const [place, searchValue] of words.entries()) {
        if ((at + place) % 3 === 2) continue;
        const query = (at + place) % 3 === 0 ? { filter: 'active' as const } : {};
        const found = await listed(t, who, { ...query, searchValue });
        mustHoldExactly(found, [], [threadId], 'searched for what was said');
      }
  },
});
