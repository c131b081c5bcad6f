import { givenActivity } from '../../factories/activities.ts';
import { precondition } from '../../kit/precondition.ts';
import { aroundNow, guestAt, register } from '../../factories/registrations.ts';
import { actAs } from '../../kit/acting.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess, success } from '../../kit/match.ts';
import { lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import { people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround, activityRead } from '../activity-lists.ts';
import { shownIn } from '../../laws/dated-members.ts';
import { openActivity, registeredConnection } from '../registrations/connection.ts';
import { actorTwice } from './people.ts';
import { activityShown, standingActivity } from './shown.ts';

const STATUS = 'actingUserRegistrationStatus';
const COUNT = 'capacity.residents.registered';

check({
  id: 'activities.user-status-in-the-list',
  says: 'The list, and one activity that is read, show with actingUserId that user’s status on the activities they are registered for, the same to every caller.',
  clauses: ['ACT-29', 'ACT-60'],
  async run(t) {
    const { both, identity } = await actorTwice(t);
    const more = { actingUserId: identity.actingId };
    const first = new Map<string, unknown>();
    const mustShowThat = (answer: Answer, id: string, item: JsonObject | undefined): void => {
      const shown = item?.[STATUS];
      const before = first.get(id) ?? shown;
      first.set(id, before);
      const fault = item ? shows(STATUS, shown, show(item)) : lacks(`${id} is not in the list`);
      mustHold(answer, `a ${STATUS} on ${id}`, !isBlank(shown), fault);
      const promised = `the ${STATUS} that another caller is shown, ${show(before)}`;
      mustHold(answer, promised, shown === before, shows(STATUS, shown));
    };
    for (const as of [undefined, identity]) {
      const [given] = both;
      const { items, pages } = await activitiesAround(t, given.facilityId, given.day, more, as);
      attributed(['ACT-29'], () => {
        for (const { activityId } of both)
          for (const page of pages) mustShowThat(page, activityId, byId(items, activityId));
      });
      const { answer, resource } = await activityRead(t, given.activityId, more, as);
      attributed(['ACT-60'], () => mustShowThat(answer, `${given.activityId}, read`, resource));
    }
  },
});

check({
  id: 'activities.user-status-of-a-connection',
  says: 'An activity that is read or listed with the actingUserId of a registered connection shows a status.',
  clauses: ['ACT-60', 'ACT-29'],
  async run(t) {
    const activity = await openActivity(t);
    const came = await registeredConnection(t, activity);
    if (!came) return t.unproven('needs a connection who can be registered', people('connection'));
    const { connectionId } = came;
    const known = t.run.identities.find(({ kind, id }) => kind === 'connection' && id === connectionId);
    const { actingId } = known ?? (await actAs(t, 'connection', connectionId, activity.facilityId));
    const path = { connectionId };
    const list = await t.call('listConnectionRegistrations', { path, query: await aroundNow(t) });
    if (!isSuccess(list) || !listOf(list).some((one) => one['activityId'] === activity.activityId))
      return t.unproven('the registration is not in the list of the connection');
    for (const { answer, resource } of await activityShown(t, activity, actingId)) {
      const shown = resource[STATUS];
      const broken = answer.operationId === 'listActivities' ? 'ACT-29' : 'ACT-60';
      attributed([broken], () =>
        mustHold(answer, `a ${STATUS}`, !isBlank(shown), shows(STATUS, shown, show(resource))),
      );
    }
  },
});

check({
  id: 'activities.no-user-status-unless-asked',
  says: 'Without actingUserId in the query no answer shows a status, not even to an acting user who is registered.',
  clauses: ['ACT-30'],
  async run(t) {
    const { both, identity } = await actorTwice(t);
    const [{ activityId, facilityId, day }] = both;
    for (const as of [identity, undefined]) {
      const read = await activityRead(t, activityId, {}, as);
      const walk = await activitiesAround(t, facilityId, day, {}, as);
      const listed = walk.pages.flatMap((page) => shownIn(page));
      for (const { answer, resource } of [read, ...listed])
        mustHold(
          answer,
          `no ${STATUS} on any activity`,
          isBlank(resource[STATUS]),
          shows(STATUS, resource[STATUS], show(resource)),
        );
    }
  },
});

check({
  id: 'activities.status-when-not-registered',
  says: 'Records which status is shown for a user who is not registered.',
  clauses: ['ACT-31'],
  async run(t) {
    const { both, identity } = await actorTwice(t);
    const given = await standingActivity(t, both[0].facilityId);
    for (const { answer, resource } of await activityShown(t, given, identity.actingId)) {
      const found = resource[STATUS];
      const outcomes = {
        absent: found === undefined,
        'null-value': found === null,
        'none-text': found === 'none',
        'not-registered-text': found === 'notRegistered',
      };
      reading(t, 'status-when-not-registered', answer, outcomes, show(found));
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
      const { answer, resource } = await activityRead(t, activityId);
      const { capacity } = resource;
      mustHold(
        answer,
        'a capacity for residents',
        !isBlank(field(capacity, 'residents')),
        shows(isBlank(capacity) ? 'capacity' : 'capacity.residents', undefined, show(capacity)),
      );
    }
  },
});

/** Registers a resident. Returns the id if the resident gets a place, undefined if waitlisted or refused. */
async function another(t: Tools, activityId: string, at: number): Promise<string | undefined> {
  const userId = await guestAt(t, at);
  const answer = await register(t, activityId, userId);
  return isSuccess(answer) && dataOf(answer)['status'] === 'registered' ? userId : undefined;
}

check({
  id: 'activities.registered-counts',
  says: 'capacity.residents.registered counts the registered residents and not those on the waitlist.',
  clauses: ['ACT-59', 'ACT-58'],
  async run(t) {
    // In the first case the waitlist is empty and one resident cancels; in the second two residents wait.
    const cases = [
      { max: 3, people: 3 },
      { max: 1, people: 3 },
    ];
    for (const { max, people } of cases) {
      const given = await givenActivity(t, { maxRegistered: max });
      const { activityId } = given;
      // The list is checked only after all registrations.
      const assert = async (count: number, isListed = false): Promise<void> => {
        const path = { activityId };
        const shown = isListed
          ? await activityShown(t, given)
          : shownIn(await t.call('getActivity', { path }));
        for (const { answer, resource } of shown) {
          const found = field(resource, COUNT);
          if (answer.operationId === 'listActivities' && isBlank(found)) continue;
          const text = `${show(found)} (${answer.operationId})`;
          attributed([isBlank(found) ? 'ACT-58' : 'ACT-59'], () =>
            mustHold(answer, `${count} residents registered`, found === count, shows(COUNT, found, text)),
          );
        }
      };
      if (max > 1) await assert(0);
      const registered: string[] = [];
      for (let count = 0; count < people; count += 1) {
        const userId = await another(t, activityId, count);
        if (userId !== undefined) registered.push(userId);
        if (registered.length === 0) t.unproven('no resident could be registered for an activity with room');
        await assert(registered.length, count === people - 1);
      }
      // With an empty waitlist, the place of a resident who cancels stays free.
      const [first] = registered;
      if (first === undefined || registered.length < people) continue;
      await precondition('a cancelled registration', async () =>
        must(await t.call('cancelRegistration', { path: { activityId, userId: first } }), success),
      );
      await assert(registered.length - 1);
    }
  },
});
