import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { answerText, fits, isSuccess, status } from '../../kit/match.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { idsOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  aroundNow,
  givenQueue,
  givenRegistration,
  register,
  type Seat,
} from '../../factories/registrations.ts';
import { freeSeat, givenResidents, soonActivity, spreadActivities } from '../../factories/registrations.ts';
import { soonGuest, soonSeries } from '../../assertions/activities.ts';
import { mustCount, ownList } from '../../assertions/own-list.ts';
import { connectionUser, openActivity, registerConnection } from './connection.ts';

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
    attributed(['REG-38'], () => mustCount({ answer, items }, made.length, 'of one resident'));
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
      mustCount(list, activities.length, 'of this resident');
    }
  },
});

check({
  id: 'registrations.list-of-a-connection',
  says: 'The list of a connection answers 200 with registrations, no matter who is registered.',
  clauses: ['REG-36'],
  async run(t) {
    const query = await aroundNow(t);
    const { activityId } = await openActivity(t);
    for (const naming of ['externalId', 'id'] as const) {
      const { connectionId, userId } = await connectionUser(t, naming);
      await registerConnection(t, activityId, userId);
      must(await t.call('listConnectionRegistrations', { path: { connectionId }, query }), status(200), fits);
    }
  },
});
