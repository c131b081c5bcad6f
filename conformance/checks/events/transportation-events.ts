import type { EventType } from '../../../openapi/generated/contract.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenRide, givenRiders, rideBody, settle } from '../../factories/transportation.ts';
import type { GivenRide, Riders } from '../../factories/transportation.ts';
import { precondition } from '../../kit/precondition.ts';
import { eventOf, type EventTest } from '../../kit/events.ts';
import { hasLever } from '../../kit/levers.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { causing, type Caused } from './causing.ts';
import { afterWaiting } from './quiet.ts';

/** Replaces the details of a request in the name of its creator; by others where none are named. */
export const replace = (
  t: Tools,
  riders: Riders,
  { path, by: as }: GivenRide,
  body: object = rideBody(t, riders),
): Promise<void> =>
  precondition('a replacement of a transportation request', async () =>
    must(await t.call('replaceTransportationRequest', { path, body, as }), success),
  );

/** Cancels a request in the name of its creator. */
export const cancelRide = (t: Tools, { path, by: as }: GivenRide): Promise<void> =>
  precondition('a cancel', async () =>
    must(await t.call('cancelTransportationRequest', { path, as }), success),
  );

/** Comments on a request in the name of its creator. */
const comment = (t: Tools, { path, by: as }: GivenRide): Promise<void> =>
  precondition('a comment', async () =>
    must(await commentOn(t, rides, path, { as, text: t.fresh.text('By the way') }), success),
  );

/** A family with so many connections, for all checks that know their requests by the ids. */
export const sharedRiders = (t: Tools, connections: number): Promise<Riders> =>
  givenRiders(t, { connections, shared: true });

/** What is done to a request, and the event that reports it. */
interface Deed {
  readonly type: EventType;
  readonly says: string;
  readonly levers: readonly LeverName[];
  readonly act: (t: Tools, riders: Riders, ride: GivenRide) => Promise<unknown>;
}

const UPDATED = 'transportation_request.updated';
const COMMENTED = 'transportation_request.comment_created';

/** What staff do to a request. */
export const staffDeeds = {
  approve: {
    type: UPDATED,
    says: 'staff approved a transportation request',
    levers: ['approve-transportation-request'],
    act: (t, _, { requestId }) => settle(t, requestId, 'approved'),
  },
  deny: {
    type: UPDATED,
    says: 'staff denied a transportation request',
    levers: ['deny-transportation-request'],
    act: (t, _, { requestId }) => settle(t, requestId, 'denied'),
  },
  driver: {
    type: UPDATED,
    says: 'staff gave a transportation request another driver',
    levers: ['assign-transportation'],
    act: (t, _, { requestId }) =>
      t.lever('assign-transportation', { requestId, driver: { name: t.fresh.text('Dora') } }),
  },
  vehicle: {
    type: UPDATED,
    says: 'staff gave a transportation request another vehicle',
    levers: ['assign-transportation'],
    act: (t, _, { requestId }) =>
      t.lever('assign-transportation', { requestId, vehicle: { name: t.fresh.text('Van') } }),
  },
  delete: {
    type: 'transportation_request.deleted',
    says: 'staff deleted a transportation request',
    levers: ['delete-transportation-request'],
    act: (t, _, { requestId }) => t.lever('delete-transportation-request', { requestId }),
  },
  shown: {
    type: COMMENTED,
    says: 'staff commented on a transportation request for the family to see',
    levers: ['comment-on-transportation-request'],
    act: (t, _, { requestId }) => staffComment(t, requestId, true),
  },
  hidden: {
    type: COMMENTED,
    says: 'staff commented on a transportation request for staff only',
    levers: ['comment-on-transportation-request'],
    act: (t, _, { requestId }) => staffComment(t, requestId, false),
  },
} as const satisfies Readonly<Record<string, Deed>>;

const staffComment = (t: Tools, requestId: string, visibleToFamily: boolean) =>
  t.lever('comment-on-transportation-request', {
    requestId,
    text: t.fresh.text('Staff say'),
    visibleToFamily,
  });

/** What the creator does to a request through the API. */
const ownDeeds: readonly Deed[] = [
  {
    type: UPDATED,
    says: 'a transportation request was replaced',
    levers: [],
    act: (t, riders, ride) => replace(t, riders, ride),
  },
  {
    type: UPDATED,
    says: 'a transportation request was cancelled',
    levers: [],
    act: (t, _, ride) => cancelRide(t, ride),
  },
  {
    type: COMMENTED,
    says: 'a comment was made on a transportation request',
    levers: [],
    act: (t, _, ride) => comment(t, ride),
  },
];

/** Events of transportation requests that the suite can bring about, once per run. */
export const transportationEvents = once(async (t: Tools): Promise<readonly Caused[]> => {
  const riders = await sharedRiders(t, 1);
  const before = await afterWaiting(t);
  const caused: Caused[] = [];
  const deeds = [...ownDeeds, ...Object.values(staffDeeds)].filter(({ levers }) =>
    levers.every((name) => hasLever(t.run, name)),
  );
  for (const [at, { type, says, act }] of deeds.entries()) {
    const by = at % 2 === 0 ? riders.resident : (riders.connections[0] ?? riders.resident);
    let ride: GivenRide | undefined;
    const creating = ['transportation_request.created', 'a transportation request was made'] as const;
    const created = await causing(t, before, creating, async () => {
      ride = await givenRide(t, riders, { by });
      return ride.requestId;
    });
    if (at < 2) caused.push(created);
    caused.push(
      await causing(t, before, [type, says], async () => {
        if (ride) await act(t, riders, ride);
        return ride?.requestId;
      }),
    );
  }
  return caused;
});

/** Makes another request, whose event is sure to come. */
export const laterRide = (t: Tools, riders: Riders) => async (): Promise<EventTest> =>
  eventOf('transportation_request.created', (await givenRide(t, riders)).requestId);

/** A request of the resident, and one of each of so many connections. */
export async function* ridesOf(t: Tools, connections: number) {
  const riders = await sharedRiders(t, connections);
  for (const by of [riders.resident, ...riders.connections])
    yield [await givenRide(t, riders, { by }), riders] as const;
}
