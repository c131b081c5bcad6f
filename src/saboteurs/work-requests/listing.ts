import { inShop, listed, walked } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { afterwards, inList, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { LIST, listing, newestFirst, passes, statesIn } from './amend.ts';

/** Saboteurs of the list. */
export const listingSaboteurs = saboteursOf('work-requests', listed(''), {
  'list-of-one-member': [
    'A list of one request holds the request itself in data.',
    ['WRQ-17'],
    afterwards(LIST, (reply) => {
      const page = membersIn(reply.body);
      const items = [page['data']].flat();
      return items.length === 1 ? { ...reply, body: { ...page, data: items[0] } } : reply;
    }),
    inShop(async (shop) => {
      await shop.filed();
      return shop.list(shop.kin.residentId);
    }),
  ],
  'list-is-206': [
    'A page after which there is more is answered with 206.',
    ['WRQ-17'],
    afterwards(LIST, (reply) => (membersIn(reply.body)['hasMore'] === true ? withStatus(206)(reply) : reply)),
    walked('pageSize=2'),
  ],
  'oldest-first': [
    'The list comes oldest first.',
    ['WRQ-18'],
    listing(
      (passed) => passes(passed),
      (scene) => ({ ...newestFirst(scene), descending: false }),
    ),
  ],
  'oldest-first-by-type': [
    'The list of one type comes oldest first.',
    ['WRQ-18'],
    listing(
      (passed) => passes(passed),
      (scene, { query }) => ({ ...newestFirst(scene), descending: query['type'] === undefined }),
    ),
    listed('type=Plumbing'),
  ],
  'later-pages-turned-round': [
    'Every page after the first one is turned round.',
    ['WRQ-18'],
    afterwards(LIST, (reply, input) =>
      input.query['cursor'] === undefined ? reply : inList((items) => items.toReversed())(reply, input),
    ),
    walked('pageSize=2'),
  ],
  'last-changed-first': [
    'The list comes by the last change of a request, the latest first.',
    ['WRQ-18'],
    listing(
      (passed) => passes(passed),
      (scene) => ({
        place: (request) => [request.modified, scene.store.workRequests.positionOf(request)],
        descending: true,
        byCreation: false,
      }),
    ),
    inShop(async (shop) => {
      const id = await shop.filed();
      await shop.filed();
      await shop.cancel(id, shop.kin.residentId);
      return shop.list(shop.kin.residentId);
    }),
  ],
  'settled-last': [
    'The list holds what is settled after what is not, each newest first.',
    ['WRQ-18'],
    listing(
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
  ],
  'two-of-a-page-change-places': [
    'In a list of more than four requests the last two of a page change places.',
    ['WRQ-18'],
    afterwards(
      LIST,
      inList((items) =>
        items.length > 4 ? [...items.slice(0, -2), ...items.slice(-2).toReversed()] : items,
      ),
    ),
  ],
  'list-without-cancelled': [
    'Without a status the list leaves the cancelled requests out.',
    ['WRQ-19', 'WRQ-65'],
    listing(
      (passed, { status }, { query }) =>
        passes(passed) && (statesIn(query).length > 0 || status !== 'cancelled'),
    ),
  ],
  'list-without-completed': [
    'To connections the list leaves the completed requests out unless they are asked for.',
    ['WRQ-19'],
    listing(
      (passed, { status }, { query, acting }) =>
        passes(passed) &&
        (acting.kind !== 'connection' || statesIn(query).length > 0 || status !== 'completed'),
    ),
    inShop(async (shop) => {
      const id = await shop.made(shop.kin.daughter);
      await shop.completed(id);
      return shop.list(shop.kin.daughter);
    }),
  ],
});
