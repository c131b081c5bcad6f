import { membersIn, without } from '../input.ts';
import { afterwards, type Mutation, remembering } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, readsQueryAs } from '../verbs.ts';
import { contextOf, listsOnly, listsToo, thereafter, type Facts } from './adapter.ts';
import { searches } from './usual.ts';

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
const listing = mutantsOf('messages', searches, {
  'list-answers-206': wrongStatus(['MSG-18', 'CNV-28'], LIST, 206),
  'list-empty-is-null': breaking('MSG-18', 'CNV-10')
    .says('Anyone who has no thread has a null for a list.')
    .by(afterwards, LIST, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return Array.isArray(data) && data.length === 0 ? { ...reply, body: { ...rest, data: null } } : reply;
    }),
  'list-of-ones-own-threads': breaking('MSG-19')
    .says('A connection lists only those threads that it has created.')
    .by(listsOnly, LIST, ({ kind, creator, me }) => kind !== 'connection' || creator === me),
  'list-without-the-untitled': breaking('MSG-19', 'MSG-33')
    .says('Threads without a title are in no list.')
    .by(listsOnly, LIST, ({ title }) => title !== null),
  'list-for-the-first-three': breaking('MSG-19')
    .says('A thread is listed for the first three who take part in it.')
    .by(listsOnly, LIST, ({ standings, own }) => standings.slice(0, 3).some((one) => one === own)),
  'list-without-the-muted': breaking('MSG-19')
    .says('Filtered by active, muted threads are left out.')
    .by(listsOnly, LIST, ({ asked, own }) => asked['filter'] !== 'active' || !own?.isMuted),
  'list-shared-with-the-family': breaking('MSG-20')
    .says('Connections list the threads of their residents as well.')
    .by(listsToo, LIST, ({ standings, me, asked, sought, context: { store } }) => {
      const residents = store.connections.find(me)?.residentIds ?? [];
      const isNear = standings.some(({ personId, hasLeft }) => residents.includes(personId) && !hasLeft);
      return isNear && sought === undefined && asked['filter'] !== 'archived';
    }),
  'list-of-the-whole-house': breaking('MSG-20')
    .says('Staff list every thread whose title they search for.')
    .by(listsToo, LIST, ({ kind, finds, title }) => kind === 'staff' && finds(title)),
  'one-shelf-for-all': breaking('MSG-20', 'MSG-22')
    .says('Among the archived, residents find what anybody has archived, in a thread of theirs or not.')
    .by(listsToo, LIST, (it) => it.kind === 'resident' && isPlainShelf(it, 'archived') && isOnSomeShelf(it)),
  'no-filter-for-archived': breaking('MSG-21', 'MSG-22')
    .says('The filter takes active alone.')
    .by(refuses, LIST, (_, { query }) => query['filter'] === 'archived'),
  'archived-by-the-others': breaking('MSG-22')
    .says('The filter archived keeps what anybody in the thread has archived.')
    .by(listsToo, LIST, (it) => it.takesPart && isPlainShelf(it, 'archived') && isOnSomeShelf(it)),
  'searched-archive-holds-all': breaking('MSG-22')
    .says('With a searchValue the filter archived lets active threads pass.')
    .by(unheeded, 'filter', ({ filter, searchValue }) => filter === 'archived' && searchValue !== undefined),
  'one-archived-at-a-time': breaking('MSG-22', 'MSG-65', 'CNV-17')
    .says('The filter archived shows one thread, the latest.')
    .by(listsOnly, LIST, ({ thread, asked, input, context }) => {
      const own = context.store.threads.filter((one) => contextOf(one, input, context).isArchived());
      return asked['filter'] !== 'archived' || own.at(-1) === thread;
    }),
  'searched-shelf-is-open': breaking('MSG-23')
    .says('With a searchValue the filter active lets archived threads pass.')
    .by(unheeded, 'filter', ({ filter, searchValue }) => filter === 'active' && searchValue !== undefined),
  'creators-archive-nothing': breaking('MSG-23', 'MSG-65')
    .says('The filter active shows the archived threads as well to the one who created them.')
    .by(listsToo, LIST, (it) => it.takesPart && isPlainShelf(it, 'active') && it.creator === it.me),
});

/** Mutants of the searchValue of the list of threads. */
const searching = mutantsOf('messages', searches, {
  'filtered-is-not-searched': breaking('MSG-24')
    .says('With a filter the searchValue of the list is ignored.')
    .by(unheeded, 'searchValue', ({ filter }) => filter !== undefined),
  'untitled-fits-every-search': breaking('MSG-24')
    .says('Every searchValue of the list lets threads without a title pass.')
    .by(listsToo, LIST, ({ sought, title, takesPart }) => {
      return sought !== undefined && title === null && takesPart;
    }),
  'former-titles-are-found': breaking('MSG-24')
    .says('The list is searched by the first title of a thread.')
    .by(remembering<string | null>, (first) => [
      thereafter('updateThread', (_, { id, title }) => first.has(id) || first.set(id, title)),
      listsToo(LIST, ({ thread, takesPart, finds }) => takesPart && finds(first.get(thread.id) ?? null)),
    ]),
  'titles-of-others-are-not-found': breaking('MSG-24')
    .says('The searchValue of the list finds only threads that the acting user has created.')
    .by(listsOnly, LIST, ({ sought, creator, me }) => sought === undefined || creator === me),
  'list-finds-the-last-word': breaking('MSG-25')
    .says('The searchValue of the list finds a thread by its last message, too.')
    .by(listsToo, LIST, ({ messages, sought, takesPart }) => takesPart && messages.at(-1)?.body === sought),
  'list-finds-ones-own-words': breaking('MSG-25')
    .says('The searchValue of the list finds a thread by what the acting user has said there.')
    .by(listsToo, LIST, ({ messages, takesPart, finds, me }) => {
      return takesPart && messages.some(({ authorId, body }) => authorId === me && finds(body));
    }),
  'words-of-staff-are-listed': breaking('MSG-25')
    .says('Without a filter the searchValue of the list finds what staff have said.')
    .by(listsToo, LIST, ({ messages, asked, takesPart, finds, kindOf }) => {
      const isSaid = messages.some(({ authorId, body }) => kindOf(authorId) === 'staff' && finds(body));
      return asked['filter'] === undefined && takesPart && isSaid;
    }),
});

export const listMutants = [...listing, ...searching];
