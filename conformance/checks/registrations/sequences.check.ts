import fc from 'fast-check';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { cancels, cancelsNothing, comes, entered, mustMatch, type Hall } from '../../moves/registrations.ts';
import { guests, soonActivity } from '../../factories/registrations.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { allWorlds, type Attendance } from '../../models/registrations.ts';

/**
 * Cancels are drawn as often as all other moves together, because only they move a resident up the waitlist.
 */
const moves = [comes, cancels, cancels, cancelsNothing];

/** An activity with two more registered residents than places. One further resident is not registered yet. */
async function begin(
  t: Tools,
  places: number,
  shared: Pick<Hall, 'worlds' | 'patience'>,
): Promise<{ model: Attendance; real: Hall }> {
  const { activityId } = await soonActivity(t, { maxRegistered: places });
  const residents = await guests(t, places + 3);
  const model: Attendance = { places, entries: [] };
  const real = { t, activityId, residents, ...shared, atStake: new Set<ClauseId>() };
  // The lists are checked at the end of the sequence.
  for (let who = 0; who < places + 2; who += 1) await entered(who, model, real);
  return { model, real };
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
      const shared = { worlds: allWorlds(), patience: { milliseconds: t.run.patience } };
      const who = fc.nat({ max: places + 2 });
      const commands = moves.map((one) => who.map(one));
      await t.model(commands, () => begin(t, places, shared), {
        runs: Math.min(t.run.runs, 4),
        maxCommands: 12,
        atEnd: (model, hall) => mustMatch(model, hall),
      });
      const [rule, ...others] = shared.worlds.possible;
      const found = rule ?? 'other: none of the readings explains who waits';
      if (others.length === 0) t.observe('waitlist-rule', 'createRegistration', found);
      if (shared.worlds.possible.includes('never'))
        t.unproven('no one had to wait, so nothing shows who moves up');
    },
  });
}
