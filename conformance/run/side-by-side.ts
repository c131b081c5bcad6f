import type { CheckSpec } from '../kit/check.ts';
import { familiesOf } from '../kit/families.ts';
import { hasLever } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import type { PlacedCheck } from './check-files.ts';
import type { Plan } from './order.ts';

/**
 * Whether the check may see records of another check. The checks of the planned sections make requests for
 * families and read all requests of a family. Where families come from the configuration, or as long as that
 * is unknown, the checks of one section run one by one, and each is cleaned up before the next one begins.
 */
export const sharesFamily = ({ profile, readsWithout = [] }: CheckSpec, run: RunSpec): boolean =>
  profile === 'planned' &&
  familiesOf(run).areShared !== false &&
  readsWithout.every((name) => hasLever(run, name));

/** What the checks of the planned sections read and change for a family: checks of one of these do not see the others. */
const ofFamilies = [/transportation/i, /work-?requests?/i, /activity-?attachment/i] as const;

/** Whether one of two checks that share a family may see what the other makes. */
export function mayMeet(one: CheckSpec, other: CheckSpec): boolean {
  const kindsOf = ({ id }: CheckSpec) => ofFamilies.filter((kind) => kind.test(id));
  const kinds = kindsOf(one);
  const others = kindsOf(other);
  return kinds.length === 0 || others.length === 0 || kinds.some((kind) => others.includes(kind));
}

/** The checks that have not begun yet. */
interface Queue {
  /**
   * The first check that may begin; `ended` reports its end. Undefined where all have begun or the run is
   * stopped.
   */
  next(): Promise<PlacedCheck | undefined>;
  ended(check: PlacedCheck): void;
}

/**
 * Gives the checks in their order. A check that shares a family waits for such checks that it may meet, and for all of
 * them as long as it is unknown whether families are shared; others pass it.
 */
function createQueue(checks: readonly PlacedCheck[], run: RunSpec, isStopped: () => boolean): Queue {
  const waiting = [...checks];
  const inTurn = new Set<PlacedCheck>();
  const wake: (() => void)[] = [];
  const isKnown = (): boolean => familiesOf(run).areShared !== undefined;
  const mayBegin = ({ spec }: PlacedCheck): boolean =>
    inTurn.size === 0 ||
    !sharesFamily(spec, run) ||
    (isKnown() && [...inTurn].every((other) => !mayMeet(spec, other.spec)));
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

/**
 * Runs the checks in their order, `width` of them in parallel, until all have ended or the run is stopped.
 */
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
