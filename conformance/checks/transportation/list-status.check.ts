import fc from 'fast-check';
import { givenRiders, settle, type Riders } from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { Unproven } from '../../kit/errors.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustList, mustNotList } from '../../models/own-list.ts';
import { STATUSES, type RideStatus } from '../../models/ride-book.ts';
import {
  cancelled,
  listed,
  mustTell,
  someRide,
  wholeWindow,
  type Ride,
} from '../../models/transportation.ts';
import { ridesOn, weeksFrom } from './rides-on.ts';

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

check({
  id: 'transportation.list-in-every-state',
  says: 'Without a status the list holds the requests in every state, each with its own.',
  clauses: ['TRA-34', 'TRA-27'],
  async run(t) {
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
});

check({
  id: 'transportation.list-by-status',
  says: 'With one or several states the list holds every request in one of them and none in another.',
  clauses: ['TRA-35', 'TRA-31'],
  async run(t) {
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
});

check({
  id: 'transportation.list-by-status-of-the-window',
  says: 'A status and a window hold together: a request in the state on another day is not in the list.',
  clauses: ['TRA-32', 'TRA-35'],
  async run(t) {
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
});
