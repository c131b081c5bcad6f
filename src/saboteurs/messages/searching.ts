import { holdsText } from '../../mock/domain/text-match.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { refuse } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn, without, withBody, type Members } from '../input.ts';
import { afterwards, beforehand, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { isArchivedBy, listingAlso, listingOnly, messagesIn, SEARCH, takesPart, twinsOf } from './amend.ts';
import { creatorOf } from './shelves.ts';

const bodyOf = ({ body }: AnyInput): Members => membersIn(body);
const soughtIn = (input: AnyInput): string | undefined => textIn(bodyOf(input)['searchValue']) || undefined;

const holdsTitle = ({ title }: ThreadRecord, input: AnyInput): boolean =>
  holdsText(title, soughtIn(input), 'part');

const hasSaid = (thread: ThreadRecord, input: AnyInput, scene: Scene): boolean =>
  messagesIn(thread, scene).some(({ body }) => holdsText(body, soughtIn(input), 'part'));

const refusing = (refuses: (body: Members) => boolean): Lie =>
  instead(
    SEARCH,
    (honest) => (input, scene) =>
      refuses(bodyOf(input))
        ? refuse('invalid-input', { promised: 'More.', found: 'less.', next: 'send more.' })
        : honest(input, scene),
  );

/** A member of the body is not heeded where another one stands beside it. */
const unheeded = (name: string, beside: string): Lie =>
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

/** Lies of the search of threads. */
export const searchingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.search-answers-201',
    lie: 'A search is answered with 201, being a POST.',
    breaks: ['MSG-45', 'CNV-28'],
    tables: afterwards(SEARCH, withStatus(201)),
    witness: searches,
  },
  {
    id: 'messages.search-finds-nothing-at-all',
    lie: 'A search that finds nothing has no data.',
    breaks: ['MSG-45', 'CNV-10'],
    tables: afterwards(SEARCH, (reply) =>
      JSON.stringify(reply.body).includes('"data":[]')
        ? { ...reply, body: { nextCursor: null, hasMore: false } }
        : reply,
    ),
    witness: searches,
  },
  {
    id: 'messages.search-wants-a-word',
    lie: 'A search without a searchValue is refused.',
    breaks: ['MSG-46'],
    tables: refusing((body) => body['searchValue'] === undefined),
    witness: searches,
  },
  {
    id: 'messages.search-wants-more-than-a-shelf',
    lie: 'A search with isArchived alone is refused.',
    breaks: ['MSG-46'],
    tables: refusing((body) => Object.keys(body).join() === 'isArchived'),
    witness: inParlour(({ ada, search }) => search(ada, { isArchived: false })),
  },
  {
    id: 'messages.search-by-words-alone',
    lie: 'A search looks at titles only in threads where nobody has said anything.',
    breaks: ['MSG-47'],
    tables: listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        soughtIn(input) === undefined ||
        messagesIn(thread, scene).length === 0 ||
        hasSaid(thread, input, scene),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-of-ones-own-titles',
    lie: 'A search looks at the titles of those threads that the acting user has created.',
    breaks: ['MSG-47'],
    tables: listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        soughtIn(input) === undefined ||
        creatorOf(thread) === input.acting.id ||
        hasSaid(thread, input, scene),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-of-the-last-word',
    lie: 'Of the messages a search looks at the last one.',
    breaks: ['MSG-48'],
    tables: listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        holdsTitle(thread, input) ||
        messagesIn(thread, scene)
          .slice(-1)
          .some(({ body }) => holdsText(body, soughtIn(input), 'part')),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-of-others-words',
    lie: 'A search does not look at what the acting user has said.',
    breaks: ['MSG-48'],
    tables: listingOnly(
      [SEARCH],
      (thread, input, scene) =>
        holdsTitle(thread, input) ||
        messagesIn(thread, scene).some(
          ({ authorId, body }) => authorId !== input.acting.id && holdsText(body, soughtIn(input), 'part'),
        ),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-of-words-in-general',
    lie: 'With a participantId beside it the searchValue is sought in titles alone.',
    breaks: ['MSG-48'],
    tables: listingOnly(
      [SEARCH],
      (thread, input) => bodyOf(input)['participantId'] === undefined || holdsTitle(thread, input),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-of-twins',
    lie: 'A search finds a thread by what was said in another one among the same people.',
    breaks: ['MSG-49'],
    tables: listingAlso(
      [SEARCH],
      (thread, input, scene) =>
        soughtIn(input) !== undefined &&
        takesPart(thread, input.acting.id) &&
        twinsOf(thread, scene).some((twin) => hasSaid(twin, input, scene)),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-of-the-untitled',
    lie: 'A search finds every thread without a title.',
    breaks: ['MSG-49'],
    tables: listingAlso(
      [SEARCH],
      (thread, input) =>
        soughtIn(input) !== undefined && thread.title === null && takesPart(thread, input.acting.id),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-word-beside-a-person',
    lie: 'Beside a participantId the searchValue is not heeded.',
    breaks: ['MSG-49'],
    tables: unheeded('searchValue', 'participantId'),
    witness: searches,
  },
  {
    id: 'messages.search-person-beside-a-word',
    lie: 'Beside a searchValue the participantId is not heeded.',
    breaks: ['MSG-50'],
    tables: unheeded('participantId', 'searchValue'),
    witness: searches,
  },
  {
    id: 'messages.search-person-beside-a-shelf',
    lie: 'Beside isArchived the participantId is not heeded.',
    breaks: ['MSG-50'],
    tables: unheeded('participantId', 'isArchived'),
    witness: searches,
  },
  {
    id: 'messages.search-by-creator',
    lie: 'A participantId keeps the threads that this person has created.',
    breaks: ['MSG-50'],
    tables: listingOnly([SEARCH], (thread, input) => {
      const { participantId } = bodyOf(input);
      return participantId === undefined || creatorOf(thread) === participantId;
    }),
    witness: searches,
  },
  {
    id: 'messages.search-for-oneself',
    lie: 'With their own id as participantId nobody finds anything.',
    breaks: ['MSG-50'],
    tables: listingOnly([SEARCH], (_thread, input) => bodyOf(input)['participantId'] !== input.acting.id),
    witness: searches,
  },
  {
    id: 'messages.search-shelf-of-anybody',
    lie: 'With isArchived true a search keeps what anybody in the thread has archived.',
    breaks: ['MSG-51'],
    tables: listingAlso(
      [SEARCH],
      (thread, input, scene) =>
        bodyOf(input)['isArchived'] === true &&
        soughtIn(input) === undefined &&
        bodyOf(input)['participantId'] === undefined &&
        takesPart(thread, input.acting.id) &&
        thread.standings.some(({ personId }) => isArchivedBy(thread, personId, scene)),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-shelf-beside-a-person',
    lie: 'Beside a participantId isArchived is not heeded.',
    breaks: ['MSG-51', 'MSG-52'],
    tables: unheeded('isArchived', 'participantId'),
    witness: searches,
  },
  {
    id: 'messages.search-not-archived-means-all',
    lie: 'An isArchived of false counts as none.',
    breaks: ['MSG-52'],
    tables: beforehand(SEARCH, (input) =>
      withBody(input, (body) => (body['isArchived'] === false ? without(body, 'isArchived') : body)),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-by-word-in-all-houses',
    lie: 'Staff and residents find every thread in which the searchValue was said, word by word.',
    breaks: ['MSG-53'],
    tables: listingAlso(
      [SEARCH],
      (thread, input, scene) =>
        bodyOf(input)['isArchived'] === undefined &&
        bodyOf(input)['participantId'] === undefined &&
        input.acting.kind !== 'connection' &&
        messagesIn(thread, scene).some(({ body }) => body === soughtIn(input)),
    ),
    witness: searches,
  },
  {
    id: 'messages.search-for-the-threads-of-another',
    lie: 'With a participantId one finds the threads of that person, in which one takes no part.',
    breaks: ['MSG-53'],
    tables: listingAlso([SEARCH], (thread, input) => {
      const { participantId, isArchived } = bodyOf(input);
      const isPlain = isArchived === undefined && soughtIn(input) === undefined;
      return isPlain && typeof participantId === 'string' && takesPart(thread, participantId);
    }),
    witness: searches,
  },
];
