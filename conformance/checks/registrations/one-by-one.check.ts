import { soonGuest } from '../../assertions/activities.ts';
import { isNamedStatus, registered } from '../../assertions/registrations.ts';
import { check } from '../../kit/check.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenUpEach, seriesWith } from './occurrences.ts';

check({
  id: 'registrations.again-after-each-occurrence',
  says: 'A resident who cancelled each occurrence of a series can register for the series again.',
  clauses: ['REG-32'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await seriesWith(t, 20);
    const userId = await soonGuest(t, 0);
    for (let time = 0; time < 2; time += 1) {
      await givenUpEach(t, series, userId);
      must((await registered(t, series.activityId, userId)).answer, isNamedStatus);
      await precondition('a cancel of the series', async () => {
        const path = { activityId: series.activityId, userId };
        must(await t.call('cancelRegistration', { path }), status(204));
      });
    }
  },
});
