import { givenActivity } from '../../factories/activities.ts';
import { cancelledActivity, pastActivity } from '../../factories/activities-by-staff.ts';
import { check } from '../../kit/check.ts';
import { shows } from '../../kit/fault.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityRead } from '../activity-lists.ts';
import { activityShown } from './shown.ts';

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
