import { field, show } from '../../kit/json.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  givenQueue,
  givenRegistration,
  guestAt,
  guests,
  soonActivity,
} from '../../factories/registrations.ts';
import { mustMoveUp } from '../../assertions/registrations.ts';
import { arrived, certain, newOf, quiet, surelyNewOf } from './quiet.ts';
import { aggregateOf, cancel, eventCheck } from './acts.ts';

/** The two events of one registration that comes and goes. */
const bothEvents = once(async (t: Tools) => {
  const { activityId } = await soonActivity(t);
  const [userId = ''] = await guests(t, 1);
  const before = await quiet(t);
  const { registration } = await givenRegistration(t, { activityId, residentId: userId });
  if (registration['status'] !== 'registered') t.unproven('the resident has to wait, so no event is certain');
  const isCreated = newOf('registration.created', before);
  const created = await arrived(t.events.expect(before.mark, isCreated, 'registration.created'));
  await cancel(t, activityId, userId);
  const isDeleted = newOf('registration.deleted', before);
  const deleted = await arrived(t.events.expect(before.mark, isDeleted, 'registration.deleted'));
  return { activityId, userId, created, deleted };
});

eventCheck({
  id: 'events.aggregate-of-registrations',
  says: 'Records what the aggregateType of a registration event is.',
  clauses: ['EVT-05'],
  exclusive: true,
  async run(t) {
    const { created, deleted } = await bothEvents(t);
    for (const [operation, { body }] of [
      ['createRegistration', created],
      ['cancelRegistration', deleted],
    ] as const) {
      t.observe('aggregate-types', operation, aggregateOf(body, 'registration'));
    }
  },
});

eventCheck({
  id: 'events.resource-of-registrations',
  says: 'Records what the resourceId of a registration event names.',
  clauses: ['EVT-12'],
  exclusive: true,
  async run(t) {
    const { activityId, userId, created, deleted } = await bothEvents(t);
    const ids = [created, deleted].map(({ body }) => field(body, 'resourceId'));
    const [made, cancelled] = ids;
    const own = typeof made === 'string' && made === cancelled ? 'own-id' : undefined;
    const other = `other: ${show(made)} when made, ${show(cancelled)} when cancelled` as const;
    for (const [at, operation] of (['createRegistration', 'cancelRegistration'] as const).entries()) {
      const named = ids[at] === activityId ? 'activity-id' : ids[at] === userId ? 'user-id' : undefined;
      t.observe('registration-resource-id', operation, named ?? own ?? other);
    }
  },
});

eventCheck({
  id: 'events.waitlisted-create',
  says: 'Records whether a create that ends on the waitlist causes registration.created.',
  clauses: ['EVT-33'],
  exclusive: true,
  async run(t) {
    const { activityId } = await givenQueue(t, { waiting: 1 }, guestAt);
    const residentId = await guestAt(t, 8);
    const before = await quiet(t);
    const { registration } = await givenRegistration(t, { activityId, residentId });
    if (registration['status'] !== 'waitlisted') t.unproven('the resident does not have to wait');
    const caused = await t.events.whole(before.mark, () => certain(t));
    const came = caused.some(surelyNewOf('registration.created', before));
    t.observe('waitlisted-create-event', 'createRegistration', came ? 'fires' : 'silent');
  },
});

eventCheck({
  id: 'events.order-at-a-promotion',
  says: 'Records the order of the two events of a promotion.',
  clauses: ['EVT-39'],
  exclusive: true,
  async run(t) {
    const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
    const before = await quiet(t);
    await cancel(t, activityId, registered[0]);
    await precondition('a promotion', () =>
      mustMoveUp(t, activityId, waiting[0] ?? '', 'the one who waits moves up'),
    );
    const [deleted, created] = [newOf('registration.deleted', before), newOf('registration.created', before)];
    const { n: gone } = await arrived(t.events.expect(before.mark, deleted, 'registration.deleted'));
    const { n: come } = await arrived(t.events.expect(before.mark, created, 'registration.created'));
    t.observe('promotion-event-order', 'cancelRegistration', gone < come ? 'deleted-first' : 'created-first');
  },
});
