import { actingStaff } from '../../given/acting-staff.ts';
import { downloaded, filedActivity, type FiledActivity } from '../../given/activity-files.ts';
import { soleCalendar } from '../../given/calendars.ts';
import { check } from '../../kit/check.ts';
import { isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { homeOf, locals, mustDownload, registered } from './downloads.ts';
import { withAttachments } from './replacing.ts';

/** Staff who may see everything, and a resident registered for the activities. */
async function readers(
  t: Tools,
  activities: readonly [FiledActivity, ...FiledActivity[]],
): Promise<Identity[]> {
  const [first] = activities;
  const { resident, residentId } = await locals(t, homeOf(t, first));
  for (const { activityId } of activities) await registered(t, activityId, residentId);
  return [await actingStaff(t, first.facilityId, true), resident];
}

check({
  id: 'activity-attachments.unknown',
  says: 'An attachment of an activity that does not exist, and an id that is no attachment of anything, are 404.',
  clauses: ['ATD-20', 'ATD-21'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    const activity = await filedActivity(t);
    const { activityId, files } = activity;
    for (const as of await readers(t, [activity])) {
      must(await downloaded(t, t.fresh.word('no-activity'), files[0].id, as), status(404));
      must(await downloaded(t, activityId, t.fresh.word('no-file'), as), status(404));
      must(await downloaded(t, activityId, activityId, as), status(404));
    }
  },
});

check({
  id: 'activity-attachments.of-another-activity',
  says: 'An attachment under the path of another activity is 404, for staff and for a resident who is registered for both.',
  clauses: ['ATD-22'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    const where = await soleCalendar(t);
    const [one, other] = [await filedActivity(t, { where }), await filedActivity(t, { where })];
    for (const as of await readers(t, [one, other]))
      for (const [of, under] of [[one, other] as const, [other, one] as const])
        for (const { id } of of.files) must(await downloaded(t, under.activityId, id, as), status(404));
  },
});

check({
  id: 'activity-attachments.dropped',
  says: 'A file that a replacement of the activity took out is 404, and one that it kept is there.',
  clauses: ['ATD-23', 'ATD-01'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    for (const kept of [0, 1]) {
      const activity = await filedActivity(t);
      const people = await readers(t, [activity]);
      const left = activity.files.filter((_, at) => at === kept);
      await withAttachments(t, activity, left);
      for (const as of people)
        for (const [at, file] of activity.files.entries()) {
          if (at === kept) await mustDownload(t, activity, file, as);
          else must(await downloaded(t, activity.activityId, file.id, as), status(404));
        }
    }
  },
});

check({
  id: 'activity-attachments.of-a-deleted-activity',
  says: 'Whether the attachments of a deleted activity can still be downloaded.',
  clauses: ['ACT-64'],
  needs: ['lever:create-activity', 'lever:delete-activity'],
  async run(t) {
    const { activityId, facilityId, files } = await filedActivity(t);
    const as = await actingStaff(t, facilityId, true);
    await t.lever('delete-activity', { activityId });
    const answer = await downloaded(t, activityId, files[0].id, as);
    t.observed(
      `after the deletion ${isSuccess(answer) ? 'the file is still there' : `status ${answer.status}`}`,
    );
  },
});
