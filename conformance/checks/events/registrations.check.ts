import { precondition } from '../../kit/precondition.ts';
import {
  givenQueue,
  givenRegistration,
  guestAt,
  guests,
  possibleQueue,
  soonActivity,
} from '../../factories/registrations.ts';
import { dataOf } from '../../kit/read.ts';
import { mustMoveUp } from '../../assertions/registrations.ts';
import { openActivity, registeredConnection } from '../registrations/connection.ts';
import { cancel, eventCheck, mustReportAgain, mustReportOnce } from './acts.ts';

eventCheck({
  id: 'events.registration-created',
  says: 'Each create answered with status registered causes registration.created.',
  clauses: ['EVT-29'],
  byKind: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    const residents = await guests(t, 2);
    const after = 'a create that was answered as registered';
    // The one who cancelled comes again.
    for (const residentId of [...residents, ...residents.slice(0, 1)]) {
      await mustReportAgain(t, 'registration.created', after, async () => {
        const { registration } = await givenRegistration(t, { activityId, residentId });
        if (registration['status'] !== 'registered')
          t.unproven('the resident was not registered but has to wait');
      });
      if (residentId === residents[0]) await cancel(t, activityId, residentId);
    }
  },
});

eventCheck({
  id: 'events.registration-created-for-a-connection',
  says: 'A create answered with status registered causes registration.created for a connection, too.',
  clauses: ['EVT-29'],
  byKind: true,
  async run(t) {
    const activity = await openActivity(t);
    await mustReportAgain(t, 'registration.created', 'a connection was registered', async () => {
      const registered = await registeredConnection(t, activity);
      if (!registered || dataOf(registered.answer)['status'] !== 'registered')
        t.unproven('no connection could be registered, by its externalId or by its own id');
    });
  },
});

eventCheck({
  id: 'events.registration-created-by-staff',
  says: 'A resident whom staff register causes registration.created.',
  clauses: ['EVT-30'],
  needs: ['lever:create-registration'],
  byKind: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    for (const userId of await guests(t, 2))
      await mustReportAgain(t, 'registration.created', 'staff registered a resident', async () => {
        await t.lever('create-registration', { activityId, userId, userType: 'resident' });
        t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
      });
  },
});

eventCheck({
  id: 'events.promotion-is-told',
  says: 'Each promotion of a waitlisted resident causes registration.created.',
  clauses: ['EVT-31'],
  exclusive: true,
  async run(t) {
    const { activityId, registered, waiting } = await givenQueue(t, { waiting: 2 }, guestAt);
    let leaving: string = registered[0];
    for (const next of waiting) {
      await mustReportAgain(t, 'registration.created', 'a resident moved up', async () => {
        await cancel(t, activityId, leaving);
        await precondition('a promotion', () =>
          mustMoveUp(t, activityId, next, 'the first of the queue moves up'),
        );
      });
      leaving = next;
    }
  },
});

eventCheck({
  id: 'events.registration-deleted',
  says: 'Cancelling a registered resident causes registration.deleted, whether or not another resident moves up.',
  clauses: ['EVT-34'],
  exclusive: true,
  async run(t) {
    const queue = await possibleQueue(t, 1, guestAt);
    const { activityId, residentId } = await givenRegistration(t, { residentId: await guestAt(t, 0) });
    const queued = queue ? [queue.registered[0], ...queue.waiting] : [];
    const leaving = [
      [activityId, residentId] as const,
      ...queued.map((userId) => [queue?.activityId ?? '', userId] as const),
    ];
    for (const one of leaving)
      await mustReportAgain(t, 'registration.deleted', 'a registered resident was cancelled', () =>
        cancel(t, ...one),
      );
  },
});

eventCheck({
  id: 'events.registration-deleted-for-one-alone',
  says: 'Cancelling one of several registered residents causes one registration.deleted.',
  clauses: ['EVT-34'],
  exclusive: true,
  async run(t) {
    const { activityId } = await soonActivity(t);
    const [leaving = '', ...others] = await guests(t, 3);
    for (const residentId of [...others, leaving]) await givenRegistration(t, { activityId, residentId });
    await mustReportOnce(t, 'registration.deleted', 'one of three residents was cancelled', () =>
      cancel(t, activityId, leaving),
    );
  },
});

eventCheck({
  id: 'events.waiting-given-up-is-told',
  says: 'Cancelling a waitlisted entry causes registration.deleted.',
  clauses: ['EVT-35'],
  exclusive: true,
  async run(t) {
    const { activityId, waiting } = await givenQueue(t, { waiting: 2 }, guestAt);
    for (const userId of [...waiting].reverse())
      await mustReportAgain(t, 'registration.deleted', 'an entry that waited was cancelled', () =>
        cancel(t, activityId, userId),
      );
  },
});

eventCheck({
  id: 'events.registration-deleted-by-staff',
  says: 'Staff cancelling a registration causes registration.deleted.',
  clauses: ['EVT-36'],
  needs: ['lever:cancel-registration'],
  exclusive: true,
  async run(t) {
    const { activityId, residentId: userId } = await givenRegistration(t, {
      residentId: await guestAt(t, 0),
    });
    await mustReportAgain(t, 'registration.deleted', 'staff cancelled a registration', () =>
      t.lever('cancel-registration', { activityId, userId }),
    );
  },
});
