import { fullBody, givenSeries, rideBody, type Plans, type Riders } from '../../factories/transportation.ts';
import { sendComment } from '../../factories/request-comments-rides.ts';
import { mustRefuseOnFoundSeries } from '../../assertions/found-series.ts';
import type { Answer } from '../../kit/call.ts';
import { addDays } from '../../kit/dates.ts';
import { hasLever } from '../../kit/levers.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { rideCheck } from './rides.ts';

type Path = { readonly residentId: string; readonly requestId: string };

/** What the family sees of a series: each occurrence in the list, one by its date, and the comments where asked for. */
const lookAtSeries =
  (t: Tools, { day }: Riders, path: Path, as: Identity, isTalk: boolean) =>
  async (): Promise<unknown> => {
    const { residentId } = path;
    const query = { startDate: addDays(day, -5), endDate: addDays(day, 30) };
    return [
      listOf(await t.call('listTransportationRequests', { path: { residentId }, query, as })).filter(
        ({ id }) => id === path.requestId,
      ),
      dataOf(await t.call('getTransportationRequest', { path, query: { occurrenceDate: day }, as })),
      isTalk && listOf(await t.call('listTransportationRequestComments', { path, as })),
    ];
  };

/** The operation is refused with 409 on a series of each maker, and changes nothing. */
async function mustRefuseOnSeries(
  t: Tools,
  riders: Riders,
  act: (path: Path, as: Identity, plans: Plans) => Promise<Answer>,
  makers: readonly (Identity | 'staff')[] = riders.people,
  isTalk = false,
): Promise<void> {
  if (!hasLever(t.run, 'create-transportation-request')) return mustRefuseOnFoundSeries(t, act, !isTalk);
  const rules = [
    { frequency: 'daily' as const, count: 3, exceptionDates: [] },
    { frequency: 'weekly' as const, count: 2, exceptionDates: [addDays(riders.day, 7)] },
  ];
  for (const [turn, maker] of makers.entries())
    for (const recurring of rules.slice(turn % 2).slice(0, 1)) {
      const as = maker === 'staff' ? riders.resident : maker;
      const path = await givenSeries(t, riders, recurring, { by: maker });
      const readState = lookAtSeries(t, riders, path, as, isTalk);
      await refusedWithoutTrace(readState, async () => {
        // Twice, since the second try may be the one that is let through.
        must(await act(path, as, riders), status(409));
        const answer = await act(path, as, riders);
        must(answer, status(409));
        return answer;
      });
    }
}

rideCheck({
  id: 'transportation.no-change-of-a-series',
  says: 'Replacing the details of a recurring request is refused to its creator with 409, and nothing changes.',
  clauses: ['TRA-78'],
  negative: true,
  async run(t, riders) {
    const replace = (make: typeof rideBody) => (path: Path, as: Identity, plans: Plans) =>
      t.call('replaceTransportationRequest', { path, body: make(t, plans), as });
    await mustRefuseOnSeries(t, riders, replace(rideBody));
    await mustRefuseOnSeries(t, riders, replace(fullBody), [riders.resident]);
  },
});

rideCheck({
  id: 'transportation.no-cancel-of-a-series',
  says: 'Cancelling a recurring request is refused to its creator with 409, and nothing changes.',
  clauses: ['TRA-82'],
  negative: true,
  run: (t, riders) =>
    mustRefuseOnSeries(t, riders, (path, as) => t.call('cancelTransportationRequest', { path, as })),
});

rideCheck({
  id: 'transportation.no-comment-on-a-series',
  says: 'A comment on a recurring request, no matter who made it, is refused with 409, and no comment is made.',
  clauses: ['TRA-83'],
  negative: true,
  run: (t, riders) =>
    mustRefuseOnSeries(t, riders, (path, as) => sendComment(t, path, as), [...riders.people, 'staff'], true),
});
