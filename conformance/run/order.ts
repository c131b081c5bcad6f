import type { CheckSpec } from '../kit/check.ts';
import { hasLever } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import { onlyOpen } from '../kit/verdict.ts';
import { sectionOf } from './check-files.ts';
import type { PlacedCheck } from './check-files.ts';

/**
 * The checks of a run in the order in which they begin: first the parallel ones, then those that run alone.
 */
export interface Plan {
  readonly together: readonly PlacedCheck[];
  /** Checks that run one after another; other checks may run in parallel. */
  readonly inTurn: readonly PlacedCheck[];
  /** Checks that wait for events of their own records, so they may run in parallel. */
  readonly listening: readonly PlacedCheck[];
  readonly alone: readonly PlacedCheck[];
}

/**
 * The sections take turns, and the most useful checks of a section come first, so even a run that stops early
 * has tried every section. The order is the same in every run.
 */
export function inOrder(checks: readonly PlacedCheck[], run: RunSpec): Plan {
  const placeOf = (spec: CheckSpec): keyof Plan =>
    wantsQuiet(spec)
      ? 'alone'
      : awaitsEvents(spec)
        ? 'listening'
        : actsOnPool(spec, run)
          ? 'inTurn'
          : 'together';
  const those = (place: keyof Plan): PlacedCheck[] =>
    bySections(checks.filter(({ spec }) => placeOf(spec) === place));
  return {
    together: those('together'),
    inTurn: those('inTurn'),
    listening: those('listening'),
    alone: those('alone'),
  };
}

/** Without the lever, these checks act on the same announcements, those of the configuration. */
const actsOnPool = ({ id }: CheckSpec, run: RunSpec): boolean =>
  /announcement/i.test(id) && !hasLever(run, 'send-announcement');

/** Whether the check must run alone. */
export const wantsQuiet = ({ exclusive, byKind }: CheckSpec): boolean =>
  exclusive === true || byKind === true;

/**
 * Whether the check awaits events. It runs in parallel only with checks of this sort: the events of other checks
 * would delay the awaited one.
 */
export const awaitsEvents = ({ needs = [] }: CheckSpec): boolean => needs.includes('webhooks');

function bySections(checks: readonly PlacedCheck[]): PlacedCheck[] {
  const sections = new Set(checks.map(({ file }) => sectionOf(file)));
  const rows = [...sections].map((section) =>
    checks
      .filter(({ file }) => sectionOf(file) === section)
      .toSorted((one, other) => rank(one) - rank(other)),
  );
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

/**
 * The rank of a check; a smaller rank runs earlier. A check of shape or presence covers a whole answer with
 * two requests; a sequence takes hundreds of requests; a check of open clauses proves nothing.
 */
function rank({ spec, file }: PlacedCheck): number {
  if (onlyOpen(spec.clauses)) return 5;
  if (file.endsWith('sequences')) return 4;
  if (spec.negative) return 3;
  if (/(shape|presence)[\w-]*$/.test(file)) return 0;
  return /\/(create|read|list|replace|update|delete)[\w-]*$/.test(file) ? 1 : 2;
}
