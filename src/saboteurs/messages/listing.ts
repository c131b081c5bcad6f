import { refuse } from '../../mock/http/problem.ts';
import { holdsText } from '../../mock/domain/text-match.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn, without, withQuery } from '../input.ts';
import { afterwards, beforehand, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isArchivedBy, LIST, listingAlso, listingOnly, takesPart } from './amend.ts';
import { creatorOf, shelves } from './shelves.ts';

/** Saboteurs of the list of threads. */
export const listingSaboteurs = saboteursOf('messages', shelves, {
  'list-answers-206': [
    'The list of threads answers 206.',
    ['MSG-18', 'CNV-28'],
    afterwards(LIST, withStatus(206)),
  ],
  'list-empty-is-null': [
    'Whoever has no thread has a null for a list.',
    ['MSG-18', 'CNV-10'],
    afterwards(LIST, (reply) =>
      JSON.stringify(reply.body).includes('"data":[]')
        ? { ...reply, body: { data: null, nextCursor: null, hasMore: false } }
        : reply,
    ),
  ],
  'list-of-ones-own-threads': [
    'A connection lists only those threads that it has created.',
    ['MSG-19'],
    listingOnly(
      [LIST],
      (thread, { acting }) => acting.kind !== 'connection' || creatorOf(thread) === acting.id,
    ),
  ],
  'list-without-the-untitled': [
    'Threads without a title are in no list.',
    ['MSG-19', 'MSG-33'],
    listingOnly([LIST], ({ title }) => title !== null),
  ],
  'list-for-the-first-three': [
    'A thread is listed for the first three who take part in it.',
    ['MSG-19'],
    listingOnly(
      [LIST],
      ({ standings }, { acting }) => standings.findIndex(({ personId }) => personId === acting.id) < 3,
    ),
    inParlour(({ ada, bea, carl, sam, thread }) => thread({ people: [ada, bea, carl, sam] })),
  ],
  'list-without-the-muted': [
    'Filtered by active, muted threads are left out.',
    ['MSG-19'],
    listingOnly(
      [LIST],
      ({ standings }, { acting, query }) =>
        query['filter'] !== 'active' ||
        !standings.some((one) => one.personId === acting.id && one.isMuted && !one.hasLeft),
    ),
    inParlour(async ({ ada, talk, move }) => move(ada, await talk(), 'mute')),
  ],
  'list-shared-with-the-family': [
    'Connections list the threads of their residents as well.',
    ['MSG-20'],
    listingAlso([LIST], (thread, { acting, query }, { store }) => {
      const residents = store.connections.find(acting.id)?.residentIds ?? [];
      const isNear = residents.some((id) => takesPart(thread, id));
      return isNear && query['searchValue'] === undefined && query['filter'] !== 'archived';
    }),
    inParlour(({ ada, bea, thread }) => thread({ people: [ada, bea] })),
  ],
  'list-of-the-whole-house': [
    'Staff list every thread whose title they search for.',
    ['MSG-20'],
    listingAlso(
      [LIST],
      ({ title }, { acting, query }) =>
        acting.kind === 'staff' &&
        query['searchValue'] !== undefined &&
        holdsText(title, textIn(query['searchValue']), 'part'),
    ),
    inParlour(async ({ ada, bea, sam, thread, list }) => [
      await thread({ people: [ada, bea] }),
      await list(sam, 'searchValue=Garden'),
    ]),
  ],
  'one-shelf-for-all': [
    'Among the archived, residents find what anybody has archived, in a thread of theirs or not.',
    ['MSG-20', 'MSG-22'],
    listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        acting.kind === 'resident' &&
        query['filter'] === 'archived' &&
        query['searchValue'] === undefined &&
        thread.standings.some(({ personId }) => isArchivedBy(thread, personId, scene)),
    ),
    inParlour(async ({ carl, sam, thread, move }) =>
      move(carl, await thread({ people: [carl, sam] }), 'archive'),
    ),
  ],
  'no-filter-for-archived': [
    'The filter takes active alone.',
    ['MSG-21', 'MSG-22'],
    instead(LIST, (original) => (input, scene) => {
      if (input.query['filter'] !== 'archived') return original(input, scene);
      const promised = 'filter is active.';
      return refuse('invalid-input', { promised, found: 'archived.', next: 'leave it out.' });
    }),
  ],
  'archived-by-the-others': [
    'The filter archived keeps what anybody in the thread has archived.',
    ['MSG-22'],
    listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['filter'] === 'archived' &&
        query['searchValue'] === undefined &&
        takesPart(thread, acting.id) &&
        thread.standings.some(({ personId }) => isArchivedBy(thread, personId, scene)),
    ),
  ],
  'searched-archive-holds-all': [
    'With a searchValue beside it the filter archived lets active threads pass.',
    ['MSG-22'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        query['filter'] === 'archived' && query['searchValue'] !== undefined
          ? without(query, 'filter')
          : query,
      ),
    ),
  ],
  'one-archived-at-a-time': [
    'The filter archived shows one thread, the latest.',
    ['MSG-22', 'CNV-17'],
    listingOnly([LIST], (thread, { acting, query }, scene) => {
      const own = scene.store.threads.filter((one) => isArchivedBy(one, acting.id, scene));
      return query['filter'] !== 'archived' || own.at(-1)?.id === thread.id;
    }),
    inParlour(async ({ ada, talk, move }) => {
      for (const id of [await talk(), await talk()]) await move(ada, id, 'archive');
    }),
  ],
  'searched-shelf-is-open': [
    'With a searchValue beside it the filter active lets archived threads pass.',
    ['MSG-23'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        query['filter'] === 'active' && query['searchValue'] !== undefined ? without(query, 'filter') : query,
      ),
    ),
  ],
  'creators-archive-nothing': [
    'The filter active shows the archived threads as well to whoever created them.',
    ['MSG-23', 'MSG-65'],
    listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['filter'] === 'active' &&
        query['searchValue'] === undefined &&
        takesPart(thread, acting.id) &&
        creatorOf(thread) === acting.id,
    ),
  ],
});
