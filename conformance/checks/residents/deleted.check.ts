import { knows } from '../../factories/acting.ts';
import { checkIns } from '../../resources/check-ins.ts';
import { givenAttendee, mark } from '../../factories/attendance.ts';
import { connectionBody, givenConnection } from '../../factories/connections.ts';
import { flatActivityOn, needsFlatRoutes, registerFlat } from '../../factories/flat-examples.ts';
import { LONG_AGO, givenHome } from '../../factories/homes.ts';
import { personalActivities } from '../../resources/personal-activities.ts';
import { visits } from '../../resources/personal-visits.ts';
import { register, soonActivity } from '../../factories/registrations.ts';
import { givenResident, residentNames } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { isSuccess, refused, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  ONLY_CONFIGURED,
  connectionUser,
  openActivity,
  registerConnection,
  registeredConnection,
} from '../registrations/connection.ts';

/**
 * Open questions about people who were deleted, or who are inactive and act. No other check acts for such
 * people.
 */

async function deleted(t: Tools, residentId: string): Promise<void> {
  must(await t.call('deleteResident', { path: { residentId } }), success);
}

const statuses = { 403: 'forbidden', 401: 'unauthorized', 400: 'bad-request' } as const;

/** Acts before and after the change. The first try proves that the id could act at all. */
async function actAfter(
  t: Tools,
  choice: 'deleted-acting-id' | 'inactive-acting-id',
  actingId: string,
  change: () => Promise<void>,
): Promise<void> {
  const known = await knows(t, actingId);
  if (known !== true) {
    t.note(known === undefined ? 'unknown acting ids are served, too' : 'the id does not act on this target');
    return;
  }
  await change();
  const { status } = await t.call('listFacilities', { as: actingId });
  const named = status === 403 || status === 401 || status === 400 ? statuses[status] : undefined;
  t.observe(choice, 'listFacilities', named ?? (status < 300 ? 'served' : `other: ${status}`));
}

check({
  id: 'residents.deleted-one-acts',
  says: 'Records what an acting user gets who was deleted.',
  clauses: ['AUT-15'],
  negative: true,
  async run(t) {
    const { residentId } = await givenResident(t);
    await actAfter(t, 'deleted-acting-id', residentId, () => deleted(t, residentId));
    const { connectionId } = await givenConnection(t);
    await actAfter(t, 'deleted-acting-id', connectionId, async () => {
      must(await t.call('deleteConnection', { path: { connectionId } }), success);
    });
  },
});

check({
  id: 'residents.inactive-one-acts',
  says: 'Records what an acting user gets who is inactive.',
  clauses: ['AUT-16'],
  negative: true,
  async run(t) {
    const status = 'inactive';
    const { residentId } = await givenResident(t);
    await actAfter(t, 'inactive-acting-id', residentId, async () => {
      const body = { ...residentNames(t), status } as const;
      must(await t.call('replaceResident', { path: { residentId }, body }), success);
    });
    const one = await givenConnection(t);
    await actAfter(t, 'inactive-acting-id', one.connectionId, async () => {
      const links = { residents: [one.residentId], facilities: [one.facilityId] };
      const body = { ...(await connectionBody(t, links)), status } as const;
      must(await t.call('replaceConnection', { path: { connectionId: one.connectionId }, body }), success);
    });
  },
});

function observe(t: Tools, answer: Answer): void {
  const reading = isSuccess(answer)
    ? 'accepted'
    : answer.status === 404
      ? 'not-found'
      : refused(answer) === undefined
        ? 'another-refusal'
        : undefined;
  t.observe('made-for-the-deleted', answer.operationId, reading ?? `other: ${answer.status}`);
}

/**
 * Each creates something for a person who was deleted before. What is created is deleted at the end of the
 * check.
 */
const asked: Readonly<Record<string, (t: Tools) => Promise<Answer>>> = {
  'check-in': async (t) => {
    const draft = await checkIns.draft(t);
    const { residentId } = draft.home;
    await deleted(t, residentId);
    const answer = await checkIns.send(t, draft);
    const checkInId = field(answer.json, 'data.id');
    if (isSuccess(answer) && typeof checkInId === 'string')
      t.afterwards(() => t.call('deleteCheckIn', { path: { residentId, checkInId } }));
    return answer;
  },
  'personal-visit': async (t) => {
    const draft = await visits.draft(t);
    const { residentId } = draft.home;
    await deleted(t, residentId);
    const answer = await visits.send(t, draft);
    const visitId = field(answer.json, 'data.id');
    if (isSuccess(answer) && typeof visitId === 'string')
      t.afterwards(() => t.call('deletePersonalVisit', { path: { residentId, visitId } }));
    return answer;
  },
  'personal-activity': async (t) => {
    const draft = await personalActivities.draft(t);
    await deleted(t, draft.home.residentId);
    return personalActivities.send(t, draft);
  },
  registration: async (t) => {
    const { activityId, facilityId } = await soonActivity(t);
    const { residentId } = await givenResident(t, {}, facilityId);
    await deleted(t, residentId);
    return register(t, activityId, residentId);
  },
  mark: async (t) => {
    const { activityId, residentId } = await givenAttendee(t);
    await deleted(t, residentId);
    return mark(t, activityId, { userId: residentId, userType: 'resident', status: 'attended' });
  },
};

for (const [thing, ask] of Object.entries(asked))
  check({
    id: `residents.${thing}-of-a-deleted-one`,
    says: `Records whether a ${thing.replace('-', ' ')} can be made for a deleted resident.`,
    clauses: ['RES-102'],
    negative: true,
    run: async (t) => observe(t, await ask(t)),
  });

check({
  id: 'residents.registration-of-a-deleted-connection',
  says: 'Records whether a deleted connection can be registered.',
  clauses: ['RES-102'],
  negative: true,
  async run(t) {
    const activity = await openActivity(t);
    const taken = await registeredConnection(t, activity);
    if (!taken) {
      t.observed('no connection can be registered, deleted or not');
      return;
    }
    if (taken.naming === 'userId') {
      t.observed(ONLY_CONFIGURED);
      return;
    }
    const { connectionId, userId } = await connectionUser(t, taken.naming, activity.facilityId);
    must(await t.call('deleteConnection', { path: { connectionId } }), success);
    observe(t, await registerConnection(t, activity.activityId, userId));
  },
});

check({
  id: 'residents.flat-records-of-a-deleted-one',
  says: 'Records whether the flat routes make a registration and a personal activity for a deleted resident.',
  clauses: ['RES-102'],
  profile: 'flat',
  negative: true,
  async run(t) {
    await needsFlatRoutes(t);
    const { activityId, facilityId } = await soonActivity(t);
    const { residentId } = await givenResident(t, {}, facilityId);
    await deleted(t, residentId);
    observe(t, await registerFlat(t, activityId, residentId));
    const home = await givenHome(t);
    const body = await flatActivityOn(t, home, await t.day(LONG_AGO));
    await deleted(t, home.residentId);
    observe(t, await t.call('createPersonalActivityFlat', { body }));
  },
});
