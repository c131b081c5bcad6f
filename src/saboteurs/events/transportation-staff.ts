import type { EventType } from '../../../openapi/generated/contract.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { tellingOf, riding } from '../../witness/transportation.ts';
import type { Witness } from '../../witness/stage.ts';
import { inEvents, inGate, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, READ, type Ride } from '../transportation/amend.ts';
import { attended, hushedForStaff } from './hush.ts';

const UPDATED = 'transportation_request.updated';
const COMMENTED = 'transportation_request.comment_created';

/** Whatever staff do about requests: those of their own making, of a resident and of a connection. */
const work: Witness = tellingOf(async (depot) => {
  const { relatives, asked, staffMakes, approve, deny, complete, assign, staffSay, remove } = depot;
  for (const make of [() => staffMakes(), () => asked(), () => asked({}, relatives[0])]) {
    const [id, other] = [await make(), await make()];
    await approve(id);
    for (const name of ['Dora', 'Egon']) await assign(id, { driver: { name } });
    for (const name of ['Van', 'Bus']) await assign(id, { vehicle: { name } });
    await complete(id);
    await staffSay(id, true);
    await staffSay(id, false);
    await deny(other);
    await remove(id);
    await remove(other);
  }
});

/** What is kept of requests and comments while no operation of the API is served. */
interface Watch {
  readonly saved?: (former: Ride, now: Ride) => void;
  readonly said?: (comment: RequestCommentRecord) => void;
}

/** Levers come with no table of their own, so whoever lies about what staff do stands where records are kept. */
const onStaff =
  (change: () => readonly [Watch, Mutation]): Mutation =>
  (original) => {
    const [{ saved, said }, then] = change();
    const [watched, isServing] = attended(original);
    const known = new WeakSet();
    const watch = ({ store }: World): void => {
      if (known.has(store)) return;
      known.add(store);
      const { find, replace } = store.transportationRequests;
      const { insert } = store.requestComments;
      Object.assign(store.transportationRequests, {
        replace: (now: Ride): Ride => {
          const former = find(now.id);
          if (former && !isServing()) saved?.(former, now);
          return replace(now);
        },
      });
      Object.assign(store.requestComments, {
        insert: (comment: RequestCommentRecord): RequestCommentRecord => {
          if (!isServing()) said?.(comment);
          return insert(comment);
        },
      });
    };
    const guarded = inGate('checkToken', (checkToken) => (authorization, token, world) => {
      if (world) watch(world);
      return checkToken(authorization, token, world);
    })(watched);
    return then(guarded);
  };

/** The next event of a request is kept back where it was noted. */
const hushing = (silenced: Set<string>, kind: EventType): Mutation =>
  inEvents((event) => (event.eventType === kind && silenced.delete(event.resourceId) ? [] : [event]));

const hushedSaves = (isHushed: (former: Ride, now: Ride) => boolean): Mutation =>
  onStaff(() => {
    const silenced = new Set<string>();
    const saved = (former: Ride, now: Ride): void => {
      if (isHushed(former, now)) silenced.add(now.id);
    };
    return [{ saved }, hushing(silenced, UPDATED)];
  });

const hushedWords = (isHushed: (comment: RequestCommentRecord) => boolean): Mutation =>
  onStaff(() => {
    const silenced = new Set<string>();
    const said = (comment: RequestCommentRecord): void => {
      if (isHushed(comment)) silenced.add(comment.requestId);
    };
    return [{ said }, hushing(silenced, COMMENTED)];
  });

const becomes =
  (status: Ride['status']) =>
  (former: Ride, now: Ride): boolean =>
    former.status !== status && now.status === status;

/** The first read after staff changed a request shows it as it was before. */
const staleOnce = (): Mutation =>
  onStaff(() => {
    const stale = new Map<string, Ride>();
    const saved = (former: Ride, now: Ride): void => {
      if (!now.isDeleted) stale.set(now.id, former);
    };
    const read = instead(READ, (original) => (input, scene) => {
      const now = scene.store.transportationRequests.find(input.path['requestId']);
      const former = stale.get(input.path['requestId'] ?? '');
      if (!now || !former) return original(input, scene);
      stale.delete(now.id);
      amend(scene, now.id, () => former);
      const reply = original(input, scene);
      amend(scene, now.id, () => now);
      return reply;
    });
    return [{ saved }, read];
  });

/** Saboteurs of the events of transportation requests where staff do something. */
export const transportationStaffSaboteurs = saboteursOf('events', work, {
  'rides-by-staff-in-silence': [
    'Does not tell of requests that staff make.',
    ['EVT-71'],
    hushedForStaff('transportation_request.created'),
  ],
  'approvals-in-silence': [
    'Does not tell that a request is approved.',
    ['EVT-76'],
    hushedSaves(becomes('approved')),
  ],
  'denials-in-silence': [
    'Does not tell that a request is denied.',
    ['EVT-77'],
    hushedSaves(becomes('denied')),
  ],
  'denials-of-connections-in-silence': [
    'Does not tell that a request of a connection is denied.',
    ['EVT-77'],
    hushedSaves((former, now) => becomes('denied')(former, now) && now.creator.userType === 'connection'),
  ],
  'completions-in-silence': [
    'Does not tell that a request is completed.',
    ['EVT-78'],
    hushedSaves(becomes('completed')),
  ],
  'drivers-in-silence': [
    'Does not tell that a request has another driver.',
    ['EVT-79'],
    hushedSaves((former, now) => former.driver?.id !== now.driver?.id),
  ],
  'second-driver-in-silence': [
    'Tells of the first driver of a request and of no other.',
    ['EVT-79'],
    hushedSaves((former, now) => former.driver !== null && former.driver.id !== now.driver?.id),
  ],
  'vehicles-in-silence': [
    'Does not tell that a request has another vehicle.',
    ['EVT-80'],
    hushedSaves((former, now) => former.vehicle?.id !== now.vehicle?.id),
  ],
  'second-vehicle-in-silence': [
    'Tells of the first vehicle of a request and of no other.',
    ['EVT-80'],
    hushedSaves((former, now) => former.vehicle !== null && former.vehicle.id !== now.vehicle?.id),
  ],
  'ride-as-before-staff': [
    'Shows a request as it was before on the first read after staff changed it.',
    ['EVT-81', 'TRA-84', 'TRA-85', 'TRA-86', 'TRA-88'],
    staleOnce(),
    riding(async ({ asked, approve, read }) => {
      const id = await asked();
      await approve(id);
      return [await read(id), await read(id)];
    }),
  ],
  'deleted-rides-in-silence': [
    'Does not tell of requests that staff delete.',
    ['EVT-85'],
    hushedForStaff('transportation_request.deleted'),
  ],
  'deleted-rides-are-updated': [
    'Tells of a request that staff delete as of a change.',
    ['EVT-85'],
    inEvents((event) => [
      event.eventType === 'transportation_request.deleted' ? { ...event, eventType: UPDATED } : event,
    ]),
  ],
  'staff-comments-in-silence': [
    'Does not tell of a comment by staff that the family sees.',
    ['EVT-89'],
    hushedWords(({ visibleToFamily }) => visibleToFamily),
  ],
  'staff-only-comments-in-silence': [
    'Does not tell of a comment by staff that the family does not see.',
    ['EVT-90'],
    hushedWords(({ visibleToFamily }) => !visibleToFamily),
  ],
});
