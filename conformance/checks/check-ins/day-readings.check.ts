import { Temporal } from 'temporal-polyfill';
import { givenHomeAt } from '../../factories/homes.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays, at, midnightOf, noonOf } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { FacilityFact } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { formOf, instantOf, isExactlyOn, midnightIn } from '../../models/check-ins.ts';
import { facilityAwayFromUtc } from '../../laws/window-readings.ts';
import { checkIns, takesPlainDates } from '../../resources/check-ins.ts';

/** In which forms the day of a check-in is sent and shown, and in which zone it is a day. */

/** The check-in with its day written in another form. */
const asWritten = <Sent extends { readonly values: object }>(sent: Sent, startDate: string) => ({
  ...sent,
  body: { ...sent.values, startDate },
});

check({
  id: 'check-ins.form-of-the-day',
  says: 'Records in which form answers show the day of a check-in.',
  clauses: ['CHK-36'],
  async run(t) {
    // In a community on UTC, local midnight and UTC midnight are the same instant.
    const { id, timeZone } = facilityAwayFromUtc(t);
    const kept = await checkIns.given(t, { home: await givenHomeAt(t, { id }) });
    const { day } = kept;
    const path = checkIns.path(kept);
    const [before, next] = [addDays(day, -1), addDays(day, 1)];
    // Where only date-times are accepted, the day that they mean here is open (check-in-day-zone).
    const off = (await takesPlainDates(t)) ? [0] : [-1, 0, 1];
    const observe = (answer: Answer, on: string): void => {
      const isList = answer.operationId === 'listCheckIns';
      const found = isList ? byId(listOf(answer), kept.id) : dataOf(answer);
      if (!found) return;
      const { startDate } = found;
      const form = formOf(startDate);
      const instant = typeof startDate === 'string' && form ? instantOf(startDate) : undefined;
      const outcomes = {
        date: form === 'date',
        'midnight-utc': off.some((days) => instant === Date.parse(midnightOf(addDays(on, days)))),
        'local-midnight': off.some((days) => instant === midnightIn(addDays(on, days), timeZone)),
      };
      reading(t, 'check-in-date-form', answer, outcomes, form ? String(startDate) : show(startDate));
    };
    observe(await t.call('getCheckIn', { path }), day);
    observe(await checkIns.listedAround(t, kept, 3), day);
    observe(await checkIns.replace(t, await checkIns.revised(t, kept, { day: next })), next);
    observe(await checkIns.send(t, await checkIns.revised(t, kept, { day: before })), before);
  },
});

check({
  id: 'check-ins.form-in-a-body',
  says: 'Records which forms of startDate the body of a check-in accepts.',
  clauses: ['CHK-37'],
  async run(t) {
    const kept = await checkIns.given(t);
    const day = await t.day(-20);
    const sends = [
      (startDate: string) => checkIns.send(t, asWritten(kept, startDate)),
      (startDate: string) => checkIns.replace(t, asWritten(kept, startDate)),
    ];
    for (const [place, send] of sends.entries()) {
      const asDate = await send(addDays(day, place * 2));
      const asDateTime = await send(midnightOf(addDays(day, place * 2 + 1)));
      const isClear = [asDate, asDateTime].every((one) => isSuccess(one) || isRefused(one));
      const [date, dateTime] = [isSuccess(asDate), isSuccess(asDateTime)];
      reading(
        t,
        'check-in-date-input',
        asDate,
        {
          both: isClear && date && dateTime,
          'date-only': isClear && date && !dateTime,
          'date-time-only': isClear && dateTime && !date,
        },
        isClear ? 'neither' : `${asDate.status} and ${asDateTime.status}`,
      );
    }
  },
});

check({
  id: 'check-ins.zone-of-the-day',
  says: 'Records which time zone decides the day of a check-in that is sent as a date-time.',
  clauses: ['CHK-38'],
  async run(t) {
    const facility = facilityAwayFromUtc(t);
    await observeDay(t, facility, 'createCheckIn', await t.day(-60));
    await observeDay(t, facility, 'replaceCheckIn', await t.day(-40));
  },
});

/**
 * Two date-times for each of which the written date, the date at the facility and the UTC date are not all
 * the same.
 */
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
  const kept = await checkIns.given(t, { home: await givenHomeAt(t, { id }), day: addDays(day, -9) });
  let left: readonly (keyof Days)[] = ['as-written', 'facility', 'utc'];
  for (const [place, [startDate, days]] of probes(day, timeZone).entries()) {
    // Each date-time has its own days, so that the check-in of the first does not block the second.
    const on = asWritten(
      kept,
      startDate.replace(/^[\d-]{10}/, (date) => addDays(date, place * 5)),
    );
    const answer = await (operation === 'createCheckIn' ? checkIns.send(t, on) : checkIns.replace(t, on));
    if (!isSuccess(answer)) return t.note(`${operation} takes no date-time: ${answer.status}`);
    left = left.filter((one) =>
      isExactlyOn(dataOf(answer)['startDate'], addDays(days[one], place * 5), timeZone),
    );
  }
  t.observe('check-in-day-zone', operation, left[0] ?? 'other: none of the three days');
}
