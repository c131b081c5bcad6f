import { daysSeen, soonGuest, type SoonSeries } from '../../assertions/activities.ts';
import {
  cancelled,
  mustMoveUp,
  mustNowStand,
  mustStay,
  standingOf,
  type Standing,
} from '../../assertions/registrations.ts';
import { check } from '../../kit/check.ts';
import { eventually } from '../../kit/eventually.ts';
import { lacks, shows } from '../../kit/fault.ts';
import { field, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  cancelFor,
  givenFor,
  givenForAll,
  givenUp,
  registerFor,
  seriesWith,
  singleDays,
} from './occurrences.ts';

check({
  id: 'registrations.first-in-the-queue-of-an-occurrence-moves-up',
  says: 'When a resident cancels one occurrence, the one waiting for it becomes registered, not one who waits longer for another.',
  clauses: ['REG-27', 'REG-33'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await seriesWith(t, 1);
    const { activityId } = series;
    const [day = '', otherDay = ''] = series.days;
    const [leaving, other] = [await soonGuest(t, 0), await soonGuest(t, 1)];
    const [longer, next] = [await soonGuest(t, 2), await soonGuest(t, 3)];
    await givenFor(t, series, leaving, day, 'registered');
    await givenFor(t, series, other, otherDay, 'registered');
    await givenFor(t, series, longer, otherDay, 'waitlisted');
    await givenFor(t, series, next, day, 'waitlisted');
    await givenUp(t, series, leaving, day);
    await mustMoveUp(t, activityId, next, 'who waits for the occurrence has the place that came free');
    await mustNowStand(
      t,
      activityId,
      longer,
      'waitlisted',
      'who waits for another occurrence goes on waiting',
      ['REG-33'],
    );
    await givenUp(t, series, other, otherDay);
    await mustMoveUp(t, activityId, longer, 'who waits for that occurrence has the place that came free');
  },
});

check({
  id: 'registrations.cancel-of-an-occurrence-in-vain',
  says: 'A cancel of an occurrence without a registration of the resident removes no other registration, whatever it answers.',
  clauses: ['REG-33', 'REG-31'],
  needs: ['lever:create-activity'],
  negative: true,
  async run(t) {
    await singleDays(t);
    const series = await seriesWith(t, 1);
    const { activityId, days } = series;
    const [day = '', otherDay = ''] = days;
    const [one, other, waiting] = [await soonGuest(t, 0), await soonGuest(t, 1), await soonGuest(t, 2)];
    await givenFor(t, series, one, day, 'registered');
    await givenFor(t, series, other, otherDay, 'registered');
    await givenFor(t, series, waiting, day, 'waitlisted');
    await t.call('cancelRegistration', {
      path: { activityId, userId: other },
      query: { occurrenceDate: day },
    });
    await mustStay(t, activityId, [other, one], [waiting]);
  },
});

check({
  id: 'registrations.occurrence-again-after-cancel',
  says: 'A resident whose registration for one occurrence was cancelled can register for it again.',
  clauses: ['REG-32'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await seriesWith(t, 20);
    const [day = ''] = series.days;
    const residentId = await soonGuest(t, 0);
    await givenFor(t, series, residentId, day, 'registered');
    for (let time = 0; time < 2; time += 1) {
      await precondition('a cancel', () => cancelFor(t, series, residentId, day));
      const stands = await registerFor(t, series, residentId, day);
      await mustNowStand(
        t,
        series.activityId,
        residentId,
        stands,
        'who registered again is in the list once',
      );
    }
  },
});

check({
  id: 'registrations.occurrence-of-a-whole-series-again-after-cancel',
  says: 'A resident of a series who cancelled one occurrence can register for it again.',
  clauses: ['REG-32'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await seriesWith(t, 20);
    const [day = ''] = series.days;
    await singleDays(t);
    const residentId = await soonGuest(t, 0);
    await givenForAll(t, series, residentId, 'registered');
    if ((await daysSeen(t, series, residentId)).length < series.days.length)
      t.unproven('the target does not show for which occurrences a resident is registered');
    await precondition('a cancel of one occurrence', () => cancelFor(t, series, residentId, day));
    if ((await daysSeen(t, series, residentId)).includes(day))
      t.unproven('the cancelled occurrence is still shown as one that the resident is registered for');
    await registerFor(t, series, residentId, day);
  },
});

check({
  id: 'registrations.day-given-up-of-a-series-goes-to-who-waits',
  says: 'When a resident of a series cancels one occurrence, the one waiting for it gets the place, though other occurrences are full.',
  clauses: ['REG-27'],
  needs: ['lever:create-activity'],
  async run(t) {
    await singleDays(t);
    const series = await seriesWith(t, 1);
    const { activityId } = series;
    const [day = ''] = series.days;
    const [leaving, next] = [await soonGuest(t, 0), await soonGuest(t, 1)];
    await givenForAll(t, series, leaving, 'registered');
    if ((await daysSeen(t, series, leaving)).length < series.days.length)
      t.unproven('the target does not show for which occurrences a resident is registered');
    await givenFor(t, series, next, day, 'waitlisted');
    await precondition('a cancel of one occurrence', () => cancelFor(t, series, leaving, day));
    if ((await daysSeen(t, series, leaving)).includes(day))
      t.unproven('the cancelled occurrence is still shown as one that the resident is registered for');
    await mustMoveUp(t, activityId, next, 'who waits for the occurrence has the place that came free');
  },
});

check({
  id: 'registrations.series-given-up-goes-to-who-waits-for-a-day',
  says: 'When a resident gives up a series, the first one waiting for a day of it gets that day, and the next one goes on waiting.',
  clauses: ['REG-27', 'REG-28'],
  needs: ['lever:create-activity'],
  async run(t) {
    await singleDays(t);
    const series = await seriesWith(t, 1);
    const { activityId } = series;
    const [day = ''] = series.days;
    const [leaving, next, later] = [await soonGuest(t, 0), await soonGuest(t, 1), await soonGuest(t, 2)];
    await givenForAll(t, series, leaving, 'registered');
    for (const waits of [next, later]) await givenFor(t, series, waits, day, 'waitlisted');
    await precondition('a cancel of a whole series', async () => {
      await cancelled(t, activityId, leaving);
      await mustNowStand(t, activityId, leaving, 'absent', 'who cancelled is not in the list');
    });
    await mustMoveUp(t, activityId, next, 'who waits for the day has the place that came free');
    await mustNowStand(t, activityId, later, 'waitlisted', 'who came later goes on waiting', ['REG-28']);
  },
});

check({
  id: 'registrations.who-waits-for-a-series-moves-up',
  says: 'When a resident gives up a series, one day first, the one waiting for the whole series gets a place.',
  clauses: ['REG-27'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await seriesWith(t, 1);
    const { activityId } = series;
    const [leaving, next] = [await soonGuest(t, 0), await soonGuest(t, 1)];
    await givenForAll(t, series, leaving, 'registered');
    await givenForAll(t, series, next, 'waitlisted');
    await precondition('a cancel of one occurrence', () =>
      cancelFor(t, series, leaving, series.days[0] ?? ''),
    );
    await precondition('a cancel of the rest', async () => {
      await cancelled(t, activityId, leaving);
      await mustNowStand(t, activityId, leaving, 'absent', 'who cancelled is not in the list');
    });
    const seen = await eventually(() => standingOf(t, activityId, next), hasPlaces, t.run.patience);
    const { answer, rows } = seen;
    const shown = rows.map((row) => show(row['status'])).join(' and ') || 'not in the list';
    mustHold(
      answer,
      'who waits for the series has the place that came free',
      hasPlaces(seen),
      rows.length === 0 ? lacks(shown) : shows('status', rows[0]?.['status'], shown),
    );
  },
});

/** Whether every registration of a resident for an activity is for a place. */
const hasPlaces = ({ rows }: Standing): boolean =>
  rows.length > 0 && rows.every((row) => row['status'] === 'registered');

check({
  id: 'registrations.day-of-one-who-waits-for-a-series-comes-free',
  says: 'When a resident who waits for a series gives up a day that they have of it, the one waiting for that day gets it.',
  clauses: ['REG-27'],
  needs: ['lever:create-activity'],
  async run(t) {
    await singleDays(t);
    const series = await seriesWith(t, 1);
    const { activityId } = series;
    const [day = ''] = series.days;
    const [leaving, holding, next] = [await soonGuest(t, 0), await soonGuest(t, 1), await soonGuest(t, 2)];
    await givenForAll(t, series, leaving, 'registered');
    await givenForAll(t, series, holding, 'waitlisted');
    await givenFor(t, series, next, day, 'waitlisted');
    await precondition('a cancel of one occurrence', () => cancelFor(t, series, leaving, day));
    if (!(await holdsPlace(t, series, holding, day)))
      t.unproven('the target gives no day to one who waits for the whole series, or does not show it');
    await precondition('a cancel', () => cancelled(t, activityId, holding));
    await mustMoveUp(t, activityId, next, 'who waits for the day has the place that came free');
  },
});

/** Whether a resident is shown as registered, and not as waiting, for an occurrence. */
async function holdsPlace(
  t: Tools,
  { activityId }: SoonSeries,
  actingUserId: string,
  occurrenceDate: string,
): Promise<boolean> {
  const query = { occurrenceDate, actingUserId };
  const answer = await t.call('getActivity', { path: { activityId }, query });
  return field(answer.json, 'data.actingUserRegistrationStatus') === 'registered';
}
