import { check } from '../../kit/check.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { made } from '../../given/made.ts';
import {
  givenQueue,
  givenRegistration,
  givenResidents,
  possibleQueue,
  soonActivity,
} from '../../given/registrations.ts';
import { mustMoveUp } from '../../models/standing.ts';
import { registeredConnection, openActivity } from '../registrations/connection.ts';
import { newOf, quiet } from './quiet.ts';

const cancel = (t: Tools, activityId: string, userId: string): Promise<void> =>
  made('a cancel', async () =>
    must(await t.call('cancelRegistration', { path: { activityId, userId } }), status(204)),
  );

check({
  id: 'events.registration-created',
  says: 'Each create that is answered as registered causes registration.created.',
  clauses: ['EVT-29'],
  needs: ['webhooks'],
  async run(t) {
    const { activityId } = await soonActivity(t);
    const residents = await givenResidents(t, 2);
    // The one who cancelled comes again.
    for (const residentId of [...residents, ...residents.slice(0, 1)]) {
      const before = await quiet(t);
      const { registration } = await givenRegistration(t, { activityId, residentId });
      if (registration['status'] !== 'registered')
        t.unproven('the resident was not registered but has to wait');
      const promised = 'registration.created after a create that was answered as registered';
      await t.events.expect(before.mark, newOf('registration.created', before), promised);
      if (residentId === residents[0]) await cancel(t, activityId, residentId);
    }
  },
});

check({
  id: 'events.registration-created-for-a-connection',
  says: 'A create that is answered as registered causes registration.created, also for a connection.',
  clauses: ['EVT-29'],
  needs: ['webhooks'],
  async run(t) {
    const activity = await openActivity(t);
    const before = await quiet(t);
    const registered = await registeredConnection(t, activity);
    if (!registered || dataOf(registered.answer)['status'] !== 'registered')
      t.unproven('no connection could be registered, by its externalId or by its own id');
    const promised = 'registration.created after a connection was registered';
    await t.events.expect(before.mark, newOf('registration.created', before), promised);
  },
});

check({
  id: 'events.registration-created-by-staff',
  says: 'A resident whom staff register causes registration.created.',
  clauses: ['EVT-30'],
  needs: ['webhooks', 'lever:create-registration'],
  async run(t) {
    const { activityId } = await soonActivity(t);
    for (const userId of await givenResidents(t, 2)) {
      const before = await quiet(t);
      await t.lever('create-registration', { activityId, userId, userType: 'resident' });
      t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
      const promised = 'registration.created after staff registered a resident';
      await t.events.expect(before.mark, newOf('registration.created', before), promised);
    }
  },
});

check({
  id: 'events.promotion-is-told',
  says: 'The promotion of a resident who waited causes registration.created, each time.',
  clauses: ['EVT-31'],
  needs: ['webhooks'],
  exclusive: true,
  async run(t) {
    const { activityId, registered, waiting } = await givenQueue(t, { waiting: 2 });
    let leaving: string = registered[0];
    for (const next of waiting) {
      const before = await quiet(t);
      await cancel(t, activityId, leaving);
      await made('a promotion', () => mustMoveUp(t, activityId, next, 'the first of the queue moves up'));
      const promised = 'registration.created for the resident who moved up';
      await t.events.expect(before.mark, newOf('registration.created', before), promised);
      leaving = next;
    }
  },
});

check({
  id: 'events.registration-deleted',
  says: 'Cancelling a registered resident causes registration.deleted, whether or not somebody moves up.',
  clauses: ['EVT-34'],
  needs: ['webhooks'],
  exclusive: true,
  async run(t) {
    const queue = await possibleQueue(t, 1);
    const { activityId, residentId } = await givenRegistration(t);
    const leaving = [
      { activityId, userId: residentId },
      ...(queue ? [{ activityId: queue.activityId, userId: queue.registered[0] }] : []),
      ...(queue?.waiting.map((userId) => ({ activityId: queue.activityId, userId })) ?? []),
    ];
    for (const one of leaving) {
      const before = await quiet(t);
      await cancel(t, one.activityId, one.userId);
      const promised = 'registration.deleted after a registered resident was cancelled';
      await t.events.expect(before.mark, newOf('registration.deleted', before), promised);
    }
  },
});

check({
  id: 'events.waiting-given-up-is-told',
  says: 'Cancelling an entry that waits causes registration.deleted.',
  clauses: ['EVT-35'],
  needs: ['webhooks'],
  exclusive: true,
  async run(t) {
    const { activityId, waiting } = await givenQueue(t, { waiting: 2 });
    for (const userId of [...waiting].reverse()) {
      const before = await quiet(t);
      await cancel(t, activityId, userId);
      const promised = 'registration.deleted after an entry that waited was cancelled';
      await t.events.expect(before.mark, newOf('registration.deleted', before), promised);
    }
  },
});

check({
  id: 'events.registration-deleted-by-staff',
  says: 'Staff cancelling a registration causes registration.deleted.',
  clauses: ['EVT-36'],
  needs: ['webhooks', 'lever:cancel-registration'],
  exclusive: true,
  async run(t) {
    const { activityId, residentId: userId } = await givenRegistration(t);
    const before = await quiet(t);
    await t.lever('cancel-registration', { activityId, userId });
    const promised = 'registration.deleted after staff cancelled a registration';
    await t.events.expect(before.mark, newOf('registration.deleted', before), promised);
  },
});
