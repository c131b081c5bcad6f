import { stagedFiles } from '../../factories/activities-files.ts';
import { SOON } from '../../factories/registrations.ts';
import { addDays } from '../../kit/dates.ts';
import { check } from '../../kit/check.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenUpEach, seriesOf } from '../registrations/occurrences.ts';
import { homeOf, mustGetAll, mustNotFind, registered, visitor } from './downloads.ts';

check({
  id: 'activity-attachments.series-given-up-one-by-one',
  says: 'A resident who cancelled each occurrence of a series gets none of its attachments.',
  clauses: ['ATD-12'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    const first = await t.day(SOON);
    const days = [first, addDays(first, 1)];
    const recurrence = { frequency: 'daily', seriesEndDate: addDays(first, 1) } as const;
    const activity = await stagedFiles(t, { recurrence });
    const { activityId } = activity;
    const [ada, ben] = [await visitor(t, homeOf(t, activity), 0), await visitor(t, homeOf(t, activity), 1)];
    await registered(t, activityId, ben.residentId);
    const series = seriesOf(t, { activityId, days }, () => Promise.resolve(ada.residentId));
    await givenUpEach(t, series, 0);
    await mustNotFind(t, activity, ada.resident);
    await precondition('a resident who is registered', () => mustGetAll(t, activity, ben.resident));
  },
});
