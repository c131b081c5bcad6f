import { check } from '../../kit/check.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { addDays, noonOf } from '../../kit/dates.ts';
import type { Answer } from '../../kit/call.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { hasLever } from '../../kit/levers.ts';
import { answered, reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { freeSeat, givenRegistration, SOON } from '../../factories/registrations.ts';
import { daysSeen, soonGuest, soonSeries, warnsIn, type SoonSeries } from '../../assertions/activities.ts';
import { standingOf } from '../../assertions/registrations.ts';

/**
 * Registers a resident for a series. The caller puts the day into the query or the body. Returns the days for
 * which the resident is registered.
 */
async function heldAfter(
  t: Tools,
  series: SoonSeries,
  where: { readonly query?: LooseQuery; readonly body?: { readonly occurrenceDate: string } },
  who: number | string = 0,
): Promise<{ readonly residentId: string; readonly days: readonly string[]; readonly answer: Answer }> {
  const { activityId } = series;
  const residentId = typeof who === 'string' ? who : await soonGuest(t, who);
  const body = { userId: residentId, userType: 'resident', ...where.body };
  const answer = await t.call('createRegistration', { path: { activityId }, body, query: where.query ?? {} });
  if (isSuccess(answer))
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: residentId } }));
  return { residentId, days: await daysSeen(t, series, residentId), answer };
}

/** A series on every second day that has an exception, made by staff. */
async function seriesWithGaps(t: Tools) {
  const pattern = { every: 2, times: 4, except: [1], ahead: SOON - 2 };
  const { activityId, days = [], exceptions, first } = await stagedSeries(t, pattern);
  return { activityId, days, exception: exceptions[0] ?? '', offPattern: addDays(first, 1) };
}

/** Whether a series that no lever made, and that may go on for years, has an occurrence that day. */
async function isKnownDay(t: Tools, { activityId }: SoonSeries, occurrenceDate: string): Promise<boolean> {
  if (hasLever(t.run, 'create-activity')) return false;
  return isSuccess(await t.call('getActivity', { path: { activityId }, query: { occurrenceDate } }));
}

check({
  id: 'registrations.for-one-occurrence',
  says: 'Records how a user is registered for one occurrence of a series.',
  clauses: ['REG-23', 'ACT-55'],
  async run(t) {
    const series = await soonSeries(t);
    const occurrenceDate = series.days[1] ?? '';
    const whole = await heldAfter(t, series, {});
    const { length } = whole.days;
    if (!isSuccess(whole.answer))
      return reading(
        t,
        'occurrence-registration',
        whole.answer,
        {},
        `${whole.answer.status} for a whole series`,
      );
    if (length < 2)
      return t.observed(
        `a registration without a date shows on ${length} days, so one day and all days look the same`,
      );
    const ways = [
      await heldAfter(t, series, { query: { occurrenceDate } }, 1),
      await heldAfter(t, series, { body: { occurrenceDate } }, 2),
    ];
    const sent = async (of: SoonSeries, day: string, guest: number): Promise<Answer> =>
      (await heldAfter(t, of, { query: { occurrenceDate: day }, body: { occurrenceDate: day } }, guest))
        .answer;
    // Each day has a guest of its own: where a date has no effect, a second one would be the same registration again.
    const away: Answer[] = [];
    for (const [at, days] of [-700, 700].entries()) {
      const day = addDays(occurrenceDate, days);
      if (!(await isKnownDay(t, series, day))) away.push(await sent(series, day, 3 + at));
    }
    const gaps = hasLever(t.run, 'create-activity') ? await seriesWithGaps(t) : undefined;
    if (gaps) away.push(await sent(gaps, gaps.exception, 3));
    const [query, body] = ways.map(({ days }) => days.length === 1 && days[0] === occurrenceDate);
    if (query === true) {
      const all = await heldAfter(t, series, {}, ways[0]?.residentId);
      const isAsBefore = all.days.length === 1;
      const outcomes = {
        refused: isAsBefore && isRefused(all.answer),
        'existing-returned': isAsBefore && isSuccess(all.answer),
      };
      const then = `${all.answer.status} for a whole series after one day, then ${all.days.length} days`;
      reading(t, 'duplicate-registration', all.answer, outcomes, then);
    }
    const isClear = ways.every(({ days }) => days.length === 1 || days.length === length);
    const isBound = isClear && away.every(isRefused);
    const outcomes = {
      'query-or-body': isBound && query === true && body === true,
      'query-only': isBound && query === true,
      'body-only': isBound && body === true,
      'series-only': isClear && away.every(isSuccess),
    };
    // Where a date has no effect, its day has none either.
    if (gaps && (query === true || body === true)) {
      reading(t, 'occurrence-off-pattern', await sent(gaps, gaps.offPattern, 4), {
        'not-found': answered(404),
        'bad-request': answered(400),
        served: isSuccess,
      });
      const { activityId, first } = await stagedSeries(t, { times: 6, except: [], ahead: -3 });
      const begun = await sent({ activityId, days: [first] }, first, 3);
      reading(t, 'closed-activity-registration', begun, { accepted: isSuccess, refused: isRefused });
    }
    const tries = ways.map(({ days, answer }) => `${answer.status} and ${days.length} days`).join(', ');
    const statuses = away.map(({ status }) => status).join(' and ');
    const other = `${tries}, ${statuses || 'nothing'} on days without an occurrence`;
    reading(t, 'occurrence-registration', whole.answer, outcomes, other);
  },
});

/** A series, and a resident who is registered for all its days; undefined if no answer shows that. */
async function registeredForAll(t: Tools) {
  const series = await soonSeries(t);
  const held = await heldAfter(t, series, {});
  if (held.days.length > 0) return { series, ...held };
  t.observed('the target does not show that a resident is registered for a series');
  return undefined;
}

/** Cancels a registration and returns the days that are left. */
async function cancelledOf(t: Tools, held: Held, query: LooseQuery = {}) {
  const { series, residentId, days } = held;
  const path = { activityId: series.activityId, userId: residentId };
  const answer = await t.call('cancelRegistration', { path, query });
  const left = await daysSeen(t, series, residentId);
  return { answer, left, found: `${answer.status}, and ${left.length} of ${days.length} days left` };
}

type Held = NonNullable<Awaited<ReturnType<typeof registeredForAll>>>;

check({
  id: 'registrations.cancel-of-a-series-without-a-date',
  says: 'Records what cancelling a registration for a series without occurrenceDate removes.',
  clauses: ['REG-34'],
  async run(t) {
    const held = await registeredForAll(t);
    if (!held) return;
    const { answer, left, found } = await cancelledOf(t, held);
    const outcomes = {
      'all-occurrences': answer.status === 204 && left.length === 0,
      refused: isRefused(answer) && left.length === held.days.length,
    };
    reading(t, 'series-cancel-without-date', answer, outcomes, found);
  },
});

check({
  id: 'registrations.cancel-with-a-date-time',
  says: 'Records whether the occurrenceDate of a cancel may be a date-time.',
  clauses: ['ACT-54'],
  async run(t) {
    const held = await registeredForAll(t);
    if (!held) return;
    const { days } = held;
    // A list that has one row for the whole series may go on to show it on the first of its days.
    const [, second = ''] = days;
    const { answer, left, found } = await cancelledOf(t, held, { occurrenceDate: noonOf(second) });
    const isTaken = !left.includes(second) && left.length === days.length - 1;
    const outcomes = {
      'date-or-date-time': answer.status === 204 && isTaken,
      'date-only': isRefused(answer) && left.length === days.length,
    };
    reading(t, 'occurrence-date-form', answer, outcomes, found);
  },
});

check({
  id: 'registrations.cancel-with-a-date-for-a-single-activity',
  says: 'Records whether an occurrenceDate on the cancel for an activity that does not recur is ignored or refused.',
  clauses: ['ACT-53'],
  async run(t) {
    const { activityId, residentId, day } = await freeSeat(t);
    await givenRegistration(t, { activityId, residentId });
    const path = { activityId, userId: residentId };
    const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: day } });
    const { rows } = await standingOf(t, activityId, residentId);
    const isWarned = warnsIn(answer);
    const outcomes = {
      ignored: answer.status === 204 && rows.length === 0 && isWarned,
      refused: isRefused(answer) && rows.length === 1,
    };
    const other = `${answer.status}${isWarned ? '' : ' without a warning'}, and ${rows.length} registrations left`;
    reading(t, 'occurrence-date-on-single', answer, outcomes, other);
  },
});
