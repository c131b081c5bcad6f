import fc from 'fast-check';
import { givenRiders, ownRideCommunity, settle } from '../../given/transportation.ts';
import type { Riders } from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { Unproven } from '../../kit/errors.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustList, mustNotList } from '../../models/own-list.ts';
import { STATUSES } from '../../models/ride-book.ts';
import type { RideStatus } from '../../models/ride-book.ts';
import { cancelled, listed, mustTell, someRide, wholeWindow } from '../../models/transportation.ts';
import type { Ride } from '../../models/transportation.ts';

const profile = 'planned';

/** Rides of the family on these days, the resident's and a connection's in turns. */
async function ridesOn(t: Tools, riders: Riders, days: readonly string[]): Promise<readonly Ride[]> {
  const [relative = riders.resident] = riders.connections;
  const rides: Ride[] = [];
  for (const date of days)
    rides.push(await someRide(t, riders, { date, by: rides.length % 2 === 0 ? riders.resident : relative }));
  return rides;
}

/** The window from one day to another holds the rides on its days and none of the others. */
async function mustKeepWindow(
  t: Tools,
  riders: Riders,
  rides: readonly Ride[],
  [first, last]: readonly [string, string],
): Promise<void> {
  for (const more of [{}, { status: 'pending' }]) {
    const list = await listed(t, riders.residentId, riders.resident, [first, last], more);
    for (const { path, body } of rides) {
      const isInside = first <= body.date && body.date <= last;
      const what = `from ${first} to ${last}, the request of ${body.date}`;
      if (isInside) mustList(list, path.requestId, what);
      else mustNotList(list, path.requestId, what);
    }
  }
}

/** Days of the same day of the week, so that the hours of the community hold on all of them alike. */
const weeksFrom = (day: string, ...weeks: readonly number[]): readonly string[] =>
  weeks.map((week) => addDays(day, week * 7));

check(
  {
    id: 'transportation.list-of-a-window',
    says: 'A window holds the requests from its first day to its last, both included, and none of another day.',
    clauses: ['TRA-27', 'TRA-31', 'TRA-32'],
    profile,
  },
  async (t) => {
    const riders = await givenRiders(t);
    const days = weeksFrom(riders.day, 0, 1, 2, 3, 5, 6, 7);
    const rides = await ridesOn(t, riders, days);
    const edges = fc.record({
      from: fc.nat({ max: 6 }),
      shift: fc.integer({ min: -1, max: 1 }),
      reach: fc.nat({ max: 44 }),
    });
    await t.property(edges, async ({ from, shift, reach }) => {
      const first = addDays(days[from] ?? riders.day, shift);
      await mustKeepWindow(t, riders, rides, [first, addDays(first, reach)]);
    });
    for (const { body } of rides)
      for (const [before, after] of [
        [0, 0],
        [-7, 0],
        [0, 7],
        [0, 44],
        [-44, 0],
        [1, 2],
        [-2, -1],
      ] as const)
        await mustKeepWindow(t, riders, rides, [addDays(body.date, before), addDays(body.date, after)]);
  },
);

check(
  {
    id: 'transportation.list-of-45-days',
    says: 'Day 45 is served, with the request on it and the one on day 1, and without those of day 0 and day 46.',
    clauses: ['TRA-29', 'TRA-31', 'TRA-32'],
    profile,
  },
  async (t) => {
    const at = await ownCommunityOrNone(t);
    const riders = await givenRiders(t, at && { at });
    const first = riders.day;
    const days = at
      ? [-1, 0, 1, 43, 44, 45, 46].map((days) => addDays(first, days))
      : [first, ...weeksFrom(first, 6)];
    const rides = await ridesOn(t, riders, days);
    for (const start of [first, addDays(first, 1), addDays(first, -1)])
      await mustKeepWindow(t, riders, rides, [start, addDays(start, 44)]);
  },
);

/** Only in a community of the check's own are there rides on every day for sure. */
async function ownCommunityOrNone(t: Tools, timeZone?: string) {
  try {
    return await ownRideCommunity(t, {}, timeZone);
  } catch (error) {
    if (error instanceof Unproven) return undefined;
    throw error;
  }
}

const anyDay = fc.integer({ min: -3_000, max: 3_000 });

check(
  {
    id: 'transportation.list-up-to-day-45',
    says: 'Whatever the first day, every last day up to day 45 is served.',
    clauses: ['TRA-29'],
    profile,
  },
  async (t) => {
    const { residentId, resident, connections } = await givenRiders(t);
    const reaches = fc.oneof(fc.constantFrom(0, 43, 44), fc.nat({ max: 44 }));
    const today = await t.day(0);
    await t.property(fc.tuple(anyDay, reaches), async ([away, reach]) => {
      const first = addDays(today, away);
      for (const as of [resident, ...connections])
        await listed(t, residentId, as, [first, addDays(first, reach)]);
    });
  },
);

check(
  {
    id: 'transportation.list-beyond-day-45',
    says: 'A last day of day 46 or later is refused with 400, whatever the first day and whatever else is asked.',
    clauses: ['TRA-30'],
    profile,
    negative: true,
  },
  async (t) => {
    const { residentId, resident, connections } = await givenRiders(t);
    const reaches = fc.oneof(fc.constantFrom(45, 46, 365, 366), fc.integer({ min: 45, max: 3_000 }));
    const filters = fc.constantFrom({}, { status: 'pending' }, { status: 'approved,cancelled' });
    const today = await t.day(0);
    await t.property(fc.tuple(anyDay, reaches, filters), async ([away, reach, more]) => {
      const startDate = addDays(today, away);
      const query = { startDate, endDate: addDays(startDate, reach), ...more };
      for (const as of [resident, ...connections]) {
        const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
        must(answer, status(400), fits);
      }
    });
  },
);

check(
  {
    id: 'transportation.list-window-where-clocks-change',
    says: 'The 45 days are counted by the calendar, also where the clocks of the community change among them.',
    clauses: ['TRA-29', 'TRA-30'],
    profile,
    negative: true,
  },
  async (t) => {
    for (const timeZone of ['America/New_York', 'Europe/Copenhagen']) {
      const at = await ownRideCommunity(t, {}, timeZone);
      const { residentId, resident: as } = await givenRiders(t, { at });
      const today = await t.day(0);
      for (let week = 0; week < 54; week += 3) {
        const startDate = addDays(today, week * 7);
        await listed(t, residentId, as, [startDate, addDays(startDate, 44)]);
        const query = { startDate, endDate: addDays(startDate, 45) };
        must(await t.call('listTransportationRequests', { path: { residentId }, query, as }), status(400));
      }
    }
  },
);

/** Two requests of the family in every state that can be reached, in an order that tells nothing. */
async function inEveryState(t: Tools, riders: Riders): Promise<readonly Ride[]> {
  const [by = riders.resident] = riders.connections;
  const rides: Ride[] = [];
  for (const round of [0, 1])
    for (const state of round === 0 ? STATUSES : [...STATUSES].reverse()) {
      const ride = await someRide(t, riders, { by });
      if (state === 'cancelled') await cancelled(t, ride);
      else if (state !== 'pending' && !(await settledOrNot(t, ride, state))) continue;
      rides.push({ ...ride, status: state });
    }
  return rides;
}

async function settledOrNot(t: Tools, { path }: Ride, to: 'approved' | 'denied' | 'completed') {
  try {
    await settle(t, path.requestId, to);
    return true;
  } catch (error) {
    if (error instanceof Unproven) return false;
    throw error;
  }
}

check(
  {
    id: 'transportation.list-in-every-state',
    says: 'Without a status the list holds the requests in every state, each with its own.',
    clauses: ['TRA-34', 'TRA-27'],
    profile,
  },
  async (t) => {
    const riders = await givenRiders(t);
    const rides = await inEveryState(t, riders);
    for (const as of [riders.resident, ...riders.connections]) {
      const list = await listed(t, riders.residentId, as, await wholeWindow(t));
      for (const ride of rides)
        mustTell(
          list.answer,
          mustList(list, ride.path.requestId, `without a status, the ${ride.status} request`),
          ride,
        );
    }
  },
);

check(
  {
    id: 'transportation.list-by-status',
    says: 'With one or several states the list holds every request in one of them and none in another.',
    clauses: ['TRA-35', 'TRA-31'],
    profile,
  },
  async (t) => {
    const riders = await givenRiders(t);
    const rides = await inEveryState(t, riders);
    const [relative = riders.resident] = riders.connections;
    const mustFilter = async (states: readonly RideStatus[], as = riders.resident): Promise<void> => {
      const more = { status: states.join(',') };
      const list = await listed(t, riders.residentId, as, await wholeWindow(t), more);
      for (const { path, status: state } of rides) {
        const what = `asked for ${more.status}, the ${state} request`;
        if (states.includes(state)) mustList(list, path.requestId, what);
        else mustNotList(list, path.requestId, what);
      }
      const strange = list.items
        .map((item) => item['status'])
        .filter((one) => !states.some((s) => s === one));
      mustHold(list.answer, `no status but ${more.status}`, strange.length === 0, strange.join(', '));
    };
    for (const state of STATUSES) await mustFilter([state]);
    for (const [at, state] of STATUSES.entries()) {
      const next = STATUSES[(at + 1) % STATUSES.length] ?? state;
      await mustFilter([state, next]);
      await mustFilter([next, state], relative);
      await mustFilter(STATUSES.filter((one) => one !== state));
    }
    await mustFilter([...STATUSES]);
    const subsets = fc.shuffledSubarray([...STATUSES], { minLength: 2 });
    await t.property(fc.tuple(subsets, fc.boolean()), async ([states, isRelative]) =>
      mustFilter(states, isRelative ? relative : riders.resident),
    );
  },
);

check(
  {
    id: 'transportation.list-by-status-of-the-window',
    says: 'A status and a window hold together: a request in the state on another day is not in the list.',
    clauses: ['TRA-32', 'TRA-35'],
    profile,
  },
  async (t) => {
    const riders = await givenRiders(t);
    const days = weeksFrom(riders.day, 0, 2, 4);
    const pending = await ridesOn(t, riders, days);
    const gone: Ride[] = [];
    for (const ride of await ridesOn(t, riders, days)) gone.push(await cancelled(t, ride));
    for (const date of days)
      for (const [state, rides] of [
        ['pending', pending],
        ['cancelled', gone],
        ['pending,cancelled', [...pending, ...gone]],
        ['denied,cancelled', gone],
      ] as const) {
        const window = [addDays(date, -3), addDays(date, 3)] as const;
        const list = await listed(t, riders.residentId, riders.resident, window, { status: state });
        for (const { path, body, status: is } of [...pending, ...gone]) {
          const what = `asked for ${state} around ${date}, the ${is} request of ${body.date}`;
          if (body.date === date && rides.some((one) => one.path.requestId === path.requestId))
            mustList(list, path.requestId, what);
          else mustNotList(list, path.requestId, what);
        }
      }
  },
);
