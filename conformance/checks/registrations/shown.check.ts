import type { Answer } from '../../kit/call.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  aroundNow,
  guests,
  register,
  soonActivity,
  givenQueue,
  guestAt,
} from '../../factories/registrations.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';
import { registeredConnection } from './connection.ts';
import { typesOf, membersOf } from '../../laws/shown.ts';
import { nameOfFacility } from '../../factories/facilities.ts';
import { isSuccess } from '../../kit/match.ts';
import { listedBy, presence, shownBy } from '../../kit/presence.ts';
import { dataOf } from '../../kit/read.ts';
import { connectionUserId } from '../../kit/to-add.ts';
import type { GivenActivity } from '../../factories/activities.ts';

const inList = (answer: Answer, activityId: string): readonly Shown[] =>
  shownIn(answer).filter(({ resource }) => resource['activityId'] === activityId);

/**
 * Registrations in all answers that show them, once per run: of residents with a place and on the waitlist,
 * and of a connection if one can be registered; for an activity with one place and for one with more.
 */
export const registrationsShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const seen: Shown[] = [];
  const query = await aroundNow(t);
  const [first, second] = await guests(t, 2);
  const full = { location: t.fresh.text('Room'), maxRegistered: 1 };
  for (const members of [full, {}]) {
    const { activityId } = await soonActivity(t, members);
    for (const residentId of [first ?? '', second ?? '']) {
      seen.push(...shownIn(await register(t, activityId, residentId)));
      const listed = await t.call('listResidentRegistrations', { path: { residentId }, query });
      seen.push(...inList(listed, activityId));
    }
  }
  const connection = await registeredConnection(t);
  if (connection) {
    const { connectionId, activityId, answer } = connection;
    const listed = await t.call('listConnectionRegistrations', { path: { connectionId }, query });
    seen.push(...shownIn(answer), ...inList(listed, activityId));
  }
  if (seen.length === 0) t.unproven('no registration could be made to look at');
  return seen;
});

typesOf('registrations', 'Registration', registrationsShown, {
  'activity-texts-are-strings': 'REG-01',
  'facility-texts-are-strings': 'REG-03',
  'user-texts-are-strings': 'REG-04',
  'user-type-is-of-the-set': 'REG-05',
  'registered-at-is-a-date-time': 'REG-06',
  'position-is-an-integer': 'REG-08',
});

/** What residents and connections have alike. */
const ofAnybody = [
  ...membersOf('Registration'),
  ...(['activityEndDate', 'activityLocation', 'facilityName'] as const),
];

/** The values that the target shows for an activity and its facility. */
async function valuesOf(t: Tools, { activityId, facilityId, activity }: GivenActivity) {
  return {
    activityId,
    activityName: activity['name'],
    activityLocation: activity['location'],
    facilityId,
    facilityName: await nameOfFacility(t, facilityId),
  };
}

/** A value that the target shows nowhere else is not required. */
const unnamedIn = (values: { readonly facilityName: string | undefined }): readonly string[] =>
  values.facilityName === undefined ? ['facilityName'] : [];

presence(
  {
    id: 'registrations.shows-its-members',
    says: 'A registration shows every listed member that has a value.',
    resource: 'Registration',
    record: 'Registration',
    clause: 'REG-101',
    members: ofAnybody,
  },
  async (t) => {
    const residentId = await guestAt(t, 0);
    const given = await soonActivity(t, { location: t.fresh.text('Room') });
    const { activityId } = given;
    const created = shownBy(await register(t, activityId, residentId));
    const query = await aroundNow(t);
    const list = await t.call('listResidentRegistrations', { path: { residentId }, query });
    const values = { ...(await valuesOf(t, given)), userId: residentId, userType: 'resident' };
    const shown = [created, listedBy(list, activityId, 'activityId')];
    return [{ shown, values, except: unnamedIn(values) }];
  },
);

/** The relationship that Get connection shows. */
const relationshipOf = async (t: Tools, connectionId: string): Promise<unknown> =>
  dataOf(await t.call('getConnection', { path: { connectionId } }))['relationship'];

presence(
  {
    id: 'registrations.shows-the-members-of-a-connection',
    says: 'The registration of a connection shows every listed member that has a value, also the relationship.',
    resource: 'Registration',
    record: 'Registration',
    clause: 'REG-101',
    members: [...ofAnybody, 'relationship'],
  },
  async (t) => {
    const more = { location: t.fresh.text('Room'), allowConnections: true, maxRegisteredConnections: 5 };
    const given = await soonActivity(t, more);
    const registered = await registeredConnection(t, given);
    if (!registered) return t.unproven('no id of a connection registers it on this target', connectionUserId);
    const { activityId, connectionId, answer: created } = registered;
    const relationship = await relationshipOf(t, connectionId);
    const query = await aroundNow(t);
    const list = await t.call('listConnectionRegistrations', { path: { connectionId }, query });
    const values = { ...(await valuesOf(t, given)), userType: 'connection', relationship };
    const shown = [shownBy(created), listedBy(list, activityId, 'activityId')];
    return [{ shown, values, except: unnamedIn(values) }];
  },
);

presence(
  {
    id: 'registrations.shows-the-place-on-the-waitlist',
    says: 'The registration of a user on the waitlist shows the position.',
    resource: 'Registration',
    record: 'Registration',
    clause: 'REG-101',
    members: ['status', 'position'],
  },
  async (t) => {
    const { activityId, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
    const [residentId = ''] = waiting;
    const query = await aroundNow(t);
    const list = await t.call('listResidentRegistrations', { path: { residentId }, query });
    const late = await register(t, activityId, await guestAt(t, 9));
    const waits = isSuccess(late) && dataOf(late)['status'] === 'waitlisted';
    const shown = [listedBy(list, activityId, 'activityId'), ...(waits ? [shownBy(late)] : [])];
    return [{ shown, values: { status: 'waitlisted' } }];
  },
);
