import { inShop, listed, walked } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { afterwards, inList, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { LIST, listing, newestFirst, passes, statesIn } from './amend.ts';

/** Lies of the list. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.list-of-one-member',
    lie: 'A list of one request holds the request itself in data.',
    breaks: ['WRQ-17'],
    tables: afterwards(LIST, (reply) => {
      const page = membersIn(reply.body);
      const items = [page['data']].flat();
      return items.length === 1 ? { ...reply, body: { ...page, data: items[0] } } : reply;
    }),
    witness: inShop(async (shop) => {
      await shop.filed();
      return shop.list(shop.kin.residentId);
    }),
  },
  {
    id: 'work-requests.list-is-206',
    lie: 'A page after which there is more is answered with 206.',
    breaks: ['WRQ-17'],
    tables: afterwards(LIST, (reply) =>
      membersIn(reply.body)['hasMore'] === true ? withStatus(206)(reply) : reply,
    ),
    witness: walked('pageSize=2'),
  },
  {
    id: 'work-requests.oldest-first',
    lie: 'The list comes oldest first.',
    breaks: ['WRQ-18'],
    tables: listing(
      (passed) => passes(passed),
      (scene) => ({ ...newestFirst(scene), descending: false }),
    ),
    witness: listed(''),
  },
  {
    id: 'work-requests.oldest-first-by-type',
    lie: 'The list of one type comes oldest first.',
    breaks: ['WRQ-18'],
    tables: listing(
      (passed) => passes(passed),
      (scene, { query }) => ({ ...newestFirst(scene), descending: query['type'] === undefined }),
    ),
    witness: listed('type=Plumbing'),
  },
  {
    id: 'work-requests.later-pages-turned-round',
    lie: 'Every page after the first one is turned round.',
    breaks: ['WRQ-18'],
    tables: afterwards(LIST, (reply, input) =>
      input.query['cursor'] === undefined ? reply : inList((items) => items.toReversed())(reply, input),
    ),
    witness: walked('pageSize=2'),
  },
  {
    id: 'work-requests.last-changed-first',
    lie: 'The list comes by the last change of a request, the latest first.',
    breaks: ['WRQ-18'],
    tables: listing(
      (passed) => passes(passed),
      (scene) => ({
        place: (request) => [request.modified, scene.store.workRequests.positionOf(request)],
        descending: true,
        byCreation: false,
      }),
    ),
    witness: inShop(async (shop) => {
      const id = await shop.filed();
      await shop.filed();
      await shop.cancel(id, shop.kin.residentId);
      return shop.list(shop.kin.residentId);
    }),
  },
  {
    id: 'work-requests.settled-last',
    lie: 'The list holds what is settled after what is not, each newest first.',
    breaks: ['WRQ-18'],
    tables: listing(
      (passed) => passes(passed),
      (scene) => ({
        place: (request) => [
          request.status === 'cancelled' || request.status === 'completed' ? '0' : '1',
          scene.store.workRequests.positionOf(request),
        ],
        descending: true,
        byCreation: false,
      }),
    ),
    witness: listed(''),
  },
  {
    id: 'work-requests.two-of-a-page-change-places',
    lie: 'In a list of more than four requests the last two of a page change places.',
    breaks: ['WRQ-18'],
    tables: afterwards(
      LIST,
      inList((items) =>
        items.length > 4 ? [...items.slice(0, -2), ...items.slice(-2).toReversed()] : items,
      ),
    ),
    witness: listed(''),
  },
  {
    id: 'work-requests.list-without-cancelled',
    lie: 'Without a status the list leaves the cancelled requests out.',
    breaks: ['WRQ-19', 'WRQ-65'],
    tables: listing(
      (passed, { status }, { query }) =>
        passes(passed) && (statesIn(query).length > 0 || status !== 'cancelled'),
    ),
    witness: listed(''),
  },
  {
    id: 'work-requests.list-without-completed',
    lie: 'To connections the list leaves the completed requests out unless they are asked for.',
    breaks: ['WRQ-19'],
    tables: listing(
      (passed, { status }, { query, acting }) =>
        passes(passed) &&
        (acting.kind !== 'connection' || statesIn(query).length > 0 || status !== 'completed'),
    ),
    witness: inShop(async (shop) => {
      const id = await shop.made(shop.kin.daughter);
      await shop.completed(id);
      return shop.list(shop.kin.daughter);
    }),
  },
];
