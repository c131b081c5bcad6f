import { foundSeries, type FoundSeries } from '../factories/found-requests.ts';
import { zoneOf } from '../factories/activities-times.ts';
import { plansOf, type Plans, type Riders } from '../factories/transportation.ts';
import { rides } from '../factories/transportation-subject.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { addDays, daysBetween } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import { holdsOthers, shows } from '../kit/fault.ts';
import { show } from '../kit/json.ts';
import { status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { refusedWithoutTrace } from '../kit/no-trace.ts';
import { listOf, readOf } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { OwnList } from './own-list.ts';
import { listed, mustBeListed, mustReadBack, someRide } from './transportation.ts';

/** Recurring requests of the pool, where staff can make none for the checks: their pattern is what the list shows. */

/** The list of a part of the window holds the occurrences of that part, each under its own date, and no other. */
async function mustContainPart(
  t: Tools,
  series: FoundSeries,
  [from, until]: readonly [string, string],
): Promise<void> {
  const { id, residentId, resident, days } = series;
  const { answer, items } = await listed(t, residentId, resident, [from, until]);
  const own = items.filter((one) => one['id'] === id);
  const found = own.map(({ occurrenceDate }) => String(occurrenceDate)).toSorted();
  const wanted = days.filter((day) => from <= day && day <= until);
  attributed(['TRA-38'], () =>
    mustHold(
      answer,
      `from ${from} to ${until} the occurrences of ${wanted.join(', ') || 'no day'}`,
      found.join() === wanted.join(),
      holdsOthers(found, wanted, show(found)),
    ),
  );
  for (const { isRecurring } of own) mustBeRecurring(answer, isRecurring);
}

export async function mustContainFoundSeries(t: Tools): Promise<void> {
  for (const series of await foundSeries(t, rides)) {
    const [first = '', second = first] = series.days;
    const between = addDays(first, 1);
    for (const part of [
      [first, first],
      [second, series.window[1]],
      [between, addDays(second, -1)],
      series.window,
    ] as const)
      if (part[0] <= part[1]) await mustContainPart(t, series, part);
  }
}

/** The family of a recurring request makes further ones: what `act` asserts, it asserts of each of them. */
async function withOthers(
  t: Tools,
  act: (series: FoundSeries, riders: Riders) => Promise<void>,
): Promise<void> {
  for (const series of (await foundSeries(t, rides)).slice(0, 2))
    await act(series, await ridersLike(t, series));
}

/** The resident of a recurring request, who asks for rides. */
async function ridersLike(t: Tools, { residentId, facilityId, resident }: FoundSeries): Promise<Riders> {
  const { settings, day } = await plansOf(t, { facilityId, resident });
  const who = { residentId, facilityId, resident, timeZone: zoneOf(t.run, facilityId) };
  return { ...who, settings, day, days: [day], connections: [], people: [resident], relative: resident };
}

/** The list of the window is in order, the occurrences among the one-off requests before and after them. */
export const mustBeInOrderWithFound = (t: Tools, mustBeInOrder: (list: OwnList) => void): Promise<void> =>
  withOthers(t, async ({ residentId, resident, window, days }, riders) => {
    const date = days.at(-1) ?? riders.day;
    for (const appointmentTime of ['15:00', '10:30'])
      await unlessUnproven(() => someRide(t, riders, { date, appointmentTime }));
    mustBeInOrder(await listed(t, residentId, resident, window));
  });

/** The occurrences and one-off requests of one window are all there, each under its own id. */
export const mustContainFoundAmongOthers = (t: Tools): Promise<void> =>
  withOthers(t, async (series, riders) => {
    const one = await someRide(t, riders);
    const [first = '', second = first] = series.days;
    for (const part of [series.window, [first, second], [second, second]] as const)
      await mustContainPart(t, series, part);
    await mustBeListed(t, one);
  });

/** One-off requests are found in the same way when there is a recurring request, too. */
export const mustFindOneOffs = (t: Tools): Promise<void> =>
  withOthers(t, async (_series, riders) => {
    const all = [await someRide(t, riders), await someRide(t, riders)];
    for (const ride of all) {
      await mustReadBack(t, ride);
      await mustBeListed(t, ride);
    }
  });

const readOn = (t: Tools, { path, resident: as }: FoundSeries, occurrenceDate: string): Promise<Answer> =>
  t.callAny('getTransportationRequest', { path, query: { occurrenceDate }, as });

export async function mustReadFoundOccurrences(t: Tools): Promise<void> {
  for (const series of await foundSeries(t, rides))
    for (const day of series.days.slice(0, 4)) mustBeOccurrence(await readOn(t, series, day), series.id, day);
}

/** The answer shows the occurrence of a recurring request on a day. */
export function mustBeOccurrence(answer: Answer, requestId: string, day: string): void {
  const { id, occurrenceDate, isRecurring } = attributed(['TRA-69'], () => readOf(answer));
  attributed(['TRA-39'], () => mustHold(answer, `the id ${requestId}`, id === requestId, shows('id', id)));
  attributed(['TRA-69'], () =>
    mustHold(
      answer,
      `the occurrenceDate ${day}`,
      occurrenceDate === day,
      shows('occurrenceDate', occurrenceDate),
    ),
  );
  mustBeRecurring(answer, isRecurring);
}

const mustBeRecurring = (answer: Answer, isRecurring: unknown): void =>
  attributed(['TRA-40'], () =>
    mustHold(answer, 'isRecurring is true', isRecurring === true, shows('isRecurring', isRecurring)),
  );

/** The days between two occurrences have none: 404. */
export async function mustMissFoundOccurrences(t: Tools): Promise<void> {
  let count = 0;
  for (const series of await foundSeries(t, rides)) {
    const [first = '', last = first] = [series.days[0], series.days.at(-1)];
    const between = Array.from({ length: daysBetween(first, last) }, (_, at) => addDays(first, at));
    for (const day of between.filter((one) => !series.days.includes(one)).slice(0, 8)) {
      must(await readOn(t, series, day), status(404));
      count += 1;
    }
  }
  if (count === 0) t.unproven('the recurring requests of the pool take place every day');
}

/** What is done to a recurring request is refused with 409 to its creator, and changes nothing. */
export async function mustRefuseOnFoundSeries(
  t: Tools,
  act: (
    path: { readonly residentId: string; readonly requestId: string },
    as: Identity,
    plans: Plans,
  ) => Promise<Answer>,
  /** Whether only its creator may do so where it is no series. */
  isForCreator = true,
): Promise<void> {
  const all = (await foundSeries(t, rides)).filter(({ creator }) => creator ?? !isForCreator);
  if (all.length === 0)
    t.unproven(
      'needs a recurring request in the pool recurringTransportationRequests whose creator is under identities',
    );
  for (const series of all.slice(0, 2)) {
    const { residentId, id: requestId, resident, window, creator } = series;
    const [startDate, endDate] = window;
    const readState = async () =>
      listOf(
        await t.call('listTransportationRequests', {
          path: { residentId },
          query: { startDate, endDate },
          as: resident,
        }),
      ).filter(({ id }) => id === requestId);
    const plans = await plansOf(t, series);
    await refusedWithoutTrace(readState, async () => {
      const answer = await act({ residentId, requestId }, creator ?? resident, plans);
      must(answer, status(409));
      return answer;
    });
  }
}
