import { givenFamily } from '../../factories/family-access.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenRide, rideBody } from '../../factories/transportation.ts';
import { eventOf } from '../../kit/events.ts';
import type { Identity } from '../../kit/run.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { without } from '../../laws/dated-members.ts';
import { validFiles } from '../../kit/valid-file.ts';
import { arrived } from './quiet.ts';
import { firing, silences } from './rows.ts';
import { cancelRide, laterRide, replace, ridesOf, sharedRiders } from './transportation-events.ts';

const UPDATED = 'transportation_request.updated';

/** A family, a request of the first connection, and others: one who sees it and made none, one who sees nothing. */
async function setup(t: Tools) {
  const riders = await sharedRiders(t, 2);
  const [by = riders.resident, other = riders.resident] = riders.connections;
  const ride = await givenRide(t, riders, { by });
  const body = rideBody(t, riders);
  const sent = { riders, ride, other, stranger: await stranger(t), body };
  return { ...sent, about: [ride.requestId], later: laterRide(t, riders) };
}

/** A resident of the same community who has no requests in these checks. */
const stranger = once(async (t: Tools): Promise<Identity> => {
  const { facilityId: id, timeZone, residentId } = await sharedRiders(t, 2);
  return (await givenFamily(t, { connections: 0, at: { id, timeZone }, besides: [residentId] })).resident;
});

/** The creator cancels the request, whose event comes. */
async function cancelled(t: Tools, ride: Parameters<typeof cancelRide>[1]): Promise<void> {
  const begun = await t.events.mark();
  await cancelRide(t, ride);
  await arrived(t.events.expect(begun, eventOf(UPDATED, ride.requestId), UPDATED));
}

silences({
  'refused-transportation-request-is-silent': {
    says: 'A refused create of a transportation request causes no transportation_request.created.',
    clauses: ['EVT-73'],
    negative: true,
    exclusive: true,
    type: 'transportation_request.created',
    async *deeds(t) {
      const { riders, stranger: as, body } = await setup(t);
      const { residentId, resident } = riders;
      const create = (input: object) => () =>
        t.callAny('createTransportationRequest', { path: { residentId }, as: resident, ...input });
      const headers = { Authorization: null };
      yield {
        refused: {
          'a request without a destination': create({ body: without(body, 'destination') }),
          'a request without anything': create({ body: {} }),
          'a roundtrip without a return': create({
            body: { ...body, tripType: 'roundtrip', returnTime: null },
          }),
          'a request without a token': create({ body, headers }),
          'a request by another resident': create({ body, as }),
        },
      };
    },
  },
  'refused-transportation-replacement-is-silent': {
    says: 'A refused replacement of a transportation request causes no transportation_request.updated.',
    clauses: ['EVT-82'],
    negative: true,
    type: UPDATED,
    async *deeds(t) {
      const { riders, ride, other, stranger: strange, body, ...where } = await setup(t);
      const put =
        (as: Identity, sent: object = body) =>
        () =>
          t.callAny('replaceTransportationRequest', { path: ride.path, as, body: { ...sent } });
      yield {
        ...where,
        refused: {
          'a replacement by another connection': put(other),
          'a replacement by the resident, who did not make it': put(riders.resident),
          'a replacement by another resident': put(strange),
          'a replacement without a destination': put(ride.by, without(body, 'destination')),
        },
      };
      await cancelled(t, ride);
      yield { ...where, refused: { 'a replacement of a cancelled request': put(ride.by) } };
    },
  },
  'refused-transportation-cancel-is-silent': {
    says: 'A refused cancellation of a transportation request causes no transportation_request.updated.',
    clauses: ['EVT-83'],
    negative: true,
    type: UPDATED,
    async *deeds(t) {
      const { riders, ride, other, stranger: strange, body: _, ...where } = await setup(t);
      const cancel = (as: Identity) => () => t.call('cancelTransportationRequest', { path: ride.path, as });
      yield {
        ...where,
        refused: {
          'a cancel by another connection': cancel(other),
          'a cancel by the resident, who did not make it': cancel(riders.resident),
          'a cancel by another resident': cancel(strange),
        },
      };
      await cancelled(t, ride);
      yield { ...where, refused: { 'a second cancel': cancel(ride.by) } };
    },
  },
  'refused-transportation-comment-is-silent': {
    says: 'A refused comment on a transportation request causes no transportation_request.comment_created.',
    clauses: ['EVT-93'],
    negative: true,
    type: 'transportation_request.comment_created',
    async *deeds(t) {
      const { ride, stranger: strange, about, later } = await setup(t);
      const six = validFiles(6);
      const comment = (sent: Parameters<typeof commentOn>[3]) => () => commentOn(t, rides, ride.path, sent);
      yield {
        ...{ about, later },
        refused: {
          'a comment without text': comment({ as: ride.by }),
          'a file without text': comment({ as: ride.by, files: six.slice(0, 1) }),
          'a comment with six files': comment({ as: ride.by, text: 'Six', files: six }),
          'a comment by another resident': comment({ as: strange, text: 'Hello' }),
        },
      };
    },
  },
  'cancelled-transportation-is-not-deleted': {
    says: 'Cancelling a transportation request causes no transportation_request.deleted.',
    clauses: ['EVT-86'],
    type: 'transportation_request.deleted',
    async *deeds(t) {
      for await (const [ride, riders] of ridesOf(t, 2)) {
        const act = () => cancelRide(t, ride);
        yield { about: [ride.requestId], after: 'a cancel', act, later: laterRide(t, riders) };
      }
    },
  },
});

firing('transportation-unchanged', {
  says: 'Records whether a replacement that changes nothing causes transportation_request.updated.',
  clauses: ['EVT-84'],
  ...{ choice: 'unchanged-transportation-event', operation: 'replaceTransportationRequest', type: UPDATED },
  ...{ fires: 'fires', silent: 'silent' },
  async ask(t) {
    const { riders, ride, body, later } = await setup(t);
    const act = () => replace(t, riders, ride, body);
    return { about: ride.requestId, act, first: act, later };
  },
});
