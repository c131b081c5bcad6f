import { without } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import { fails, refuses, readsBodyAs } from '../verbs.ts';
import { contextOf, listsOnly, listsToo, type Facts } from './adapter.ts';

const SEARCH = 'searchThreads';

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

export const searchingMutants = mutantsOf('messages', {
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
    .by(listsToo, SEARCH, ({ sought, title, takesPart }) => {
      return sought !== undefined && title === null && takesPart;
    }),
  'search-person-beside-a-word': unheeded(['MSG-50'], 'participantId', 'searchValue'),
  'search-person-beside-a-shelf': unheeded(['MSG-50'], 'participantId', 'isArchived'),
  'search-shelf-beside-a-person': unheeded(['MSG-51', 'MSG-52'], 'isArchived', 'participantId'),
  'search-for-the-threads-of-another': breaking('MSG-53')
    .says('With a participantId one finds the threads of that person, in which one takes no part.')
    .by(listsToo, SEARCH, ({ asked: { isArchived, participantId }, sought, standings }) => {
      const isThere = standings.some(({ personId, hasLeft }) => personId === participantId && !hasLeft);
      return isArchived === undefined && sought === undefined && isThere;
    }),
});
