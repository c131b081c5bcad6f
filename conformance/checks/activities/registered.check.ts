import fc from 'fast-check';
import { givenActivity } from '../../given/activities.ts';
import { givenResident } from '../../given/residents.ts';
import { made } from '../../given/made.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { fits, isSuccess, status, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import type { Tools } from '../../kit/tools.ts';
import { actingResident, register } from './people.ts';
import { activityShown, inList } from './shown.ts';

const STATUS = 'actingUserRegistrationStatus';

check({
  id: 'activities.user-status-in-the-list',
  says: 'The list with actingUserId tells that user’s status on the activities for which they are registered.',
  clauses: ['ACT-29'],
  async run(t) {
    const given = await givenActivity(t);
    const another = await givenActivity(t);
    const { userId, identity } = await actingResident(t, given.facilityId);
    await register(t, given.activityId, userId);
    await register(t, another.activityId, userId);
    const query = {
      startDate: midnightOf(addDays(given.day, -1)),
      endDate: lastSecondOf(addDays(given.day, 1)),
    };
    const path = { facilityId: given.facilityId };
    for (const as of [undefined, identity]) {
      const answer = await t.call('listActivities', {
        path,
        query: { ...query, actingUserId: identity.actingId },
        ...(as && { as }),
      });
      must(answer, status(200), fits);
      for (const id of [given.activityId, another.activityId]) {
        const [item] = inList(answer, id);
        mustHold(answer, `a ${STATUS} on ${id}`, !isBlank(item?.resource[STATUS]), show(item?.resource));
      }
    }
  },
});

check({
  id: 'activities.user-status-of-one',
  says: 'One activity read with actingUserId tells that user’s status where they are registered.',
  clauses: ['ACT-60'],
  async run(t) {
    const { activityId, facilityId } = await givenActivity(t);
    const { userId, identity } = await actingResident(t, facilityId);
    await register(t, activityId, userId);
    const path = { activityId };
    for (const as of [undefined, identity]) {
      const answer = await t.call('getActivity', {
        path,
        query: { actingUserId: identity.actingId },
        ...(as && { as }),
      });
      must(answer, status(200), fits);
      mustHold(answer, `a ${STATUS}`, !isBlank(dataOf(answer)[STATUS]));
    }
  },
});

check({
  id: 'activities.no-user-status-unless-asked',
  says: 'Without actingUserId no answer tells a status, not even to the registered user who acts.',
  clauses: ['ACT-30'],
  async run(t) {
    const given = await givenActivity(t);
    const { activityId, facilityId, day } = given;
    const { userId, identity } = await actingResident(t, facilityId);
    await register(t, activityId, userId);
    const query = { startDate: midnightOf(addDays(day, -1)), endDate: lastSecondOf(addDays(day, 1)) };
    for (const as of [identity, undefined]) {
      const answers = [
        await t.call('getActivity', { path: { activityId }, ...(as && { as }) }),
        await t.call('listActivities', { path: { facilityId }, query, ...(as && { as }) }),
      ];
      for (const answer of answers) {
        must(answer, status(200), fits);
        const items = answer.operationId === 'getActivity' ? [dataOf(answer)] : listOf(answer);
        const strange = items.find((item) => !isBlank(item[STATUS]));
        mustHold(answer, `no ${STATUS} on any activity`, strange === undefined, show(strange));
      }
    }
  },
});

check({
  id: 'activities.status-when-not-registered',
  says: 'What the status of a user who is not registered is.',
  clauses: ['ACT-31'],
  async run(t) {
    const given = await givenActivity(t);
    const { identity } = await actingResident(t, given.facilityId);
    for (const { answer, resource } of await activityShown(t, given, identity.actingId)) {
      const found = resource[STATUS];
      const readings = { none: 'none-text', notRegistered: 'not-registered-text' } as const;
      const reading =
        found === undefined
          ? 'absent'
          : found === null
            ? 'null-value'
            : found === 'none' || found === 'notRegistered'
              ? readings[found]
              : (`other: ${show(found)}` as const);
      t.observe('status-when-not-registered', answer.operationId, reading);
    }
  },
});

check({
  id: 'activities.capacity-is-shown',
  says: 'Reading one activity shows its capacity.',
  clauses: ['ACT-58'],
  async run(t) {
    for (const more of [{}, { maxRegistered: 3, maxRegisteredConnections: 2, allowConnections: true }]) {
      const { activityId } = await givenActivity(t, more);
      const answer = await t.call('getActivity', { path: { activityId } });
      must(answer, status(200), fits);
      const { capacity } = dataOf(answer);
      mustHold(answer, 'a capacity for residents', !isBlank(field(capacity, 'residents')), show(capacity));
    }
  },
});

/** Registers a new resident; their id where they have a place now, undefined on the waitlist or where refused. */
async function another(t: Tools, activityId: string, facilityId: string): Promise<string | undefined> {
  const { residentId: userId } = await givenResident(t, {}, facilityId);
  const path = { activityId };
  const answer = await t.call('createRegistration', { path, body: { userId, userType: 'resident' } });
  if (!isSuccess(answer)) return undefined;
  t.afterwards(() => t.call('cancelRegistration', { path: { ...path, userId } }));
  return dataOf(answer)['status'] === 'registered' ? userId : undefined;
}

check({
  id: 'activities.registered-counts',
  says: 'The registered of capacity.residents counts the residents who are registered, and nobody on the waitlist.',
  clauses: ['ACT-59', 'ACT-58'],
  async run(t) {
    const cases = fc.record({ max: fc.integer({ min: 1, max: 3 }), people: fc.integer({ min: 1, max: 4 }) });
    await t.property(cases, async ({ max, people }) => {
      const given = await givenActivity(t, { maxRegistered: max });
      const { activityId, facilityId } = given;
      const judge = async (count: number): Promise<void> => {
        for (const { answer, resource } of await activityShown(t, given)) {
          const found = field(resource, 'capacity.residents.registered');
          if (answer.operationId === 'listActivities' && isBlank(found)) continue;
          mustHold(
            answer,
            `${count} residents registered`,
            found === count,
            `${show(found)} (${answer.operationId})`,
          );
        }
      };
      await judge(0);
      const registered: string[] = [];
      for (let count = 0; count < people; count += 1) {
        const userId = await another(t, activityId, facilityId);
        if (userId !== undefined) registered.push(userId);
        if (registered.length === 0) t.unproven('nobody could be registered for an activity with room');
        await judge(registered.length);
      }
      // While nobody waits, nobody takes the place of who leaves.
      const [first] = registered;
      if (first === undefined || registered.length < people) return;
      await made('a cancelled registration', async () =>
        must(await t.call('cancelRegistration', { path: { activityId, userId: first } }), success),
      );
      await judge(registered.length - 1);
    });
  },
});
