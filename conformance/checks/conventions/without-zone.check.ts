import { Temporal } from 'temporal-polyfill';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { FAR_AHEAD, activityBody, givenActivity } from '../../given/activities.ts';
import { soleCalendarOf } from '../../given/calendars.ts';
import { givenRegistration } from '../../given/registrations.ts';
import { givenResident } from '../../given/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays, at, isUtcAllYear } from '../../kit/dates.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { show } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, idsOf, listOf } from '../../kit/read.ts';
import type { FacilityFact } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

/** A date-time without an offset: the clock of the facility, or UTC. To be told only where these are two. */

check(
  {
    id: 'conventions.date-time-without-zone.written',
    says: 'Which instant a date-time without a zone is in the body of an activity.',
    // JSON Schema's date-time wants an offset, so strict judges of the contract object.
    negative: true,
    clauses: ['CNV-07'],
  },
  async (t) => {
    const { id: facilityId, timeZone } = facilityOfAnotherZone(t);
    const where = await soleCalendarOf(t, facilityId);
    const { activityId } = await givenActivity(t, {}, where);
    const startDate = `${await t.day(FAR_AHEAD)}T12:00:00`;
    const { endDate: _, ...body } = { ...(await activityBody(t)), startDate };
    const created = await t.call('createActivity', { path: { calendarId: where.calendarId }, body });
    const made = dataOf(created)['id'];
    t.afterwards(() => t.call('deleteActivity', { path: { activityId: String(made) } }));
    observeWritten(t, created, startDate, timeZone);
    observeWritten(t, await t.call('replaceActivity', { path: { activityId }, body }), startDate, timeZone);
  },
);

function observeWritten(t: Tools, answer: Answer, sent: string, timeZone: string): void {
  const id = answer.operationId;
  if (!isSuccess(answer)) return t.observe('date-time-without-zone', id, `other: ${answer.status}`);
  const { startDate } = dataOf(answer);
  const read = typeof startDate === 'string' ? readDateTime(startDate) : undefined;
  if (read?.offset === undefined) return t.note(`${id} shows ${show(startDate)}, which names no zone either`);
  const found = read.wall - read.offset * 60_000;
  const local = Temporal.PlainDateTime.from(sent).toZonedDateTime(timeZone).epochMilliseconds;
  if (found === local) t.observe('date-time-without-zone', id, 'facility-zone');
  else
    t.observe(
      'date-time-without-zone',
      id,
      found === Date.parse(`${sent}Z`) ? 'utc' : `other: ${show(startDate)}`,
    );
}

check(
  {
    id: 'conventions.date-time-without-zone.asked',
    says: 'Which window two date-times without a zone ask for.',
    // JSON Schema's date-time wants an offset, so strict judges of the contract object.
    negative: true,
    clauses: ['CNV-07'],
  },
  async (t) => {
    const { id: facilityId, timeZone } = facilityOfAnotherZone(t);
    const where = await soleCalendarOf(t, facilityId);
    const day = await t.day(FAR_AHEAD);
    const isWest =
      Temporal.PlainDateTime.from(`${day}T12:00`).toZonedDateTime(timeZone).offsetNanoseconds < 0;
    // Half an hour outside the day in UTC, well inside it on the facility's clock.
    const startDate = isWest ? at(addDays(day, 1), '00:30') : at(addDays(day, -1), '23:30');
    const { activityId } = await givenActivity(t, { startDate, endDate: startDate }, where);
    const { residentId } = await givenResident(t, {}, facilityId);
    await givenRegistration(t, { activityId, residentId });
    const query = { startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` };
    const look = (id: OperationId, answer: Answer, member: string): void => {
      if (!isSuccess(answer)) return t.observe('date-time-without-zone', id, `other: ${answer.status}`);
      const isListed = idsOf(listOf(answer), member).includes(activityId);
      t.observe('date-time-without-zone', id, isListed ? 'facility-zone' : 'utc');
    };
    look('listActivities', await t.call('listActivities', { path: { facilityId }, query }), 'id');
    const registrations = await t.call('listResidentRegistrations', { path: { residentId }, query });
    look('listResidentRegistrations', registrations, 'activityId');
  },
);

/** At least an hour away from UTC on the day at issue, and all year round for the sake of simplicity. */
function facilityOfAnotherZone(t: Tools): FacilityFact {
  return (
    t.run.facilities.find(({ timeZone }) => isFarFromUtc(timeZone)) ??
    t.unproven('needs a facility whose clock is never UTC; configure it under facilities with its timeZone')
  );
}

function isFarFromUtc(timeZone: string): boolean {
  if (isUtcAllYear(timeZone)) return false;
  return [1, 7].every((month) => {
    const noon = Temporal.PlainDateTime.from({ year: 2026, month, day: 15, hour: 12 });
    return Math.abs(noon.toZonedDateTime(timeZone).offsetNanoseconds) >= 3_600_000_000_000;
  });
}
