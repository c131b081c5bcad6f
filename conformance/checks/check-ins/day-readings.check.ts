import { Temporal } from 'temporal-polyfill';
import { checkInBody, checkInResident, givenCheckIn } from '../../given/check-ins.ts';
import { givenResident } from '../../given/residents.ts';
import { staffAt } from '../../given/staff.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { addDays, at, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import type { FacilityFact } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { formOf } from '../../models/check-in-day.ts';
import { facilityAwayFromUtc } from '../window-readings.ts';

/** In which forms the day of a check-in is sent and shown, and whose calendar tells it. */

/** The midnight that opens a day in a zone, in epoch milliseconds. */
const midnightIn = (day: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;

const instantOf = (text: string): number | undefined => {
  const moment = readDateTime(text);
  return moment?.offset === undefined ? undefined : moment.wall - moment.offset * 60_000;
};

function observeForm(
  t: Tools,
  { operationId }: Answer,
  checkIn: JsonObject,
  day: string,
  timeZone: string,
): void {
  const { startDate } = checkIn;
  const form = formOf(startDate);
  if (form === undefined || typeof startDate !== 'string')
    return t.observe('check-in-date-form', operationId, `other: ${show(startDate)}`);
  if (form === 'date') return t.observe('check-in-date-form', operationId, 'date');
  const instant = instantOf(startDate);
  if (instant === Date.parse(midnightOf(day))) t.observe('check-in-date-form', operationId, 'midnight-utc');
  else if (instant === midnightIn(day, timeZone))
    t.observe('check-in-date-form', operationId, 'local-midnight');
  else t.observe('check-in-date-form', operationId, `other: ${startDate}`);
}

check({
  id: 'check-ins.form-of-the-day',
  says: 'In which form answers show the day of a check-in.',
  clauses: ['CHK-36'],
  async run(t) {
    // At a community in UTC the midnight of the place and that of UTC look alike.
    const { id, timeZone } = facilityAwayFromUtc(t);
    const { residentId } = await givenResident(t, {}, id);
    const checkInStaffId = await staffAt(t, id);
    const { checkInId, day } = await givenCheckIn(t, { checkInStaffId }, residentId);
    const path = { residentId, checkInId };
    const next = addDays(day, 1);
    const body = await checkInBody(t, { startDate: next, checkInStaffId });
    const query = { startDate: midnightOf(addDays(day, -2)), endDate: lastSecondOf(addDays(day, 3)) };
    const look = (answer: Answer, on: string): void => {
      const found = answer.operationId === 'listCheckIns' ? byId(listOf(answer), checkInId) : dataOf(answer);
      if (found) observeForm(t, answer, found, on, timeZone);
    };
    look(await t.call('getCheckIn', { path }), day);
    look(await t.call('listCheckIns', { path: { residentId }, query }), day);
    look(await t.call('replaceCheckIn', { path, body }), next);
    const another = await checkInBody(t, { startDate: addDays(day, -1), checkInStaffId });
    const created = await t.call('createCheckIn', { path: { residentId }, body: another });
    const made = String(field(created.json, 'data.id'));
    t.afterwards(() => t.call('deleteCheckIn', { path: { residentId, checkInId: made } }));
    observeForm(t, created, dataOf(created), addDays(day, -1), timeZone);
  },
});

check({
  id: 'check-ins.form-in-a-body',
  says: 'Which forms of startDate the body of a check-in takes.',
  clauses: ['CHK-37'],
  async run(t) {
    const path = { residentId: await checkInResident(t) };
    const { checkInId } = await givenCheckIn(t, {}, path.residentId);
    const { startDate: _, ...rest } = await checkInBody(t);
    const create = async (startDate: string): Promise<Answer> => {
      const answer = await t.call('createCheckIn', { path, body: { ...rest, startDate } });
      const made = field(answer.json, 'data.id');
      if (isSuccess(answer))
        t.afterwards(() => t.call('deleteCheckIn', { path: { ...path, checkInId: String(made) } }));
      return answer;
    };
    const replace = (startDate: string): Promise<Answer> =>
      t.call('replaceCheckIn', { path: { ...path, checkInId }, body: { ...rest, startDate } });
    const day = await t.day(-20);
    observeInput(t, await create(day), await create(midnightOf(addDays(day, 1))));
    observeInput(t, await replace(addDays(day, 2)), await replace(midnightOf(addDays(day, 3))));
  },
});

function observeInput(t: Tools, asDate: Answer, asDateTime: Answer): void {
  const readings = {
    'true true': 'both',
    'true false': 'date-only',
    'false true': 'date-time-only',
    'false false': 'other: neither',
  } as const;
  const isEither = (answer: Answer): boolean => isSuccess(answer) || refused(answer) === undefined;
  const reading = [asDate, asDateTime].every(isEither)
    ? readings[`${isSuccess(asDate)} ${isSuccess(asDateTime)}`]
    : (`other: ${asDate.status} and ${asDateTime.status}` as const);
  t.observe('check-in-date-input', asDate.operationId, reading);
}

check({
  id: 'check-ins.zone-of-the-day',
  says: 'Whose calendar tells the day of a check-in that was sent as a date-time.',
  clauses: ['CHK-38'],
  async run(t) {
    const facility = facilityAwayFromUtc(t);
    await observeDay(t, facility, 'createCheckIn', await t.day(-60));
    await observeDay(t, facility, 'replaceCheckIn', await t.day(-40));
  },
});

/** Two instants, in neither of which the date that is written, that of the facility and that of UTC are all the same. */
function probes(day: string, timeZone: string): readonly (readonly [sent: string, days: Days])[] {
  const noon = Temporal.Instant.from(noonOf(day));
  const isWest = noon.toZonedDateTimeISO(timeZone).offsetNanoseconds < 0;
  const atEdge = at(day, isWest ? '00:05' : '23:55');
  const there = Temporal.Instant.from(atEdge).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const next = addDays(day, 1);
  const noonThere = noon.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return [
    [atEdge, { 'as-written': day, facility: there, utc: day }],
    [`${next}T02:00:00+14:00`, { 'as-written': next, facility: noonThere, utc: day }],
  ];
}

type Days = Readonly<Record<'as-written' | 'facility' | 'utc', string>>;

async function observeDay(
  t: Tools,
  { id, timeZone }: FacilityFact,
  operation: 'createCheckIn' | 'replaceCheckIn',
  day: string,
): Promise<void> {
  const { residentId } = await givenResident(t, {}, id);
  const { startDate: _, ...rest } = await checkInBody(t, { checkInStaffId: await staffAt(t, id) });
  const { checkInId } = await givenCheckIn(t, { ...rest, startDate: addDays(day, -9) }, residentId);
  let left: readonly (keyof Days)[] = ['as-written', 'facility', 'utc'];
  for (const [place, [startDate, days]] of probes(day, timeZone).entries()) {
    // Each on days of its own, so that the first is not in the way of the second.
    const body = { ...rest, startDate: startDate.replace(/^[\d-]{10}/, (date) => addDays(date, place * 5)) };
    const answer =
      operation === 'createCheckIn'
        ? await t.call(operation, { path: { residentId }, body })
        : await t.call(operation, { path: { residentId, checkInId }, body });
    if (!isSuccess(answer)) return t.note(`${operation} takes no date-time: ${answer.status}`);
    const made = String(field(answer.json, 'data.id'));
    t.afterwards(() => t.call('deleteCheckIn', { path: { residentId, checkInId: made } }));
    left = left.filter((reading) => isShown(dataOf(answer), addDays(days[reading], place * 5), timeZone));
  }
  const [reading] = left;
  t.observe('check-in-day-zone', operation, reading ?? 'other: none of the three days');
}

/** Is this very day shown, as a date or as a midnight: that of UTC, of the place, or one without a zone? */
function isShown({ startDate }: JsonObject, day: string, timeZone: string): boolean {
  if (typeof startDate !== 'string') return false;
  if (startDate === day) return true;
  const instant = instantOf(startDate);
  if (instant === undefined) return formOf(startDate) === 'date-time' && startDate.startsWith(day);
  return instant === Date.parse(midnightOf(day)) || instant === midnightIn(day, timeZone);
}
