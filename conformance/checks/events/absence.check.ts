import { activityBody, givenActivity, type ActivityBody } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { givenQueue, guestAt, guests, soonActivity } from '../../factories/registrations.ts';
import { without } from '../../laws/dated-members.ts';
import { cancel, deleteActivity, registeredAs, replaceActivity } from './acts.ts';
import { eventOf } from '../../kit/events.ts';
import type { Tools } from '../../kit/tools.ts';
import { firing, silences } from './rows.ts';

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
          'a registration of an unknown user': register({ userId: t.fresh.word('nobody'), userType }),
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
