import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { mustContain, mustNotContain } from '../../assertions/own-list.ts';
import { cancelled, listed, type Answered } from '../../assertions/requests.ts';
import type { Request } from '../../factories/request-subject.ts';
import { ridersShown } from '../../factories/transportation-shown.ts';
import { givenRiders, ownRideCommunity, type Riders } from '../../factories/transportation.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { attributing } from '../../kit/attribute.ts';
import { check, checkWith } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Identity } from '../../kit/run.ts';
import { facilities } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  byOneStatus,
  bySeveral,
  inEveryState,
  mustFilter,
  mustContainEveryState,
} from '../../laws/request-lists.ts';
import { rideCheck, ridesOn, weeksFrom } from './rides.ts';

type Window = readonly [first: string, last: string];

/** The list from one day to another. */
const windowOf = (
  t: Tools,
  riders: Riders,
  as: Identity,
  [startDate, endDate]: Window,
  more: LooseQuery = {},
) => listed(t, riders, as, { startDate, endDate, ...more });

/** Each window lists the rides on its days and no others: to resident and connection, with a status and without. */
async function mustKeepWindows(
  t: Tools,
  riders: Riders,
  rides: readonly Request[],
  windows: readonly Window[],
): Promise<void> {
  const { resident, relative } = riders;
  const ways = [resident, relative].flatMap((as) => [{ as }, { as, status: 'pending' }]);
  for (const [turn, window] of windows.entries()) {
    const [first, last] = window;
    // The resident, who sees every ride, looks at each window; a connection at every other one as well.
    const asked = [ways[turn % 2], ways[turn % 2 === 0 ? 2 + ((turn >> 1) % 2) : -1]];
    for (const { as, ...more } of asked.flatMap((way) => way ?? [])) {
      const list = await windowOf(t, riders, as, window, more);
      // A connection sees what connections asked for.
      for (const { id, body } of rides.filter(({ by }) => as === resident || as === by)) {
        const day = String(body['date']);
        const what = `from ${first} to ${last}, the request of ${day}`;
        if (first <= day && day <= last) mustContain(list, id, what, 'TRA-31');
        else mustNotContain(list, id, what, 'TRA-32');
      }
    }
  }
}

/** Windows around a ride, as the days from it to the first and to the last of them. */
const AROUND = ['0 0', '-7 0', '0 7', '0 44', '-44 0', '1 2', '-2 -1'];

rideCheck({
  id: 'transportation.list-of-a-window',
  says: 'A window holds the requests from its first day to its last, both included, and none of another day.',
  clauses: ['TRA-27', 'TRA-31', 'TRA-32'],
  async run(t, riders) {
    const days = weeksFrom(riders.day, 0, 1, 2, 3, 5, 6, 7);
    const rides = await ridesOn(t, riders, days);
    const edges = fc.record({
      from: fc.nat({ max: 6 }),
      shift: fc.integer({ min: -1, max: 1 }),
      reach: fc.nat({ max: 44 }),
    });
    await t.property(edges, async ({ from, shift, reach }) => {
      const first = addDays(days[from] ?? riders.day, shift);
      await mustKeepWindows(t, riders, rides, [[first, addDays(first, reach)]]);
    });
    const windows = rides.flatMap(({ body }, place) =>
      AROUND.filter((_, at) => (at + place) % 4 === 0).map((window) => {
        const [first = '', last = ''] = window
          .split(' ')
          .map((away) => addDays(String(body['date']), Number(away)));
        return [first, last] as const;
      }),
    );
    await mustKeepWindows(t, riders, rides, windows);
  },
});

check({
  id: 'transportation.list-of-45-days',
  says: 'A list up to day 45 holds the requests of day 1 and day 45, and not those of day 0 and day 46.',
  clauses: ['TRA-29', 'TRA-31', 'TRA-32'],
  async run(t) {
    // Only in a community of the check's own are there rides on every day for sure.
    const at = await unlessUnproven(() => ownRideCommunity(t));
    const riders = await givenRiders(t, at && { at });
    const days = (at ? [-1, 0, 1, 43, 44, 45, 46] : [0, 42]).map((after) => addDays(riders.day, after));
    const rides = await ridesOn(t, riders, days);
    const windows = [0, 1, -1].map(
      (after) => [addDays(riders.day, after), addDays(riders.day, after + 44)] as const,
    );
    await mustKeepWindows(t, riders, rides, [...windows, ...windows]);
  },
});

const anyDay = fc.integer({ min: -3_000, max: 3_000 });

rideCheck({
  id: 'transportation.list-up-to-day-45',
  says: 'Whatever the first day, a list up to any day until day 45 is served.',
  clauses: ['TRA-29'],
  async run(t, riders) {
    const reaches = fc.oneof(fc.constantFrom(0, 43, 44), fc.nat({ max: 44 }));
    const today = await t.day(0);
    await t.property(fc.tuple(anyDay, reaches), async ([away, reach]) => {
      const first = addDays(today, away);
      for (const as of riders.people) await windowOf(t, riders, as, [first, addDays(first, reach)]);
    });
  },
});

rideCheck({
  id: 'transportation.list-beyond-day-45',
  says: 'A list up to day 46 or later is refused with 400, whatever the first day and the other parameters.',
  clauses: ['TRA-30'],
  negative: true,
  async run(t, { residentId, people }) {
    const reaches = fc.oneof(fc.constantFrom(45, 46, 365, 366), fc.integer({ min: 45, max: 3_000 }));
    const filters = [{}, { status: 'pending' }, { status: 'approved,cancelled' }];
    const today = await t.day(0);
    let turn = 0;
    const mustRefuse = async ([away, reach, more]: readonly [number, number, LooseQuery]): Promise<void> => {
      const startDate = addDays(today, away);
      const query = { startDate, endDate: addDays(startDate, reach), ...more };
      turn += 1;
      for (const as of people.filter((_, at) => (at + turn) % people.length === 0)) {
        const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
        must(answer, status(400), fits);
        observeErrorBody(t, answer, ['endDate']);
      }
    };
    for (const more of filters) for (const reach of [45, 46]) await mustRefuse([0, reach, more]);
    await t.property(fc.tuple(anyDay, reaches, fc.constantFrom(...filters)), mustRefuse);
  },
});

/** Whether the clocks change within the 46 days from this one on. */
function isChanging(day: string, timeZone: string): boolean {
  const [first, last] = [day, addDays(day, 45)].map(
    (one) => Temporal.PlainDate.from(one).toZonedDateTime({ timeZone }).offset,
  );
  return first !== last;
}

/** Residents of communities of the check's own, else of those of the configuration whose clocks change. */
async function* ridersWhereClocksChange(t: Tools): AsyncGenerator<Riders, void> {
  if (hasLever(t.run, 'create-facility')) {
    for (const timeZone of ['America/New_York', 'Europe/Copenhagen'])
      yield givenRiders(t, { at: await ownRideCommunity(t, {}, timeZone), connections: 0 });
    return;
  }
  const today = await t.day(0);
  const zones = new Set<string>();
  for await (const riders of ridersShown(t)) {
    const { timeZone } = riders;
    const isChangingThere = [0, 42, 84, 126, 168, 210].some((away) =>
      isChanging(addDays(today, away), timeZone),
    );
    if (!isChangingThere || zones.has(timeZone)) continue;
    zones.add(timeZone);
    yield riders;
  }
  if (zones.size === 0)
    t.unproven('needs a facility whose clocks change in the year', facilities('America/New_York'));
}

check({
  id: 'transportation.list-window-where-clocks-change',
  says: 'The 45 days are counted by the calendar, also where the clocks of the community change among them.',
  clauses: ['TRA-29', 'TRA-30'],
  negative: true,
  async run(t) {
    for await (const riders of ridersWhereClocksChange(t)) {
      const { residentId, resident: as, timeZone } = riders;
      const today = await t.day(0);
      // Every day of a year is in one of the windows; the clocks change in some of them.
      const starts = Array.from({ length: 9 }, (_, at) => addDays(today, at * 42));
      for (const startDate of starts.filter((day, at) => at === 0 || isChanging(day, timeZone))) {
        await windowOf(t, riders, as, [startDate, addDays(startDate, 44)]);
        const query = { startDate, endDate: addDays(startDate, 45) };
        const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
        await attributing(['TRA-30'], () => must(answer, status(400)));
      }
    }
  },
});

const stateCheck = checkWith(
  inEveryState(
    (t) => givenRiders(t, { shared: true }),
    () => [{}, {}],
  ),
);

const byStatus = () => ['TRA-35'] as const;

stateCheck({
  id: 'transportation.list-in-every-state',
  says: 'Without a status the list holds the requests in every state, each with its own status.',
  clauses: ['TRA-34', 'TRA-27'],
  run: mustContainEveryState,
});

stateCheck({
  id: 'transportation.list-by-status',
  says: 'With one or several states the list holds every request in one of them and none in another.',
  clauses: ['TRA-35', 'TRA-31'],
  run: (t, setup) =>
    mustFilter(t, setup, [...byOneStatus('transportation'), ...bySeveral('transportation')], byStatus),
});

rideCheck({
  id: 'transportation.list-by-status-of-the-window',
  says: 'Status and window apply together: a request in the state on another day is not in the list.',
  clauses: ['TRA-32', 'TRA-35'],
  async run(t, riders) {
    const days = weeksFrom(riders.day, 0, 2, 4);
    const pending = await ridesOn(t, riders, days);
    const gone: Answered[] = [];
    for (const ride of await ridesOn(t, riders, days)) gone.push(await cancelled(t, riders, ride));
    for (const date of days)
      for (const [state, rides] of [
        ['pending', pending],
        ['cancelled', gone],
        ['pending,cancelled', [...pending, ...gone]],
        ['denied,cancelled', gone],
      ] as const) {
        const window = [addDays(date, -3), addDays(date, 3)] as const;
        const list = await windowOf(t, riders, riders.resident, window, { status: state });
        for (const ride of [...pending, ...gone]) {
          const isThen = ride.body['date'] === date;
          const what = `asked for ${state} around ${date}, the ${ride.status} request`;
          if (isThen && rides.includes(ride)) mustContain(list, ride.id, what, 'TRA-35');
          else mustNotContain(list, ride.id, what, isThen ? 'TRA-35' : 'TRA-32');
        }
      }
  },
});
