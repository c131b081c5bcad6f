import { actingStaff } from '../../factories/acting-staff.ts';
import {
  comingFiles,
  downloaded,
  filedActivity,
  filedOn,
  stagedFiles,
  stagesFiles,
  type FiledActivity,
} from '../../factories/activities-files.ts';
import { calendarsOf, givenCalendar, soleCalendarOf } from '../../factories/calendars.ts';
import {
  elsewhere,
  filedCheck,
  homeOf,
  isWaitlisted,
  locals,
  mustGetAll,
  mustNotFind,
  registered,
  visitor,
} from './downloads.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess, status, success } from '../../kit/match.ts';
import { reading } from '../../kit/reading.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { field } from '../../kit/json.ts';
import { dataOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { lever, pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';

check({
  id: 'activity-attachments.staff',
  says: 'Staff of the facility with the permission download every attachment; staff without it, or of another facility, get 403.',
  clauses: ['ATD-06', 'ATD-07', 'ATD-08'],
  negative: true,
  async run(t) {
    const one = await filedActivity(t);
    const home = homeOf(t, one);
    const away = await elsewhere(t, home);
    const other = stagesFiles(t)
      ? await stagedFiles(t, { where: await soleCalendarOf(t, away.id) })
      : await filedActivity(t, { at: away.id });
    for (const [at, activity, foreign] of [
      [home, one, other],
      [away, other, one],
    ] as const) {
      const trusted = await actingStaff(t, at.id, true);
      const barred = await actingStaff(t, at.id, false);
      await mustGetAll(t, activity, trusted);
      for (const [{ activityId, files }, as, ...broken] of [
        [activity, barred, 'ATD-07'],
        [foreign, trusted, 'ATD-08'],
        [foreign, barred, 'ATD-07', 'ATD-08'],
      ] as const)
        for (const { id } of files) {
          const answer = await downloaded(t, activityId, id, as);
          attributed(broken, () => must(answer, status(403)));
        }
    }
  },
});

check({
  id: 'activity-attachments.registered-resident',
  says: 'A resident downloads every attachment of an activity while registered for it, and none of another activity.',
  clauses: ['ATD-10', 'ATD-12'],
  negative: true,
  async run(t) {
    const one = await filedActivity(t);
    const other = await filedActivity(t, { besides: [one.activityId] });
    const home = homeOf(t, one);
    const [ada, ben] = [await visitor(t, home, 0), await visitor(t, home, 1)];
    for (const { resident } of [ada, ben]) await mustNotFind(t, one, resident);
    await registered(t, one.activityId, ada.residentId);
    await mustGetAll(t, one, ada.resident);
    await mustNotFind(t, other, ada.resident);
    await mustNotFind(t, one, ben.resident);
    await registered(t, one.activityId, ben.residentId);
    for (const { resident } of [ben, ada]) await mustGetAll(t, one, resident);
    const path = { activityId: one.activityId, userId: ada.residentId };
    await precondition('a cancel', async () => must(await t.call('cancelRegistration', { path }), success));
    await mustNotFind(t, one, ada.resident);
    await mustGetAll(t, one, ben.resident);
  },
});

/** Marks the attendance of a resident: staff by the lever, else by the API. */
async function marked(t: Tools, { activityId, userId, ...mark }: Mark): Promise<void> {
  const body = { userId, userType: 'resident' as const, ...mark };
  if (hasLever(t.run, 'mark-attendance')) await t.lever('mark-attendance', { activityId, ...body });
  else
    await precondition(
      'a mark of attendance',
      async () => {
        must(await t.call('markAttendance', { path: { activityId }, body }), success);
        t.afterwards(() => t.call('deleteAttendance', { path: { activityId, userId } }));
      },
      { isOpen: true },
    );
}

type Mark = { readonly activityId: string; readonly userId: string } & (
  { readonly status: 'attended' } | { readonly status: 'declined'; readonly declineReason: string }
);

check({
  id: 'activity-attachments.attending-resident',
  says: 'A resident downloads every attachment of an activity that they attended, registered or not, but not if they declined or were not there.',
  clauses: ['ATD-11', 'ATD-12'],
  negative: true,
  async run(t) {
    // Without levers attendance is marked by the API, which may refuse it before the activity.
    for (const isPast of stagesFiles(t) ? [true, false] : [true]) {
      const activity = await filedActivity(t, { isPast });
      const second = () => filedActivity(t, { isPast, besides: [activity.activityId] });
      const other = stagesFiles(t) ? await second() : await unlessUnproven(second);
      const home = homeOf(t, activity);
      const [came, declined, stayed] = [
        await visitor(t, home, 0),
        await visitor(t, home, 1),
        await visitor(t, home, 2),
      ];
      const { activityId } = activity;
      await marked(t, { activityId, userId: came.residentId, status: 'attended' });
      const reason = { status: 'declined', declineReason: 'Sleeping' } as const;
      await marked(t, { activityId, userId: declined.residentId, ...reason });
      await mustGetAll(t, activity, came.resident);
      if (other) await mustNotFind(t, other, came.resident);
      for (const { resident } of [declined, stayed]) await mustNotFind(t, activity, resident);
      const path = { activityId, userId: came.residentId };
      if (!isSuccess(await t.call('deleteAttendance', { path }))) continue;
      await mustNotFind(t, activity, came.resident);
    }
  },
});

interface Waiting {
  readonly activity: FiledActivity;
  readonly resident: Identity;
}

/** A resident on the waitlist of a new activity with files. */
async function waiting(t: Tools): Promise<Waiting> {
  const activity = await stagedFiles(t, { maxRegistered: 1 });
  const home = homeOf(t, activity);
  const first = await locals(t, home);
  await registered(t, activity.activityId, first.residentId);
  const second = await locals(t, home, 1);
  if (!(await isWaitlisted(t, activity.activityId, second.residentId)))
    return t.unproven('the target does not put the user on the waitlist');
  return { activity, resident: second.resident };
}

/** A new resident on the waitlist of an activity of the pool that is full. */
async function waitingOfPool(t: Tools): Promise<Waiting> {
  for (const activity of await comingFiles(t)) {
    const { activityId } = activity;
    const { capacity } = dataOf(await t.call('getActivity', { path: { activityId } }));
    if (field(capacity, 'residents.isFull') !== true) continue;
    const { residentId, resident } = await visitor(t, homeOf(t, activity));
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: residentId } }));
    if (await isWaitlisted(t, activityId, residentId)) return { activity, resident };
  }
  return t.unproven(
    'needs an activity with attachments to come that is full and has a waitlist',
    pool('activitiesWithAttachments'),
    lever('create-activity'),
  );
}

check({
  id: 'activity-attachments.waitlisted',
  says: 'Records whether a waitlisted user downloads the attachments.',
  clauses: ['ATD-13'],
  async run(t) {
    const { activity, resident } = await (stagesFiles(t) ? waiting(t) : waitingOfPool(t));
    for (const { id } of activity.files) {
      const answer = await downloaded(t, activity.activityId, id, resident);
      const outcomes = { registered: isSuccess, 'not-registered': answer.status === 404 };
      reading(t, 'waitlisted-attachment-download', answer, outcomes);
    }
  },
});

filedCheck({
  id: 'activity-attachments.system-actor',
  says: 'Records whether an enterprise system actor downloads the attachments of an activity.',
  clauses: ['ATD-09'],
  needs: ['systemActor'],
  async run(t, { activityId, files }) {
    for (const { id } of files) {
      const answer = await downloaded(t, activityId, id, t.identity('systemActor'));
      reading(t, 'activity-attachment-system-actor', answer, { served: isSuccess, refused: isRefused });
    }
  },
});

/** An activity of the pool with a file for the family, on a calendar of the facility that is for neither of the two. */
async function filedElsewhere(t: Tools, facilityId: string): Promise<FiledActivity> {
  const kinds = (await calendarsOf(t, facilityId)).flatMap(({ category }) =>
    typeof category === 'string' && !['activity', 'meal'].includes(category) ? [category] : [],
  );
  for (const kind of new Set(kinds))
    for (const activity of (await unlessUnproven(() => filedOn(t, facilityId, kind))) ?? [])
      if (activity.files[0].publicToFamily) return activity;
  return t.unproven(
    'needs an activity with an attachment for the family, on a calendar that is neither for activities nor for meals',
    pool('activitiesWithAttachments'),
    lever('create-calendar'),
  );
}

check({
  id: 'activity-attachments.calendar-kinds',
  says: 'Records whether a connection downloads attachments of an activity on a calendar that is neither for activities nor for meals.',
  clauses: ['ATD-17'],
  async run(t) {
    const home = await t.facility();
    const activity = await (stagesFiles(t) && hasLever(t.run, 'create-calendar')
      ? stagedFiles(t, { where: await givenCalendar(t, [home.id], { category: 'transportation' }) })
      : filedElsewhere(t, home.id));
    const { connections } = await locals(t, home, 0, 1);
    for (const as of connections) {
      const answer = await downloaded(t, activity.activityId, activity.files[0].id, as);
      const outcomes = { 'every-kind': answer.status === 200, 'by-category': answer.status === 404 };
      reading(t, 'attachment-calendar-kinds', answer, outcomes);
    }
  },
});
