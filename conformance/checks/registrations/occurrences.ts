import { daysSeen, soonGuest, type SoonSeries } from '../../assertions/activities.ts';
import {
  isNamedStatus,
  madeBy,
  mustNowStand,
  registered,
  standingOf,
  standsIn,
  type Stands,
} from '../../assertions/registrations.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { SOON } from '../../factories/registrations.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { precondition } from '../../kit/precondition.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';

/** A series of two days with so many places on each. */
export async function seriesWith(t: Tools, maxRegistered: number): Promise<SoonSeries> {
  const pattern = { times: 2, except: [], ahead: SOON - 2 };
  const { activityId, days = [] } = await stagedSeries(t, pattern, { maxRegistered });
  return { activityId, days };
}

/** A resident who is registered for a whole series, or waits for it; unproven if the target gives another status. */
export async function givenForAll(
  t: Tools,
  { activityId }: SoonSeries,
  userId: string,
  stands: Stands,
): Promise<void> {
  t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
  const found = await precondition('a registration for a series', async () =>
    standsIn((await registered(t, activityId, userId)).registration),
  );
  if (found !== stands)
    t.unproven(`a resident is ${found} for a series, where the check needs one who is ${stands}`);
}

/** Registers a resident for one occurrence, in whichever place the target takes the date, and returns the status. */
export async function registerFor(
  t: Tools,
  { activityId }: SoonSeries,
  userId: string,
  occurrenceDate: string,
) {
  const body = { userId, userType: 'resident' as const, occurrenceDate };
  t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
  const { answer, registration } = madeBy(
    await t.call('createRegistration', { path: { activityId }, body, query: { occurrenceDate } }),
  );
  must(answer, isNamedStatus);
  return standsIn(registration);
}

/** The same where it is a precondition; unproven if the target gives the resident another status. */
export async function givenFor(
  t: Tools,
  series: SoonSeries,
  userId: string,
  day: string,
  stands: Stands,
): Promise<void> {
  const found = await precondition('a registration for one occurrence', () =>
    registerFor(t, series, userId, day),
  );
  if (found !== stands)
    t.unproven(
      `a resident is ${found} for an occurrence of a series, where the check needs one who is ${stands}`,
    );
  if (stands === 'registered' && !sameSet(await daysSeen(t, series, userId), [day]))
    t.unproven('the target registers no one for a single occurrence, or does not show it');
}

/** Unproven if the target registers no one for a single occurrence. */
export const singleDays = once(async (t: Tools): Promise<void> => {
  const series = await seriesWith(t, 20);
  await givenFor(t, series, await soonGuest(t, 0), series.days[0] ?? '', 'registered');
});

/** Cancels the registration of a resident for one occurrence. */
export async function cancelFor(
  t: Tools,
  { activityId }: SoonSeries,
  userId: string,
  occurrenceDate: string,
) {
  const answer = await t.call('cancelRegistration', {
    path: { activityId, userId },
    query: { occurrenceDate },
  });
  must(answer, status(204), fits);
}

/** Cancels the only registration of a resident, which is for that occurrence; others judge what comes of it. */
export const givenUp = (t: Tools, series: SoonSeries, residentId: string, day: string): Promise<void> =>
  precondition('a cancel of one occurrence', async () => {
    await mustNowStand(
      t,
      series.activityId,
      residentId,
      'registered',
      'who is registered stays so until then',
    );
    await cancelFor(t, series, residentId, day);
    await mustNowStand(t, series.activityId, residentId, 'absent', 'who cancelled is not in the list');
  });

/** A resident who was registered for the whole series and gave up its occurrences one by one, so that none is left. */
export async function givenUpEach(t: Tools, series: SoonSeries, userId: string): Promise<void> {
  await givenForAll(t, series, userId, 'registered');
  await precondition('a cancel of each occurrence', async () => {
    for (const day of series.days) await cancelFor(t, series, userId, day);
  });
  const { rows } = await standingOf(t, series.activityId, userId);
  if (rows.length > 0 || (await daysSeen(t, series, userId)).length > 0)
    t.unproven('a resident who cancelled each occurrence is still shown as registered');
}
