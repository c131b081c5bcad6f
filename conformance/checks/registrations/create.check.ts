import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { counts, wrongType } from '../../kit/fault.ts';
import { answerText } from '../../kit/match.ts';
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
  registered,
} from '../../assertions/registrations.ts';
import { seated, standingOf } from '../../assertions/registrations.ts';

check({
  id: 'registrations.by-the-id-of-the-resident',
  says: 'A resident is registered by their id, which the answer and the list show as userId, for the activity in the path and with the userType that was sent.',
  clauses: ['REG-12', 'REG-13', 'REG-09'],
  async run(t) {
    const { activityId, roomy, comers } = await fullHouse(t);
    const mustBe = (answered: Answer, userId: string, wanted: string): void => {
      const { answer, registration } = madeBy(answered);
      attributed(['REG-12'], () => mustEcho(answer, registration, { userId }));
      const sent = { activityId: wanted, userType: 'resident' };
      attributed(['REG-13'], () => mustEcho(answer, registration, sent));
    };
    for (const { residentId: userId, came } of comers) {
      mustBe(came, userId, activityId);
      const { answer, rows } = await standingOf(t, activityId, userId);
      attributed(['REG-12'], () => {
        const promised = 'the activity once in the list of the resident';
        mustHold(answer, promised, rows.length === 1, counts(answerText(answer)));
        mustEcho(answer, rows[0], { userId });
      });
    }
    for (const { residentId, cameElsewhere } of comers) mustBe(cameElsewhere, residentId, roomy);
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
  id: 'registrations.connections-are-counted',
  says: 'A connection that becomes registered is counted among the registered connections and not among the residents, and residents not among the connections.',
  clauses: ['ACT-109', 'ACT-59'],
  async run(t) {
    for (const more of [{}, { maxRegistered: 1, allowConnections: true, maxRegisteredConnections: 5 }]) {
      const { activityId } = await soonActivity(t, more);
      await mustCountConnections(t, activityId, 0, 'no connection registered for a new activity');
      for (const residentId of await guests(t, 2)) await registered(t, activityId, residentId);
      await mustCountConnections(t, activityId, 0, 'no connection registered after two residents came');
    }
    const activity = await openActivity(t);
    const [residentId = ''] = await guests(t, 1);
    await seated(t, activity.activityId, residentId);
    const came = await registeredConnection(t, activity);
    if (!came || dataOf(came.answer)['status'] !== 'registered')
      return t.unproven('needs a connection who can be registered', people('connection'));
    await mustCount(t, activity.activityId, 1, '1 resident registered after a connection came', ['ACT-59']);
    await mustCountConnections(t, activity.activityId, 1, '1 connection registered after one came');
  },
});
