import { Temporal } from 'temporal-polyfill';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { readDateTime } from '../kit/date-time.ts';
import { addDays, at } from '../kit/dates.ts';
import { show } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { byId, dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { once } from '../kit/once.ts';
import { soleCalendarOf } from '../factories/calendars.ts';
import { givenRegistration, soonActivity } from '../factories/registrations.ts';
import { givenResident } from '../factories/residents.ts';
import { facilityOfAnotherZone } from '../laws/window-readings.ts';
import { LATER } from './dated-rows.ts';

/**
 * Observes as which instant the target takes a startDate without a zone, from the answer to the create or the
 * replacement.
 */
export function observeWritten(t: Tools, answer: Answer, sent: string, timeZone: string): void {
  const id = answer.operationId;
  if (!isSuccess(answer)) t.observe('date-time-without-zone', id, `other: ${answer.status}`);
  else observeInstant(t, id, dataOf(answer)['startDate'], sent, timeZone);
}

/** The same, from a startDate that an answer shows. */
export function observeInstant(
  t: Tools,
  id: OperationId,
  startDate: unknown,
  sent: string,
  timeZone: string,
): void {
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

/** Observes which window two dates without a zone mean, by a record that begins at `nextToUtcDay`. */
export function observeAsked(t: Tools, answer: Answer, id: string): void {
  const { operationId, status } = answer;
  if (!isSuccess(answer)) return t.observe('date-time-without-zone', operationId, `other: ${status}`);
  const isListed = byId(listOf(answer), id) !== undefined;
  t.observe('date-time-without-zone', operationId, isListed ? 'facility-zone' : 'utc');
}

/** An instant half an hour outside a day in UTC, and well inside that day on the clock of the facility. */
export function nextToUtcDay(day: string, timeZone: string): string {
  const noon = Temporal.PlainDateTime.from(`${day}T12:00`).toZonedDateTime(timeZone);
  return noon.offsetNanoseconds < 0 ? at(addDays(day, 1), '00:30') : at(addDays(day, -1), '23:30');
}

/** A resident registered for an activity that begins at `nextToUtcDay`, in a facility of another zone. */
export const registeredNextToUtcDay = once(async (t: Tools) => {
  const { id: facilityId, timeZone } = facilityOfAnotherZone(t);
  const day = await t.day(LATER);
  const startDate = nextToUtcDay(day, timeZone);
  const where = await soleCalendarOf(t, facilityId);
  const { activityId } = await soonActivity(t, { startDate, endDate: startDate }, where);
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRegistration(t, { activityId, residentId });
  return { activityId, residentId, facilityId, day };
});
