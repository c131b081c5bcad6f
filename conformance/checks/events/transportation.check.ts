import { rides } from '../../factories/transportation-subject.ts';
import {
  fullBody,
  givenRide,
  givenRiders,
  rideBody,
  settle,
  type Riders,
} from '../../factories/transportation.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { status, success } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { cancelRide, replace, ridesOf, sharedRiders, staffDeeds } from './transportation-events.ts';
import { validFile } from '../../kit/valid-file.ts';
import { causes } from './rows.ts';

const CREATED = 'transportation_request.created';
const UPDATED = 'transportation_request.updated';
const COMMENTED = 'transportation_request.comment_created';

/** The request that an event names, as the resident reads it, shows this. */
const showing =
  (t: Tools, { residentId, resident: as }: Riders, sent: JsonObject) =>
  async (event: Delivered): Promise<void> => {
    const requestId = text(event.body, 'resourceId');
    const read = await t.call('getTransportationRequest', { path: { residentId, requestId }, as });
    must(read, status(200));
    const id = field(read.json, 'data.id');
    mustHold(read, `the request ${requestId}`, id === requestId, shows('id', id));
    mustEcho(read, dataOf(read), sent);
  };

/** What staff do, to a request of the resident and to one of a connection; once more where that is another change. */
const byStaff = (
  deed: keyof typeof staffDeeds,
  clause: 'EVT-76' | 'EVT-77' | 'EVT-79' | 'EVT-80' | 'EVT-85' | 'EVT-89' | 'EVT-90',
  says: string,
  isRepeated = false,
) => {
  const { levers, type, says: after, act } = staffDeeds[deed];
  return {
    ...{ says, clauses: [clause, 'EVT-69'] as const, needs: [`lever:${levers[0]}`] as const, type },
    async *causes(t: Tools) {
      for await (const [ride, riders] of ridesOf(t, 1)) {
        const one = { about: ride.requestId, after, act: () => act(t, riders, ride) };
        yield one;
        if (isRepeated) yield { ...one, after: `${after} again` };
      }
    },
  };
};

causes({
  'transportation-created': {
    says: 'Every transportation request made through the API causes transportation_request.created, no matter who makes it, and its resident reads it by the resourceId.',
    clauses: ['EVT-70', 'EVT-69', 'EVT-72'],
    type: CREATED,
    canBeFetched: 'EVT-72',
    async *causes(t) {
      const riders = await sharedRiders(t, 2);
      const { resident, connections, residentId } = riders;
      // Everybody once and the resident again, in turns with the least and with everything.
      for (const [at, as] of [resident, ...connections, resident].entries()) {
        const body = at % 2 === 0 ? rideBody(t, riders) : fullBody(t, riders);
        yield {
          async act() {
            const answer = await t.call('createTransportationRequest', { path: { residentId }, body, as });
            return text(dataOf(answer), 'id');
          },
          fetched: showing(t, riders, { destination: body.destination }),
        };
      }
    },
  },
  'transportation-created-by-staff': {
    says: 'A transportation request that staff make causes transportation_request.created.',
    clauses: ['EVT-71', 'EVT-69'],
    needs: ['lever:create-transportation-request'],
    type: CREATED,
    async *causes(t) {
      const household = await givenRiders(t, { connections: 0 });
      for (let count = 0; count < 2; count += 1)
        yield { act: async () => (await rides.byStaff(t, household)).id };
    },
  },
  'transportation-replaced': {
    says: 'A replacement that changes a transportation request causes transportation_request.updated, whichever detail it changes, and its resident reads the change by the resourceId.',
    clauses: ['EVT-74', 'EVT-69', 'EVT-81'],
    type: UPDATED,
    canBeFetched: 'EVT-81',
    async *causes(t) {
      for await (const [ride, riders] of ridesOf(t, 1)) {
        let body = { ...fullBody(t, riders) };
        const details = [
          { destination: t.fresh.text('Museum') },
          { notes: t.fresh.text('Bring a coat') },
          { appointmentTime: '12:30' },
          { returnTime: '15:10' },
          { pickupTime: '11:05' },
          { pickupLocation: t.fresh.text('Gate') },
          { destinationAddress: t.fresh.text('Side Street') },
          { tripType: 'willcall' } as const,
        ];
        const isOwn = ride.by === riders.resident;
        for (const change of [{}, ...(isOwn ? details : details.slice(0, 1))]) {
          body = { ...body, ...change };
          const { destination, notes, tripType } = body;
          yield {
            about: ride.requestId,
            after: `a change of ${Object.keys(change).join() || 'everything'}`,
            act: () => replace(t, riders, ride, body),
            fetched: showing(t, riders, { destination, notes, tripType }),
          };
        }
      }
    },
  },
  'transportation-cancelled': {
    says: 'Cancelling a transportation request causes transportation_request.updated, no matter who made it, and its resident reads that by the resourceId.',
    clauses: ['EVT-75', 'EVT-69', 'EVT-81'],
    type: UPDATED,
    canBeFetched: 'EVT-81',
    async *causes(t) {
      for await (const [ride, riders] of ridesOf(t, 2))
        yield {
          about: ride.requestId,
          after: 'a cancel',
          act: () => cancelRide(t, ride),
          fetched: showing(t, riders, { status: 'cancelled' }),
        };
    },
  },
  'transportation-staff-approve': byStaff(
    'approve',
    'EVT-76',
    'Staff approving a transportation request causes transportation_request.updated.',
  ),
  'transportation-staff-deny': byStaff(
    'deny',
    'EVT-77',
    'Staff denying a transportation request causes transportation_request.updated.',
  ),
  'transportation-staff-driver': byStaff(
    'driver',
    'EVT-79',
    'Staff giving a transportation request another driver causes transportation_request.updated.',
    true,
  ),
  'transportation-staff-vehicle': byStaff(
    'vehicle',
    'EVT-80',
    'Staff giving a transportation request another vehicle causes transportation_request.updated.',
    true,
  ),
  'transportation-staff-delete': byStaff(
    'delete',
    'EVT-85',
    'Staff deleting a transportation request causes transportation_request.deleted.',
  ),
  'transportation-staff-shown': byStaff(
    'shown',
    'EVT-89',
    'A visible staff comment on a transportation request causes transportation_request.comment_created.',
    true,
  ),
  'transportation-staff-hidden': byStaff(
    'hidden',
    'EVT-90',
    'A staff-only comment on a transportation request causes transportation_request.comment_created.',
    true,
  ),
  'transportation-completed': {
    says: 'Staff completing a transportation request causes transportation_request.updated.',
    clauses: ['EVT-78', 'EVT-69'],
    needs: ['lever:approve-transportation-request', 'lever:complete-transportation-request'],
    type: UPDATED,
    async *causes(t) {
      for await (const [{ requestId: about }] of ridesOf(t, 1)) {
        yield { about, after: 'an approval', act: () => settle(t, about, 'approved') };
        const complete = () => t.lever('complete-transportation-request', { requestId: about });
        yield { about, after: 'a completion', act: complete };
      }
    },
  },
  'transportation-comment': {
    says: 'Every comment on a transportation request made through the API causes transportation_request.comment_created, and its resident reads the request by the resourceId.',
    clauses: ['EVT-88', 'EVT-91', 'EVT-92'],
    type: COMMENTED,
    canBeFetched: 'EVT-92',
    async *causes(t) {
      const riders = await sharedRiders(t, 2);
      const [first = riders.resident] = riders.connections;
      const { requestId: about, path } = await givenRide(t, riders, { by: first });
      for (const as of [...riders.connections, riders.resident, first])
        for (const files of [[], [validFile('pdf')]]) {
          const words = t.fresh.text('By the way');
          yield {
            ...{ about, after: 'a comment' },
            act: async () => must(await commentOn(t, rides, path, { as, text: words, files }), success),
            fetched: showing(t, riders, {}),
          };
        }
    },
  },
});
