import { givenAttendee, givenGuest, mark, markGuest, openActivity } from '../../factories/attendance.ts';
import { nameOfFacility } from '../../factories/facilities.ts';
import { aroundNow, guestAt } from '../../factories/registrations.ts';
import { listedBy, presence, shownBy, type ShownResource } from '../../kit/presence.ts';
import { dataOf, itemsIn } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { membersOf } from '../../laws/shown.ts';

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
