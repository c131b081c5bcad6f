import { activityBody, givenActivity } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import {
  givenQueue,
  givenRegistration,
  guestAt,
  guests,
  soonActivity,
} from '../../factories/registrations.ts';
import { eventOf, type EventTest } from '../../kit/events.ts';
import { allRefused, cancel, eventCheck, mustNotReport, refusing } from './acts.ts';
import { certain, quiet, surelyNewOf } from './quiet.ts';

eventCheck({
  id: 'events.refused-create-is-silent',
  says: 'A refused create of an activity causes no activity.created.',
  clauses: ['EVT-20'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { calendarId } = await soleCalendar(t);
    const body = await activityBody(t);
    const before = await quiet(t);
    for (const name of ['name', 'type', 'startDate'] as const) {
      const { [name]: _, ...rest } = body;
      const answer = await t.call('createActivity', { path: { calendarId }, body: rest });
      await refusing(`an activity without ${name}`, answer);
    }
    let later: EventTest = () => false;
    const isCreated = surelyNewOf('activity.created', before);
    await t.events.none(
      before.mark,
      (one) => isCreated(one) && !later(one),
      'no activity.created after refused creates without name, type or startDate',
      async () => (later = await certain(t)),
    );
  },
});

eventCheck({
  id: 'events.refused-replacement-is-silent',
  says: 'A refused replacement of an activity causes no activity.updated.',
  clauses: ['EVT-24'],
  negative: true,
  async run(t) {
    const { activityId } = await givenActivity(t);
    const { activityId: other } = await givenActivity(t);
    const body = await activityBody(t);
    const isUpdated = eventOf('activity.updated', activityId);
    const mark = await t.events.mark();
    for (const name of ['name', 'startDate'] as const) {
      const { [name]: _, ...rest } = body;
      const answer = await t.call('replaceActivity', { path: { activityId }, body: rest });
      await refusing(`a replacement without ${name}`, answer);
    }
    const promised = 'no activity.updated after refused replacements without name or startDate';
    await t.events.none(mark, isUpdated, promised, async () => {
      const later = { ...body, name: t.fresh.text('Renamed') };
      await t.call('replaceActivity', { path: { activityId: other }, body: later });
      return eventOf('activity.updated', other);
    });
  },
});

eventCheck({
  id: 'events.refused-deletion-is-silent',
  says: 'A refused deletion of an activity causes no activity.deleted.',
  clauses: ['EVT-28'],
  negative: true,
  async run(t) {
    const { activityId, registration } = await givenRegistration(t, { residentId: await guestAt(t, 0) });
    if (registration['status'] !== 'registered')
      t.unproven('the resident has to wait, so the deletion may be served');
    const mark = await t.events.mark();
    const answer = await t.call('deleteActivity', { path: { activityId } });
    await refusing('the deletion of an activity with a registered resident', answer);
    const promised = 'no activity.deleted after a refused deletion';
    await t.events.none(mark, eventOf('activity.deleted', activityId), promised, async () => {
      const { activityId: other } = await givenActivity(t);
      await t.call('deleteActivity', { path: { activityId: other } });
      return eventOf('activity.deleted', other);
    });
  },
});

eventCheck({
  id: 'events.refused-registration-is-silent',
  says: 'A refused create of a registration causes no registration.created.',
  clauses: ['EVT-32'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    const [userId = '', inside = ''] = await guests(t, 2);
    await givenRegistration(t, { activityId, residentId: inside });
    const userType = 'resident';
    const register = (body: object) => () => t.callAny('createRegistration', { path: { activityId }, body });
    const refusals = {
      certainly: {
        'a registration without userType': register({ userId }),
        'a registration without userId': register({ userType }),
      },
      perhaps: {
        'a registration of a resident registered already': register({ userId: inside, userType }),
        'a registration of an unknown user': register({ userId: t.fresh.word('nobody'), userType }),
      },
    };
    const { what, act } = await allRefused(refusals);
    await mustNotReport(t, 'registration.created', `these were refused: ${what}`, act);
  },
});

eventCheck({
  id: 'events.nobody-moves-up-for-one-who-waited',
  says: 'Cancelling a waitlisted entry causes no registration.created.',
  clauses: ['EVT-37'],
  exclusive: true,
  async run(t) {
    const { activityId, waiting } = await givenQueue(t, { waiting: 3 }, guestAt);
    const [first = '', , last = ''] = waiting;
    await mustNotReport(t, 'registration.created', 'two entries that waited were cancelled', async () => {
      for (const userId of [last, first]) await cancel(t, activityId, userId);
    });
  },
});

eventCheck({
  id: 'events.nobody-moves-up-where-nobody-waits',
  says: 'Cancelling a registered resident while the waitlist is empty causes no registration.created.',
  clauses: ['EVT-38'],
  exclusive: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    const residents = await guests(t, 2);
    for (const residentId of residents) {
      const { registration } = await givenRegistration(t, { activityId, residentId });
      if (registration['status'] !== 'registered')
        t.unproven('a resident has to wait, so another resident may move up');
    }
    await mustNotReport(t, 'registration.created', 'two cancels while the waitlist is empty', async () => {
      for (const residentId of residents) await cancel(t, activityId, residentId);
    });
  },
});
