import { holdsText } from '../../mock/domain/text-match.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { refuse } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn, without, withBody, type Members } from '../input.ts';
import { afterwards, beforehand, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isArchivedBy, listingAlso, listingOnly, messagesIn, SEARCH, takesPart, twinsOf } from './amend.ts';
import { creatorOf } from './shelves.ts';

const bodyOf = ({ body }: AnyInput): Members => membersIn(body);
const soughtIn = (input: AnyInput): string | undefined => textIn(bodyOf(input)['searchValue']) || undefined;

const holdsTitle = ({ title }: ThreadRecord, input: AnyInput): boolean =>
  holdsText(title, soughtIn(input), 'part');

const hasSaid = (thread: ThreadRecord, input: AnyInput, scene: Scene): boolean =>
  messagesIn(thread, scene).some(({ body }) => holdsText(body, soughtIn(input), 'part'));

const refusing = (refuses: (body: Members) => boolean): Mutation =>
  instead(
    SEARCH,
    (original) => (input, scene) =>
      refuses(bodyOf(input))
        ? refuse('invalid-input', { promised: 'More.', found: 'less.', next: 'send more.' })
        : original(input, scene),
  );

/** A member of the body is not heeded where another one stands beside it. */
const unheeded = (name: string, beside: string): Mutation =>
  beforehand(SEARCH, (input) =>
    withBody(input, (body) => (body[beside] === undefined ? body : without(body, name))),
  );

const searches = inParlour(async ({ ada, bea, carl, sam, talk, thread, say, move, search }) => {
  const first = await talk();
  const second = await thread({ title: 'Kitchen' });
  await thread({ people: [ada, sam], title: 'Garden' });
  await thread({ people: [bea, ada], title: null });
  await say(carl, second, 'sun and rain');
  await move(ada, first, 'archive');
  const found = [];
  for (const who of [ada, carl, bea])
    for (const searchValue of [undefined, 'Garden', 'Kitchen', 'rain', 'sun', 'wind', 'nothing'])
      for (const participantId of [undefined, ada, bea, carl])
        for (const isArchived of [undefined, true, false])
          found.push(await search(who, { searchValue, participantId, isArchived }));
  return found;
});

/** Saboteurs of the search of threads. */
export const searchingSaboteurs = saboteursOf('messages', searches, {
  'search-answers-201': [
    'A search is answered with 201, being a POST.',
    ['MSG-45', 'CNV-28'],
    afterwards(SEARCH, withStatus(201)),
  ],
  'search-finds-nothing-at-all': [
    'A search that finds nothing has no data.',
    ['MSG-45', 'CNV-10'],
    afterwards(SEARCH, (reply) =>
      JSON.stringify(reply.body).includes('"data":[]')
        ? { ...reply, body: { nextCursor: null, hasMore: false } }
        : reply,
    ),
  ],
  'search-wants-a-word': [
    'A search without a searchValue is refused.',
    ['MSG-46'],
    refusing((body) => body['searchValue'] === undefined),
  ],
  'search-wants-more-than-a-shelf': [
    'A search with isArchived alone is refused.',
    ['MSG-46'],
    refusing((body) => Object.keys(body).join() === 'isArchived'),
    inParlour(({ ada, search }) => search(ada, { isArchived: false })),
  ],
  'search-by-words-alone': [
    'A search looks at titles only in threads where nobody has said anything.',
    ['MSG-47'],
    listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        soughtIn(input) === undefined ||
        messagesIn(thread, scene).length === 0 ||
        hasSaid(thread, input, scene),
    ),
  ],
  'search-of-ones-own-titles': [
    'A search looks at the titles of those threads that the acting user has created.',
    ['MSG-47'],
    listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        soughtIn(input) === undefined ||
        creatorOf(thread) === input.acting.id ||
        hasSaid(thread, input, scene),
    ),
  ],
  'search-of-the-last-word': [
    'Of the messages a search looks at the last one.',
    ['MSG-48'],
    listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        holdsTitle(thread, input) ||
        messagesIn(thread, scene)
          .slice(-1)
          .some(({ body }) => holdsText(body, soughtIn(input), 'part')),
    ),
  ],
  'search-of-others-words': [
    'A search does not look at what the acting user has said.',
    ['MSG-48'],
    listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        holdsTitle(thread, input) ||
        messagesIn(thread, scene).some(
          ({ authorId, body }) => authorId !== input.acting.id && holdsText(body, soughtIn(input), 'part'),
        ),
    ),
  ],
  'search-of-words-in-general': [
    'With a participantId beside it the searchValue is sought in titles alone.',
    ['MSG-48'],
    listingOnly(
      [SEARCH],
      (thread, input) => bodyOf(input)['participantId'] === undefined || holdsTitle(thread, input),
    ),
  ],
  'search-of-twins': [
    'A search finds a thread by what was said in another one among the same people.',
    ['MSG-49'],
    listingAlso(
      [SEARCH],
      (thread, input, scene) =>
        soughtIn(input) !== undefined &&
        takesPart(thread, input.acting.id) &&
        twinsOf(thread, scene).some((twin) => hasSaid(twin, input, scene)),
    ),
  ],
  'search-of-the-untitled': [
    'A search finds every thread without a title.',
    ['MSG-49'],
    listingAlso(
      [SEARCH],
      (thread, input) =>
        soughtIn(input) !== undefined && thread.title === null && takesPart(thread, input.acting.id),
    ),
  ],
  'search-word-beside-a-person': [
    'Beside a participantId the searchValue is not heeded.',
    ['MSG-49'],
    unheeded('searchValue', 'participantId'),
  ],
  'search-person-beside-a-word': [
    'Beside a searchValue the participantId is not heeded.',
    ['MSG-50'],
    unheeded('participantId', 'searchValue'),
  ],
  'search-person-beside-a-shelf': [
    'Beside isArchived the participantId is not heeded.',
    ['MSG-50'],
    unheeded('participantId', 'isArchived'),
  ],
  'search-by-creator': [
    'A participantId keeps the threads that this person has created.',
    ['MSG-50'],
    listingOnly([SEARCH], (thread, input) => {
      const { participantId } = bodyOf(input);
      return participantId === undefined || creatorOf(thread) === participantId;
    }),
  ],
  'search-for-oneself': [
    'With their own id as participantId nobody finds anything.',
    ['MSG-50'],
    listingOnly([SEARCH], (_thread, input) => bodyOf(input)['participantId'] !== input.acting.id),
  ],
  'search-shelf-of-anybody': [
    'With isArchived true a search keeps what anybody in the thread has archived.',
    ['MSG-51'],
    listingAlso(
      [SEARCH],
      (thread, input, scene) =>
        bodyOf(input)['isArchived'] === true &&
        soughtIn(input) === undefined &&
        bodyOf(input)['participantId'] === undefined &&
        takesPart(thread, input.acting.id) &&
        thread.standings.some(({ personId }) => isArchivedBy(thread, personId, scene)),
    ),
  ],
  'search-shelf-beside-a-person': [
    'Beside a participantId isArchived is not heeded.',
    ['MSG-51', 'MSG-52'],
    unheeded('isArchived', 'participantId'),
  ],
  'search-not-archived-means-all': [
    'An isArchived of false counts as none.',
    ['MSG-52'],
    beforehand(SEARCH, (input) =>
      withBody(input, (body) => (body['isArchived'] === false ? without(body, 'isArchived') : body)),
    ),
  ],
  'search-by-word-in-all-houses': [
    'Staff and residents find every thread in which the searchValue was said, word by word.',
    ['MSG-53'],
    listingAlso(
      [SEARCH],
      (thread, input, scene) =>
        bodyOf(input)['isArchived'] === undefined &&
        bodyOf(input)['participantId'] === undefined &&
        input.acting.kind !== 'connection' &&
        messagesIn(thread, scene).some(({ body }) => body === soughtIn(input)),
    ),
  ],
  'search-for-the-threads-of-another': [
    'With a participantId one finds the threads of that person, in which one takes no part.',
    ['MSG-53'],
    listingAlso([SEARCH], (thread, input) => {
      const { participantId, isArchived } = bodyOf(input);
      const isPlain = isArchived === undefined && soughtIn(input) === undefined;
      return isPlain && typeof participantId === 'string' && takesPart(thread, participantId);
    }),
  ],
});
