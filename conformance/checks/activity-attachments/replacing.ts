import { bodyOn } from '../../given/activities.ts';
import type { ActivityFile, FiledActivity } from '../../given/activity-files.ts';
import { made } from '../../given/made.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** Replaces an activity by itself with these attachments, for the family to see or not. */
export const withAttachments = (
  t: Tools,
  { activityId, facilityId, day }: FiledActivity,
  files: readonly Pick<ActivityFile, 'id' | 'publicToFamily'>[],
): Promise<void> =>
  made('a replacement of an activity', async () => {
    const attachments = files.map(({ id: attachmentId, publicToFamily }) => ({
      attachmentId,
      publicToFamily,
    }));
    const body = { ...(await bodyOn(t, facilityId, day)), attachments };
    must(await t.call('replaceActivity', { path: { activityId }, body }), success);
  });

/** What the family may see is kept from them, and the other way round. */
export const turned = (t: Tools, activity: FiledActivity): Promise<void> =>
  withAttachments(
    t,
    activity,
    activity.files.map(({ id, publicToFamily }) => ({ id, publicToFamily: !publicToFamily })),
  );
