import { actingStaff } from '../../factories/acting-staff.ts';
import {
  downloaded,
  filedActivity,
  stagedFiles,
  type FiledActivity,
} from '../../factories/activities-files.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { isRefused, isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  filedCheck,
  homeOf,
  newFilesCheck,
  mustDownload,
  mustNotFind,
  seatedIn,
  visitor,
  withAttachments,
} from './downloads.ts';

/** A staff member who may see every file, and a resident who is registered for the activities. */
async function readers(t: Tools, first: FiledActivity, ...more: readonly FiledActivity[]) {
  const { resident, residentId } = await visitor(t, homeOf(t, first));
  const all = [first, ...more];
  const isSeated = (await seatedIn(t, all, residentId)).length === all.length;
  return [await actingStaff(t, first.facilityId, true), ...(isSeated ? [resident] : [])];
}

filedCheck({
  id: 'activity-attachments.unknown',
  says: 'An attachment of an activity that does not exist, and an id that is no attachment, answer 404.',
  clauses: ['ATD-20', 'ATD-21'],
  negative: true,
  async run(t, activity) {
    const { activityId, files } = activity;
    for (const as of await readers(t, activity)) {
      const nowhere = await downloaded(t, t.fresh.word('no-activity'), files[0].id, as);
      attributed(['ATD-20'], () => must(nowhere, status(404)));
      for (const nothing of [t.fresh.word('no-file'), activityId]) {
        const answer = await downloaded(t, activityId, nothing, as);
        attributed(['ATD-21'], () => must(answer, status(404)));
      }
    }
  },
});

check({
  id: 'activity-attachments.of-another-activity',
  says: 'An attachment under the path of another activity answers 404, for staff and for a resident registered for both.',
  clauses: ['ATD-22'],
  negative: true,
  async run(t) {
    const one = await filedActivity(t);
    const other = await filedActivity(t, { besides: [one.activityId] });
    for (const as of await readers(t, one, other))
      for (const [of, under] of [[one, other] as const, [other, one] as const])
        await mustNotFind(t, under, as, of.files);
  },
});

check({
  id: 'activity-attachments.dropped',
  says: 'After a replacement of the activity a removed attachment answers 404, and one that was kept is there.',
  clauses: ['ATD-23', 'ATD-01'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    for (const kept of [0, 1]) {
      const activity = await stagedFiles(t);
      const people = await readers(t, activity);
      const left = activity.files.filter((_, at) => at === kept);
      await withAttachments(t, activity, left);
      for (const as of people)
        for (const [at, file] of activity.files.entries()) {
          if (at === kept) await mustDownload(t, activity, file, as);
          else await mustNotFind(t, activity, as, [file]);
        }
    }
  },
});

newFilesCheck({
  id: 'activity-attachments.of-a-deleted-activity',
  says: 'Records whether the attachments of a deleted activity can still be downloaded.',
  clauses: ['ACT-64'],
  needs: ['lever:delete-activity'],
  async run(t, { activityId, facilityId, files }) {
    const as = await actingStaff(t, facilityId, true);
    await t.lever('delete-activity', { activityId });
    const answer = await downloaded(t, activityId, files[0].id, as);
    reading(t, 'deleted-activity-read', answer, { served: isSuccess, 'not-found': isRefused });
  },
});
