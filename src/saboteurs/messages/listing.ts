import { refuse } from '../../mock/http/problem.ts';
import { holdsText } from '../../mock/domain/text-match.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn, without, withQuery } from '../input.ts';
import { afterwards, beforehand, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { isArchivedBy, LIST, listingAlso, listingOnly, takesPart } from './amend.ts';
import { creatorOf, shelves } from './shelves.ts';

/** Lies of the list of threads. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.list-answers-206',
    lie: 'The list of threads answers 206.',
    breaks: ['MSG-18', 'CNV-28'],
    tables: afterwards(LIST, withStatus(206)),
    witness: shelves,
  },
  {
    id: 'messages.list-empty-is-null',
    lie: 'Whoever has no thread has a null for a list.',
    breaks: ['MSG-18', 'CNV-10'],
    tables: afterwards(LIST, (reply) =>
      JSON.stringify(reply.body).includes('"data":[]')
        ? { ...reply, body: { data: null, nextCursor: null, hasMore: false } }
        : reply,
    ),
    witness: shelves,
  },
  {
    id: 'messages.list-of-ones-own-threads',
    lie: 'A connection lists only those threads that it has created.',
    breaks: ['MSG-19'],
    tables: listingOnly(
      [LIST],
      (thread, { acting }) => acting.kind !== 'connection' || creatorOf(thread) === acting.id,
    ),
    witness: shelves,
  },
  {
    id: 'messages.list-without-the-untitled',
    lie: 'Threads without a title are in no list.',
    breaks: ['MSG-19', 'MSG-33'],
    tables: listingOnly([LIST], ({ title }) => title !== null),
    witness: shelves,
  },
  {
    id: 'messages.list-for-the-first-three',
    lie: 'A thread is listed for the first three who take part in it.',
    breaks: ['MSG-19'],
    tables: listingOnly(
      [LIST],
      ({ standings }, { acting }) => standings.findIndex(({ personId }) => personId === acting.id) < 3,
    ),
    witness: inParlour(({ ada, bea, carl, sam, thread }) => thread({ people: [ada, bea, carl, sam] })),
  },
  {
    id: 'messages.list-without-the-muted',
    lie: 'Filtered by active, muted threads are left out.',
    breaks: ['MSG-19'],
    tables: listingOnly(
      [LIST],
      ({ standings }, { acting, query }) =>
        query['filter'] !== 'active' ||
        !standings.some((one) => one.personId === acting.id && one.isMuted && !one.hasLeft),
    ),
    witness: inParlour(async ({ ada, talk, move }) => move(ada, await talk(), 'mute')),
  },
  {
    id: 'messages.list-shared-with-the-family',
    lie: 'Connections list the threads of their residents as well.',
    breaks: ['MSG-20'],
    tables: listingAlso([LIST], (thread, { acting, query }, { store }) => {
      const residents = store.connections.find(acting.id)?.residentIds ?? [];
      const isNear = residents.some((id) => takesPart(thread, id));
      return isNear && query['searchValue'] === undefined && query['filter'] !== 'archived';
    }),
    witness: inParlour(({ ada, bea, thread }) => thread({ people: [ada, bea] })),
  },
  {
    id: 'messages.list-of-the-whole-house',
    lie: 'Staff list every thread whose title they search for.',
    breaks: ['MSG-20'],
    tables: listingAlso(
      [LIST],
      ({ title }, { acting, query }) =>
        acting.kind === 'staff' &&
        query['searchValue'] !== undefined &&
        holdsText(title, textIn(query['searchValue']), 'part'),
    ),
    witness: inParlour(async ({ ada, bea, sam, thread, list }) => [
      await thread({ people: [ada, bea] }),
      await list(sam, 'searchValue=Garden'),
    ]),
  },
  {
    id: 'messages.one-shelf-for-all',
    lie: 'Among the archived, residents find what anybody has archived, in a thread of theirs or not.',
    breaks: ['MSG-20', 'MSG-22'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        acting.kind === 'resident' &&
        query['filter'] === 'archived' &&
        query['searchValue'] === undefined &&
        thread.standings.some(({ personId }) => isArchivedBy(thread, personId, scene)),
    ),
    witness: inParlour(async ({ carl, sam, thread, move }) =>
      move(carl, await thread({ people: [carl, sam] }), 'archive'),
    ),
  },
  {
    id: 'messages.no-filter-for-archived',
    lie: 'The filter takes active alone.',
    breaks: ['MSG-21', 'MSG-22'],
    tables: instead(LIST, (honest) => (input, scene) => {
      if (input.query['filter'] !== 'archived') return honest(input, scene);
      const promised = 'filter is active.';
      return refuse('invalid-input', { promised, found: 'archived.', next: 'leave it out.' });
    }),
    witness: shelves,
  },
  {
    id: 'messages.archived-by-the-others',
    lie: 'The filter archived keeps what anybody in the thread has archived.',
    breaks: ['MSG-22'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['filter'] === 'archived' &&
        query['searchValue'] === undefined &&
        takesPart(thread, acting.id) &&
        thread.standings.some(({ personId }) => isArchivedBy(thread, personId, scene)),
    ),
    witness: shelves,
  },
  {
    id: 'messages.searched-archive-holds-all',
    lie: 'With a searchValue beside it the filter archived lets active threads pass.',
    breaks: ['MSG-22'],
    tables: beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        query['filter'] === 'archived' && query['searchValue'] !== undefined
          ? without(query, 'filter')
          : query,
      ),
    ),
    witness: shelves,
  },
  {
    id: 'messages.one-archived-at-a-time',
    lie: 'The filter archived shows one thread, the latest.',
    breaks: ['MSG-22', 'CNV-17'],
    tables: listingOnly([LIST], (thread, { acting, query }, scene) => {
      const own = scene.store.threads.filter((one) => isArchivedBy(one, acting.id, scene));
      return query['filter'] !== 'archived' || own.at(-1)?.id === thread.id;
    }),
    witness: inParlour(async ({ ada, talk, move }) => {
      for (const id of [await talk(), await talk()]) await move(ada, id, 'archive');
    }),
  },
  {
    id: 'messages.searched-shelf-is-open',
    lie: 'With a searchValue beside it the filter active lets archived threads pass.',
    breaks: ['MSG-23'],
    tables: beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        query['filter'] === 'active' && query['searchValue'] !== undefined ? without(query, 'filter') : query,
      ),
    ),
    witness: shelves,
  },
  {
    id: 'messages.creators-archive-nothing',
    lie: 'The filter active shows the archived threads as well to whoever created them.',
    breaks: ['MSG-23', 'MSG-65'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['filter'] === 'active' &&
        query['searchValue'] === undefined &&
        takesPart(thread, acting.id) &&
        creatorOf(thread) === acting.id,
    ),
    witness: shelves,
  },
];
