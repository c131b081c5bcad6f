import { fourStates, withWorkFixture, pages } from '../../witness/work-requests.ts';
import type { Order } from '../../mock/http/paging.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import type { Test, WorkRequest } from './amend.ts';
import { isRelative, LIST, listing, newestFirst, requests, statesIn } from './amend.ts';

const QUERIES = [
  ...['', 'pageSize=2', 'status=open', 'status=in_progress', 'status=completed', 'status=cancelled'],
  ...['status=open,cancelled', 'status=open,completed', 'status=open,completed,cancelled'],
  ...['type=Plumbing', 'type=Paint', 'status=open&type=Plumbing', 'status=open&pageSize=1'],
];

/** The list of every query, page by page, of the resident and of a connection: of none, of one and of many. */
const lists = withWorkFixture(async (workFixture) => {
  const { family, made, filed, list, cancel, completed, maintained, edited } = workFixture;
  await edited({ types: ['Paint', 'Paint and paper', 'Plumbing'] });
  const first = await filed({ type: 'Plumbing' });
  const seen: unknown[] = [await list(family.residentId)];
  await maintained();
  await cancel(first, family.residentId);
  await fourStates(workFixture);
  await fourStates(workFixture, { type: 'Plumbing' });
  await filed({ type: 'Paint and paper' });
  for (const type of ['Plumbing', undefined]) await completed(await made(family.daughter, { type }));
  await maintained();
  await cancel(await made(family.daughter), family.daughter);
  for (const query of QUERIES) seen.push(await pages(workFixture, query), await list(family.daughter, query));
  return seen;
});

/** A test of the original list counts for nothing where the query says so. */
const ignored = rowOf(
  (test: Test, when: string, isIgnored: (query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves the test ${test} out ${when}.`,
    listing((passes, _request, input) =>
      isIgnored(input.query, isRelative(input)) ? passes(test) : passes(),
    ),
  ],
);

/** The list keeps further requests, by a status or a type that they do not have. */
const kept = rowOf(
  (
    which: string,
    test: 'hasStatus' | 'hasType',
    isKept: (request: WorkRequest, query: Members) => boolean,
  ) => [
    `The list keeps ${which}.`,
    listing((passes, request, { query }) => passes() || (passes(test) && isKept(request, query))),
  ],
);

const dropped = rowOf(
  (which: string, isDropped: (request: WorkRequest, query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves out ${which}.`,
    listing((passes, request, input) => passes() && !isDropped(request, input.query, isRelative(input))),
  ],
);

const ordered = rowOf(
  (how: string, order: (context: OperationContext, query: Members) => Partial<Order<WorkRequest>>) => [
    `The list comes ${how}.`,
    listing(
      (passes) => passes(),
      (context, { query }) => ({ ...newestFirst(context), ...order(context, query) }),
    ),
  ],
);

export const listingMutants = mutantsOf('work-requests', lists, {
  'list-of-one-member': breaking('WRQ-17', 'CNV-10')
    .says('A list of one request holds the request itself in data.')
    .by(afterwards, LIST, (reply) => {
      const page = membersIn(reply.body);
      const items = [page['data']].flat();
      return items.length === 1 ? { ...reply, body: { ...page, data: items[0] } } : reply;
    }),
  'list-is-206': breaking('WRQ-17')
    .says('A page after which there is more is answered with 206.')
    .by(afterwards, LIST, (reply) => (membersIn(reply.body)['hasMore'] ? { ...reply, status: 206 } : reply)),
  'oldest-first': ordered(['WRQ-18'], 'oldest first', () => ({ descending: false })),
  'oldest-first-by-type': ordered(['WRQ-18'], 'oldest first with a type', (_context, { type }) => ({
    descending: type === undefined,
  })),
  'later-pages-turned-round': breaking('WRQ-18')
    .says('Every page after the first one is turned round.')
    .by(requests.listedAs, (items, { query }) =>
      query['cursor'] === undefined ? items : items.toReversed(),
    ),
  'last-changed-first': ordered(['WRQ-18'], 'by the last change', ({ store }) => ({
    place: (request) => [request.modified, store.workRequests.positionOf(request)],
    byCreation: false,
  })),
  'settled-last': ordered(['WRQ-18'], 'with completed and cancelled requests last', ({ store }) => ({
    place: (request) => [
      request.status === 'cancelled' || request.status === 'completed' ? '0' : '1',
      store.workRequests.positionOf(request),
    ],
    byCreation: false,
  })),
  'two-of-a-page-change-places': breaking('WRQ-18')
    .says('In a list of more than four requests the last two of a page change places.')
    .by(requests.listedAs, (items) =>
      items.length > 4 ? [...items.slice(0, -2), ...items.slice(-2).toReversed()] : items,
    ),
  'list-without-cancelled': dropped(
    ['WRQ-19', 'WRQ-65'],
    'cancelled requests unless the filter names them',
    (one, query) => {
      return !query['status'] && one.status === 'cancelled';
    },
  ),
  'list-without-completed': dropped(
    ['WRQ-19', 'FAM-13'],
    'completed requests for connections unless the filter names them',
    (one, query, isOfRelative) => isOfRelative && !query['status'] && one.status === 'completed',
  ),
  'cancelled-leave-the-list-of-connections': dropped(
    ['WRQ-65', 'FAM-13'],
    'cancelled requests for connections',
    (one, _query, isOfRelative) => isOfRelative && one.status === 'cancelled',
  ),
  'list-tells-cancelled-late': breaking('WRQ-65')
    .says('The list shows a cancelled request as open unless it is asked for the cancelled ones.')
    .by(
      requests.shownWith,
      ({ status }, { query }) => (status === 'cancelled' && !query['status'] ? { status: 'open' } : {}),
      LIST,
    ),
  'status-is-a-wish': kept(
    ['WRQ-20'],
    'open requests under the filter in_progress',
    'hasStatus',
    (one, query) => {
      return query['status'] === 'in_progress' && one.status === 'open';
    },
  ),
  'status-ignored-for-completed': ignored(['WRQ-20'], 'hasStatus', 'for completed', ({ status }) => {
    return status === 'completed';
  }),
  'status-on-the-first-page-alone': ignored(['WRQ-20'], 'hasStatus', 'on later pages', ({ cursor }) => {
    return cursor !== undefined;
  }),
  'filters-know-the-first-state': kept(['WRQ-20'], 'what was open', 'hasStatus', (one, query) => {
    return query['status'] === 'open' && one.status === 'cancelled';
  }),
  'first-status-alone': dropped(['WRQ-21'], 'all but the first of several states', (one, query) =>
    statesIn(query).slice(1).includes(one.status),
  ),
  'last-of-three-forgotten': dropped(['WRQ-21'], 'the last of three states', (one, query) => {
    return statesIn(query)[2] === one.status;
  }),
  'several-states-are-all': ignored(['WRQ-21'], 'hasStatus', 'for several states', (query) => {
    return statesIn(query).length > 1;
  }),
  'type-by-its-beginning': kept(['WRQ-22'], 'types that begin alike', 'hasType', ({ type }, query) => {
    return type?.startsWith(textIn(query['type'])) ?? false;
  }),
  'no-type-is-any-type': kept(['WRQ-22'], 'what has no type', 'hasType', ({ type }) => type === null),
  'type-of-connections-ignored': ignored(['WRQ-22'], 'hasType', 'for connections', (_, isOf) => isOf),
  'type-ignored-beside-a-status': ignored(['WRQ-23'], 'hasType', 'with a status', (query) => {
    return query['status'] !== undefined;
  }),
  'status-or-type': breaking('WRQ-23')
    .says('With both filters the list keeps what meets either.')
    .by(listing, (passes, _request, { query: { status, type } }) =>
      status === undefined || type === undefined ? passes() : passes('hasType') || passes('hasStatus'),
    ),
  'maintenance-listed': ignored(['WRQ-24'], 'isRequest', 'without filters', ({ status, type }) => {
    return status === undefined && type === undefined;
  }),
  'maintenance-on-the-second-page': ignored(['WRQ-24'], 'isRequest', 'on later pages', ({ cursor }) => {
    return cursor !== undefined;
  }),
  'maintenance-when-asked-for-open': ignored(['WRQ-24'], 'isRequest', 'for open', ({ status }) => {
    return status === 'open';
  }),
  'cancelled-leave-the-list-of-their-type': dropped(
    ['WRQ-22', 'WRQ-23'],
    'cancelled requests if a type is filtered',
    ({ status }, { type }) => type !== undefined && status === 'cancelled',
  ),
});
