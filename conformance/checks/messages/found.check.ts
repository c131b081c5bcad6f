import { company, turnsOf } from '../../factories/messages-people.ts';
import { freshWord } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { finds, mustFind, type Asked, type Talk } from './found.ts';
import {
  inTwos,
  onShelves,
  openTalks,
  said,
  sharedTitle,
  shelves,
  strangers,
  talk,
} from './threads-found.ts';

const FILTERS = ['archived', 'active'] as const;
/** Every filter of the list, and none. */
const everyList = ['none', ...FILTERS] as const;

finds({
  'participants-list-their-threads': {
    says: 'Every participant lists a thread, with the filter active or none, and lists no thread of others.',
    clauses: ['MSG-18', 'MSG-19'],
    of: [inTwos, onShelves],
    asks: () => [{ list: 'none' }, { list: 'active' }],
  },
  'list-of-nothing': {
    says: 'A filter or a search without a match, and the list of a user without threads, answer an empty page.',
    clauses: ['MSG-18', 'MSG-45'],
    of: [async (t) => ({ readers: await company(t, 3), talks: [] })],
    // The first person sends every request, each of the others half of them.
    asks: (_all, { id }, at) =>
      [
        ...everyList.map((list) => ({ list })),
        { list: 'none' as const, searchValue: `topic${id}` },
        { search: { isArchived: true } },
        { search: { isArchived: false } },
        { search: {}, searchValue: `topic${id}` },
      ].filter((_, place) => at === 0 || (at + place) % 2 === 0),
  },
  'outsiders-do-not-list': {
    says: 'A resident, connection or staff member who takes no part in a thread does not list it, with any filter.',
    clauses: ['MSG-20'],
    of: [strangers],
    // Each outsider leaves out a third of the requests, a different third each time.
    asks: ({ talks }, _who, at) => {
      const titled = (place: number) => ({ searchValue: talks[place % talks.length]?.title ?? '' });
      return [
        ...everyList.map((list) => ({ list })),
        { list: 'none' as const, ...titled(at) },
        { list: 'active' as const, ...titled(at + 1) },
        { list: 'archived' as const, ...titled(1) },
      ].filter((_, place) => (place + at) % 3 !== 2);
    },
  },
  'outsiders-do-not-find': {
    says: 'A resident, a connection or a staff member who takes no part in a thread does not find it by a search.',
    clauses: ['MSG-53'],
    of: [strangers],
    asks: ({ talks }, { id }, at) => {
      const inside = talks[0]?.cast ?? [];
      const participantId = inside[at % inside.length]?.id ?? id;
      return [
        { search: { isArchived: false } },
        { search: { isArchived: true } },
        ...[id, ...inside.map((one) => one.id)].map((one) => ({ search: { participantId: one } })),
        // Each of these requests, for one of the two threads.
        ...talks.flatMap(({ title = '', words: [word = ''] }, nth) =>
          [
            { search: {}, searchValue: title },
            { search: {}, searchValue: word },
            { search: { participantId }, searchValue: word },
            { search: { participantId, isArchived: false }, searchValue: title },
          ].filter((_, place) => (place + nth + at) % 2 === 0),
        ),
      ];
    },
  },
  'filter-archived-and-active': {
    says: 'The filter archived lists only what the acting user has archived, and the filter active leaves it out.',
    clauses: ['MSG-22', 'MSG-23'],
    of: [onShelves],
    // Other checks change the lists of configured people meanwhile, so these are read in one page.
    asks: (_all, { isNew }, at) =>
      FILTERS.map((list) => ({ list, pageSize: isNew ? ([2, 100, 3][at] ?? 100) : 100 })),
  },
  'filter-and-search-together': {
    says: 'With a filter and a searchValue the list holds the threads that match both, and no others.',
    clauses: ['MSG-24', 'MSG-22', 'MSG-23'],
    ...{ of: [onShelves], reliesOnArchive: true },
    asks: (all, _who, at) =>
      FILTERS.map((list) => ({ list, searchValue: sharedTitle(all), pageSize: at === 0 ? 1 : 100 })),
  },
  'list-search-by-title': {
    says: 'The searchValue of the list finds the threads with that word as their title, and no others.',
    clauses: ['MSG-24'],
    of: [inTwos, onShelves],
    asks: (all, _who, at) =>
      openTalks(all).map(({ title = '' }, place) => ({
        ...{ list: 'active', searchValue: title },
        ...((at + place) % 2 === 0 && { pageSize: 1 }),
      })),
  },
  'list-search-not-by-message': {
    says: 'The searchValue of the list does not find a thread by the text of its messages.',
    clauses: ['MSG-25'],
    of: [onShelves],
    asks: (all, _who, at) =>
      said(all)
        .filter((_, place) => (at + place) % 3 !== 2)
        .map((searchValue, place) => ({ list: (at + place) % 2 === 0 ? 'active' : 'none', searchValue })),
  },
  'search-members-may-be-left-out': {
    says: 'A search is accepted with any of its members left out, and with all of them.',
    clauses: ['MSG-45', 'MSG-46'],
    of: [inTwos],
    // An empty body may be refused, so it is not sent.
    asks: ({ talks }, who, at) => {
      const { title = '', cast = [] } = talks.find((one) => one.cast.includes(who)) ?? {};
      const participantId = cast.find((one) => one !== who)?.id ?? who.id;
      return [1, 2, 3, 4, 5, 6, 7]
        .filter((subset) => at === 0 || (at + subset) % 3 === 0)
        .map((subset) => ({
          search: { ...(subset & 2 && { participantId }), ...(subset & 4 && { isArchived: false }) },
          ...(subset & 1 && { searchValue: title }),
        }));
    },
  },
  'search-by-title': {
    says: 'A search finds the thread with that word as its title, and none that lacks it in title and messages.',
    clauses: ['MSG-47', 'MSG-49'],
    of: [onShelves],
    asks: (all, { id }, at) =>
      openTalks(all).flatMap(({ title = '', cast: [creator] }, place) =>
        [{}, { isArchived: false }, { participantId: creator?.id ?? id }, { participantId: id }]
          .filter((_, way) => (at + place + (way >> 1)) % 2 === 0)
          .map((search) => ({ search, searchValue: title })),
      ),
  },
  'search-by-message': {
    says: 'A search finds the thread with a message that holds the word, of any author and age, and no other.',
    clauses: ['MSG-48', 'MSG-49'],
    of: [onShelves],
    asks: (all, { id }, at) =>
      said(all).flatMap((searchValue, place) => {
        const search = [{}, { isArchived: false }, { participantId: id }][(at + place) % 3] ?? {};
        return (at + place) % 2 === 0 ? [{ search, searchValue }] : [];
      }),
  },
  'search-by-participant': {
    says: 'A search by participantId finds the threads of that participant and no others.',
    clauses: ['MSG-50'],
    of: [inTwos],
    asks: ({ readers }, _who, at) =>
      readers.map(({ id }, place) => ({
        search: { participantId: id, ...((at + place) % 2 === 1 && { isArchived: false }) },
      })),
  },
  'search-by-participant-and-word': {
    says: 'A search by participantId and searchValue finds the threads that match both, and no others.',
    clauses: ['MSG-50', 'MSG-49'],
    of: [inTwos],
    asks: ({ readers, talks }, who, at) => {
      const word = talks[0]?.words[0] ?? '';
      const own = talks.filter(({ cast }) => cast.includes(who));
      const others = readers.filter((one) => one !== who).slice(0, 2);
      return [
        { search: {}, searchValue: word },
        ...others.map(({ id }) => ({ search: { participantId: id }, searchValue: word })),
        // The title of a thread, and a person who may take no part in it.
        {
          search: { participantId: readers[(at + 2) % 4]?.id ?? who.id },
          searchValue: own[0]?.title ?? word,
        },
      ];
    },
  },
  'search-by-archived': {
    says: 'A search with isArchived goes by what the acting user has archived, whatever others have archived.',
    clauses: ['MSG-51', 'MSG-52'],
    ...{ of: [onShelves], reliesOnArchive: true },
    asks: (all, _who, at) =>
      [true, false].flatMap((isArchived): readonly Asked[] => [
        ...(at !== 1 ? [{ search: { isArchived } }] : []),
        ...(at !== 2 ? [{ search: { isArchived, participantId: all.readers[(at + 1) % 4]?.id ?? '' } }] : []),
        ...(at > 0 ? [{ search: { isArchived }, searchValue: sharedTitle(all) }] : []),
      ]),
  },
});

check({
  id: 'messages.found-by-a-new-title',
  says: 'A thread with a new title is found by that title, in the list and by a search, and no longer by the former one.',
  clauses: ['MSG-24', 'MSG-47', 'MSG-49'],
  async run(t) {
    const readers = await shelves(t, 3);
    const talks: Talk[] = [];
    for (const turn of [...turnsOf(readers), readers]) talks.push(await talk(t, turn));
    const all = { readers, talks };
    for (const [at, me] of readers.entries()) {
      const one = talks[at];
      if (!one) continue;
      const former = one.title ?? '';
      // The first one begins like the title of a thread that keeps its own.
      const title = at === 0 ? `${talks[3]?.title ?? ''}again` : freshWord(t, 'renamed');
      const path = { threadId: one.threadId };
      must(await t.call('updateThread', { path, body: { title }, as: me.as }), success, fits);
      one.title = title;
      for (const searchValue of at === 0 ? [title] : [title, former]) {
        for (const asked of [
          { list: 'active', searchValue },
          { search: {}, searchValue },
        ] as const)
          await mustFind(t, ['MSG-24', 'MSG-47', 'MSG-49'], all, me, asked);
        const other = readers[(at + 1) % 3] ?? me;
        await mustFind(t, ['MSG-47', 'MSG-49'], all, other, { search: {}, searchValue });
      }
    }
  },
});
