import {
  company,
  correspondent,
  eachFirst,
  KINDS,
  type Correspondent,
} from '../../factories/messages-people.ts';
import { freshWord, givenMessage, givenThread, givenUntitled } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  listed,
  mustHoldJust,
  mustList,
  searched,
  type Filter,
  type Wanted,
} from '../../assertions/messages-threads.ts';
import { archive, everyList } from './moves.ts';
import { people } from '../../kit/to-add.ts';

check({
  id: 'messages.participants-list-their-threads',
  says: 'Everybody who takes part lists a thread filtered by active, and those whom they do not take part in they do not.',
  clauses: ['MSG-18', 'MSG-19'],
  run: eachFirst(4, async (t, [creator, second, ...others]) => {
    const few = (await givenThread(t, [creator, second])).threadId;
    const all = (await givenThread(t, [creator, second, ...others])).threadId;
    for (const who of [creator, second, ...others]) {
      const [shown, hidden] = who === creator || who === second ? [[few, all], []] : [[all], [few]];
      const list = await listed(t, who, { filter: 'active' });
      mustHoldJust(list, shown, hidden, `the list of the ${who.kind}`);
    }
  }),
});

check({
  id: 'messages.list-of-nothing',
  says: 'Where a filter or a search keeps nothing, and for somebody who takes part in nothing, the list is an empty page.',
  clauses: ['MSG-18', 'MSG-45'],
  async run(t) {
    for (const who of await company(t, 3)) {
      const searchValue = freshWord(t);
      for (const query of [{}, { filter: 'active' }, { filter: 'archived' }, { searchValue }] as const)
        await listed(t, who, query);
      for (const body of [{ isArchived: true }, { isArchived: false }, { searchValue }])
        await searched(t, who, body);
    }
  },
});

check({
  id: 'messages.listed-whatever-is-done',
  says: 'A thread is in the list filtered by active of whoever muted it, read it, wrote in it or gave it another title.',
  clauses: ['MSG-19'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const { threadId } = await givenThread(t, [me, ...others]);
    const path = { threadId };
    const moves = [
      () => t.call('muteThread', { path, query: { isMuted: true }, as: me.as }),
      () => t.call('markThreadRead', { path, as: me.as }),
      () => t.call('sendMessage', { path, body: { body: freshWord(t, 'word') }, as: me.as }),
      () => t.call('updateThread', { path, body: { title: freshWord(t, 'renamed') }, as: me.as }),
      () => t.call('muteThread', { path, query: { isMuted: false }, as: me.as }),
    ];
    for (const move of moves) {
      must(await move(), success);
      for (const who of [me, ...others])
        await mustList(t, who, threadId, `the thread is in the list of the ${who.kind}`);
    }
  }),
});

check({
  id: 'messages.outsiders-do-not-list',
  says: 'A resident, a connection or a staff member who takes no part in a thread does not list it, whatever they ask for.',
  clauses: ['MSG-20'],
  run: async (t) =>
    eachOutsider(t, async (outsider, threadId, title) => {
      const what = `the list of a ${outsider.kind} who takes no part`;
      for (const query of everyList(title))
        mustHoldJust(await listed(t, outsider, query), [], [threadId], what);
    }),
});

check({
  id: 'messages.outsiders-do-not-find',
  says: 'A resident, a connection or a staff member who takes no part in a thread does not find it by a search.',
  clauses: ['MSG-53'],
  run: async (t) =>
    eachOutsider(t, async (outsider, threadId, title, word, inside) => {
      const what = `the search of a ${outsider.kind} who takes no part`;
      const bodies: readonly Wanted[] = [
        { searchValue: title },
        { searchValue: word },
        { isArchived: false },
        { isArchived: true },
        ...inside.map(({ id }) => ({ participantId: id })),
        ...inside.map(({ id }) => ({ participantId: id, searchValue: word })),
        ...inside.map(({ id }) => ({ participantId: id, searchValue: title, isArchived: false })),
        { participantId: outsider.id },
      ];
      for (const body of bodies) mustHoldJust(await searched(t, outsider, body), [], [threadId], what);
    }),
});

/**
 * Of each kind somebody outside a thread who is near to it: of the same community, a connection of a resident inside,
 * and with another thread among the same people. Some inside have archived it.
 */
async function eachOutsider(
  t: Tools,
  act: (
    outsider: Correspondent,
    threadId: string,
    title: string,
    word: string,
    inside: readonly Correspondent[],
  ) => Promise<void>,
): Promise<void> {
  const inside = await company(t, 3);
  const [creator, second] = inside;
  const { threadId, title } = await givenThread(t, inside);
  const word = await givenMessage(t, threadId, second);
  const hidden = await givenThread(t, inside);
  const said = await givenMessage(t, hidden.threadId, creator);
  for (const one of inside) await archive(t, one, hidden.threadId);
  const outsiders = [];
  for (const kind of KINDS) {
    const outsider = await correspondent(t, kind, inside);
    if (outsider) outsiders.push(outsider);
  }
  if (outsiders.length === 0) t.unproven('needs somebody more who can act', people('resident', { count: 3 }));
  for (const outsider of outsiders) {
    await givenThread(t, [creator, outsider]);
    await act(outsider, threadId, title, word, inside);
    await act(outsider, hidden.threadId, hidden.title, said, inside);
  }
}

/** Threads of one user: two archived, two not, one that only somebody else has archived; with words to search for. */
async function shelves(t: Tools, me: Correspondent, others: readonly Correspondent[]) {
  const word = freshWord(t, 'shelf');
  const open = async (title?: string) =>
    (await givenThread(t, [me, ...others], title === undefined ? {} : { title })).threadId;
  const archived = [await open(), await open(word)];
  const active = [await open(), await open(word)];
  const theirs = [await open(), await open(word)];
  for (const id of archived) await archive(t, me, id);
  for (const id of theirs) for (const other of others) await archive(t, other, id);
  return { archived, active: [...active, ...theirs], word };
}

check({
  id: 'messages.filter-archived-and-active',
  says: 'The filter archived keeps what the acting user has archived and drops the rest; active drops what they have archived.',
  clauses: ['MSG-22', 'MSG-23'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const { archived, active } = await shelves(t, me, others);
    for (const pageSize of [100, 1, 3]) {
      const hidden = await listed(t, me, { filter: 'archived', pageSize });
      mustHoldJust(hidden, archived, active, 'filtered by archived');
      const shown = await listed(t, me, { filter: 'active', pageSize });
      mustHoldJust(shown, active, archived, 'filtered by active');
    }
  }),
});

check({
  id: 'messages.filter-and-search-together',
  says: 'With a filter and a searchValue the list keeps what both keep, and drops what one of them drops.',
  clauses: ['MSG-24', 'MSG-22', 'MSG-23'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const { archived, active, word } = await shelves(t, me, others);
    const named = <T>(ids: readonly T[]) => ids.filter((_, at) => at % 2 === 1);
    const other = <T>(ids: readonly T[]) => ids.filter((_, at) => at % 2 === 0);
    for (const pageSize of [100, 1]) {
      const search = (filter: Filter) => listed(t, me, { filter, searchValue: word, pageSize });
      const hidden = await search('archived');
      const rest = [...active, ...other(archived)];
      mustHoldJust(hidden, named(archived), rest, 'filtered by archived and searched');
      const shown = await search('active');
      mustHoldJust(shown, named(active), [...archived, ...other(active)], 'filtered by active and searched');
    }
  }),
});

check({
  id: 'messages.list-search-by-title',
  says: 'The searchValue of the list keeps the threads with that word as their title, and drops the others.',
  clauses: ['MSG-24'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const first = await givenThread(t, [me, ...others]);
    const threads = [first];
    while (threads.length < 4) threads.push(await givenThread(t, [me, ...others]));
    const untitled = await givenUntitled(t, [me, ...others]);
    for (const { threadId, title } of threads)
      for (const who of [me, ...others])
        for (const query of [{}, { pageSize: 1 }]) {
          const found = await listed(t, who, { filter: 'active', ...query, searchValue: title });
          const rest = [untitled, ...threads.map((one) => one.threadId).filter((id) => id !== threadId)];
          mustHoldJust(found, [threadId], rest, `the ${who.kind} searches the list for ${title}`);
        }
    const title = freshWord(t, 'renamed');
    const path = { threadId: first.threadId };
    must(await t.call('updateThread', { path, body: { title }, as: me.as }), success, fits);
    const search = (searchValue: string) => listed(t, me, { filter: 'active', searchValue });
    mustHoldJust(await search(title), [first.threadId], [], 'searched for a new title');
    mustHoldJust(await search(first.title), [], [first.threadId], 'searched for a former title');
  }),
});

check({
  id: 'messages.list-search-not-by-message',
  says: 'The searchValue of the list does not find a thread by what was said in it.',
  clauses: ['MSG-25'],
  run: eachFirst(3, async (t, [me, ...others]) => {
    const { threadId } = await givenThread(t, [me, ...others]);
    const words = [];
    for (const author of [...others, me]) words.push(await givenMessage(t, threadId, author));
    for (const who of [me, ...others])
      for (const searchValue of words)
        for (const query of [{ filter: 'active' } as const, {}]) {
          const found = await listed(t, who, { ...query, searchValue });
          mustHoldJust(found, [], [threadId], 'searched for what was said');
        }
  }),
});
