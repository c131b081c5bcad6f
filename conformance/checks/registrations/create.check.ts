import { givenConnection } from '../../factories/connections.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { show } from '../../kit/json.ts';
import { counts, wrongType, holdsExtra, lacks } from '../../kit/fault.ts';
import { answerText, fits, isSuccess, status } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, idsOf } from '../../kit/read.ts';
import { people } from '../../kit/to-add.ts';
import {
  guests,
  soonActivity,
  aroundNow,
  givenQueue,
  givenRegistration,
  register,
  type Seat,
  freeSeat,
  givenResidents,
  spreadActivities,
} from '../../factories/registrations.ts';
import { openActivity, registeredConnection, connectionUser, registerConnection } from './connection.ts';
import { fullHouse } from './full-house.ts';
import {
  isNamedStatus,
  madeBy,
  mustCount,
  mustCountConnections,
  registered,
  seated,
  standingOf,
} from '../../assertions/registrations.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { soonGuest, soonSeries } from '../../assertions/activities.ts';
import { mustCount as mustCountItems, ownList } from '../../assertions/own-list.ts';

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

check({
  id: 'registrations.all-in-the-range-are-listed',
  says: 'The list of a resident holds every registration that was made in the range for an activity in the range.',
  clauses: ['REG-38', 'REG-35'],
  async run(t) {
    const [residentId = ''] = await givenResidents(t, 1);
    const made = await spreadActivities(t);
    for (const activityId of made) await givenRegistration(t, { activityId, residentId });
    const query = await aroundNow(t);
    const answer = await t.call('listResidentRegistrations', { path: { residentId }, query });
    const { items } = attributed(['REG-35'], () => ownList(answer));
    const listed = idsOf(items, 'activityId');
    attributed(['REG-38'], () =>
      mustHold(
        answer,
        'each registration in the range is in the list',
        made.every((id) => listed.includes(id)),
        lacks(`those for ${listed.join(', ') || 'no activity'}`),
      ),
    );
    attributed(['REG-38'], () => mustCountItems({ answer, items }, made.length, 'of one resident'));
  },
});

check({
  id: 'registrations.outside-the-range-are-not-listed',
  says: 'The list does not hold a registration made outside the range for an activity or a series outside the range.',
  clauses: ['REG-39'],
  async run(t) {
    const seats = [await givenRegistration(t, await freeSeat(t)), ...(await seatsInSeries(t))];
    const today = await t.day(0);
    for (const [from, to] of [
      [-25, -3],
      [12, 35],
      [200, 229],
      [-400, -380],
    ] as const) {
      const query = {
        startDate: midnightOf(addDays(today, from)),
        endDate: lastSecondOf(addDays(today, to)),
      };
      for (const { activityId, residentId } of seats) {
        const path = { residentId };
        const { answer, items } = ownList(await t.call('listResidentRegistrations', { path, query }));
        const listed = items.some((row) => row['activityId'] === activityId);
        mustHold(
          answer,
          'no registration that lies days outside the range',
          !listed,
          holdsExtra(answerText(answer)),
        );
      }
    }
  },
});

/** A resident registered for a whole series in a week; no one without the lever, or where the target takes none. */
async function seatsInSeries(t: Tools): Promise<readonly Seat[]> {
  if (!hasLever(t.run, 'create-activity')) return [];
  const { activityId } = await soonSeries(t);
  const residentId = await soonGuest(t, 0);
  const isTaken = isSuccess(await register(t, activityId, residentId));
  t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: residentId } }));
  return isTaken ? [{ activityId, residentId }] : [];
}

check({
  id: 'registrations.list-of-one-resident',
  says: 'The list of a resident holds no registration of another resident, for the same activity or another.',
  clauses: ['REG-40'],
  async run(t) {
    const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 });
    const [own = '', idle = ''] = await givenResidents(t, 2);
    const { activityId: other } = await soonActivity(t);
    await givenRegistration(t, { activityId: other, residentId: own });
    const query = await aroundNow(t);
    for (const [residentId, activities] of [
      [registered[0], [activityId]],
      [waiting[0] ?? '', [activityId]],
      [own, [other]],
      [idle, []],
    ] as const) {
      const path = { residentId };
      const list = ownList(await t.call('listResidentRegistrations', { path, query }));
      const isOwn = list.items.every(({ userId }) => (userId ?? residentId) === residentId);
      mustHold(
        list.answer,
        'registrations of this resident alone',
        isOwn,
        holdsExtra(answerText(list.answer), 'userId'),
      );
      mustCountItems(list, activities.length, 'of this resident');
    }
  },
});

check({
  id: 'registrations.list-of-a-connection',
  says: 'The list of a connection answers 200 with registrations, no matter who is registered and whether they belong to a facility.',
  clauses: ['REG-36'],
  async run(t) {
    const query = await aroundNow(t);
    const { activityId } = await openActivity(t);
    for (const naming of ['externalId', 'id'] as const) {
      const { connectionId, userId } = await connectionUser(t, naming);
      await registerConnection(t, activityId, userId);
      must(await t.call('listConnectionRegistrations', { path: { connectionId }, query }), status(200), fits);
    }
    // Where the target takes one who belongs to no facility, they have a list as well.
    const homeless = await unlessUnproven(() => givenConnection(t, { facilities: [] }));
    if (!homeless) return;
    const path = { connectionId: homeless.connectionId };
    must(await t.call('listConnectionRegistrations', { path, query }), status(200), fits);
  },
});
