import { entryOf } from '../../assertions/attendance.ts';
import { aheadOfTime } from '../../factories/attendance-early.ts';
import { givenRecord, keptMark } from '../../factories/attendance.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { asking, BLIND, datedReadings, datedRow, laterActivity } from '../dated-rows.ts';
import { registeredNextToUtcDay } from '../without-zone.ts';

/** A resident marked today for an activity of a later day, for questions that only read. */
const markedOnce = once(async (t: Tools) => {
  const { activityId, facilityId } = await laterActivity(t);
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRecord(t, { status: 'attended' }, { activityId, residentId });
  return { activityId, residentId };
});

datedReadings({
  ...{ section: 'attendance', operation: 'listResidentAttendance' },
  by: [
    'attendance-list-dates',
    'ATT-57',
    'Records whether the range selects by the day of the activity or by the day of marking',
    'activity-date',
    'marked-at',
  ],
  longest: ['attendance-list-window', 'ATT-58', 'Records whether the list of a resident has a longest range'],
  edges: { start: 'ATT-59', end: 'ATT-60', plain: 'ATT-62' },
  async subject(t) {
    const { activityId, residentId } = await markedOnce(t);
    const path = { residentId };
    return datedRow(t, activityId, (query) => t.call('listResidentAttendance', { path, query }));
  },
});

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
