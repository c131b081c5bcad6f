import { givenActivity } from '../../given/activities.ts';
import { cancelledActivity, pastActivity } from '../../given/staged.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { activityShown } from './shown.ts';

check({
  id: 'activities.ended-ones-are-past',
  says: 'An activity that ended days ago says isPastActivity true.',
  clauses: ['ACT-17'],
  async run(t) {
    const activityId = await pastActivity(t);
    const read = await t.call('getActivity', { path: { activityId } });
    must(read, status(200), fits);
    mustHold(read, 'isPastActivity true', dataOf(read)['isPastActivity'] === true);
  },
});

check({
  id: 'activities.coming-ones-are-not-past',
  says: 'An activity that starts days from now says isPastActivity false, wherever it is shown.',
  clauses: ['ACT-17'],
  async run(t) {
    for (const ahead of [4, 40, 130, 230, 330, 400]) {
      const given = await givenActivity(t, { startDate: `${await t.day(ahead)}T12:00:00Z` });
      for (const { answer, resource } of await activityShown(t, given))
        mustHold(answer, 'isPastActivity not true', resource['isPastActivity'] !== true);
    }
  },
});

check({
  id: 'activities.cancelled-ones-say-so',
  says: 'An activity that staff cancelled can still be read and says isCancelled true.',
  clauses: ['ACT-19'],
  async run(t) {
    const activityId = await cancelledActivity(t);
    const read = await t.call('getActivity', { path: { activityId } });
    must(read, status(200), fits);
    mustHold(read, 'isCancelled true', dataOf(read)['isCancelled'] === true);
  },
});

check({
  id: 'activities.cancelled-by-and-by',
  says: 'An activity that staff cancel after it was made says isCancelled true from then on.',
  clauses: ['ACT-19'],
  needs: ['lever:update-activity'],
  async run(t) {
    const { activityId } = await givenActivity(t);
    await t.lever('update-activity', { activityId, isCancelled: true });
    const read = await t.call('getActivity', { path: { activityId } });
    must(read, status(200), fits);
    mustHold(read, 'isCancelled true', dataOf(read)['isCancelled'] === true);
  },
});
