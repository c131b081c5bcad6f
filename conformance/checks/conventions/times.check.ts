import { served } from '../../calls/send.ts';
import { FAR_AHEAD, bodyOn, givenActivity } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { check } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { status } from '../../kit/match.ts';
import { wrongType } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';

check({
  id: 'conventions.times-of-day',
  says: 'A time of day is written HH:mm on the 24-hour clock.',
  clauses: ['CNV-06'],
  async run(t) {
    const { facilityId } = await soleCalendar(t);
    const day = await t.day(FAR_AHEAD);
    for (const [from, to] of [
      ['09:05', '13:30'],
      ['00:00', '23:59'],
    ] as const) {
      const { activityId } = await givenActivity(t, await bodyOn(t, facilityId, day, [from, to]));
      const answer = await t.call('getActivity', { path: { activityId } });
      must(answer, status(200));
      for (const name of ['startTime', 'endTime']) {
        const found = dataOf(answer)[name];
        const isTime =
          isBlank(found) || (typeof found === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(found));
        mustHold(answer, `HH:mm as ${name}`, isTime, wrongType(name, found));
      }
    }
  },
});

check({
  id: 'conventions.dates',
  says: 'A day in an answer is a date-time or is written YYYY-MM-DD.',
  clauses: ['CNV-05'],
  async run(t) {
    const { answer } = await served(t, 'getCheckIn');
    must(answer, status(200));
    const found = dataOf(answer)['startDate'];
    if (isBlank(found)) return;
    const isDay =
      typeof found === 'string' && (/^\d{4}-\d\d-\d\d$/.test(found) || readDateTime(found) !== undefined);
    mustHold(answer, 'YYYY-MM-DD, or a date-time, as startDate', isDay, wrongType('startDate', found));
  },
});
