import { actingStaff } from '../../factories/acting-staff.ts';
import { givenActivity } from '../../factories/activities.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, isRefused, isSuccess, refused, status, answerText } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { readingCheck } from '../../kit/reading.ts';
import { precondition } from '../../kit/precondition.ts';
import { actingResident } from './people.ts';
import { standingActivity, activityShown } from './shown.ts';
import { cancelledActivity, pastActivity } from '../../factories/activities-by-staff.ts';
import { shows, differs, wrongType } from '../../kit/fault.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityRead } from '../activity-lists.ts';
import { givenResident } from '../../factories/residents.ts';
import { show } from '../../kit/json.ts';
import { listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { sameSet } from '../../kit/same.ts';
import { aText, mustBeOfType } from '../../laws/member-types.ts';

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

/** What a read of an activity shows. */
async function mustBe(t: Tools, activityId: string, flag: object): Promise<void> {
  const { answer, resource } = await activityRead(t, activityId);
  mustEcho(answer, resource, flag);
}

check({
  id: 'activities.ended-ones-are-past',
  says: 'An activity that ended days ago has isPastActivity true.',
  clauses: ['ACT-17'],
  run: async (t) => mustBe(t, await pastActivity(t), { isPastActivity: true }),
});

check({
  id: 'activities.coming-ones-are-not-past',
  says: 'An activity that starts days from now has isPastActivity false in every answer.',
  clauses: ['ACT-17'],
  async run(t) {
    // The last of them is in the next year, and its month and day come before those of today.
    for (const [at, ahead] of [4, 130, 360].entries()) {
      const given = await givenActivity(t, { startDate: `${await t.day(ahead)}T12:00:00Z` });
      const shown = at % 2 === 0 ? await activityShown(t, given) : [await activityRead(t, given.activityId)];
      for (const { answer, resource } of shown)
        mustHold(
          answer,
          'isPastActivity not true',
          resource['isPastActivity'] !== true,
          shows('isPastActivity', resource['isPastActivity']),
        );
    }
  },
});

check({
  id: 'activities.cancelled-ones-say-so',
  says: 'An activity that staff cancelled can still be read and has isCancelled true.',
  clauses: ['ACT-19'],
  run: async (t) => mustBe(t, await cancelledActivity(t), { isCancelled: true }),
});

check({
  id: 'activities.cancelled-by-and-by',
  says: 'An activity that staff cancel after it was created has isCancelled true from then on.',
  clauses: ['ACT-19'],
  needs: ['lever:update-activity'],
  async run(t) {
    const { activityId } = await givenActivity(t);
    await t.lever('update-activity', { activityId, isCancelled: true });
    await mustBe(t, activityId, { isCancelled: true });
  },
});

check({
  id: 'activities.types-have-their-members',
  says: 'The list of activity types is answered 200; the id, the name and the category of each are strings.',
  clauses: ['ACT-101', 'ACT-102'],
  async run(t) {
    const answer = await t.call('listActivityTypes');
    const types = attributed(['ACT-101'], () => {
      must(answer, status(200));
      return listOf(answer);
    });
    attributed(['ACT-102'], () => must(answer, fits));
    if (types.length === 0) t.unproven('the target lists no activity type to look at');
    for (const resource of types) {
      const { id } = resource;
      attributed(['ACT-102'], () => {
        mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', wrongType('id', id));
        mustBeOfType([{ answer, resource }], ['name', 'category'], aText);
      });
    }
  },
});

check({
  id: 'activities.types-are-the-same-for-everybody',
  says: 'The list of activity types is the same for every acting user of any kind and facility, and for an unknown one.',
  clauses: ['ACT-104', 'ACT-101'],
  async run(t) {
    const answer = await t.call('listActivityTypes');
    const usual = attributed(['ACT-101'], () => listOf(answer));
    const { id: one } = await t.facility();
    // One identity for each kind with each set of permissions, and one for each facility.
    const { identities } = t.run;
    const marks = [
      ({ kind, permissions = {} }: Identity) =>
        [kind, ...Object.keys(permissions).filter((name) => permissions[name])].toSorted().join(' '),
      ({ facilityId }: Identity) => facilityId,
    ];
    const some = marks.flatMap((mark) =>
      identities.filter((who, at) => identities.findIndex((other) => mark(other) === mark(who)) === at),
    );
    const acting = new Set([...some.map(({ actingId }) => actingId), t.fresh.word('unknown'), '0']);
    acting.add((await givenResident(t, {}, one)).residentId);
    for (const as of acting) {
      const other = await t.call('listActivityTypes', { as });
      attributed(['ACT-104'], () => {
        must(other, status(200), fits);
        mustHold(
          other,
          `the list that ${show(usual)} is`,
          sameSet(listOf(other), usual),
          differs(answerText(other)),
        );
      });
    }
  },
});
