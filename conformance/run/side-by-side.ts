import type { CheckSpec } from '../kit/check.ts';
import { familiesOf } from '../kit/families.ts';
import type { RunSpec } from '../kit/run.ts';
import type { PlacedCheck } from './check-files.ts';
import type { Plan } from './order.ts';

/**
 * Whether such a check may meet what another one makes. The checks of the planned sections make requests for families
 * and look at all that a family has; where people of the configuration have to serve, or as long as nobody knows
 * whether they have to, these checks take turns, and each is tidied up before the next one begins.
 */
export const sharesFamily = ({ profile }: CheckSpec, run: RunSpec): boolean =>
  profile === 'planned' && familiesOf(run).areShared !== false;

/** Checks that wait until they may begin. */
interface Queue {
  /** The first one that may begin; it is under way until its end is told. Undefined where all have begun. */
  next(): Promise<PlacedCheck | undefined>;
  ended(check: PlacedCheck): void;
}

/** Gives the checks in their order; those that may meet what another one makes let the others pass meanwhile. */
function createQueue(checks: readonly PlacedCheck[], run: RunSpec, isStopped: () => boolean): Queue {
  const waiting = [...checks];
  const inTurn = new Set<PlacedCheck>();
  const wake: (() => void)[] = [];
  const mayBegin = ({ spec }: PlacedCheck): boolean => inTurn.size === 0 || !sharesFamily(spec, run);
  return {
    async next() {
      while (!isStopped() && waiting.length > 0) {
        const at = waiting.findIndex(mayBegin);
        const [check] = at < 0 ? [] : waiting.splice(at, 1);
        if (check) {
          if (sharesFamily(check.spec, run)) inTurn.add(check);
          return check;
        }
        await new Promise<void>((resolve) => wake.push(resolve));
      }
      return undefined;
    },
    ended(check) {
      inTurn.delete(check);
      for (const resolve of wake.splice(0)) resolve();
    },
  };
}

/** Begins the checks in their order, so many at a time, until all have ended or the run is stopped. */
export async function sideBySide(
  { together, inTurn = [] }: Partial<Pick<Plan, 'inTurn'>> & Pick<Plan, 'together'>,
  width: number,
  run: RunSpec,
  tryOne: (check: PlacedCheck) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  const queue = createQueue(together, run, isStopped);
  const lane = async (): Promise<void> => {
    for (let check = await queue.next(); check; check = await queue.next()) {
      await tryOne(check);
      queue.ended(check);
    }
  };
  const first = async (): Promise<void> => {
    for (const check of inTurn) {
      if (isStopped()) return;
      await tryOne(check);
    }
    await lane();
  };
  await Promise.all([first(), ...Array.from({ length: width - 1 }, lane)]);
}
