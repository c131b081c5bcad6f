import { fourStates, inShop, listed, walked } from '../../witness/work-requests.ts';
import { textIn } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CANCEL, listing, passes, statesIn } from './amend.ts';

/** Lies of the filters of the list. */
export const filteringSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.status-is-a-wish',
    lie: 'The status in_progress keeps the open requests too.',
    breaks: ['WRQ-20'],
    tables: listing(
      (passed, { status }, { query }) =>
        passes(passed) ||
        (passes(passed, 'hasStatus') && query['status'] === 'in_progress' && status === 'open'),
    ),
    witness: listed('status=in_progress'),
  },
  {
    id: 'work-requests.status-ignored-for-completed',
    lie: 'The status completed keeps all requests.',
    breaks: ['WRQ-20'],
    tables: listing((passed, _, { query }) =>
      passes(passed, ...(query['status'] === 'completed' ? ['hasStatus' as const] : [])),
    ),
    witness: listed('status=completed'),
  },
  {
    id: 'work-requests.status-on-the-first-page-alone',
    lie: 'The filter status is forgotten on every page but the first.',
    breaks: ['WRQ-20'],
    tables: listing((passed, _, { query }) =>
      passes(passed, ...(query['cursor'] === undefined ? [] : ['hasStatus' as const])),
    ),
    witness: walked('status=open&pageSize=1', async (shop) => {
      await fourStates(shop);
      await fourStates(shop);
    }),
  },
  {
    id: 'work-requests.filters-know-the-first-state',
    lie: 'The filter status open keeps those that were cancelled since.',
    breaks: ['WRQ-20'],
    tables: listing(
      (passed, { status }, { query }) =>
        passes(passed) ||
        (passes(passed, 'hasStatus') && query['status'] === 'open' && status === 'cancelled'),
    ),
    witness: listed('status=open'),
  },
  {
    id: 'work-requests.first-status-alone',
    lie: 'Of several states in the filter only the first counts.',
    breaks: ['WRQ-21'],
    tables: listing((passed, { status }, { query }) => {
      const [first] = statesIn(query);
      return passes(passed) && (first === undefined || status === first);
    }),
    witness: listed('status=open,cancelled'),
  },
  {
    id: 'work-requests.last-of-three-forgotten',
    lie: 'Of three states and more in the filter the last is forgotten.',
    breaks: ['WRQ-21'],
    tables: listing((passed, { status }, { query }) => {
      const states = statesIn(query);
      return passes(passed) && (states.length < 3 || states.slice(0, -1).includes(status));
    }),
    witness: listed('status=open,completed,cancelled'),
  },
  {
    id: 'work-requests.several-states-are-all',
    lie: 'Several states in the filter keep all requests.',
    breaks: ['WRQ-21'],
    tables: listing((passed, _, { query }) =>
      passes(passed, ...(statesIn(query).length > 1 ? ['hasStatus' as const] : [])),
    ),
    witness: listed('status=open,completed'),
  },
  {
    id: 'work-requests.type-by-its-beginning',
    lie: 'The filter type keeps the types that begin with it too.',
    breaks: ['WRQ-22'],
    tables: listing(
      (passed, { type }, { query }) =>
        passes(passed, 'hasType') &&
        (query['type'] === undefined || (type ?? '').startsWith(textIn(query['type']))),
    ),
    witness: inShop(async (shop) => {
      await shop.edited({ types: ['Paint', 'Paint and paper'] });
      await shop.filed({ type: 'Paint and paper' });
      return shop.list(shop.kin.residentId, 'type=Paint');
    }),
  },
  {
    id: 'work-requests.no-type-is-any-type',
    lie: 'The filter type keeps the requests without a type.',
    breaks: ['WRQ-22'],
    tables: listing((passed, { type }) => passes(passed) || (passes(passed, 'hasType') && type === null)),
    witness: listed('type=Plumbing'),
  },
  {
    id: 'work-requests.type-of-connections-ignored',
    lie: 'The filter type is ignored for connections.',
    breaks: ['WRQ-22'],
    tables: listing((passed, _, { acting }) =>
      passes(passed, ...(acting.kind === 'connection' ? ['hasType' as const] : [])),
    ),
    witness: listed('type=Electrical', 'daughter'),
  },
  {
    id: 'work-requests.type-ignored-beside-a-status',
    lie: 'The filter type is ignored where there is a status.',
    breaks: ['WRQ-23'],
    tables: listing((passed, _, { query }) =>
      passes(passed, ...(query['status'] === undefined ? [] : ['hasType' as const])),
    ),
    witness: listed('status=open&type=Plumbing'),
  },
  {
    id: 'work-requests.status-or-type',
    lie: 'With both filters the list keeps what meets either.',
    breaks: ['WRQ-23'],
    tables: listing((passed, _, { query }) =>
      query['status'] === undefined || query['type'] === undefined
        ? passes(passed)
        : passes(passed, 'hasType') || passes(passed, 'hasStatus'),
    ),
    witness: listed('status=open&type=Plumbing'),
  },
  {
    id: 'work-requests.maintenance-listed',
    lie: 'A schedule of recurring maintenance is in the list without filters.',
    breaks: ['WRQ-24'],
    tables: listing((passed, _, { query }) =>
      passes(
        passed,
        ...(query['status'] === undefined && query['type'] === undefined ? ['isRequest' as const] : []),
      ),
    ),
    witness: walked('', (shop) => shop.maintained()),
  },
  {
    id: 'work-requests.maintenance-on-the-second-page',
    lie: 'A schedule of recurring maintenance is on every page of the list but the first.',
    breaks: ['WRQ-24'],
    tables: listing((passed, _, { query }) =>
      passes(passed, ...(query['cursor'] === undefined ? [] : ['isRequest' as const])),
    ),
    witness: walked('pageSize=1', async (shop) => {
      await shop.filed();
      await shop.maintained();
      await shop.filed();
    }),
  },
  {
    id: 'work-requests.maintenance-when-asked-for-open',
    lie: 'A schedule of recurring maintenance is in the list of the open requests.',
    breaks: ['WRQ-24'],
    tables: listing((passed, _, { query }) =>
      passes(passed, ...(query['status'] === 'open' ? ['isRequest' as const] : [])),
    ),
    witness: walked('status=open', (shop) => shop.maintained()),
  },
  {
    id: 'work-requests.cancelled-leave-the-list-of-their-type',
    lie: 'A cancelled request is missing where its type is asked for.',
    breaks: ['WRQ-22', 'WRQ-23'],
    tables: (tables) => {
      const gone = new Set<string>();
      const watched = afterwards(CANCEL, (reply, { path }) => {
        gone.add(path['workRequestId'] ?? '');
        return reply;
      })(tables);
      return listing(
        (passed, { id }, { query }) => passes(passed) && (query['type'] === undefined || !gone.has(id)),
      )(watched);
    },
    witness: listed('type=Plumbing'),
  },
];
