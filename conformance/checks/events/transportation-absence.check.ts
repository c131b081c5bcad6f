import { givenFamily } from '../../factories/family-access.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenRide, rideBody, type GivenRide, type Riders } from '../../factories/transportation.ts';
import type { Answer } from '../../kit/call.ts';
import { eventOf } from '../../kit/events.ts';
import type { Identity } from '../../kit/run.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { arrived } from './quiet.ts';
import { cancelRide, laterRide, replace, sharedRiders } from './transportation-events.ts';
import { validFiles } from '../../kit/valid-file.ts';
import { eventCheck, mustCause, mustNotReport, refusing } from './acts.ts';

const UPDATED = 'transportation_request.updated';

type Refusal = readonly [what: string, act: () => Promise<Answer>];

/** All of them are refused, and no event of the kind reports the request. */
async function mustBeSilent(
  t: Tools,
  type: 'transportation_request.updated' | 'transportation_request.comment_created',
  { requestId }: GivenRide,
  refusals: readonly Refusal[],
  riders: Riders,
): Promise<void> {
  // When the later event has arrived, all earlier events have, too.
  await arrived(
    t.events.expect(await t.events.mark(), await laterRide(t, riders)(), 'an event of a request'),
  );
  const mark = await t.events.mark();
  for (const [what, act] of refusals) await refusing(what, await act());
  const promised = `no ${type} after these were refused: ${refusals.map(([what]) => what).join(', ')}`;
  await t.events.none(mark, eventOf(type, requestId), promised, laterRide(t, riders));
}

/** A family, a request of the first connection, and others: one who sees it and made none, one who sees nothing. */
async function setup(t: Tools) {
  const riders = await sharedRiders(t, 2);
  const [by = riders.resident, other = riders.resident] = riders.connections;
  return { riders, ride: await givenRide(t, riders, { by }), other, stranger: await stranger(t) };
}

/** A resident of the same community who has no requests in these checks. */
const stranger = once(async (t: Tools): Promise<Identity> => {
  const { facilityId: id, timeZone, residentId } = await sharedRiders(t, 2);
  return (await givenFamily(t, { connections: 0, at: { id, timeZone }, besides: [residentId] })).resident;
});

eventCheck({
  id: 'events.refused-transportation-request-is-silent',
  says: 'A refused create of a transportation request causes no transportation_request.created.',
  clauses: ['EVT-73'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { riders, stranger } = await setup(t);
    const { residentId, resident } = riders;
    const body = { ...rideBody(t, riders) };
    const { destination: _, ...placeless } = body;
    const create = (input: object) =>
      t.callAny('createTransportationRequest', { path: { residentId }, as: resident, ...input });
    const refusals: readonly Refusal[] = [
      ['a request without a destination', () => create({ body: placeless })],
      ['a request without anything', () => create({ body: {} })],
      [
        'a roundtrip without a return',
        () => create({ body: { ...body, tripType: 'roundtrip', returnTime: null } }),
      ],
      ['a request without a token', () => create({ body, headers: { Authorization: null } })],
      ['a request by another resident', () => create({ body, as: stranger })],
    ];
    const after = `these were refused: ${refusals.map(([what]) => what).join(', ')}`;
    await mustNotReport(t, 'transportation_request.created', after, async () => {
      for (const [what, act] of refusals) await refusing(what, await act());
    });
  },
});

eventCheck({
  id: 'events.refused-transportation-replacement-is-silent',
  says: 'A refused replacement of a transportation request causes no transportation_request.updated.',
  clauses: ['EVT-82'],
  negative: true,
  async run(t) {
    const { riders, ride, other, stranger } = await setup(t);
    const { path, by } = ride;
    const body = { ...rideBody(t, riders) };
    const { destination: _, ...placeless } = body;
    const put = (as: Identity, sent: object) =>
      t.callAny('replaceTransportationRequest', { path, as, body: sent });
    await mustBeSilent(
      t,
      UPDATED,
      ride,
      [
        ['a replacement by another connection', () => put(other, body)],
        ['a replacement by the resident, who did not make it', () => put(riders.resident, body)],
        ['a replacement by another resident', () => put(stranger, body)],
        ['a replacement without a destination', () => put(by, placeless)],
      ],
      riders,
    );
    await mustCause(t, [UPDATED, 'a cancel'], ride.requestId, () => cancelRide(t, ride));
    const late: Refusal = ['a replacement of a cancelled request', () => put(by, body)];
    await mustBeSilent(t, UPDATED, ride, [late], riders);
  },
});

eventCheck({
  id: 'events.refused-transportation-cancel-is-silent',
  says: 'A refused cancellation of a transportation request causes no transportation_request.updated.',
  clauses: ['EVT-83'],
  negative: true,
  async run(t) {
    const { riders, ride, other, stranger } = await setup(t);
    const { path, by } = ride;
    const cancel = (as: Identity) => t.call('cancelTransportationRequest', { path, as });
    await mustBeSilent(
      t,
      UPDATED,
      ride,
      [
        ['a cancel by another connection', () => cancel(other)],
        ['a cancel by the resident, who did not make it', () => cancel(riders.resident)],
        ['a cancel by another resident', () => cancel(stranger)],
      ],
      riders,
    );
    await mustCause(t, [UPDATED, 'a cancel'], ride.requestId, () => cancelRide(t, ride));
    await mustBeSilent(t, UPDATED, ride, [['a second cancel', () => cancel(by)]], riders);
  },
});

eventCheck({
  id: 'events.refused-transportation-comment-is-silent',
  says: 'A refused comment on a transportation request causes no transportation_request.comment_created.',
  clauses: ['EVT-93'],
  negative: true,
  async run(t) {
    const { riders, ride, stranger } = await setup(t);
    const { path, by } = ride;
    const six = validFiles(6);
    const one = six.slice(0, 1);
    await mustBeSilent(
      t,
      'transportation_request.comment_created',
      ride,
      [
        ['a comment without text', () => commentOn(t, rides, path, { as: by })],
        ['a file without text', () => commentOn(t, rides, path, { as: by, files: one })],
        ['a comment with six files', () => commentOn(t, rides, path, { as: by, text: 'Six', files: six })],
        ['a comment by another resident', () => commentOn(t, rides, path, { as: stranger, text: 'Hello' })],
      ],
      riders,
    );
  },
});

eventCheck({
  id: 'events.cancelled-transportation-is-not-deleted',
  says: 'Cancelling a transportation request causes no transportation_request.deleted.',
  clauses: ['EVT-86'],
  async run(t) {
    const { riders } = await setup(t);
    for (const by of [riders.resident, ...riders.connections]) {
      const ride = await givenRide(t, riders, { by });
      const mark = await t.events.mark();
      await cancelRide(t, ride);
      const isDeleted = eventOf('transportation_request.deleted', ride.requestId);
      const promised = 'no transportation_request.deleted after a cancel';
      await t.events.none(mark, isDeleted, promised, laterRide(t, riders));
    }
  },
});

eventCheck({
  id: 'events.transportation-unchanged',
  says: 'Records whether a replacement that changes nothing causes transportation_request.updated.',
  clauses: ['EVT-84'],
  async run(t) {
    const { riders, ride } = await setup(t);
    const body = rideBody(t, riders);
    await mustCause(t, [UPDATED, 'a replacement'], ride.requestId, () => replace(t, riders, ride, body));
    const mark = await t.events.mark();
    await replace(t, riders, ride, body);
    const caused = await t.events.whole(mark, laterRide(t, riders));
    const events = caused.filter(eventOf(UPDATED, ride.requestId));
    const reading = events.length > 0 ? 'fires' : 'silent';
    t.observe('unchanged-transportation-event', 'replaceTransportationRequest', reading);
  },
});
