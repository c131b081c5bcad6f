import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { World } from '../../mock/world/world.ts';
import { rideReference, requestView } from '../../mock/operations/transportation/view.ts';
import { workReference, briefWorkRequestView } from '../../mock/operations/work-requests/view.ts';
import { beforehand, inAccess, together, type Mutation, inList, instead } from '../mutation.ts';
import { type MutantRow, mutantsOf, breaking, rowOf, type Breaks } from '../mutant.ts';
import {
  acting,
  both,
  connection,
  doneAndRefused,
  ACCESS,
  inState,
  lets,
  madeBy,
  named,
  noRequest,
  not,
  notTheCreator,
  ofTheFamily,
  open,
  refusedAs,
  resident,
  RIDE,
  shut,
  stranger,
  who,
  WORK,
  type Who,
} from './modules.ts';
import type { Visible } from '../../mock/domain/request-visibility.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { Stored } from '../../mock/world/collection.ts';
import type { RequestAuthor } from '../../mock/world/request-records.ts';
import { secondaryKeys } from '../../mock/world/secondary-keys.ts';
import { membersIn, type Members } from '../input.ts';
import { seenAs } from '../seen-collection.ts';

type Path = Readonly<Record<string, string>>;

const staff = acting('staff');
const service = acting('systemActor');

const ofTheResident = both(connection, ofTheFamily, madeBy('resident'));
const ofConnections = both(resident, ofTheFamily, madeBy('connection'));
const ofStaff = both(ofTheFamily, madeBy('staff'));
const ofOthers = both(connection, ofTheFamily, madeBy('connection'), notTheCreator);
const foreign = both(connection, stranger, madeBy('connection'));

const homeOf = (id: string | undefined, { store }: World): string | undefined =>
  store.residents.find(id)?.facilityId;

/** Lives where the resident in the path does. */
const livesThere = who('living in the same facility', (asked, world) => {
  const home = homeOf(asked.path['residentId'], world);
  return asked.acting.kind === 'resident' && homeOf(asked.acting.id, world) === home;
});
const linkedThere = who('linked to someone in the same facility', (asked, world) => {
  const links = world.store.connections.find(asked.acting.id)?.residentIds ?? [];
  return links.some((id) => homeOf(id, world) === homeOf(asked.path['residentId'], world));
});
const fromElsewhere = who('from another facility', (asked, world) => {
  return !asked.acting.facilityIds.includes(homeOf(asked.path['residentId'], world) ?? '');
});
const ofFacility = who('of the facility in the path', (asked) =>
  asked.acting.facilityIds.includes(asked.path['facilityId'] ?? ''),
);
const notTheFirst = who('not the first connection of the resident', ({ acting: { id }, path }, { store }) => {
  const residentId = path['residentId'] ?? '';
  return store.connections.filter(({ residentIds }) => residentIds.includes(residentId))[0]?.id !== id;
});

/** A work request is cancelled as if its creator did it. */
const cancelsAsTheCreator = (whom: Who): Mutation =>
  together(
    lets(WORK.cancel, whom),
    beforehand(WORK.cancel, (input, context) => {
      const creator = named(input, context)?.creator;
      const isMeant = creator && whom.is(input, context);
      return isMeant ? { ...input, acting: { ...input.acting, id: creator.id } } : input;
    }),
  );

const cancels = (whom: Who): MutantRow =>
  breaking('FAM-19')
    .says(`Anyone who cancels a work request is taken for its creator, ${whom.words}.`)
    .by(cancelsAsTheCreator, whom);

/** The path with the id of the request in the place of its reference number. */
const byReference = (path: Path, world: World): Path => {
  const { workRequests: works, transportationRequests: rides } = world.store;
  const work = works.all().find((one) => path['workRequestId'] === workReference(one, world));
  const ride = rides.all().find((one) => path['requestId'] === rideReference(one, world));
  return { ...path, ...(work && { workRequestId: work.id }), ...(ride && { requestId: ride.id }) };
};

/** One operation takes the reference number too. */
const takesReferences = rowOf((operation: OperationId) => [
  `${operation} takes the referenceNumber of a request for its id.`,
  together(
    ...ACCESS.map((rule) =>
      inAccess(rule, (original) => (request, world) => {
        const path = request.operation === operation ? byReference(request.path, world) : request.path;
        return original({ ...request, path }, world);
      }),
    ),
    beforehand(operation, (input, context) => ({ ...input, path: byReference(input.path, context) })),
  ),
]);

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

export const familyAskingMutants = mutantsOf('family-access', {
  // Mutants about who may ask for what.
  'staff-read-work-request-settings': open(['FAM-01'], WORK.settings, staff),
  'service-lists-work-requests': open(['FAM-02'], WORK.list, service),
  'service-reads-ride-comments': open(['FAM-02'], RIDE.comments, service),
  'unlinked-are-let-in': open(['FAM-08'], RIDE.list, livesThere),
  'connections-of-anybody': open(['FAM-08'], WORK.list, linkedThere),
  'outsiders-find-an-empty-list': open(['FAM-08'], RIDE.list, both(connection, fromElsewhere)),
  'outsiders-read-ride-settings': open(['FAM-09'], RIDE.settings, resident),
  'settings-by-the-facilities-of-a-connection': open(['FAM-09'], WORK.settings, both(connection, ofFacility)),
  'first-connection-alone': shut(['FAM-11'], 'forbidden', WORK.list, both(connection, notTheFirst)),
  'residents-do-not-find-work-requests-of-staff': shut(['FAM-12'], 'not-found', WORK.read, ofStaff),
  'residents-do-not-find-rides-of-the-family': shut(['FAM-12'], 'not-found', RIDE.read, ofConnections),
  'connections-read-rides-of-staff': open(['FAM-15'], RIDE.read, ofStaff),
  'connections-read-comments-on-rides-of-the-resident': open(['FAM-15'], RIDE.comments, ofTheResident),
  'connections-fetch-files-of-staff-made-work-requests': open(['FAM-15'], WORK.file, ofStaff),
  'settled-is-open-to-connections': open(
    ['FAM-15'],
    WORK.read,
    both(connection, ofTheFamily, inState('completed')),
  ),
  'neighbours-read-work-requests': open(['FAM-16'], WORK.read, both(stranger, livesThere)),
  'rides-of-others-are-forbidden': refusedAs(['FAM-16'], 'forbidden', RIDE.read, stranger),
  'friends-fetch-files-of-rides': open(['FAM-16'], RIDE.file, foreign),
  'outsiders-read-comments': open(['FAM-16'], WORK.comments, foreign),
  'work-requests-by-reference-number': takesReferences(['FAM-22'], WORK.read),
  'no-work-request-has-no-comments': open(['FAM-23'], WORK.comments, noRequest),
  // Mutants about who may make and change what.
  'staff-cancel-their-rides': open(['FAM-01'], RIDE.cancel, both(staff, madeBy('staff'))),
  'neighbours-file-for-each-other': open(['FAM-08'], WORK.create, resident),
  'connections-order-rides-for-anybody': open(['FAM-08'], RIDE.create, connection),
  'refused-for-want-of-a-link-and-filed': doneAndRefused(
    ['FAM-08'],
    'forbidden',
    WORK.create,
    both(connection, not(ofTheFamily)),
  ),
  'connections-look-and-do-not-order': shut(['FAM-11'], 'forbidden', RIDE.create, connection),
  'residents-have-it-filed': shut(['FAM-11'], 'forbidden', WORK.create, resident),
  'refused-comments-stay': doneAndRefused(['FAM-16', 'CNV-34'], 'not-found', WORK.comment, stranger),
  'connections-cancel-for-each-other': cancels(connection),
  'residents-cancel-any-ride-of-theirs': open(['FAM-19'], RIDE.cancel, ofConnections),
  'residents-cancel-work-requests-of-staff': cancels(both(resident, madeBy('staff'))),
  'reroute-refused-and-done': doneAndRefused(['FAM-19', 'CNV-34'], 'forbidden', RIDE.replace, ofOthers),
  'connections-cancel-rides-of-the-resident': open(['FAM-20'], RIDE.cancel, ofTheResident),
  'rides-cancelled-by-reference-number': takesReferences(['FAM-22'], RIDE.cancel),
  'no-ride-takes-comments': open(['FAM-23'], RIDE.comment, noRequest),
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
