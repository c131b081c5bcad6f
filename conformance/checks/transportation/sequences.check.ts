import fc from 'fast-check';
import { bodyOf, type TransportationSetup, type RidePlan } from '../../moves/transportation-setup.ts';
import {
  askForRide,
  canSettle,
  cancelRide,
  changeRide,
  commentOnRide,
  readRides,
  staffSettleRide,
} from '../../moves/transportation.ts';
import { givenRiders, type Riders } from '../../factories/transportation.ts';
import { check } from '../../kit/check.ts';
import { idsOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { PEOPLE, STAFF, STATUSES, type RideBook } from '../../models/transportation.ts';
import { asked, listed, wholeWindow } from '../../assertions/transportation.ts';

const plans: fc.Arbitrary<RidePlan> = fc.record({
  day: fc.nat({ max: 6 }),
  hour: fc.integer({ min: 11, max: 14 }),
  isFull: fc.boolean(),
});

/** What every sequence begins with: two requests, and the people of the check. */
async function begin(
  t: Tools,
  riders: Riders,
  stranger: Identity,
): Promise<{ model: RideBook; real: TransportationSetup }> {
  const { resident, residentId, relative: first } = riders;
  const [, second = first] = riders.connections;
  const former = idsOf((await listed(t, residentId, resident, await wholeWindow(t))).items);
  const people = { resident, 'first connection': first, 'second connection': second, stranger };
  const model: RideBook = { rides: new Map() };
  const real: TransportationSetup = { t, riders, people, former };
  const plan = { day: 0, hour: 12, isFull: true };
  for (const by of ['resident', 'first connection'] as const) {
    const body = bodyOf(real, plan);
    const { requestId: id } = (await asked(t, riders, body, people[by])).path;
    model.rides.set(id, { ...{ id, by, body }, status: 'pending', comments: 0 });
  }
  return { model, real };
}

check({
  id: 'transportation.any-sequence',
  says: 'After any sequence of actions by family, staff and an unrelated user each finds what they may see, as last changed.',
  clauses: ['TRA-74', 'TRA-79', 'TRA-77'],
  async run(t) {
    const family = fc.constantFrom(...PEOPLE.filter((one) => one !== 'stranger'));
    const [one, other] = [await givenRiders(t, { connections: 2 }), await givenRiders(t)];
    const who = one.residentId === other.residentId ? family : fc.constantFrom(...PEOPLE);
    const which = fc.nat({ max: 5 });
    const moves = STAFF.filter((to) => canSettle(t.run, to));
    const states = fc.subarray([...STATUSES], { minLength: 1 });
    const commands = [
      fc.tuple(who, plans).map((args) => askForRide(...args)),
      fc.tuple(family, which, plans).map((args) => changeRide(...args)),
      fc.tuple(who, which, plans).map((args) => changeRide(...args)),
      fc.tuple(family, which).map((args) => cancelRide(...args)),
      fc.tuple(who, which).map((args) => cancelRide(...args)),
      fc.tuple(who, which).map((args) => commentOnRide(...args)),
      fc.tuple(who, states).map((args) => readRides(...args)),
      ...(moves.length === 0
        ? []
        : [fc.tuple(which, fc.constantFrom(...moves)).map((args) => staffSettleRide(...args))]),
    ];
    await t.model(commands, () => begin(t, one, other.relative), { maxCommands: 8 });
  },
});
