import { entryOf } from '../../assertions/attendance.ts';
import { aheadOfTime } from '../../factories/attendance-early.ts';
import { givenRecord, keptMark } from '../../factories/attendance.ts';
import { soonActivity } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { asking, BLIND, zonedCalendarIfAny, declareEdges, LATER, longestRange } from '../dated-rows.ts';
import { hoursOfRows, selectsBy, type Dated, type Declare } from '../dated-rows.ts';
import { registeredNextToUtcDay } from '../without-zone.ts';

/** A resident marked today for an activity at noon of a day, for questions that only read. */
const markedOnce = once(async (t: Tools) => {
  const startDate = hoursOfRows(t).at(await t.day(LATER), '12:00');
  const { activityId, facilityId } = await soonActivity(t, { startDate }, await zonedCalendarIfAny(t));
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRecord(t, { status: 'attended' }, { activityId, residentId });
  return { activityId, residentId };
});

async function subjectOf(t: Tools): Promise<Dated> {
  const [today, day, hours] = [await t.day(0), await t.day(LATER), hoursOfRows(t)];
  const { activityId, residentId } = await markedOnce(t);
  const call = (query: { readonly startDate: string; readonly endDate: string }) =>
    t.call('listResidentAttendance', { path: { residentId }, query });
  return { ask: asking(call, activityId), today, day, hours, hopeless: false };
}

const declare: Declare = (choice, clause, says, read) =>
  check({
    id: `attendance.${choice}`,
    says: `${says}.`,
    clauses: [clause],
    async run(t) {
      const found = await read(await subjectOf(t));
      if (typeof found === 'object') t.observed(found.note);
      else t.observe(choice, 'listResidentAttendance', found);
    },
  });

declare(
  'attendance-list-dates',
  'ATT-57',
  'Records whether the range selects by the day of the activity or by the day of marking',
  async (subject) => {
    const by = await selectsBy(subject);
    return by === 'activity' ? 'activity-date' : by === 'making' ? 'marked-at' : by;
  },
);

declare(
  'attendance-list-window',
  'ATT-58',
  'Records whether the list of a resident has a longest range',
  longestRange,
);

declareEdges(declare, { start: 'ATT-59', end: 'ATT-60', reversed: 'ACT-41', plain: 'ATT-62' });

check({
  id: 'attendance.date-time-without-zone',
  says: 'Records which range two date-times without a zone select.',
  // The date-time of JSON Schema requires an offset, so strict tools reject such a request.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    await aheadOfTime(t);
    const { activityId, residentId, day } = await registeredNextToUtcDay(t);
    await keptMark(t, activityId, entryOf(residentId, { status: 'attended' }));
    const ask = asking(
      (query) => t.call('listResidentAttendance', { path: { residentId }, query }),
      activityId,
    );
    const around = await ask(midnightOf(addDays(day, -2)), lastSecondOf(addDays(day, 2)));
    if (around !== 'listed') return t.observed(BLIND.note);
    const answer = await t.call('listResidentAttendance', {
      path: { residentId },
      query: { startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` },
    });
    const isListed = isSuccess(answer) && idsOf(listOf(answer), 'activityId').includes(activityId);
    reading(t, 'date-time-without-zone', answer, { 'facility-zone': isListed, utc: isSuccess });
  },
});
