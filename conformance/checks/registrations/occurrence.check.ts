import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { sameSet } from '../../kit/same.ts';
import { guests } from '../../factories/registrations.ts';
import { soonSeries, viewsThatShow, type SoonSeries } from '../../assertions/activities.ts';

/** Registers by the lever for single days, or for the whole series where none is named. */
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

/** Cancels one day of those on which the resident takes part: that day is gone, the others stay. */
async function mustCancelOneDay(
  t: Tools,
  series: SoonSeries,
  [residentId, bystander]: readonly [string, string],
  day: string,
): Promise<void> {
  const ofBystander = await viewsThatShow(t, series, bystander, series.days);
  const views = (await viewsThatShow(t, series, residentId, series.days)).filter((view) =>
    ofBystander.includes(view),
  );
  if (views.length === 0)
    t.unproven('nothing that the target shows tells for which occurrences a resident is registered');
  const path = { activityId: series.activityId, userId: residentId };
  const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: day } });
  must(answer, status(204), fits);
  const left = series.days.filter((one) => one !== day);
  for (const view of views) {
    for (const [who, days, promised] of [
      [residentId, left, `${day} cancelled and nothing else`],
      [bystander, series.days, 'another resident stays registered for every day'],
    ] as const) {
      const seen = await view(t, series, who);
      mustHold(answer, promised, sameSet(seen, days), `registered for ${show(seen)}`);
    }
  }
}

for (const [name, whole, says] of [
  ['days', false, 'single occurrences'],
  ['series', true, 'a whole series'],
] as const) {
  check({
    id: `registrations.cancel-one-occurrence-of-${name}`,
    says: `With occurrenceDate the registration of a user for ${says} is cancelled for that occurrence alone.`,
    clauses: ['REG-33'],
    needs: ['lever:create-activity', 'lever:create-registration'],
    async run(t) {
      const series = await soonSeries(t);
      const [bystander = '', ...residents] = await guests(t, 4);
      for (const one of [bystander, ...residents])
        await staffRegister(t, series, one, whole ? [] : series.days);
      for (const [place, at] of [1, 0, 3].entries())
        await mustCancelOneDay(t, series, [residents[place] ?? '', bystander], series.days[at] ?? '');
    },
  });
}
