import { fullBody, givenRide, type Riders } from '../../factories/transportation.ts';
import type { Answer } from '../../kit/call.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { attributing } from '../../kit/attribute.ts';
import { eventOf } from '../../kit/events.ts';
import { field } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { cancelRide, comment, eachRide, replace, sharedRiders } from './transportation-events.ts';
import { eventCheck, mustCause } from './acts.ts';
import { arrived } from './quiet.ts';

const CREATED = 'transportation_request.created';
const UPDATED = 'transportation_request.updated';

/** The request that an event names, as the resident reads it. */
async function fetched(
  t: Tools,
  delivered: Delivered,
  { residentId, resident: as }: Riders,
): Promise<Answer> {
  const requestId = text(delivered.body, 'resourceId');
  const read = await t.call('getTransportationRequest', { path: { residentId, requestId }, as });
  must(read, status(200));
  const id = field(read.json, 'data.id');
  mustHold(read, `the request ${requestId}`, id === requestId, shows('id', id));
  return read;
}

eventCheck({
  id: 'events.transportation-can-be-fetched',
  says: 'The request of an event that reports a creation or a comment can be read by its resourceId with its resident as acting user.',
  clauses: ['EVT-72', 'EVT-92'],
  async run(t) {
    const riders = await sharedRiders(t, 1);
    for (const by of [riders.resident, ...riders.connections]) {
      const mark = await t.events.mark();
      const ride = await givenRide(t, riders, { by });
      const { destination } = ride.body;
      await attributing(['EVT-72'], async () => {
        const event = await arrived(t.events.expect(mark, eventOf(CREATED, ride.requestId), CREATED));
        const read = await fetched(t, event, riders);
        mustEcho(read, dataOf(read), { destination });
      });
      const type = 'transportation_request.comment_created';
      await attributing(['EVT-92'], async () => {
        const commented = await arrived(
          mustCause(t, [type, 'a comment'], ride.requestId, () => comment(t, ride)),
        );
        await fetched(t, commented, riders);
      });
    }
  },
});

eventCheck({
  id: 'events.transportation-updated-can-be-fetched',
  says: 'The request of a transportation_request.updated event, read by its resourceId with its resident as acting user, shows the change.',
  clauses: ['EVT-81'],
  run: eachRide(1, async (t, ride, riders) => {
    const body = fullBody(t, riders);
    const replacing = () => replace(t, riders, ride, body);
    const replaced = await mustCause(t, [UPDATED, 'a replacement'], ride.requestId, replacing);
    const read = await fetched(t, replaced, riders);
    const { destination, notes, tripType } = body;
    mustEcho(read, dataOf(read), { destination, notes, tripType });
    const event = await mustCause(t, [UPDATED, 'a cancel'], ride.requestId, () => cancelRide(t, ride));
    const cancelled = await fetched(t, event, riders);
    mustEcho(cancelled, dataOf(cancelled), { status: 'cancelled' });
  }),
});
