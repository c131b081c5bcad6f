import { check } from '../../kit/check.ts';
import { eventOf } from '../../kit/events.ts';
import type { EventTest } from '../../kit/events.ts';
import { refused, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody, givenActivity } from '../../given/activities.ts';
import { soleCalendar } from '../../given/calendars.ts';
import { made } from '../../given/made.ts';
import { givenQueue, givenRegistration, givenResidents, soonActivity } from '../../given/registrations.ts';
import { certain, quiet, surelyNewOf } from './quiet.ts';

/** What this check cannot do without, and others judge: the request is refused. */
const refusing = (what: string, act: () => ReturnType<Tools['call']>): Promise<void> =>
  made(`out that ${what} is refused`, async () => must(await act(), refused));

check({
  id: 'events.refused-create-is-silent',
  says: 'A refused create of an activity causes no activity.created.',
  clauses: ['EVT-20'],
  needs: ['webhooks'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { calendarId } = await soleCalendar(t);
    const body = await activityBody(t);
    for (const name of ['name', 'type', 'startDate'] as const) {
      const before = await quiet(t);
      const { [name]: _, ...rest } = body;
      await refusing(`an activity without ${name}`, () =>
        t.call('createActivity', { path: { calendarId }, body: rest }),
      );
      let later: EventTest = () => false;
      const isCreated = surelyNewOf('activity.created', before);
      await t.events.none(
        before.mark,
        (one) => isCreated(one) && !later(one),
        `no activity.created after a refused create without ${name}`,
        async () => (later = await certain(t)),
      );
    }
  },
});

check({
  id: 'events.refused-replacement-is-silent',
  says: 'A refused replacement of an activity causes no activity.updated.',
  clauses: ['EVT-24'],
  needs: ['webhooks'],
  negative: true,
  async run(t) {
    const { activityId } = await givenActivity(t);
    const { activityId: other } = await givenActivity(t);
    const body = await activityBody(t);
    for (const name of ['name', 'startDate'] as const) {
      const mark = await t.events.mark();
      const { [name]: _, ...rest } = body;
      await refusing(`a replacement without ${name}`, () =>
        t.call('replaceActivity', { path: { activityId }, body: rest }),
      );
      await t.events.none(
        mark,
        eventOf('activity.updated', activityId),
        `no activity.updated after a refused replacement without ${name}`,
        async () => {
          const later = { ...body, name: t.fresh.text('Renamed') };
          await t.call('replaceActivity', { path: { activityId: other }, body: later });
          return eventOf('activity.updated', other);
        },
      );
    }
  },
});

check({
  id: 'events.refused-deletion-is-silent',
  says: 'A refused deletion of an activity causes no activity.deleted.',
  clauses: ['EVT-28'],
  needs: ['webhooks'],
  negative: true,
  async run(t) {
    const { activityId, registration } = await givenRegistration(t);
    if (registration['status'] !== 'registered')
      t.unproven('the resident has to wait, so the deletion may be served');
    const mark = await t.events.mark();
    await refusing('the deletion of an activity with a registered resident', () =>
      t.call('deleteActivity', { path: { activityId } }),
    );
    await t.events.none(
      mark,
      eventOf('activity.deleted', activityId),
      'no activity.deleted after a refused deletion',
      async () => {
        const { activityId: other } = await givenActivity(t);
        await t.call('deleteActivity', { path: { activityId: other } });
        return eventOf('activity.deleted', other);
      },
    );
  },
});

check({
  id: 'events.refused-registration-is-silent',
  says: 'A refused create of a registration causes no registration.created.',
  clauses: ['EVT-32'],
  needs: ['webhooks'],
  negative: true,
  exclusive: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    const [userId = '', inside = ''] = await givenResidents(t, 2);
    await givenRegistration(t, { activityId, residentId: inside });
    const bodies = [
      { firm: true, what: 'without userType', body: { userId } },
      { firm: true, what: 'without userId', body: { userType: 'resident' } },
      // Whether these two are refused is open; where they are, they are as silent.
      {
        firm: false,
        what: 'of a resident registered already',
        body: { userId: inside, userType: 'resident' },
      },
      { firm: false, what: 'of nobody', body: { userId: t.fresh.word('nobody'), userType: 'resident' } },
    ];
    for (const { firm, what, body } of bodies) {
      const before = await quiet(t);
      const answer = await t.call('createRegistration', { path: { activityId }, body });
      if (!firm && refused(answer) !== undefined) continue;
      await refusing(`a registration ${what}`, () => Promise.resolve(answer));
      const promised = `no registration.created after a registration ${what} was refused`;
      await t.events.none(before.mark, surelyNewOf('registration.created', before), promised, () =>
        certain(t),
      );
    }
  },
});

check({
  id: 'events.nobody-moves-up-for-one-who-waited',
  says: 'Cancelling an entry that waits causes no registration.created.',
  clauses: ['EVT-37'],
  needs: ['webhooks'],
  exclusive: true,
  async run(t) {
    const { activityId, waiting } = await givenQueue(t, { waiting: 3 });
    const [first = '', , last = ''] = waiting;
    for (const userId of [last, first]) {
      const before = await quiet(t);
      await cancelling(t, activityId, userId);
      const promised = 'no registration.created after an entry that waited was cancelled';
      await t.events.none(before.mark, surelyNewOf('registration.created', before), promised, () =>
        certain(t),
      );
    }
  },
});

check({
  id: 'events.nobody-moves-up-where-nobody-waits',
  says: 'Cancelling a registered resident while nobody waits causes no registration.created.',
  clauses: ['EVT-38'],
  needs: ['webhooks'],
  exclusive: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    const residents = await givenResidents(t, 2);
    for (const residentId of residents) {
      const { registration } = await givenRegistration(t, { activityId, residentId });
      if (registration['status'] !== 'registered')
        t.unproven('a resident has to wait, so somebody may move up');
    }
    for (const residentId of residents) {
      const before = await quiet(t);
      await cancelling(t, activityId, residentId);
      const promised = 'no registration.created after a cancel while nobody waits';
      await t.events.none(before.mark, surelyNewOf('registration.created', before), promised, () =>
        certain(t),
      );
    }
  },
});

const cancelling = (t: Tools, activityId: string, userId: string): Promise<void> =>
  made('a cancel', async () =>
    must(await t.call('cancelRegistration', { path: { activityId, userId } }), success, status(204)),
  );
