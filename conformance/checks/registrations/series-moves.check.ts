import type { SoonSeries } from '../../assertions/activities.ts';
import { cancelled, standingOf } from '../../assertions/registrations.ts';
import { check } from '../../kit/check.ts';
import { eventually } from '../../kit/eventually.ts';
import { field, show } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { precondition } from '../../kit/precondition.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { seriesWith, singleDays } from './occurrences.ts';

/** Open questions about who moves up when places of a series come free. */

check({
  id: 'registrations.series-given-up-where-several-wait',
  says: 'Records who moves up when a series is given up and others wait for different occurrences of it.',
  clauses: ['REG-48'],
  needs: ['lever:create-activity'],
  async run(t) {
    await singleDays(t);
    const series = await seriesWith(t, 1);
    await series.given(0, 'registered');
    for (const [who, day] of [
      [1, 0],
      [2, 1],
    ] as const)
      await series.given(who, 'waitlisted', day);
    const userId = await series.residentAt(0);
    const answer = await precondition('a cancel of a whole series', () =>
      cancelled(t, series.activityId, userId),
    );
    const stand = async (who: number) =>
      (await standingOf(t, series.activityId, await series.residentAt(who))).rows.map(isPlace);
    const both = async () => [await stand(1), await stand(2)];
    const seen = show(await eventually(both, (found) => show(found) === PLACES.each, t.run.patience));
    const outcomes = { 'first-on-each-day': seen === PLACES.each, 'first-alone': seen === PLACES.first };
    reading(t, 'series-place-given-up', answer, outcomes, seen);
  },
});

const PLACES = { each: show([[true], [true]]), first: show([[true], [false]]) };

const isPlace = (row: { readonly status?: unknown }): boolean => row.status === 'registered';

check({
  id: 'registrations.free-day-for-who-waits-for-the-series',
  says: 'Records what a user who waits for a whole series gets when one occurrence has a free place.',
  clauses: ['REG-49'],
  needs: ['lever:create-activity'],
  async run(t) {
    const series = await seriesWith(t, 1);
    const { activityId, days } = series;
    await series.given(0, 'registered');
    await series.given(1, 'waitlisted');
    const [occurrenceDate = ''] = days;
    const path = { activityId, userId: await series.residentAt(0) };
    const next = await series.residentAt(1);
    const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate } });
    if (!isSuccess(answer)) return t.observed(`one occurrence is not cancelled: ${answer.status}`);
    const seen = await eventually(
      () => statusesOf(t, series, next),
      ([first]) => first === 'registered',
      t.run.patience,
    );
    const outcomes = {
      'that-day': show(seen) === show(['registered', 'waitlisted']),
      nothing: show(seen) === show(['waitlisted', 'waitlisted']),
      'whole-series': show(seen) === show(['registered', 'registered']),
    };
    reading(t, 'free-day-for-series-waiter', answer, outcomes, show(seen));
  },
});

/** How each occurrence shows the status of a resident. */
async function statusesOf(
  t: Tools,
  { activityId, days }: SoonSeries,
  actingUserId: string,
): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (const occurrenceDate of days) {
    const query = { occurrenceDate, actingUserId };
    const answer = await t.call('getActivity', { path: { activityId }, query });
    // Some servers write statuses in capitals; which they do is no question here.
    seen.push(field(answer.json, 'data.actingUserRegistrationStatus')?.toString().toLowerCase());
  }
  return seen;
}
