import { actingStaff } from '../../factories/acting-staff.ts';
import { givenActivity } from '../../factories/activities.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, isRefused, isSuccess, refused, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { readingCheck } from '../../kit/reading.ts';
import { precondition } from '../../kit/precondition.ts';
import { actingResident } from './people.ts';
import { standingActivity } from './shown.ts';

check({
  id: 'activities.staff-without-permission',
  says: 'Staff of the facility get 403 for an activity without the permission to read it, and are served with it.',
  clauses: ['ACT-61', 'ACT-57'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const { activityId } = await standingActivity(t, facilityId);
    const path = { activityId };
    const barred = await actingStaff(t, facilityId, false);
    for (const query of [{}, { actingUserId: barred.actingId }]) {
      const answer = await t.call('getActivity', { path, as: barred, query });
      attributed(['ACT-61'], () => must(answer, status(403)));
    }
    const answer = await t.call('getActivity', { path, as: await actingStaff(t, facilityId, true) });
    attributed(['ACT-57'], () => must(answer, status(200), fits));
  },
});

check({
  id: 'activities.staff-of-another-facility',
  says: 'Staff with the permission get 403 when they read an activity of a facility that is not theirs.',
  clauses: ['ACT-62'],
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    for (const [here, there] of [[one, two] as const, [two, one] as const]) {
      const { activityId } = await standingActivity(t, here);
      const strangers = [await actingStaff(t, there, true), await actingStaff(t, there, false)];
      for (const as of strangers)
        must(await t.call('getActivity', { path: { activityId }, as }), status(403));
    }
  },
});

check({
  id: 'activities.deleted-stays-closed-to-staff',
  says: 'A deleted activity is not shown to staff of another facility, nor to staff without the permission.',
  clauses: ['ACT-61', 'ACT-62'],
  negative: true,
  async run(t) {
    const { activityId, facilityId: here } = await givenActivity(t);
    const path = { activityId };
    const lacking = await actingStaff(t, here, false);
    const stranger = await actingStaff(t, await otherFacility(t, here), true);
    await precondition('a deletion', async () => must(await t.call('deleteActivity', { path }), status(204)));
    for (const [clause, as] of [
      ['ACT-61', lacking],
      ['ACT-62', stranger],
    ] as const) {
      const answer = await t.call('getActivity', { path, as });
      attributed([clause], () => must(answer, refused));
    }
  },
});

readingCheck({
  id: 'activities.get-activity-permission',
  says: 'Records whether a resident of another facility may read an activity.',
  clauses: ['ACT-63'],
  choice: 'get-activity-permission',
  async ask(t) {
    const { id: here } = await t.facility();
    const { activityId } = await standingActivity(t, here);
    const { identity: as } = await actingResident(t, await otherFacility(t, here));
    return t.call('getActivity', { path: { activityId }, as });
  },
  outcomes: { 'others-always': isSuccess, 'others-own-facility': isRefused },
});
