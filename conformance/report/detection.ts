import { codeScore, codeScoreText } from '../catalogue/code-score.ts';
import type { KnownFault } from '../catalogue/data-file.ts';
import type { CheckRecord } from '../kit/record.ts';
import { reasonAlone } from '../kit/to-add.ts';
import { many } from '../kit/words.ts';
import type { Results } from './results.ts';

interface Reach {
  readonly known: number;
  /** Those that this run would have caught. */
  readonly reached: number;
}

/** How many of the known faults a run could have caught, after skips, missing tiers and waivers. */
export interface Detection extends Reach {
  readonly sections: Readonly<Record<string, Reach>>;
  /** Reasons why known faults cannot be caught, with the number of faults of each, the largest first. */
  readonly lacking: readonly { readonly reason: string; readonly faults: number }[];
}

const judged = ({ verdict }: CheckRecord): boolean => verdict === 'pass' || verdict === 'fail';

const sectionOf = ({ id }: KnownFault): string => id.split('.')[0] ?? id;

/** The detection of a run: it reaches a fault where a check that catches this fault passed or failed. */
export function detectionOf(faults: readonly KnownFault[], checks: readonly CheckRecord[]): Detection {
  const byId = new Map(checks.map((check) => [check.id, check]));
  const isReached = ({ caughtBy }: KnownFault): boolean =>
    caughtBy.some((id) => {
      const check = byId.get(id);
      return check !== undefined && judged(check);
    });
  const reachOf = (some: readonly KnownFault[]): Reach => ({
    known: some.length,
    reached: some.filter(isReached).length,
  });
  const names = [...new Set(faults.map(sectionOf))];
  const reasons = new Map<string, number>();
  for (const fault of faults.filter((one) => !isReached(one))) {
    const stopped = fault.caughtBy.flatMap((id) => byId.get(id) ?? []);
    const reason =
      stopped.find((check) => check.reason !== undefined)?.reason ?? 'its checks were not selected';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    ...reachOf(faults),
    sections: Object.fromEntries(
      names.map((name) => [name, reachOf(faults.filter((fault) => sectionOf(fault) === name))]),
    ),
    lacking: [...reasons]
      .map(([reason, count]) => ({ reason, faults: count }))
      .sort((one, other) => other.faults - one.faults || (one.reason < other.reason ? -1 : 1)),
  };
}

/** Whether the run tried all of its profiles. What a part of them catches says nothing of the suite. */
const isWhole = ({ only, shard, interrupted, leftOut }: Results): boolean =>
  only === undefined && shard === undefined && !interrupted && leftOut === undefined;

/** Adds the detection to the results of a whole run; nothing is added where the package knows no faults. */
export function withDetection(results: Results, faults: readonly KnownFault[] | undefined): Results {
  if (!faults) return results;
  const profiles = new Set<string>(results.clauses.map(({ id }) => id));
  // Faults outside the profiles of the run are left out.
  const about = faults.filter(({ breaks }) => breaks.some((id) => profiles.has(id)));
  const likest = likestOf(about, results.checks);
  return {
    ...results,
    ...(isWhole(results) && { detection: detectionOf(about, results.checks) }),
    ...(likest && { resembles: { id: likest.id, says: likest.says } }),
  };
}

/** The least likeness for which a report names a known fault: half of all checks that fail for either. */
const LIKE = 0.5;

/** Checks that fail for both. One alone is no pattern: many faults fail the same check. */
const LEAST_SHARED = 2;

/**
 * The known fault that fails nearly the same checks as this run; undefined where none does. Likeness is the part of the
 * checks failed by either that is failed by both, among those that this run judged.
 */
export function likestOf(
  faults: readonly KnownFault[],
  checks: readonly CheckRecord[],
): KnownFault | undefined {
  const failed = new Set(checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id));
  if (failed.size === 0) return undefined;
  const ran = new Set(checks.filter(judged).map(({ id }) => id));
  const likeness = ({ caughtBy }: KnownFault): number => {
    const expected = caughtBy.filter((id) => ran.has(id));
    const both = expected.filter((id) => failed.has(id)).length;
    if (both < LEAST_SHARED) return 0;
    return both / (failed.size + expected.length - both);
  };
  const [best] = faults
    .map((fault) => ({ fault, like: likeness(fault) }))
    .sort((one, other) => other.like - one.like || (one.fault.id < other.fault.id ? -1 : 1));
  return best && best.like >= LIKE ? best.fault : undefined;
}

/** What a report says of it, one sentence a line. */
export function detectionLines({ detection, resembles }: Results): readonly string[] {
  const likeness = resembles ? [`behaves like a known fault, ${resembles.id}: ${resembles.says}`] : [];
  if (!detection) return likeness;
  const { known, reached, lacking } = detection;
  const share = known === 0 ? 100 : Math.floor((100 * reached) / known);
  const [most] = lacking;
  const lost = most ? `; ${most.faults} of the others are out of reach: ${reasonAlone(most.reason)}` : '';
  return [
    ...likeness,
    `this run would have caught ${reached} of ${many(known, 'known fault')} (${share} %)${lost}`,
    codeScoreText(codeScore),
  ];
}
