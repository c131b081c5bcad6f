import { activityBody, givenActivity, type ActivityBody } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { givenQueue, guestAt, guests, soonActivity } from '../../factories/registrations.ts';
import { without } from '../../laws/dated-members.ts';
import { cancel, deleteActivity, registeredAs, replaceActivity } from './acts.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { eventOf } from '../../kit/events.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import { firing, silences } from './rows.ts';
import { givenFamily } from '../../factories/family-access.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenRide, rideBody } from '../../factories/transportation.ts';
import type { Identity } from '../../kit/run.ts';
import { once } from '../../kit/once.ts';
import { validFiles } from '../../kit/valid-file.ts';
import { arrived } from './quiet.ts';
import { fullSeries } from '../registrations/occurrences.ts';
import { cancelRide, laterRide, replace, ridesOf, sharedRiders } from './transportation-events.ts';

/** Another activity is replaced. */
const laterUpdate = (t: Tools) => async () => {
  const { activityId } = await givenActivity(t);
  await replaceActivity(t, activityId, await activityBody(t, { name: t.fresh.text('Renamed') }));
  return eventOf('activity.updated', activityId);
};

/** A request for each member that the body lacks. */
const lacking = <T>(names: readonly (keyof ActivityBody)[], send: (name: keyof ActivityBody) => T) =>
  Object.fromEntries(names.map((name) => [`a body without ${name}`, send(name)]));

silences({
  'refused-create-is-silent': {
    says: 'A refused create of an activity causes no activity.created.',
    clauses: ['EVT-20'],
    negative: true,
    exclusive: true,
    type: 'activity.created',
    async *deeds(t) {
      const { calendarId: id } = await soleCalendar(t);
      const body = await activityBody(t);
      const send = (name: keyof ActivityBody) => () =>
        t.callAny('createActivity', { path: { calendarId: id }, body: without(body, name) });
      yield { refused: lacking(['name', 'type', 'startDate'], send) };
    },
  },
  'refused-replacement-is-silent': {
    says: 'A refused replacement of an activity causes no activity.updated.',
    clauses: ['EVT-24'],
    negative: true,
    type: 'activity.updated',
    async *deeds(t) {
      const { activityId } = await givenActivity(t);
      const body = await activityBody(t);
      const send = (name: keyof ActivityBody) => () =>
        t.callAny('replaceActivity', { path: { activityId }, body: without(body, name) });
      yield { about: [activityId], refused: lacking(['name', 'startDate'], send), later: laterUpdate(t) };
    },
  },
  'refused-deletion-is-silent': {
    says: 'A refused deletion of an activity causes no activity.deleted.',
    clauses: ['EVT-28'],
    negative: true,
    type: 'activity.deleted',
    async *deeds(t) {
      const { activityId } = await soonActivity(t);
      await registeredAs(t, { activityId, residentId: await guestAt(t, 0) }, 'registered');
      yield {
        about: [activityId],
        refused: {
          'the deletion of an activity with a registered resident': () =>
            t.call('deleteActivity', { path: { activityId } }),
        },
        async later() {
          const { activityId: other } = await givenActivity(t);
          await deleteActivity(t, other);
          return eventOf('activity.deleted', other);
        },
      };
    },
  },
  'refused-registration-is-silent': {
    says: 'A refused create of a registration causes no registration.created.',
    clauses: ['EVT-32'],
    negative: true,
    exclusive: true,
    type: 'registration.created',
    async *deeds(t) {
      const { activityId } = await soonActivity(t);
      const [userId = '', inside = ''] = await guests(t, 2);
      await registeredAs(t, { activityId, residentId: inside });
      const userType = 'resident';
      const register = (body: object) => () =>
        t.callAny('createRegistration', { path: { activityId }, body: { ...body } });
      yield {
        refused: {
          'a registration without userType': register({ userId }),
          'a registration without userId': register({ userType }),
        },
        perhaps: {
          'a registration of a resident registered already': register({ userId: inside, userType }),
          'a registration of an unknown user': register({ userId: t.fresh.word('unknown'), userType }),
        },
      };
    },
  },
  'nobody-moves-up-for-one-who-waited': {
    says: 'Cancelling a waitlisted entry causes no registration.created.',
    clauses: ['EVT-37'],
    exclusive: true,
    type: 'registration.created',
    async *deeds(t) {
      const { activityId, waiting } = await givenQueue(t, { waiting: 3 }, guestAt);
      const [first = '', , last = ''] = waiting;
      const act = async () => {
        for (const userId of [last, first]) await cancel(t, activityId, userId);
      };
      yield { after: 'two entries that waited were cancelled', act };
      const series = await unlessUnproven(() => fullSeries(t));
      if (!series) return;
      const giveUpDay = () => precondition('a cancel of one occurrence', () => series.cancels(2, 0));
      yield { after: 'one who waited for a series gave up a day of it', act: giveUpDay };
    },
  },
  'nobody-moves-up-where-nobody-waits': {
    says: 'Cancelling a registered resident while the waitlist is empty causes no registration.created.',
    clauses: ['EVT-38'],
    exclusive: true,
    type: 'registration.created',
    async *deeds(t) {
      const { activityId } = await soonActivity(t);
      const residents = await guests(t, 2);
      for (const residentId of residents) await registeredAs(t, { activityId, residentId }, 'registered');
      const act = async () => {
        for (const residentId of residents) await cancel(t, activityId, residentId);
      };
      yield { after: 'two cancels while the waitlist is empty', act };
    },
  },
});

firing('unchanged-activity', {
  says: 'Records whether a replacement that changes nothing causes activity.updated.',
  clauses: ['EVT-25'],
  ...{ choice: 'unchanged-activity-event', operation: 'replaceActivity', type: 'activity.updated' },
  ...{ fires: 'fires', silent: 'silent' },
  async ask(t) {
    const { activityId: about } = await givenActivity(t);
    const body = await activityBody(t);
    const act = () => replaceActivity(t, about, body);
    return { about, act, first: act, later: laterUpdate(t) };
  },
});

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
