import { foundSeries, type FoundSeries } from '../factories/found-requests.ts';
import { plansOf, type Plans } from '../factories/transportation.ts';
import { rides } from '../factories/transportation-subject.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { addDays, daysBetween } from '../kit/dates.ts';
import { holdsOthers, shows } from '../kit/fault.ts';
import { show } from '../kit/json.ts';
import { status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { refusedWithoutTrace } from '../kit/no-trace.ts';
import { listOf, readOf } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { listed } from './transportation.ts';

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
