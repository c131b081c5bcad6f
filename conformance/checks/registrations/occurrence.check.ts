import type { Answer } from '../../kit/call.ts';
import { foundSeries, stagedSeries, type FoundSeries } from '../../factories/activities-series.ts';
import { register } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { show, field, type JsonObject } from '../../kit/json.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, isRefused, status, success, isSuccess } from '../../kit/match.ts';
import { holdsOthers, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { sameSet } from '../../kit/same.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  daysSeen,
  soonGuest,
  soonSeries,
  viewsThatShow,
  type SoonSeries,
} from '../../assertions/activities.ts';
import { cancelled, isPlace } from '../../assertions/registrations.ts';
import { eventually } from '../../kit/eventually.ts';
import { reading } from '../../kit/reading.ts';
import { seriesOf, seriesWith, singleDays } from './occurrences.ts';

/** Registers a user by the lever for single days, or for the whole series if no day is given. */
async function staffRegister(
  t: Tools,
  { activityId }: SoonSeries,
  userId: string,
  days: readonly string[],
): Promise<void> {
  const who = { activityId, userId, userType: 'resident' } as const;
  if (days.length === 0) await t.lever('create-registration', who);
  for (const occurrenceDate of days) await t.lever('create-registration', { ...who, occurrenceDate });
}

/** The same by the API, in whichever place the target takes a day; unproven where it takes none. */
async function registerByApi(
  t: Tools,
  series: SoonSeries,
  userId: string,
  days: readonly string[],
): Promise<void> {
  const path = { activityId: series.activityId };
  const who = { userId, userType: 'resident' as const };
  t.afterwards(() => t.call('cancelRegistration', { path: { ...path, userId } }));
  const registered = (occurrenceDate?: string) =>
    precondition(
      'a registration for a series',
      async () =>
        must(
          occurrenceDate === undefined
            ? await t.call('createRegistration', { path, body: who })
            : await t.call('createRegistration', {
                path,
                body: { ...who, occurrenceDate },
                query: { occurrenceDate },
              }),
          success,
        ),
      { isOpen: true },
    );
  if (days.length === 0) return registered();
  for (const [at, day] of days.entries()) {
    await registered(day);
    if (at === 0 && !sameSet(await daysSeen(t, series, userId), [day]))
      t.unproven('the target registers no one for a single occurrence, or does not show it');
  }
}

type Views = Awaited<ReturnType<typeof viewsThatShow>>;

/** The views that show on which days each of two people is registered; unproven if there is none. */
async function viewsOf(t: Tools, series: SoonSeries, people: readonly [string, string]): Promise<Views> {
  const [one, other] = people;
  const ofOther = await viewsThatShow(t, series, other, series.days);
  const views = (await viewsThatShow(t, series, one, series.days)).filter((view) => ofOther.includes(view));
  if (views.length > 0) return views;
  return t.unproven('the target does not show for which occurrences a resident is registered');
}

/**
 * Cancels one day of a resident. That day must be gone and the others must stay. Returns the remaining days.
 */
async function mustCancelOneDay(
  t: Tools,
  series: SoonSeries,
  {
    residentId,
    views,
    days,
  }: { readonly residentId: string; readonly views: Views; readonly days: readonly string[] },
  day: string,
): Promise<{ readonly answer: Answer; readonly left: readonly string[] }> {
  const path = { activityId: series.activityId, userId: residentId };
  const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: day } });
  must(answer, status(204), fits);
  const left = days.filter((one) => one !== day);
  // One view is enough as long as more than one day is left.
  for (const view of left.length > 1 ? views.slice(0, 1) : views) {
    const seen = await view(t, series, residentId);
    mustHold(
      answer,
      `${day} cancelled and nothing else`,
      sameSet(seen, left),
      holdsOthers(seen, left, `registered for ${show(seen)}`),
    );
  }
  return { answer, left };
}

for (const [name, whole, says] of [
  ['days', false, 'single occurrences'],
  ['series', true, 'a whole series'],
] as const) {
  check({
    id: `registrations.cancel-one-occurrence-of-${name}`,
    says: `A cancel with occurrenceDate removes only that occurrence from a registration for ${says}.`,
    clauses: ['REG-33'],
    async run(t) {
      const series = await soonSeries(t);
      const [bystander, residentId] = [await soonGuest(t, 0), await soonGuest(t, 1)];
      const registers = hasLever(t.run, 'create-registration') ? staffRegister : registerByApi;
      for (const one of [bystander, residentId]) await registers(t, series, one, whole ? [] : series.days);
      const views = await viewsOf(t, series, [residentId, bystander]);
      let { days } = series;
      for (const at of [1, 0, 3]) {
        const one = { residentId, views, days };
        const { answer, left } = await mustCancelOneDay(t, series, one, series.days[at] ?? '');
        days = left;
        if (left.length > 1) continue;
        for (const view of views) {
          const seen = await view(t, series, bystander);
          const promised = 'another resident stays registered for every day';
          const fault = holdsOthers(seen, series.days, `registered for ${show(seen)}`);
          mustHold(answer, promised, sameSet(seen, series.days), fault);
        }
      }
    },
  });
}

const placesIn = (item: JsonObject): number => Number(field(item, 'capacity.residents.registered') ?? 0);

check({
  id: 'registrations.day-given-up-leaves-who-holds-the-series',
  says: 'When a resident cancels one occurrence of a configured series, those who are registered for another one stay so.',
  clauses: ['REG-31', 'REG-33'],
  exclusive: true,
  async run(t) {
    const tomorrow = await t.day(1);
    const busyDays = ({ shown }: FoundSeries) =>
      shown.filter(([day, item]) => day > tomorrow && placesIn(item) > 1).map(([day]) => day);
    const [found] = await foundSeries(t, (one) => busyDays(one).length > 1);
    const { activityId } = found;
    const [day = '', occurrenceDate = ''] = busyDays(found);
    const { residentId } = await givenResident(t, {}, found.facilityId);
    const series = seriesOf(t, { activityId, days: [day] }, () => Promise.resolve(residentId));
    await precondition('a registration for one occurrence', () => series.registers(0, 0));
    const onOther = async () => {
      const answer = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
      return { answer, registered: placesIn(readOf(answer)) };
    };
    const before = await onOther();
    await precondition('a cancel of one occurrence', () => series.cancels(0, 0));
    // Where the target takes no single day, the resident was registered for the other one as well.
    const { answer, registered } = await onOther();
    mustHold(
      answer,
      `the ${before.registered} who are registered for ${occurrenceDate}, or all but the one who cancelled`,
      registered >= before.registered - 1,
      shows('capacity.residents.registered', registered),
    );
  },
});

check({
  id: 'registrations.for-a-series',
  says: 'A registration for a series without occurrenceDate answers a registration or a 4xx.',
  clauses: ['REG-09'],
  async run(t) {
    const series = await soonSeries(t);
    const { activityId } = series;
    const userId = await soonGuest(t, 0);
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
    const body = { userId, userType: 'resident' } as const;
    const answer = await t.call('createRegistration', { path: { activityId }, body });
    if (isRefused(answer)) return t.observed('the target takes no registration for a whole series');
    must(answer, success, fits);
    if (!hasLever(t.run, 'create-activity')) return;
    const later = await register(t, (await stagedSeries(t, { except: [] })).activityId, userId);
    if (isSuccess(later)) return;
    const found = `other: ${later.status} for a series that begins in more than a year` as const;
    t.observe('closed-activity-registration', 'createRegistration', found);
  },
});

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
      [3, undefined],
    ] as const)
      await series.given(who, 'waitlisted', day);
    const userId = await series.residentAt(0);
    const answer = await precondition('a cancel of a whole series', () =>
      cancelled(t, series.activityId, userId),
    );
    const stand = async (who: number) => (await series.standing(who)).rows.some(isPlace);
    const all = async () => [await stand(1), await stand(2), await stand(3)];
    const seen = show(await eventually(all, (found) => show(found) === PLACES.each, t.run.patience));
    const outcomes = { 'first-on-each-day': seen === PLACES.each, 'first-alone': seen === PLACES.first };
    reading(t, 'series-place-given-up', answer, outcomes, seen);
    // One who came before had to wait for a single day that was taken.
    const late = await register(t, series.activityId, await series.residentAt(4));
    if (seen !== PLACES.each || !isSuccess(late) || dataOf(late)['status'] !== 'registered') return;
    t.observe('waitlist-rule', 'createRegistration', 'other: registered for a series whose days are taken');
  },
});

/** The last one waits for the whole series, of which others have a day before. */
const PLACES = { each: show([true, true, false]), first: show([true, false, false]) };

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
