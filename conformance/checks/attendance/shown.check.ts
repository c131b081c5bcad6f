import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { itemsIn, dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenAttendee, givenGuest, mark, markGuest, openActivity } from '../../factories/attendance.ts';
import { aroundNow, guestAt } from '../../factories/registrations.ts';
import { entryOf } from '../../assertions/attendance.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';
import { typesOf, membersOf } from '../../laws/shown.ts';
import { nameOfFacility } from '../../factories/facilities.ts';
import { listedBy, presence, shownBy, type ShownResource } from '../../kit/presence.ts';

/** The records of a list, under `data` or in a member of it. */
const inList = (answer: Answer): readonly Shown[] =>
  isSuccess(answer)
    ? attributed([answer.operationId === 'listAttendance' ? 'ATT-12' : 'ATT-51'], () => itemsIn(answer)).map(
        (resource) => ({ answer, resource }),
      )
    : [];

/**
 * Records in all answers that show them, once per run: of residents who attended and who declined, marked and updated,
 * and of a connection if one can be marked.
 */
export const attendanceShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const { activityId } = await openActivity(t, { location: t.fresh.text('Room') });
  const query = await aroundNow(t);
  const shown: Shown[] = [];
  for (const [at, marking] of (
    [
      { status: 'attended', duration: 45 },
      { status: 'attended' },
      { status: 'declined', declineReason: 'Sleeping', duration: 5 },
    ] as const
  ).entries()) {
    const { residentId: userId } = await givenAttendee(t, { activityId, residentId: await guestAt(t, at) });
    shown.push(...shownIn(await mark(t, activityId, entryOf(userId, marking))));
    const body = { duration: 50, ...(marking.status === 'declined' && { declineReason: 'Other' }) };
    const path = { activityId, userId };
    shown.push(...shownIn(await t.call('updateAttendance', { path, body })));
    const listed = await t.call('listResidentAttendance', { path: { residentId: userId }, query });
    shown.push(...inList(listed).filter(({ resource }) => resource['activityId'] === activityId));
  }
  shown.push(...((await unlessUnproven(() => ofGuest(t, activityId))) ?? []));
  if (shown.length === 0) t.unproven('no user could be marked, so there is no record to look at');
  return [...shown, ...inList(await t.call('listAttendance', { path: { activityId } }))];
});

async function ofGuest(t: Tools, activityId: string): Promise<readonly Shown[]> {
  const guest = await givenGuest(t, { activityId });
  const marked = await markGuest(t, guest, { status: 'attended', duration: 30 });
  const path = { activityId, userId: guest.connectionId };
  const updated = await t.call('updateAttendance', { path, body: { duration: 40 } });
  return [...(marked ? shownIn(marked) : []), ...shownIn(updated)];
}

typesOf('attendance', 'AttendanceWithActivity', attendanceShown, {
  'user-texts-are-strings': 'ATT-01',
  'user-type-is-of-the-set': 'ATT-02',
  'status-is-of-the-set': 'ATT-03',
  'marked-at-is-a-date-time': 'ATT-04',
  'reason-is-a-string': 'ATT-05',
  'duration-is-an-integer': 'ATT-06',
  'activity-texts-are-strings': 'ATT-07',
  'facility-texts-are-strings': 'ATT-09',
});

const ofRecord = membersOf('AttendanceRecord');

/** The record of a user in the list of the activity. */
async function amongAll(t: Tools, activityId: string, userId: string): Promise<ShownResource> {
  const answer = await t.call('listAttendance', { path: { activityId } });
  return { answer, resource: itemsIn(answer).find((item) => item['userId'] === userId) ?? {} };
}

const activityAhead = (t: Tools) => openActivity(t, { location: t.fresh.text('Room') });

presence(
  {
    id: 'attendance.shows-its-members',
    says: 'A record of attendance that comes with its activity shows every listed member that has a value.',
    resource: 'Attendance record',
    record: 'AttendanceWithActivity',
    clause: 'ATT-101',
    members: [
      ...membersOf('AttendanceWithActivity'),
      ...(['activityEndDate', 'activityLocation', 'facilityName'] as const),
    ],
  },
  async (t) => {
    const { activityId, facilityId, activity } = await activityAhead(t);
    const facilityName = await nameOfFacility(t, facilityId);
    const except = facilityName === undefined ? ['facilityName'] : [];
    const { name: activityName, location: activityLocation } = activity;
    const shownValues = { activityId, activityName, activityLocation, facilityId, facilityName };
    const { residentId: userId } = await givenAttendee(t, { activityId, residentId: await guestAt(t, 0) });
    const first = { status: 'declined', declineReason: 'Sleeping', duration: 12 } as const;
    const marked = shownBy(await mark(t, activityId, { userId, userType: 'resident', ...first }));
    const later = { declineReason: 'Feeling ill', duration: 17 };
    const updated = await t.call('updateAttendance', { path: { activityId, userId }, body: later });
    const query = await aroundNow(t);
    const list = await t.call('listResidentAttendance', { path: { residentId: userId }, query });
    const who = { userId, userType: 'resident', status: 'declined' };
    const after = [shownBy(updated), listedBy(list, activityId, 'activityId')];
    return [
      { shown: [marked], values: { ...shownValues, ...who, ...first }, except },
      { shown: after, values: { ...shownValues, ...who, ...later }, except },
    ];
  },
);

presence(
  {
    id: 'attendance.shows-its-members-in-the-list',
    says: 'A record in the list of its activity shows every listed member that has a value.',
    resource: 'Attendance record',
    record: 'AttendanceRecord',
    clause: 'ATT-101',
    members: ofRecord,
  },
  async (t) => {
    const { activityId } = await activityAhead(t);
    const samples = [];
    for (const marking of [
      { status: 'declined', declineReason: 'Sleeping', duration: 12 },
      { status: 'attended', duration: 45 },
    ] as const) {
      const residentId = await guestAt(t, samples.length);
      const { residentId: userId } = await givenAttendee(t, { activityId, residentId });
      dataOf(await mark(t, activityId, { userId, userType: 'resident', ...marking }));
      samples.push({
        shown: [await amongAll(t, activityId, userId)],
        values: { userId, userType: 'resident', ...marking },
        except: marking.status === 'attended' ? ['declineReason'] : [],
      });
    }
    return samples;
  },
);

presence(
  {
    id: 'attendance.lists-show-their-activity',
    says: 'The attendance of an activity shows the id, the name and the time of the activity.',
    resource: 'Attendance record',
    record: 'AttendanceOfActivity',
    clause: 'ATT-101',
    members: ['activityId', 'activityName', 'activityStartDate'],
  },
  async (t) => {
    const { activityId, activity } = await activityAhead(t);
    const answer = await t.call('listAttendance', { path: { activityId } });
    return [{ shown: [shownBy(answer)], values: { activityId, activityName: activity['name'] } }];
  },
);

presence(
  {
    id: 'attendance.shows-the-relationship',
    says: 'The record of a connection shows the name and the relationship.',
    resource: 'Attendance record',
    record: 'AttendanceWithActivity',
    clause: 'ATT-101',
    members: [...ofRecord.filter((name) => name !== 'declineReason'), 'relationship'],
  },
  async (t) => {
    // The relationship is sent at the create, because a record may keep what was known at the registration.
    const relationship = t.fresh.text('Daughter');
    const guest = await givenGuest(t, await activityAhead(t), { relationship });
    const { activityId } = guest;
    const marking = { status: 'attended', duration: 45 } as const;
    const marked = await markGuest(t, guest, marking);
    const list = await t.call('listAttendance', { path: { activityId } });
    const resource = itemsIn(list).find((item) => item['userType'] === 'connection') ?? {};
    const shown = [...(marked ? [shownBy(marked)] : []), { answer: list, resource }];
    return [{ shown, values: { ...marking, userType: 'connection', relationship } }];
  },
);
