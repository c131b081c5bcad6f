import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { counts, shows, wrongType } from '../../kit/fault.ts';
import { answerText } from '../../kit/match.ts';
import { precondition } from '../../kit/precondition.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { people } from '../../kit/to-add.ts';
import { guests, soonActivity } from '../../factories/registrations.ts';
import { openActivity, registeredConnection } from './connection.ts';
import { fullHouse } from './full-house.ts';
import {
  isNamedStatus,
  madeBy,
  mustCount,
  mustCountConnections,
  placesTaken,
  registered,
} from '../../assertions/registrations.ts';
import { seated, standingOf } from '../../assertions/registrations.ts';

check({
  id: 'registrations.by-the-id-of-the-resident',
  says: 'A resident is registered by their id, which the answer and the list show as userId, also on the waitlist.',
  clauses: ['REG-12', 'REG-09'],
  async run(t) {
    const { activityId, comers } = await fullHouse(t);
    for (const { residentId: userId, came } of comers) {
      const { answer, registration } = madeBy(came);
      attributed(['REG-12'], () => mustEcho(answer, registration, { userId }));
      const listed = await standingOf(t, activityId, userId);
      attributed(['REG-12'], () => {
        mustHold(
          listed.answer,
          'the activity once in the list of the resident',
          listed.rows.length === 1,
          counts(answerText(listed.answer)),
        );
        mustEcho(listed.answer, listed.rows[0], { userId });
      });
    }
  },
});

check({
  id: 'registrations.carry-the-activity-and-the-user-type',
  says: 'A new registration has the activityId in the path and the userType that was sent.',
  clauses: ['REG-13'],
  async run(t) {
    const { activityId, roomy, comers } = await fullHouse(t);
    for (const { came, cameElsewhere } of comers)
      for (const [answered, wanted] of [
        [came, activityId],
        [cameElsewhere, roomy],
      ] as const) {
        const { answer, registration } = madeBy(answered);
        mustEcho(answer, registration, { activityId: wanted, userType: 'resident' });
      }
  },
});

check({
  id: 'registrations.end-registered-or-waitlisted',
  says: 'A new registration is registered or waitlisted, also when all places are taken.',
  clauses: ['REG-14'],
  async run(t) {
    for (const { came } of (await fullHouse(t)).comers) must(madeBy(came).answer, isNamedStatus);
  },
});

check({
  id: 'registrations.answer-with-a-position',
  says: 'The answer to a create has an integer position; it may be null for a registered entry.',
  clauses: ['REG-15', 'REG-08'],
  async run(t) {
    for (const { came } of (await fullHouse(t)).comers) {
      const { answer, registration } = madeBy(came);
      const { position = null, status } = registration;
      const isLeftOut = position === null && status === 'registered';
      if (isLeftOut) t.note('the position of a registered entry is null or absent');
      const found = `position: ${show(position)} of an entry that is ${show(status)}`;
      attributed([position === null ? 'REG-15' : 'REG-08'], () =>
        mustHold(
          answer,
          'an integer as position',
          isLeftOut || Number.isInteger(position),
          wrongType('position', position, found),
        ),
      );
    }
  },
});

check({
  id: 'registrations.are-counted',
  says: 'Each registered resident is counted by the activity, and those on the waitlist are not.',
  clauses: ['REG-16', 'ACT-59'],
  async run(t) {
    const { activityId } = await soonActivity(t, { maxRegistered: 3 });
    const before = await placesTaken(t, activityId);
    attributed(['ACT-59'], () =>
      mustHold(
        before.answer,
        'no one registered for a new activity',
        before.registered === 0,
        shows('capacity.residents.registered', before.registered),
      ),
    );
    let count = 0;
    for (const residentId of await guests(t, 5)) {
      const { answer, registration } = await registered(t, activityId, residentId);
      await precondition('one of the two statuses', () => Promise.resolve(must(answer, isNamedStatus)));
      const isSeated = registration['status'] === 'registered';
      if (isSeated) count += 1;
      const broken = isSeated ? 'REG-16' : 'ACT-59';
      await mustCount(t, activityId, count, `${count} residents registered after one more came`, [broken]);
    }
  },
});

check({
  id: 'registrations.connections-are-counted-apart',
  says: 'A connection that becomes registered is not counted among the registered residents.',
  clauses: ['ACT-59'],
  async run(t) {
    const activity = await openActivity(t);
    const [residentId = ''] = await guests(t, 1);
    await seated(t, activity.activityId, residentId);
    const came = await registeredConnection(t, activity);
    if (!came || dataOf(came.answer)['status'] !== 'registered')
      return t.unproven('needs a connection who can be registered', people('connection'));
    await mustCount(t, activity.activityId, 1, '1 resident registered after a connection came', ['ACT-59']);
  },
});

check({
  id: 'registrations.residents-are-not-counted-as-connections',
  says: 'Residents who register or wait are not counted among the registered connections.',
  clauses: ['ACT-109'],
  async run(t) {
    for (const more of [{}, { maxRegistered: 1, allowConnections: true, maxRegisteredConnections: 5 }]) {
      const { activityId } = await soonActivity(t, more);
      await mustCountConnections(t, activityId, 0, 'no connection registered for a new activity');
      for (const residentId of await guests(t, 2)) await registered(t, activityId, residentId);
      await mustCountConnections(t, activityId, 0, 'no connection registered after two residents came');
    }
  },
});

check({
  id: 'registrations.connections-are-counted',
  says: 'A connection that becomes registered is counted among the registered connections.',
  clauses: ['ACT-109'],
  async run(t) {
    const activity = await openActivity(t);
    const came = await registeredConnection(t, activity);
    if (!came || dataOf(came.answer)['status'] !== 'registered')
      return t.unproven('needs a connection who can be registered', people('connection'));
    await mustCountConnections(t, activity.activityId, 1, '1 connection registered after one came');
  },
});

check({
  id: 'registrations.are-counted-by-their-own-activity',
  says: 'A registration is counted by its activity and by no other.',
  clauses: ['REG-16', 'REG-13'],
  async run(t) {
    const [one, other] = [await soonActivity(t), await soonActivity(t)];
    const [first = '', second = ''] = await guests(t, 2);
    await seated(t, one.activityId, first);
    await mustCount(t, other.activityId, 0, 'no one registered for the other activity');
    await seated(t, other.activityId, first);
    await seated(t, other.activityId, second);
    await mustCount(t, one.activityId, 1, 'one resident registered for the one activity');
    await mustCount(t, other.activityId, 2, 'two residents registered for the other activity');
  },
});
