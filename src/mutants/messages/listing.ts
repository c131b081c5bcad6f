import { membersIn, without } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, readsQueryAs } from '../verbs.ts';
import { listsOnly, listsToo, type Facts } from './adapter.ts';

const LIST = 'listThreads';

/** A parameter is not heeded where the query is like this. */
const unheeded = (name: string, test: (query: Facts['asked']) => boolean): Mutation =>
  readsQueryAs(LIST, (query) => (test(query) ? without(query, name) : query));

/** Archived for anybody who takes part. */
const isOnSomeShelf = ({ standings, isArchived }: Facts): boolean =>
  standings.some(({ personId }) => isArchived(personId));

const isPlainShelf = ({ asked, sought }: Facts, filter: string): boolean =>
  asked['filter'] === filter && sought === undefined;

/** Mutants of the list of threads. */
const listing = mutantsOf('messages', {
  'list-answers-206': wrongStatus(['MSG-18', 'CNV-28'], LIST, 206),
  'list-empty-is-null': breaking('MSG-18', 'CNV-10')
    .says('Anyone who has no thread has a null for a list.')
    .by(afterwards, LIST, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return Array.isArray(data) && data.length === 0 ? { ...reply, body: { ...rest, data: null } } : reply;
    }),
  'list-without-the-untitled': breaking('MSG-19', 'MSG-33')
    .says('Threads without a title are in no list.')
    .by(listsOnly, LIST, ({ title }) => title !== null),
  'list-for-the-first-three': breaking('MSG-19')
    .says('A thread is listed for the first three who take part in it.')
    .by(listsOnly, LIST, ({ standings, own }) => standings.slice(0, 3).some((one) => one === own)),
  'list-without-the-muted': breaking('MSG-19')
    .says('Filtered by active, muted threads are left out.')
    .by(listsOnly, LIST, ({ asked, own }) => asked['filter'] !== 'active' || !own?.isMuted),
  'list-of-the-whole-house': breaking('MSG-20')
    .says('Staff list every thread whose title they search for.')
    .by(listsToo, LIST, ({ kind, finds, title }) => kind === 'staff' && finds(title)),
  'no-filter-for-archived': breaking('MSG-21', 'MSG-22')
    .says('The filter takes active alone.')
    .by(refuses, LIST, (_, { query }) => query['filter'] === 'archived'),
  'archived-by-the-others': breaking('MSG-22')
    .says('The filter archived keeps what anybody in the thread has archived.')
    .by(listsToo, LIST, (it) => it.takesPart && isPlainShelf(it, 'archived') && isOnSomeShelf(it)),
  'searched-shelf-is-open': breaking('MSG-23')
    .says('With a searchValue the filter active lets archived threads pass.')
    .by(unheeded, 'filter', ({ filter, searchValue }) => filter === 'active' && searchValue !== undefined),
});

/** Mutants of the searchValue of the list of threads. */
const searching = mutantsOf('messages', {
  'untitled-fits-every-search': breaking('MSG-24')
    .says('Every searchValue of the list lets threads without a title pass.')
    .by(listsToo, LIST, ({ sought, title, takesPart }) => {
      return sought !== undefined && title === null && takesPart;
    }),
  'list-finds-the-last-word': breaking('MSG-25')
    .says('The searchValue of the list finds a thread by its last message, too.')
    .by(listsToo, LIST, ({ messages, sought, takesPart }) => takesPart && messages.at(-1)?.body === sought),
});

export const listMutants = [...listing, ...searching];
