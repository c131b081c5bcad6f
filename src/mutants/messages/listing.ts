import { membersIn, without, textIn } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { wrongStatus, acceptsWithout } from '../operators.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refuses, readsQueryAs, fails, readsBodyAs, showsWith } from '../verbs.ts';
import {
  listsOnly,
  listsToo,
  type Facts,
  contextOf,
  messagesAs,
  messagesOnly,
  messagesToo,
  thereafter,
} from './taking-part.ts';
import type { MessageRecord } from '../../mock/world/messages-records.ts';

const LIST = 'listThreads';

/** A parameter is not heeded where the query is like this. */
const unheeded = (name: string, test: (query: Facts['asked']) => boolean): Mutation =>
  readsQueryAs(LIST, (query) => (test(query) ? without(query, name) : query));

/** Archived for anybody who takes part. */
const isOnSomeShelf = ({ standings, isArchived }: Facts): boolean =>
  standings.some(({ personId }) => isArchived(personId));

const isPlainShelf = ({ asked, wanted }: Facts, filter: string): boolean =>
  asked['filter'] === filter && wanted === undefined;

const SEARCH = 'searchThreads';

/** The search leaves threads out, where there is a searchValue. */
const searchesOnly = (keeps: (facts: Facts) => boolean): Mutation =>
  listsOnly(SEARCH, (facts) => facts.wanted === undefined || keeps(facts));

/** A member of the body is ignored where another one stands next to it. */
const ignoredWith = rowOf((name: string, other: string) => [
  `With ${other} the ${name} of a search is ignored.`,
  readsBodyAs(SEARCH, (body) => (body[other] === undefined ? body : without(body, name))),
]);

/** Asked for a word, an operation fails where the test finds such a thread of the acting user. */
const failsOn = (operation: 'listThreads' | typeof SEARCH, test: (facts: Facts) => boolean): Mutation =>
  fails(operation, (input, context) =>
    context.store.threads
      .all()
      .map((thread) => contextOf(thread, input, context))
      .some((it) => it.wanted !== undefined && it.takesPart && test(it)),
  );

/** A search of the messages leaves some out. */
const messageSearchesOnly = (keeps: (message: MessageRecord, facts: Facts) => boolean): Mutation =>
  messagesOnly((message, facts) => facts.wanted === undefined || keeps(message, facts));

/** The message that was sent is kept otherwise. */
const sendsAs = (change: (message: MessageRecord, facts: Facts) => Partial<MessageRecord>): Mutation =>
  thereafter('sendMessage', (facts) => {
    const sent = facts.messages.at(-1);
    if (sent) facts.context.store.messages.replace({ ...sent, ...change(sent, facts) });
  });

export const messageListMutants = mutantsOf('messages', {
  // Mutants of the list of threads.
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
  // Mutants of the searchValue of the list of threads.
  'untitled-fits-every-search': breaking('MSG-24')
    .says('Every searchValue of the list lets threads without a title pass.')
    .by(listsToo, LIST, ({ wanted, title, takesPart }) => {
      return wanted !== undefined && title === null && takesPart;
    }),
  'list-finds-the-last-word': breaking('MSG-25')
    .says('The searchValue of the list finds a thread by its last message, too.')
    .by(listsToo, LIST, ({ messages, wanted, takesPart }) => takesPart && messages.at(-1)?.body === wanted),
  'search-answers-201': wrongStatus(['MSG-45', 'CNV-28'], SEARCH, 201),
  'search-fails-on-the-silent': breaking('MSG-45', 'MSG-47', 'MSG-48', 'MSG-49', 'MSG-50', 'CNV-28')
    .says('A search fails if a thread of the acting user has no messages.')
    .by(failsOn, SEARCH, ({ messages }) => messages.length === 0),
  'search-wants-a-word': breaking('MSG-46')
    .says('A search without a searchValue is refused.')
    .by(refuses, SEARCH, ({ searchValue }) => searchValue === undefined),
  'search-of-words-in-general': breaking('MSG-48')
    .says('With a participantId next to it the searchValue is sought in titles alone.')
    .by(searchesOnly, ({ asked, finds, title }) => asked['participantId'] === undefined || finds(title)),
  'search-of-the-untitled': breaking('MSG-49')
    .says('A search finds every thread without a title.')
    .by(listsToo, SEARCH, ({ wanted, title, takesPart }) => {
      return wanted !== undefined && title === null && takesPart;
    }),
  'search-person-beside-a-word': ignoredWith(['MSG-50'], 'participantId', 'searchValue'),
  'search-person-beside-a-shelf': ignoredWith(['MSG-50'], 'participantId', 'isArchived'),
  'search-shelf-beside-a-person': ignoredWith(['MSG-51', 'MSG-52'], 'isArchived', 'participantId'),
  'search-for-the-threads-of-another': breaking('MSG-53')
    .says('With a participantId one finds the threads of that person, in which one takes no part.')
    .by(listsToo, SEARCH, ({ asked: { isArchived, participantId }, wanted, standings }) => {
      const isThere = standings.some(({ personId, hasLeft }) => personId === participantId && !hasLeft);
      return isArchived === undefined && wanted === undefined && isThere;
    }),
  'messages-answer-203': wrongStatus(['MSG-88', 'CNV-28'], 'listMessages', 203),
  'not-ones-own': breaking('MSG-89')
    .says('A connection does not find its own messages in the list.')
    .by(messagesOnly, ({ authorId }, { kind, me }) => kind !== 'connection' || authorId !== me),
  'oldest-first': breaking('MSG-90')
    .says('The messages of a page come oldest first.')
    .by(messagesAs, (items) => items.toReversed()),
  'found-oldest-first': breaking('MSG-90')
    .says('Messages that were searched for come oldest first.')
    .by(messagesAs, (items, { wanted }) => (wanted === undefined ? items : items.toReversed())),
  'found-in-other-threads': breaking('MSG-91')
    .says('A searchValue finds the messages of all threads.')
    .by(messagesToo, ({ body, isDeleted }, { finds }) => finds(body) && !isDeleted),
  'words-in-small-letters': breaking('MSG-92')
    .says('A searchValue is put into small letters, and the messages are not.')
    .by(messageSearchesOnly, ({ body }, { wanted = '' }) => body.includes(wanted.toLowerCase())),
  'words-and-titles': breaking('MSG-93')
    .says('A searchValue that the title of the thread holds finds all of its messages.')
    .by(messagesToo, ({ threadId }, { thread, finds, title }) => threadId === thread.id && finds(title)),
  'words-in-another-case-find-all': breaking('MSG-93')
    .says('A searchValue in capital letters finds everything.')
    .by(messagesToo, ({ threadId, createdAt }, { thread, wanted = '', now }) => {
      const isLoud = wanted === wanted.toUpperCase() && /\p{L}/u.test(wanted);
      return isLoud && threadId === thread.id && createdAt <= now.at;
    }),
  'send-fails-for-connections': breaking('MSG-94', 'MSG-96')
    .says('A message by a connection is kept and answered with 500.')
    .by(afterwards, 'sendMessage', (reply, { acting }) =>
      acting.kind === 'connection' ? { ...reply, status: 500 } : reply,
    ),
  'send-nothing': acceptsWithout(['MSG-95', 'CNV-34'], 'sendMessage', 'body', ''),
  'body-of-140-letters': breaking('MSG-97')
    .says('A body is cut after 140 letters.')
    .by(sendsAs, ({ body }) => ({ body: body.slice(0, 140) })),
  'body-in-ascii': breaking('MSG-97')
    .says('Characters of a body outside ASCII become question marks.')
    .by(sendsAs, ({ body }) => ({ body: body.replaceAll(/[^\x20-\x7e]/gu, '?') })),
  'author-is-whoever-reads': breaking('MSG-98')
    .says('On a page of one message its author is the one who reads it.')
    .by(showsWith, 'listMessages', ({ author }, { acting, query }) =>
      textIn(query['pageSize']) === '1' ? { author: { ...membersIn(author), id: acting.id } } : {},
    ),
});
