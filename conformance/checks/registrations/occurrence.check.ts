import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, isRefused, status, success } from '../../kit/match.ts';
import { holdsOthers } from '../../kit/fault.ts';
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
    precondition('a registration for a series', async () =>
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
  },
});
