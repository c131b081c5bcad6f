import { check } from '../../kit/check.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { noonOf } from '../../kit/dates.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenRegistration, givenResidents } from '../../given/registrations.ts';
import { daysSeen, soonSeries, type SoonSeries } from '../../models/occurrences.ts';
import { standingOf } from '../../models/standing.ts';

/** Registers a new resident for a series; `where` a day is named is up to the caller. Gives back the days held. */
async function heldAfter(
  t: Tools,
  series: SoonSeries,
  where: { readonly query?: LooseQuery; readonly body?: { readonly occurrenceDate: string } },
): Promise<{ readonly residentId: string; readonly days: readonly string[]; readonly status: number }> {
  const { activityId } = series;
  const [residentId = ''] = await givenResidents(t, 1);
  const body = { userId: residentId, userType: 'resident', ...where.body };
  const answer = await t.call('createRegistration', { path: { activityId }, body, query: where.query ?? {} });
  if (isSuccess(answer))
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: residentId } }));
  return { residentId, days: await daysSeen(t, series, residentId), status: answer.status };
}

check({
  id: 'registrations.for-one-occurrence',
  says: 'How a user is registered for one occurrence of a series.',
  clauses: ['REG-23'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await soonSeries(t);
    const occurrenceDate = series.days[1] ?? '';
    const whole = await heldAfter(t, series, {});
    if (whole.days.length < 2) {
      t.observed(
        `a registration without a date shows on ${whole.days.length} days, so nothing tells one from all`,
      );
      return;
    }
    const ways = [
      await heldAfter(t, series, { query: { occurrenceDate } }),
      await heldAfter(t, series, { body: { occurrenceDate } }),
    ];
    const [query, body] = ways.map(({ days }) => days.length === 1 && days[0] === occurrenceDate);
    const isClear = ways.every(({ days }) => days.length === 1 || days.length === whole.days.length);
    t.observe(
      'occurrence-registration',
      'createRegistration',
      !isClear
        ? `other: ${ways.map(({ days, status }) => `${status} and ${days.length} days`).join(', ')}`
        : query
          ? body
            ? 'query-or-body'
            : 'query-only'
          : body
            ? 'body-only'
            : 'series-only',
    );
  },
});

check({
  id: 'registrations.cancel-of-a-series-without-a-date',
  says: 'What cancelling a registration for a series without occurrenceDate removes.',
  clauses: ['REG-34'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await soonSeries(t);
    const { residentId, days } = await heldAfter(t, series, {});
    if (days.length === 0) {
      t.observed('nothing that the target shows tells that a resident is registered for a series');
      return;
    }
    const path = { activityId: series.activityId, userId: residentId };
    const answer = await t.call('cancelRegistration', { path });
    const left = await daysSeen(t, series, residentId);
    t.observe(
      'series-cancel-without-date',
      'cancelRegistration',
      answer.status === 204 && left.length === 0
        ? 'all-occurrences'
        : refused(answer) === undefined && left.length === days.length
          ? 'refused'
          : `other: ${answer.status}, and ${left.length} of ${days.length} days left`,
    );
  },
});

check({
  id: 'registrations.cancel-with-a-date-time',
  says: 'Whether the occurrenceDate of a cancel may be a date-time.',
  clauses: ['ACT-54'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await soonSeries(t);
    const { residentId, days } = await heldAfter(t, series, {});
    const [occurrenceDate] = days;
    if (occurrenceDate === undefined) {
      t.observed('nothing that the target shows tells that a resident is registered for a series');
      return;
    }
    const path = { activityId: series.activityId, userId: residentId };
    const query = { occurrenceDate: noonOf(occurrenceDate) };
    const answer = await t.call('cancelRegistration', { path, query });
    const left = await daysSeen(t, series, residentId);
    const isTaken =
      answer.status === 204 && !left.includes(occurrenceDate) && left.length === days.length - 1;
    const isRefused = refused(answer) === undefined && left.length === days.length;
    t.observe(
      'occurrence-date-form',
      'cancelRegistration',
      isTaken
        ? 'date-or-date-time'
        : isRefused
          ? 'date-only'
          : `other: ${answer.status}, and ${left.length} of ${days.length} days left`,
    );
  },
});

check({
  id: 'registrations.cancel-with-a-date-for-a-single-activity',
  says: 'Whether an occurrenceDate on the cancel for an activity that does not recur is ignored or refused.',
  clauses: ['ACT-53'],
  async run(t) {
    const { activityId, residentId, day } = await givenRegistration(t);
    const path = { activityId, userId: residentId };
    const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: day ?? '' } });
    const { rows } = await standingOf(t, activityId, residentId);
    t.observe(
      'occurrence-date-on-single',
      'cancelRegistration',
      answer.status === 204 && rows.length === 0
        ? 'ignored'
        : refused(answer) === undefined && rows.length === 1
          ? 'refused'
          : `other: ${answer.status}, and ${rows.length} registrations left`,
    );
  },
});
