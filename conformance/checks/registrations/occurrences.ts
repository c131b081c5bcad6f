import { daysSeen, soonGuest, type SoonSeries } from '../../assertions/activities.ts';
import {
  cancelled,
  isNamedStatus,
  madeBy,
  mustMoveUp,
  mustNowStand,
  registered,
  standingOf,
  standsIn,
  type Stands,
} from '../../assertions/registrations.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { SOON } from '../../factories/registrations.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { precondition } from '../../kit/precondition.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';

/** Whether and how someone registers for a series is left open. */
const OPEN = { isOpen: true };

export type Series = ReturnType<typeof seriesOf>;

/** A series of two days with so many places on each. */
export async function seriesWith(t: Tools, maxRegistered: number): Promise<Series> {
  const pattern = { times: 2, except: [], ahead: SOON - 2 };
  const { activityId, days = [] } = await stagedSeries(t, pattern, { maxRegistered });
  return seriesOf(t, { activityId, days });
}

/** A series of two days, of which two residents have one each and a third waits for both. */
export async function fullSeries(t: Tools): Promise<Series> {
  const series = await seriesWith(t, 1);
  for (const who of [0, 1]) await series.given(who, 'registered', who);
  await series.given(2, 'waitlisted');
  return series;
}

/** A series, and residents by index, who register for a day or for all of it. */
export function seriesOf(
  t: Tools,
  series: SoonSeries,
  residentAt: (who: number) => Promise<string> = (who) => soonGuest(t, who),
) {
  const { activityId, days } = series;
  const dayAt = (at: number): string => days[at] ?? '';

  const self = {
    ...series,
    residentAt,
    /** Registers a resident, for one occurrence in whichever place the target takes the date, and gives the status. */
    async registers(who: number, day?: number) {
      const userId = await residentAt(who);
      t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
      if (day === undefined) return standsIn((await registered(t, activityId, userId)).registration);
      const occurrenceDate = dayAt(day);
      const body = { userId, userType: 'resident' as const, occurrenceDate };
      const { answer, registration } = madeBy(
        await t.call('createRegistration', { path: { activityId }, body, query: { occurrenceDate } }),
      );
      must(answer, isNamedStatus);
      return standsIn(registration);
    },
    /** A resident with a place, or who waits; unproven if the target gives another status, or takes no single day. */
    async given(who: number, stands: Stands, day?: number): Promise<void> {
      const found = await precondition('a registration for a series', () => self.registers(who, day), OPEN);
      const what = day === undefined ? 'a series' : 'an occurrence of a series';
      if (found !== stands)
        t.unproven(`a resident is ${found} for ${what}, where the check needs one who is ${stands}`);
      if (day === undefined || stands !== 'registered') return;
      if (!sameSet(await self.daysOf(who), [dayAt(day)]))
        t.unproven('the target registers no one for a single occurrence, or does not show it');
    },
    /** One who has a place on every day, which the target shows. */
    async givenWhole(who: number): Promise<void> {
      await self.given(who, 'registered');
      if ((await self.daysOf(who)).length < days.length)
        t.unproven('the target does not show for which occurrences a resident is registered');
    },
    standing: async (who: number) => standingOf(t, activityId, await residentAt(who)),
    daysOf: async (who: number) => daysSeen(t, series, await residentAt(who)),
    /** Cancels one occurrence. */
    async cancels(who: number, day: number): Promise<void> {
      const path = { activityId, userId: await residentAt(who) };
      const answer = await t.call('cancelRegistration', { path, query: { occurrenceDate: dayAt(day) } });
      must(answer, status(204), fits);
    },
    /** One of several occurrences is cancelled, which the target shows. */
    async givesUpDay(who: number, day: number): Promise<void> {
      await precondition('a cancel of one occurrence', () => self.cancels(who, day));
      if ((await self.daysOf(who)).includes(dayAt(day)))
        t.unproven('the cancelled occurrence is still shown as one that the resident is registered for');
    },
    /** The only registration of a resident is cancelled, which is for that occurrence or the whole; others judge it. */
    givesUp: (who: number, day?: number) =>
      precondition('a cancel', async () => {
        const userId = await residentAt(who);
        if (day !== undefined) {
          await self.stands(who, 'registered', 'who is registered stays so until then');
          await self.cancels(who, day);
        }
        const answer = day === undefined ? await cancelled(t, activityId, userId) : undefined;
        await self.stands(who, 'absent', 'who cancelled is not in the list');
        return answer;
      }),
    async stands(who: number, stands: Stands, why: string, broken?: readonly ClauseId[]): Promise<void> {
      await mustNowStand(t, activityId, await residentAt(who), stands, why, broken);
    },
    movesUp: async (who: number): Promise<void> =>
      mustMoveUp(t, activityId, await residentAt(who), 'who waits for the day has the place that came free'),
  };
  return self;
}

/** Unproven if the target registers no one for a single occurrence. */
export const singleDays = once(async (t: Tools): Promise<void> => {
  await (await seriesWith(t, 20)).given(0, 'registered', 0);
});

/** A resident who was registered for the whole series and gave up its occurrences one by one, so that none is left. */
export async function givenUpEach(t: Tools, series: Series, who: number): Promise<void> {
  await series.given(who, 'registered');
  await precondition('a cancel of each occurrence', async () => {
    for (const day of series.days.keys()) await series.cancels(who, day);
  });
  const { rows } = await series.standing(who);
  if (rows.length > 0 || (await series.daysOf(who)).length > 0)
    t.unproven('a resident who cancelled each occurrence is still shown as registered');
}
