import { aheadOfTime } from '../../factories/attendance-early.ts';
import { givenRecord, keptMark } from '../../factories/attendance.ts';
import { busyResident, residentCrowd } from '../../factories/crowds.ts';
import { inTurns } from '../../factories/many.ts';
import { soonActivity, spreadActivities } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { wrongEnvelope } from '../../kit/fault.ts';
import { answerText, isSuccess } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { idsOf, itemsIn, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { attendanceOf, entryOf, recordsOf } from '../../assertions/attendance.ts';
import type { OwnList } from '../../assertions/own-list.ts';
import { mustBeWhole } from '../../assertions/whole-list.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { once } from '../../kit/once.ts';
import { asking, BLIND, datedReadings, datedRow, laterActivity } from '../dated-rows.ts';
import { registeredNextToUtcDay } from '../without-zone.ts';

/** The lists of attendance have no paging: they are complete, and their order is not stated. */

check({
  id: 'attendance.whole-list-of-an-activity',
  says: 'The attendance of an activity with more than a hundred records is complete in one answer and does not say that more follow.',
  clauses: ['CNV-11'],
  async run(t) {
    const { activityId } = await soonActivity(t, { maxRegistered: 200 });
    const { residentIds: made } = await residentCrowd(t);
    const record = (at: number) =>
      givenRecord(t, { status: 'attended' }, { activityId, residentId: made[at] ?? '' });
    await inTurns(made.length, record);
    await mustShowAll(await recordsOf(t, activityId), 'userId', made);
  },
});

check({
  id: 'attendance.whole-list-of-a-resident',
  says: 'A list of more than fifty records of a resident is complete in one answer, which does not say that more follow.',
  clauses: ['CNV-11'],
  async run(t) {
    await aheadOfTime(t);
    const { residentId, activityIds: made } = await busyResident(t);
    const entry = entryOf(residentId, { status: 'attended' });
    await inTurns(made.length, async (at) => keptMark(t, made[at] ?? '', entry));
    await mustShowAll(await attendanceOf(t, residentId), 'activityId', made);
  },
});

async function mustShowAll(
  { answer, items }: OwnList,
  member: string,
  made: readonly string[],
): Promise<void> {
  await mustBeWhole(answer, idsOf(items, member), made);
  const saysMore = [answer.json, field(answer.json, 'data')].some((one) => field(one, 'hasMore') === true);
  mustHold(answer, 'no hasMore true', !saysMore, wrongEnvelope(answerText(answer)));
}

/** Three names which by the alphabet come in the middle, first and last, in the order of marking. */
const NAMES = ['Mulberry', 'Appletree', 'Zelkova'] as const;

check({
  id: 'attendance.order-of-an-activity',
  says: 'Records the order of the attendance of an activity.',
  clauses: ['CNV-49'],
  async run(t) {
    const { activityId, facilityId } = await soonActivity(t);
    const made: string[] = [];
    for (const lastName of NAMES) {
      const name = { firstName: lastName, lastName };
      const { residentId } = await givenResident(t, name, facilityId);
      await givenRecord(t, { status: 'attended' }, { activityId, residentId });
      made.push(residentId);
    }
    const answer = await t.call('listAttendance', { path: { activityId } });
    observeOrder(t, answer, itemsIn(answer), 'userId', made);
  },
});

check({
  id: 'attendance.order-of-a-resident',
  says: 'Records the order of the attendance of a resident.',
  clauses: ['CNV-49'],
  async run(t) {
    const { residentId } = await givenResident(t);
    const made = (await spreadActivities(t)).slice(0, 3);
    for (const activityId of made) await givenRecord(t, { status: 'attended' }, { activityId, residentId });
    const { answer, items } = await attendanceOf(t, residentId);
    observeOrder(t, answer, items, 'activityId', made);
  },
});

function observeOrder(
  t: Tools,
  answer: Answer,
  items: readonly JsonObject[],
  member: string,
  made: readonly string[],
): void {
  const found = items.map((item) => made.indexOf(String(item[member]))).join();
  const outcomes = {
    'oldest-first': found === '0,1,2',
    'newest-first': found === '2,1,0',
    'by-name-or-date': found === '1,0,2',
  };
  reading(t, 'default-order', answer, outcomes, found);
}

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
