import type { CheckSpec } from '../kit/check.ts';
import { familiesOf } from '../kit/families.ts';
import { hasLever } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import { remembered } from '../kit/remembered.ts';
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

/**
 * The kinds of data that checks of the planned sections read and change for a family. Checks of one kind do not see the
 * others.
 */
const ofFamilies = [/transportation/i, /work-?requests?/i, /activity-?attachment/i] as const;

export const kindsOf = ({ id }: Pick<CheckSpec, 'id'>): readonly RegExp[] =>
  ofFamilies.filter((kind) => kind.test(id));

/** Whether two checks that share a family may see each other's records, by their kinds. */
export const mayMeet = (kinds: readonly RegExp[], others: readonly RegExp[]): boolean =>
  kinds.length === 0 || others.length === 0 || kinds.some((kind) => others.includes(kind));

/** The checks that have not begun yet. */
interface Queue {
  /** The first check that may begin; `ended` reports its end. Undefined if all have begun or the run is stopped. */
  next(): Promise<PlacedCheck | undefined>;
  ended(check: PlacedCheck): void;
}

/** Waiting checks in order, which use a family for the same kind of data, or no family. */
interface Group {
  readonly kinds: readonly RegExp[];
  readonly isOfFamily: boolean;
  /** The first one comes last. */
  readonly waiting: { readonly at: number; readonly check: PlacedCheck }[];
}

function inGroups(checks: readonly PlacedCheck[], run: RunSpec): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [at, check] of [...checks.entries()].reverse()) {
    const isOfFamily = sharesFamily(check.spec, run);
    const kinds = isOfFamily ? kindsOf(check.spec) : [];
    const key = `${isOfFamily} ${kinds.join(' ')}`;
    remembered(groups, key, () => ({ kinds, isOfFamily, waiting: [] })).waiting.push({ at, check });
  }
  return [...groups.values()];
}

/**
 * Gives the checks in order. A check that shares a family waits for checks whose records it may see, and for all of
 * them while it is unknown whether families are shared; other checks overtake it. Checks that run one by one take
 * longest, so the next of them never waits for others.
 */
function createQueue(checks: readonly PlacedCheck[], run: RunSpec, isStopped: () => boolean): Queue {
  const groups = inGroups(checks, run);
  const inTurn = new Map<PlacedCheck, Group>();
  const wake: (() => void)[] = [];
  const mayBegin = ({ kinds, isOfFamily }: Group): boolean => {
    const { areShared } = familiesOf(run);
    if (!isOfFamily || inTurn.size === 0 || areShared === false) return true;
    return areShared === true && [...inTurn.values()].every((other) => !mayMeet(kinds, other.kinds));
  };
  const placeOf = ({ isOfFamily, waiting }: Group): number =>
    (waiting.at(-1)?.at ?? Infinity) -
    (isOfFamily && familiesOf(run).areShared !== false ? checks.length : 0);
  return {
    async next() {
      while (!isStopped()) {
        const left = groups.filter(({ waiting }) => waiting.length > 0);
        if (left.length === 0) break;
        const [group] = left.filter(mayBegin).toSorted((one, other) => placeOf(one) - placeOf(other));
        if (group) {
          const check = group.waiting.pop()?.check;
          if (check && group.isOfFamily && familiesOf(run).areShared !== false) inTurn.set(check, group);
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
