import { mustContain, mustNotContain } from '../../assertions/own-list.ts';
import { listed, mustBeListed, mustShow, someRequest } from '../../assertions/requests.ts';
import { foundSeries } from '../../factories/found-requests.ts';
import { commentOn } from '../../factories/request-subjects.ts';
import { rides } from '../../factories/transportation-subject.ts';
import { givenSeries, type Riders } from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { addDays } from '../../kit/dates.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { show } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES } from '../../models/family-access.ts';
import { rideCheck, rideChecks } from './rides.ts';
import {
  forSeries,
  makesSeries,
  mustBeOccurrence,
  mustContainOccurrences,
  ridersLike,
  seriesOf,
  withFound,
  type Series,
} from './series.ts';

const readOn = (
  t: Tools,
  { path }: Pick<Series, 'path'>,
  occurrenceDate: string,
  as: Identity,
): Promise<Answer> => t.call('getTransportationRequest', { path, query: { occurrenceDate }, as });

rideCheck({
  id: 'transportation.occurrences-in-the-list',
  says: 'Each occurrence in the window is an item with its own occurrenceDate and the id of the series; excepted days have none.',
  clauses: ['TRA-38', 'TRA-39', 'TRA-40'],
  async run(t, riders) {
    await forSeries(t, riders, async (series, home) => {
      for (const window of series.windows)
        await mustContainOccurrences(t, home, series, home.resident, window);
    });
    // On other weekdays too: weeks may begin on any of them.
    for (const ahead of makesSeries(t) ? [2, 5] : []) {
      const later = { ...riders, day: addDays(riders.day, ahead) };
      const series = await seriesOf(t, later, { frequency: 'weekly', interval: 2, count: 3 });
      for (const window of series.windows.slice(0, 1))
        await mustContainOccurrences(t, riders, series, riders.resident, window);
    }
  },
});

rideCheck({
  id: 'transportation.occurrences-among-other-requests',
  says: 'Two series and one-off requests in one window are all there, each under its own id, to resident and connection.',
  clauses: ['TRA-38', 'TRA-39', 'TRA-31'],
  async run(t, riders) {
    if (!makesSeries(t))
      return forSeries(t, riders, async (series, home) => {
        const one = await someRequest(t, home);
        for (const window of series.windows)
          await mustContainOccurrences(t, home, series, home.resident, window);
        await mustBeListed(t, home, one);
      });
    const { relative: by } = riders;
    const exceptionDates = [addDays(riders.day, 1), addDays(riders.day, 5)];
    const daily = await seriesOf(t, riders, { frequency: 'daily', count: 6, exceptionDates }, { by });
    const weekly = await seriesOf(t, riders, { frequency: 'weekly', count: 5 }, { by });
    const one = await someRequest(t, riders, { by });
    for (const as of [riders.resident, by]) {
      for (const series of [daily, weekly])
        for (const window of series.windows.slice(0, 1))
          await mustContainOccurrences(t, riders, series, as, window);
      await mustBeListed(t, riders, one, as);
    }
  },
});

rideChecks({
  'occurrence-by-its-date': {
    says: 'Every occurrence can be read by the id and its own occurrenceDate, and shows that date.',
    clauses: ['TRA-69', 'TRA-39', 'TRA-40'],
    run: (t, riders) =>
      forSeries(
        t,
        riders,
        async (series, home, people) => {
          // The first, the last, and every second one between them.
          const asked = series.days.filter((_, at) => at % 2 === 0 || at === series.days.length - 1);
          for (const [turn, day] of asked.slice(0, 9).entries()) {
            const as = people[turn % people.length] ?? home.resident;
            mustBeOccurrence(await readOn(t, series, day, as), series.path.requestId, day);
          }
        },
        riders.relative,
      ),
  },
  'no-occurrence-on-that-date': {
    says: 'For a recurring request a date before the first occurrence, after the last, between two or excepted answers 404.',
    clauses: ['TRA-70'],
    negative: true,
    async run(t, riders) {
      let count = 0;
      const mustHaveNone = async (series: Series, home: Riders, people: readonly Identity[]) => {
        for (const [turn, day] of series.none.entries())
          must(await readOn(t, series, day, people[turn % people.length] ?? home.resident), status(404));
        count += series.none.length;
      };
      await forSeries(t, riders, mustHaveNone, riders.relative);
      if (count === 0) t.unproven('the recurring requests of the pool take place every day');
    },
  },
  'occurrence-date-on-one-off': {
    says: 'For a request that does not recur every occurrenceDate, its own date included, answers 404.',
    clauses: ['TRA-72'],
    negative: true,
    async run(t, riders) {
      for (const by of riders.people.slice(0, 2)) {
        const { id: requestId } = await someRequest(t, riders, { by });
        const path = { residentId: riders.residentId, requestId };
        for (const away of [0, 1, -1, 7, 365])
          must(await readOn(t, { path }, addDays(riders.day, away), by), status(404));
      }
    },
  },
  'series-leaves-others': {
    says: 'A recurring request does not change how a one-off request is found.',
    clauses: ['TRA-68', 'TRA-38'],
    async run(t, riders) {
      const mustFindOneOffs = async (home: Riders, between?: () => Promise<unknown>) => {
        const one = await someRequest(t, home);
        await between?.();
        for (const ride of [one, await someRequest(t, home)]) await mustShow(t, home, ride);
      };
      if (!makesSeries(t)) return withFound(t, (_, home) => mustFindOneOffs(home));
      await mustFindOneOffs(riders, () => seriesOf(t, riders, { frequency: 'daily', count: 4 }));
    },
  },
  'occurrences-of-whom-and-in-which-state': {
    says: 'Occurrences are listed under their own status only; a connection neither lists nor reads those that no connection made.',
    clauses: ['FAM-12', 'FAM-13', 'FAM-14', 'FAM-15', 'TRA-35'],
    needs: ['lever:create-transportation-request'],
    async run(t, riders) {
      const { resident, relative, day } = riders;
      const window = { startDate: day, endDate: addDays(day, 8) };
      for (const [turn, by] of ([resident, 'staff', relative] as const).entries()) {
        const frequency = turn === 1 ? 'weekly' : 'daily';
        const path = await givenSeries(t, riders, { frequency, count: 2, exceptionDates: [] }, { by });
        const daysIn = (items: readonly Readonly<Record<string, unknown>>[]) =>
          items.filter(({ id }) => id === path.requestId).map(({ occurrenceDate }) => occurrenceDate);
        const all = await listed(t, riders, resident, window);
        mustContain(all, path.requestId, 'to the resident, the series', 'FAM-12');
        for (const state of STATES.transportation) {
          const list = await listed(t, riders, resident, { ...window, status: state });
          const wanted = daysIn(all.items.filter((one) => one['status'] === state));
          const found = daysIn(list.items);
          const promised = `asked for ${state}, the occurrences of ${wanted.map(String).join(', ') || 'no day'}`;
          const fault = (found.length < wanted.length ? lacks : holdsExtra)(show(found));
          await attributing(['TRA-35'], () => mustHold(list.answer, promised, sameSet(found, wanted), fault));
        }
        if (relative === resident) continue;
        const [theirs, isTheirs] = [await listed(t, riders, relative, window), by === relative];
        const what = `to a connection, a series of ${by === 'staff' ? by : by.kind}`;
        if (isTheirs) mustContain(theirs, path.requestId, what, 'FAM-13');
        else mustNotContain(theirs, path.requestId, what, 'FAM-14');
        const one = await readOn(t, { path }, day, relative);
        await attributing([isTheirs ? 'FAM-13' : 'FAM-15'], () => must(one, status(isTheirs ? 200 : 404)));
      }
    },
  },
});

/** A recurring request, its family, and who tries to change it. */
interface Changed {
  readonly path: Series['path'];
  readonly riders: Riders;
  readonly as: Identity;
  readonly window: { readonly startDate: string; readonly endDate: string };
}

/** Series of each of the family, and of staff for what anyone may do; or else those that are found. */
async function changedSeries(t: Tools, riders: Riders, isForCreator: boolean): Promise<readonly Changed[]> {
  const all: Changed[] = [];
  if (makesSeries(t)) {
    const { day, people, resident } = riders;
    for (const [turn, maker] of [...people, ...(isForCreator ? [resident] : ['staff' as const])].entries()) {
      const recurring =
        turn % 2 === 0
          ? { frequency: 'daily' as const, count: 3, exceptionDates: [] }
          : { frequency: 'weekly' as const, count: 2, exceptionDates: [addDays(day, 7)] };
      const path = await givenSeries(t, riders, recurring, { by: maker });
      const window = { startDate: addDays(day, -5), endDate: addDays(day, 30) };
      all.push({ path, riders, as: maker === 'staff' ? resident : maker, window });
    }
    return all;
  }
  for (const found of await foundSeries(t, rides)) {
    const { residentId, id: requestId, resident, creator, window } = found;
    const [startDate, endDate] = window;
    const as = creator ?? (isForCreator ? undefined : resident);
    const like = await ridersLike(t, found);
    if (as) all.push({ path: { residentId, requestId }, riders: like, as, window: { startDate, endDate } });
  }
  if (all.length === 0)
    t.unproven(
      'needs a recurring request in the pool recurringTransportationRequests whose creator is under identities',
    );
  return all.slice(0, 2);
}

/** The operation is refused with 409 on a series of each maker, twice, and changes nothing. */
async function mustRefuseOnSeries(
  t: Tools,
  riders: Riders,
  act: (one: Changed, turn: number) => Promise<Answer>,
  isForCreator = true,
): Promise<void> {
  for (const [turn, one] of (await changedSeries(t, riders, isForCreator)).entries()) {
    const { path, window, riders: home } = one;
    const { resident: as } = home;
    const readState = async () => [
      (await listed(t, home, as, window)).items.filter(({ id }) => id === path.requestId),
      makesSeries(t) && dataOf(await readOn(t, one, riders.day, as)),
      !isForCreator && listOf(await t.call('listTransportationRequestComments', { path, as })),
    ];
    await refusedWithoutTrace(readState, async () => {
      must(await act(one, turn), status(409));
      // The second try may be the one that is let through.
      const answer = await act(one, turn + 1);
      must(answer, status(409));
      return answer;
    });
  }
}

rideChecks({
  'no-change-of-a-series': {
    says: 'Replacing the details of a recurring request is refused to its creator with 409, and nothing changes.',
    clauses: ['TRA-78'],
    negative: true,
    run: (t, all) =>
      mustRefuseOnSeries(t, all, ({ path, as, riders }, turn) =>
        t.callAny('replaceTransportationRequest', {
          ...{ path, as },
          body: turn % 2 === 0 ? riders.least(t) : riders.full(t),
        }),
      ),
  },
  'no-cancel-of-a-series': {
    says: 'Cancelling a recurring request is refused to its creator with 409, and nothing changes.',
    clauses: ['TRA-82'],
    negative: true,
    run: (t, all) =>
      mustRefuseOnSeries(t, all, ({ path, as }) => t.call('cancelTransportationRequest', { path, as })),
  },
  'no-comment-on-a-series': {
    says: 'A comment on a recurring request, no matter who made it, is refused with 409, and no comment is made.',
    clauses: ['TRA-83'],
    negative: true,
    run: (t, all) =>
      mustRefuseOnSeries(
        t,
        all,
        ({ path, as }) => commentOn(t, rides, path, { as, text: t.fresh.text('Please ring') }),
        false,
      ),
  },
});
