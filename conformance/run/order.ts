import type { CheckSpec } from '../kit/check.ts';
import { hasLever } from '../kit/levers.ts';
import type { RunSpec } from '../kit/run.ts';
import { onlyOpen } from '../kit/verdict.ts';
import { sectionOf } from './check-files.ts';
import type { PlacedCheck } from './check-files.ts';

/** The checks of a run in the order in which they begin: those that bear company, and then those that want quiet. */
export interface Plan {
  readonly together: readonly PlacedCheck[];
  /** Others may run beside them, none of these beside each other. */
  readonly inTurn: readonly PlacedCheck[];
  /** They await events that they know by what they made themselves, so they may run beside each other. */
  readonly listening: readonly PlacedCheck[];
  readonly alone: readonly PlacedCheck[];
}

/**
 * The most telling checks of every section come first, one section after the other in turn: whenever a run ends, it has
 * looked everywhere. The order is the same in every run.
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

/** Without the lever, these checks act on the same announcements: those that the configuration holds. */
const actsOnPool = ({ id }: CheckSpec, run: RunSpec): boolean =>
  /announcement/i.test(id) && !hasLever(run, 'send-announcement');

/** Nothing else may run beside such a check. */
export const wantsQuiet = ({ exclusive, byKind }: CheckSpec): boolean =>
  exclusive === true || byKind === true;

/**
 * Such a check may run beside its like alone: what all others cause stands in front of what it awaits, and a busy
 * process hears of it late.
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
 * How much a check tells for what it costs; the smaller, the sooner. A check of shape or presence looks at everything
 * that one create and one read show; a sequence takes hundreds of requests; a reading proves nothing.
 */
function rank({ spec, file }: PlacedCheck): number {
  if (onlyOpen(spec.clauses)) return 5;
  if (file.endsWith('sequences')) return 4;
  if (spec.negative) return 3;
  if (/(shape|presence)[\w-]*$/.test(file)) return 0;
  return /\/(create|read|list|replace|update|delete)[\w-]*$/.test(file) ? 1 : 2;
}
