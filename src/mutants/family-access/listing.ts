import type { Visible } from '../../mock/domain/request-visibility.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { requestView } from '../../mock/operations/transportation/view.ts';
import { briefWorkRequestView } from '../../mock/operations/work-requests/view.ts';
import type { Stored } from '../../mock/world/collection.ts';
import type { RequestAuthor } from '../../mock/world/request-records.ts';
import { secondaryKeys } from '../../mock/world/secondary-keys.ts';
import { membersIn, type Members } from '../input.ts';
import { inList, instead } from '../mutation.ts';
import { type Breaks, type MutantRow, mutantsOf, rowOf } from '../mutant.ts';
import { seenAs } from '../seen-collection.ts';
import { RIDE, WORK } from './amend.ts';

type Lists = typeof RIDE.list | typeof WORK.list;
type Request = Visible & Stored & { readonly status: string };
type Change = (request: Request, input: AnyInput, context: OperationContext) => Partial<Visible>;
type Test = (request: Request, input: AnyInput, context: OperationContext) => boolean;

const RELATIVE: RequestAuthor = { id: '', name: '', userType: 'connection' };

/** An item of a list as it is without a fault. */
const asStored = (item: Members, { acting }: AnyInput, context: OperationContext): unknown => {
  const { workRequests, transportationRequests } = context.store;
  const id = String(item['id']);
  const work = workRequests.find(id);
  if (work) return briefWorkRequestView(work, acting, WORK.list, context);
  const ride = transportationRequests.find(id);
  const day = item['occurrenceDate'];
  return ride && requestView(ride, typeof day === 'string' ? day : null, acting, context);
};

/** A list takes requests for others than they are while it chooses, and shows them as they are. */
const choosing = rowOf((operation: Lists, what: string, change: Change) => [
  `${operation} ${what}.`,
  instead(operation, (original) => (input, context) => {
    const see = <T extends Request>(one: T): T => ({ ...one, ...change(one, input, context) });
    const { workRequests, transportationRequests } = context.store;
    const seen = {
      workRequests: seenAs(workRequests, secondaryKeys.workRequests, see),
      transportationRequests: seenAs(transportationRequests, secondaryKeys.transportationRequests, see),
    };
    const reply = original(input, { ...context, store: { ...context.store, ...seen } });
    return isRefusal(reply)
      ? reply
      : inList((items) => items.map((item) => asStored(membersIn(item), input, context)))(reply, input);
  }),
]);

const misses = (breaks: Breaks, operation: Lists, which: string, test: Test): MutantRow =>
  choosing(breaks, operation, `leaves out ${which}`, (request, ...rest) =>
    test(request, ...rest) ? { residentId: '' } : {},
  );

/** To connections, as if a connection had made it. */
const holds = (breaks: Breaks, operation: Lists, which: string, test: Test): MutantRow =>
  choosing(breaks, operation, `shows connections ${which}`, (request, ...rest) =>
    test(request, ...rest) ? { creator: RELATIVE } : {},
  );

/** As if it were a request of the resident in the path. */
const lends = (breaks: Breaks, operation: Lists, which: string, test: Test): MutantRow =>
  choosing(breaks, operation, `holds ${which}`, (request, input, context) =>
    test(request, input, context) ? { residentId: input.path['residentId'] ?? '' } : {},
  );

const isOfLinked: Test = ({ residentId }, { acting }, { store }) =>
  store.connections.find(acting.id)?.residentIds.includes(residentId) === true;

export const listingMutants = mutantsOf('family-access', {
  'connections-miss-settled-rides-of-each-other': misses(
    ['FAM-13'],
    RIDE.list,
    'cancelled rides of others from connections',
    ({ creator, status }, { acting: { kind, id } }) =>
      kind === 'connection' && status === 'cancelled' && creator.id !== id,
  ),
  'connections-list-settled-work-requests': holds(
    ['FAM-14'],
    WORK.list,
    'what the resident filed and cancelled',
    ({ creator, status }) => creator.userType === 'resident' && status === 'cancelled',
  ),
  'later-pages-forget-who-filed': holds(
    ['FAM-14', 'WRQ-19', 'WRQ-20'],
    WORK.list,
    'what anybody filed, on later pages',
    (_, { query }) => query['cursor'] !== undefined,
  ),
  'lists-of-all-linked-residents': lends(['FAM-18'], WORK.list, 'those of all linked residents', isOfLinked),
  'cancelled-rides-of-all-linked-residents': lends(
    ['FAM-18'],
    RIDE.list,
    'cancelled ones of all linked residents',
    (one, ...rest) => one.status === 'cancelled' && isOfLinked(one, ...rest),
  ),
});
