import { FAR_AHEAD, activityBody, makeActivity } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, text } from '../../kit/read.ts';
import { activitiesAround, activitiesOn, mustBeOneItem } from '../activity-lists.ts';

/** A recurrence in the form in which an answer shows one. */
const recurrence = (day: string) => ({
  frequency: 'daily',
  interval: 1,
  seriesStartDate: `${day}T00:00:00Z`,
  seriesEndDate: `${addDays(day, 9)}T00:00:00Z`,
  exceptionDates: [],
});

check({
  id: 'activities.no-body-makes-a-series',
  says: 'A create makes a single activity, whatever recurrence its body has.',
  clauses: ['ACT-81'],
  negative: true,
  async run(t) {
    const { calendarId, facilityId } = await soleCalendar(t);
    const day = await t.day(FAR_AHEAD);
    const body = await activityBody(t);
    for (const more of [
      { recurrence: recurrence(day) },
      { isRecurring: true, recurrence: recurrence(day) },
      {},
    ]) {
      const answer = await makeActivity(t, calendarId, { ...body, ...more });
      if (!isSuccess(answer)) {
        must(answer, refused);
        continue;
      }
      const activityId = text(dataOf(answer), 'id');
      const walk = await activitiesOn(t, facilityId, [addDays(day, -1), addDays(day, 20)]);
      for (const { isRecurring } of [dataOf(answer), mustBeOneItem(walk, activityId)])
        mustHold(answer, 'isRecurring not true', isRecurring !== true, shows('isRecurring', isRecurring));
    }
  },
});

check({
  id: 'activities.create-at-an-exact-time-needs-start-time',
  says: 'A create under exactTime without startTime is refused, and nothing is created.',
  clauses: ['ACT-69'],
  negative: true,
  async run(t) {
    const { calendarId, facilityId } = await soleCalendar(t);
    const location = t.fresh.text('Attic');
    const { startTime: _, ...body } = await activityBody(t, { location });
    const day = body.startDate.slice(0, 10);
    const readState = async () => (await activitiesAround(t, facilityId, day, { location })).items.length;
    const attempts = [{}, { timeType: 'exactTime' }].map(
      (more) => () => t.call('createActivity', { path: { calendarId }, body: { ...body, ...more } }),
    );
    await refusedWithoutTrace(readState, ...attempts);
  },
});
