import fc from 'fast-check';
import type { Riders } from '../../given/transportation.ts';
import { addDays } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustList, mustNotList } from '../../models/own-list.ts';
import { STATUSES, type RideStatus } from '../../models/ride-book.ts';
import {
  brought,
  cancelled,
  listed,
  mustTell,
  someRide,
  wholeWindow,
  type Ride,
} from '../../models/transportation.ts';
import { ridesOn, weeksFrom } from './rides-on.ts';
import { rideCheck } from './ride-check.ts';

/** Two requests of the family in every state that can be reached, in an order that tells nothing. */
async function inEveryState(t: Tools, riders: Riders): Promise<readonly Ride[]> {
  const { relative: by } = riders;
  const rides: Ride[] = [];
  for (const round of [0, 1])
    for (const state of round === 0 ? STATUSES : [...STATUSES].reverse()) {
      const ride = await someRide(t, riders, { by });
      const now = await unlessUnproven(() => brought(t, ride, state));
      if (now) rides.push(now);
    }
  return rides;
}

rideCheck({
  id: 'transportation.list-in-every-state',
  says: 'Without a status the list holds the requests in every state, each with its own.',
  clauses: ['TRA-34', 'TRA-27'],
  async run(t, riders) {
    const rides = await inEveryState(t, riders);
    for (const as of riders.people) {
      const list = await listed(t, riders.residentId, as, await wholeWindow(t));
      for (const ride of rides) {
        const what = `without a status, the ${ride.status} request`;
        mustTell(list.answer, mustList(list, ride.path.requestId, what), ride);
      }
    }
  },
});

rideCheck({
  id: 'transportation.list-by-status',
  says: 'With one or several states the list holds every request in one of them and none in another.',
  clauses: ['TRA-35', 'TRA-31'],
  async run(t, riders) {
    const rides = await inEveryState(t, riders);
    const { relative } = riders;
    const mustFilter = async (states: readonly RideStatus[], as = riders.resident): Promise<void> => {
      const more = { status: states.join(',') };
      const list = await listed(t, riders.residentId, as, await wholeWindow(t), more);
      for (const { path, status: state } of rides) {
        const judge = states.includes(state) ? mustList : mustNotList;
        judge(list, path.requestId, `asked for ${more.status}, the ${state} request`);
      }
      const strange = list.items.map(({ status }) => status).filter((one) => !states.some((s) => s === one));
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

rideCheck({
  id: 'transportation.list-by-status-of-the-window',
  says: 'A status and a window hold together: a request in the state on another day is not in the list.',
  clauses: ['TRA-32', 'TRA-35'],
  async run(t, riders) {
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
          const isHeld = body.date === date && rides.some((one) => one.path.requestId === path.requestId);
          const what = `asked for ${state} around ${date}, the ${is} request of ${body.date}`;
          (isHeld ? mustList : mustNotList)(list, path.requestId, what);
        }
      }
  },
});
