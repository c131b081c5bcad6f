import { fourStates, inShop, listed, walked } from '../../witness/work-requests.ts';
import { textIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CANCEL, listing, passes, statesIn } from './amend.ts';

/** Saboteurs of the filters of the list. */
export const filteringSaboteurs = saboteursOf('work-requests', listed('type=Plumbing'), {
  'status-is-a-wish': [
    'The status in_progress keeps the open requests too.',
    ['WRQ-20'],
    listing(
      (passed, { status }, { query }) =>
        passes(passed) ||
        (passes(passed, 'hasStatus') && query['status'] === 'in_progress' && status === 'open'),
    ),
    listed('status=in_progress'),
  ],
  'status-ignored-for-completed': [
    'The status completed keeps all requests.',
    ['WRQ-20'],
    listing((passed, _, { query }) =>
      passes(passed, ...(query['status'] === 'completed' ? ['hasStatus' as const] : [])),
    ),
    listed('status=completed'),
  ],
  'status-on-the-first-page-alone': [
    'The filter status is forgotten on every page but the first.',
    ['WRQ-20'],
    listing((passed, _, { query }) =>
      passes(passed, ...(query['cursor'] === undefined ? [] : ['hasStatus' as const])),
    ),
    walked('status=open&pageSize=1', async (shop) => {
      await fourStates(shop);
      await fourStates(shop);
    }),
  ],
  'filters-know-the-first-state': [
    'The filter status open keeps those that were cancelled since.',
    ['WRQ-20'],
    listing(
      (passed, { status }, { query }) =>
        passes(passed) ||
        (passes(passed, 'hasStatus') && query['status'] === 'open' && status === 'cancelled'),
    ),
    listed('status=open'),
  ],
  'first-status-alone': [
    'Of several states in the filter only the first counts.',
    ['WRQ-21'],
    listing((passed, { status }, { query }) => {
      const [first] = statesIn(query);
      return passes(passed) && (first === undefined || status === first);
    }),
    listed('status=open,cancelled'),
  ],
  'last-of-three-forgotten': [
    'Of three states and more in the filter the last is forgotten.',
    ['WRQ-21'],
    listing((passed, { status }, { query }) => {
      const states = statesIn(query);
      return passes(passed) && (states.length < 3 || states.slice(0, -1).includes(status));
    }),
    listed('status=open,completed,cancelled'),
  ],
  'several-states-are-all': [
    'Several states in the filter keep all requests.',
    ['WRQ-21'],
    listing((passed, _, { query }) =>
      passes(passed, ...(statesIn(query).length > 1 ? ['hasStatus' as const] : [])),
    ),
    listed('status=open,completed'),
  ],
  'type-by-its-beginning': [
    'The filter type keeps the types that begin with it too.',
    ['WRQ-22'],
    listing(
      (passed, { type }, { query }) =>
        passes(passed, 'hasType') &&
        (query['type'] === undefined || (type ?? '').startsWith(textIn(query['type']))),
    ),
    inShop(async (shop) => {
      await shop.edited({ types: ['Paint', 'Paint and paper'] });
      await shop.filed({ type: 'Paint and paper' });
      return shop.list(shop.kin.residentId, 'type=Paint');
    }),
  ],
  'no-type-is-any-type': [
    'The filter type keeps the requests without a type.',
    ['WRQ-22'],
    listing((passed, { type }) => passes(passed) || (passes(passed, 'hasType') && type === null)),
  ],
  'type-of-connections-ignored': [
    'The filter type is ignored for connections.',
    ['WRQ-22'],
    listing((passed, _, { acting }) =>
      passes(passed, ...(acting.kind === 'connection' ? ['hasType' as const] : [])),
    ),
    listed('type=Electrical', 'daughter'),
  ],
  'type-ignored-beside-a-status': [
    'The filter type is ignored where there is a status.',
    ['WRQ-23'],
    listing((passed, _, { query }) =>
      passes(passed, ...(query['status'] === undefined ? [] : ['hasType' as const])),
    ),
    listed('status=open&type=Plumbing'),
  ],
  'status-or-type': [
    'With both filters the list keeps what meets either.',
    ['WRQ-23'],
    listing((passed, _, { query }) =>
      query['status'] === undefined || query['type'] === undefined
        ? passes(passed)
        : passes(passed, 'hasType') || passes(passed, 'hasStatus'),
    ),
    listed('status=open&type=Plumbing'),
  ],
  'maintenance-listed': [
    'A schedule of recurring maintenance is in the list without filters.',
    ['WRQ-24'],
    listing((passed, _, { query }) =>
      passes(
        passed,
        ...(query['status'] === undefined && query['type'] === undefined ? ['isRequest' as const] : []),
      ),
    ),
    walked('', (shop) => shop.maintained()),
  ],
  'maintenance-on-the-second-page': [
    'A schedule of recurring maintenance is on every page of the list but the first.',
    ['WRQ-24'],
    listing((passed, _, { query }) =>
      passes(passed, ...(query['cursor'] === undefined ? [] : ['isRequest' as const])),
    ),
    walked('pageSize=1', async (shop) => {
      await shop.filed();
      await shop.maintained();
      await shop.filed();
    }),
  ],
  'maintenance-when-asked-for-open': [
    'A schedule of recurring maintenance is in the list of the open requests.',
    ['WRQ-24'],
    listing((passed, _, { query }) =>
      passes(passed, ...(query['status'] === 'open' ? ['isRequest' as const] : [])),
    ),
    walked('status=open', (shop) => shop.maintained()),
  ],
  'cancelled-leave-the-list-of-their-type': [
    'A cancelled request is missing where its type is asked for.',
    ['WRQ-22', 'WRQ-23'],
    (tables) => {
      const gone = new Set<string>();
      const watched = afterwards(CANCEL, (reply, { path }) => {
        gone.add(path['workRequestId'] ?? '');
        return reply;
      })(tables);
      return listing(
        (passed, { id }, { query }) => passes(passed) && (query['type'] === undefined || !gone.has(id)),
      )(watched);
    },
  ],
});
