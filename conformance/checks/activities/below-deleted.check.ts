import { aroundNow, givenRegistration, guestAt, guests } from '../../factories/registrations.ts';
import { keptMark } from '../../factories/attendance.ts';
import { activityBody, givenActivity } from '../../factories/activities.ts';
import { uploadForm } from '../../factories/photos.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { fits, isRefused, isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { idsOf, itemsIn } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { openActivity, registeredConnection } from '../registrations/connection.ts';

check({
  id: 'activities.below-a-deleted-one',
  says: 'Records the answer to a change of a deleted activity, and to requests for its attendance, photos or a registration.',
  clauses: ['ACT-110'],
  async run(t) {
    const [present = '', other = ''] = await guests(t, 2);
    const { activityId, facilityId } = await givenActivity(t);
    const path = { activityId };
    const ofOne = { ...path, userId: present };
    const mark = { userType: 'resident', status: 'attended', duration: 20 } as const;
    await keptMark(t, activityId, { userId: present, ...mark });
    await precondition('a deletion', async () => must(await t.call('deleteActivity', { path }), status(204)));
    const asked: readonly (() => Promise<Answer>)[] = [
      () => t.call('listAttendance', { path }),
      () => t.call('markAttendance', { path, body: { userId: other, ...mark } }),
      () => t.call('updateAttendance', { path: ofOne, body: { duration: 25 } }),
      () => t.call('deleteAttendance', { path: ofOne }),
      () => t.call('listActivityPhotos', { path }),
      () => uploadForm(t, { facilities: facilityId }, { activityId }),
      async () => t.call('replaceActivity', { path, body: await activityBody(t, {}, facilityId) }),
      () => t.call('createRegistration', { path, body: { userId: other, userType: 'resident' } }),
    ];
    for (const ask of asked)
      reading(t, 'below-deleted-activity', await ask(), { served: isSuccess, refused: isRefused });
  },
});

check({
  id: 'activities.lists-of-people-after-a-deletion-by-staff',
  says: 'Once staff deleted an activity, the lists of those who were registered and marked for it are answered 200; records whether they hold the registrations.',
  clauses: ['REG-35', 'ATT-51', 'ACT-110'],
  needs: ['lever:delete-activity'],
  async run(t) {
    const residentId = await guestAt(t, 0);
    const activity = await openActivity(t);
    const { activityId } = activity;
    await givenRegistration(t, { activityId, residentId });
    const body = { userId: residentId, userType: 'resident', status: 'attended' } as const;
    await t.call('markAttendance', { path: { activityId }, body });
    const connection = await registeredConnection(t, activity);
    await t.lever('delete-activity', { activityId });
    const input = { path: { residentId }, query: await aroundNow(t) };
    const listed = await t.call('listResidentRegistrations', input);
    attributed(['REG-35'], () => must(listed, status(200), fits));
    const attendance = await t.call('listResidentAttendance', input);
    attributed(['ATT-51'], () => must(attendance, status(200), fits));
    const { connectionId } = connection ?? {};
    const others =
      connectionId && (await t.call('listConnectionRegistrations', { ...input, path: { connectionId } }));
    for (const answer of [listed, ...(others ? [others] : [])]) {
      const isHeld = idsOf(itemsIn(answer), 'activityId').includes(activityId);
      reading(t, 'below-deleted-activity', answer, { served: isHeld, refused: isSuccess });
    }
  },
});
