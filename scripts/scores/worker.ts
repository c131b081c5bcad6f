/** One of the processes among which the scores are divided: scores the entries it is sent, one after another. */
import { controlMutant } from '../../src/mutants/control.ts';
import { mutants } from '../../src/mutants/table.ts';
import { controlVariant } from '../../src/variants/control.ts';
import { variants } from '../../src/variants/table.ts';
import { loadChecks } from './checks.ts';
import { scoreCombination, scoreMutant, scoreVariant } from './score-entry.ts';
import type { Task } from './pool.ts';

const checks = await loadChecks();
const known = [controlMutant, ...mutants];
const free = [controlVariant, ...variants];

process.on('message', ({ id, only, seed, readings, reach }: Task) => {
  const asked = only ? checks.filter(({ spec }) => only.includes(spec.id)) : checks;
  const mutant = known.find((one) => one.id === id);
  const variant = free.find((one) => one.id === id);
  const judged = readings
    ? scoreCombination({ id, readings }, asked, seed)
    : mutant
      ? scoreMutant(mutant, asked, seed, reach)
      : variant
        ? scoreVariant(variant, asked, seed)
        : undefined;
  void judged?.then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(`${id}:`, error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
