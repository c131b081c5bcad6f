import { membersIn, without } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import { fails, refuses, readsBodyAs } from '../verbs.ts';
import { contextOf, listsOnly, listsToo, othersAmongTheSame, type Facts } from './adapter.ts';
import { searches } from './usual.ts';

const SEARCH = 'searchThreads';

const hasSaid = ({ messages, finds }: Facts, test = (_authorId: string) => true): boolean =>
  messages.some(({ authorId, body }) => test(authorId) && finds(body));

/** The search leaves threads out, where there is a searchValue. */
const searchesOnly = (keeps: (facts: Facts) => boolean): Mutation =>
  listsOnly(SEARCH, (facts) => facts.sought === undefined || keeps(facts));

/** A member of the body is ignored where another one stands next to it. */
const unheeded = rowOf((name: string, other: string) => [
  `With ${other} the ${name} of a search is ignored.`,
  readsBodyAs(SEARCH, (body) => (body[other] === undefined ? body : without(body, name))),
]);

/** Asked for a word, an operation fails where the test finds such a thread of the acting user. */
const failsOn = (operation: 'listThreads' | typeof SEARCH, test: (facts: Facts) => boolean): Mutation =>
  fails(operation, (input, context) =>
    context.store.threads
      .all()
      .map((thread) => contextOf(thread, input, context))
      .some((it) => it.sought !== undefined && it.takesPart && test(it)),
  );

export const searchingMutants = mutantsOf('messages', searches, {
  'search-answers-201': wrongStatus(['MSG-45', 'CNV-28'], SEARCH, 201),
  'search-finds-nothing-at-all': breaking('MSG-45', 'CNV-10')
    .says('A search that finds nothing has no data.')
    .by(afterwards, SEARCH, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return Array.isArray(data) && data.length === 0 ? { ...reply, body: rest } : reply;
    }),
  'search-fails-on-the-untitled': breaking('MSG-45', 'MSG-47', 'MSG-48', 'MSG-49', 'MSG-50', 'CNV-28')
    .says('A search fails if a thread of the acting user has no title.')
    .by(failsOn, SEARCH, ({ title }) => title === null),
  'search-fails-on-the-silent': breaking('MSG-45', 'MSG-47', 'MSG-48', 'MSG-49', 'MSG-50', 'CNV-28')
    .says('A search fails if a thread of the acting user has no messages.')
    .by(failsOn, SEARCH, ({ messages }) => messages.length === 0),
  'list-by-word-fails-on-the-untitled': breaking('MSG-18', 'MSG-24', 'MSG-25', 'CNV-28')
    .says('The list with a search fails if a thread of the acting user has no title.')
    .by(failsOn, 'listThreads', ({ title }) => title === null),
  'search-wants-a-word': breaking('MSG-46')
    .says('A search without a searchValue is refused.')
    .by(refuses, SEARCH, ({ searchValue }) => searchValue === undefined),
  'search-wants-more-than-a-shelf': breaking('MSG-46')
    .says('A search with isArchived alone is refused.')
    .by(refuses, SEARCH, (body) => Object.keys(body).join() === 'isArchived'),
  'search-by-words-alone': breaking('MSG-47')
    .says('A search compares titles only in threads without messages.')
    .by(searchesOnly, (it) => it.messages.length === 0 || hasSaid(it)),
  'search-of-ones-own-titles': breaking('MSG-47')
    .says('A search looks at the titles of those threads that the acting user has created.')
    .by(searchesOnly, (it) => it.creator === it.me || hasSaid(it)),
  'search-of-the-last-word': breaking('MSG-48')
    .says('Of the messages a search looks at the last one.')
    .by(searchesOnly, ({ finds, title, messages }) => finds(title) || finds(messages.at(-1)?.body ?? null)),
  'search-of-others-words': breaking('MSG-48')
    .says('A search does not look at what the acting user has said.')
    .by(searchesOnly, (it) => it.finds(it.title) || hasSaid(it, (authorId) => authorId !== it.me)),
  'search-of-words-in-general': breaking('MSG-48')
    .says('With a participantId next to it the searchValue is sought in titles alone.')
    .by(searchesOnly, ({ asked, finds, title }) => asked['participantId'] === undefined || finds(title)),
  'search-of-twins': breaking('MSG-49')
    .says('A search finds a thread by what was said in another one among the same people.')
    .by(listsToo, SEARCH, (it) => {
      const others = othersAmongTheSame(it).map((thread) => contextOf(thread, it.input, it.context));
      return it.takesPart && others.some((thread) => hasSaid(thread));
    }),
  'search-of-the-untitled': breaking('MSG-49')
    .says('A search finds every thread without a title.')
    .by(listsToo, SEARCH, ({ sought, title, takesPart }) => {
      return sought !== undefined && title === null && takesPart;
    }),
  'search-word-beside-a-person': unheeded(['MSG-49'], 'searchValue', 'participantId'),
  'search-person-beside-a-word': unheeded(['MSG-50'], 'participantId', 'searchValue'),
  'search-person-beside-a-shelf': unheeded(['MSG-50'], 'participantId', 'isArchived'),
  'search-by-creator': breaking('MSG-50')
    .says('A participantId keeps the threads that this person has created.')
    .by(listsOnly, SEARCH, ({ creator, asked: { participantId = creator } }) => participantId === creator),
  'search-for-oneself': breaking('MSG-50')
    .says('The own id as participantId finds nothing.')
    .by(listsOnly, SEARCH, ({ asked, me }) => asked['participantId'] !== me),
  'search-shelf-of-anybody': breaking('MSG-51')
    .says('With isArchived true a search keeps what anybody in the thread has archived.')
    .by(listsToo, SEARCH, ({ asked, sought, takesPart, standings, isArchived }) => {
      const isPlain = sought === undefined && asked['participantId'] === undefined;
      const isOnSomeShelf = standings.some(({ personId }) => isArchived(personId));
      return asked['isArchived'] === true && isPlain && takesPart && isOnSomeShelf;
    }),
  'search-shelf-beside-a-person': unheeded(['MSG-51', 'MSG-52'], 'isArchived', 'participantId'),
  'search-not-archived-means-all': breaking('MSG-52')
    .says('An isArchived of false counts as none.')
    .by(readsBodyAs, SEARCH, (body) => (body['isArchived'] === false ? without(body, 'isArchived') : body)),
  'search-by-word-in-all-houses': breaking('MSG-53')
    .says('Staff and residents find every thread in which the searchValue was said, word by word.')
    .by(listsToo, SEARCH, ({ asked: { isArchived, participantId }, kind, messages, sought }) => {
      const isPlain = isArchived === undefined && participantId === undefined;
      return isPlain && kind !== 'connection' && messages.some(({ body }) => body === sought);
    }),
  'search-for-the-threads-of-another': breaking('MSG-53')
    .says('With a participantId one finds the threads of that person, in which one takes no part.')
    .by(listsToo, SEARCH, ({ asked: { isArchived, participantId }, sought, standings }) => {
      const isThere = standings.some(({ personId, hasLeft }) => personId === participantId && !hasLeft);
      return isArchived === undefined && sought === undefined && isThere;
    }),
});
