import fc from 'fast-check';
import { soonActivity } from '../../factories/registrations.ts';
import { check } from '../../kit/check.ts';
import { move } from '../../kit/move.ts';
import type { Tools } from '../../kit/tools.ts';
import { openHall, sharedBy, type Hall, type Shared } from './hall.ts';

type Move = fc.AsyncCommand<Hall, Hall>;

/** What a second registration of a resident does is open. */
const comes = (who: number): Move =>
  move({
    name: `register(resident ${who + 1})`,
    when: (hall) => !hall.knows(who),
    run: (hall) => hall.comes(who),
  });

const cancels = (who: number): Move =>
  move({
    name: `cancel(resident ${who + 1})`,
    when: (hall) => hall.knows(who),
    run(hall) {
      hall.atStake.add(hall.waits(who) ? 'REG-30' : 'REG-28');
      return hall.cancels(who);
    },
  });

const cancelsNothing = (who: number): Move =>
  move({
    name: `cancelNothing(resident ${who + 1})`,
    when: (hall) => !hall.knows(who),
    run: async (hall) => hall.cancelsInVain(await hall.residentAt(who)),
  });

/** Cancels are drawn as often as all other moves together, because only they move a resident up the waitlist. */
const moves = [comes, cancels, cancels, cancelsNothing];

/** An activity with two more registered residents than places. One further resident is not registered yet. */
async function begin(t: Tools, places: number, shared: Shared): Promise<{ model: Hall; real: Hall }> {
  const { activityId } = await soonActivity(t, { maxRegistered: places });
  const hall = openHall(t, activityId, places, shared);
  // The lists are checked at the end of the sequence.
  for (let who = 0; who < places + 2; who += 1) await hall.comes(who);
  return { model: hall, real: hall };
}

for (const [places, name] of [
  [1, 'one-place'],
  [2, 'two-places'],
] as const) {
  check({
    id: `registrations.any-sequence-${name}`,
    says: `In any sequence of registrations and cancels with room for ${places}, a cancel changes no other entry but the one that moves up.`,
    clauses: ['REG-27', 'REG-28', 'REG-30'],
    async run(t) {
      const shared = sharedBy(t);
      const who = fc.nat({ max: places + 2 });
      const commands = moves.map((one) => who.map(one));
      await t.model(commands, () => begin(t, places, shared), {
        runs: Math.min(t.run.runs, 4),
        maxCommands: 12,
        atEnd: (hall) => hall.sees('at the end'),
      });
      const [rule, ...others] = shared.worlds.possible;
      const found = rule ?? 'other: none of the readings explains who waits';
      if (others.length === 0) t.observe('waitlist-rule', 'createRegistration', found);
      if (shared.worlds.possible.includes('never'))
        t.unproven('no one had to wait, so nothing shows who moves up');
    },
  });
}
