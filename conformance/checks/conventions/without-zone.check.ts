import type { OperationId } from '../../../openapi/generated/contract.ts';
import { FAR_AHEAD, activityBody, givenActivity } from '../../factories/activities.ts';
import { soleCalendarOf } from '../../factories/calendars.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, idsOf, listOf } from '../../kit/read.ts';
import { facilityOfAnotherZone } from '../../laws/window-readings.ts';
import { observeWritten, registeredNextToUtcDay } from '../without-zone.ts';

/** A date-time without an offset: the clock of the facility, or UTC. Observable only where the two differ. */

check({
  id: 'conventions.date-time-without-zone.written',
  says: 'Records which instant a date-time without a zone means in the body of an activity.',
  // JSON Schema's date-time wants an offset, so strict validators of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    const { id: facilityId, timeZone } = facilityOfAnotherZone(t);
    const where = await soleCalendarOf(t, facilityId);
    const { activityId } = await givenActivity(t, {}, where);
    const startDate = `${await t.day(FAR_AHEAD)}T12:00:00`;
    const { endDate: _, ...body } = { ...(await activityBody(t)), startDate };
    const created = await t.call('createActivity', { path: { calendarId: where.calendarId }, body });
    const made = dataOf(created)['id'];
    t.afterwards(() => t.call('deleteActivity', { path: { activityId: String(made) } }));
    observeWritten(t, created, startDate, timeZone);
    const replaced = await t.call('replaceActivity', { path: { activityId }, body });
    observeWritten(t, replaced, startDate, timeZone);
  },
});

check({
  id: 'conventions.date-time-without-zone.asked',
  says: 'Records which range two date-times without a zone select.',
  // JSON Schema's date-time wants an offset, so strict validators of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    const { activityId, residentId, facilityId, day } = await registeredNextToUtcDay(t);
    const query = { startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` };
    const observe = (id: OperationId, answer: Answer, member: string): void => {
      if (!isSuccess(answer)) return t.observe('date-time-without-zone', id, `other: ${answer.status}`);
      const isListed = idsOf(listOf(answer), member).includes(activityId);
      t.observe('date-time-without-zone', id, isListed ? 'facility-zone' : 'utc');
    };
    observe('listActivities', await t.call('listActivities', { path: { facilityId }, query }), 'id');
    const list = (range: typeof query) =>
      t.call('listResidentRegistrations', { path: { residentId }, query: range });
    // Both dates may be those of another moment, such as the one at which the resident was registered.
    const around = { startDate: `${addDays(day, -2)}T00:00:00Z`, endDate: `${addDays(day, 2)}T00:00:00Z` };
    const whole = await list(around);
    if (isSuccess(whole) && !idsOf(listOf(whole), 'activityId').includes(activityId))
      return t.note('the list of registrations goes by other dates than those of the activity');
    observe('listResidentRegistrations', await list(query), 'activityId');
  },
});
