import type { DeclaredCheck } from '../../conformance/kit/check.ts';
import type { CheckRecord } from '../../conformance/kit/record.ts';
import { withoutEchoes } from '../../conformance/report/preconditions.ts';
import { attributedClauses } from '../../conformance/report/verdicts.ts';
import type { Mutant } from '../../src/mutants/mutant.ts';
import type { OtherReading, Variant } from '../../src/variants/variant.ts';
import type { Combination } from './combinations.ts';
import { compareObserved, isSeen } from './observed.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import { serverOf, type Server } from './serve.ts';
import { smallest } from './smallest.ts';
import { tryServer } from './trial.ts';
import { sameAnswer } from './witnessed.ts';

/** `void`: a variant shows no difference, so there was nothing to pass. */
interface Verdict {
  readonly verdict: 'caught' | 'missed' | 'passed' | 'failed' | 'void';
  /** The checks that caught it, or failed it, or why it is void. */
  readonly by: readonly string[];
  /** Clauses that a check blamed though the mutant does not break them, each after the id of the check. */
  readonly alsoBlamed?: readonly string[];
  /** Readings that were not observed, or more than one where one is configured: no failure, but nothing to rely on. */
  readonly unclear?: readonly string[];
}

interface TimedVerdict extends Verdict {
  readonly seconds: number;
}

export interface Judged extends TimedVerdict {
  readonly id: string;
  readonly kind: 'mutant' | 'variant' | 'combination';
}

/**
 * Which checks a mutant meets: those that cite what it breaks, up to the `first` that catches it or `all` of them,
 * so that `by` names every check with the power to catch it; or every check, as in a `whole` run, so that `alsoBlamed`
 * names every clause that a run would blame wrongly.
 */
export type Reach = 'first' | 'all' | 'whole';

const voided = (why: string): Verdict => ({ verdict: 'void', by: [why] });

const isFailure = ({ verdict }: CheckRecord): boolean => verdict === 'fail' || verdict === 'error';

const mutantVerdict = async (
  mutant: Mutant,
  checks: readonly DeclaredCheck[],
  seed: number,
  reach: Reach,
): Promise<Verdict> => {
  const { breaks } = mutant;
  const citing = checks.filter(({ spec }) => spec.clauses.some((clause) => breaks.includes(clause)));
  if (citing.length === 0) return { verdict: 'missed', by: [`no check cites ${breaks.join(', ')}`] };
  const records = await tryServer(
    { ...serverOf(mutant), seed },
    reach === 'whole' ? checks : citing,
    ({ verdict }) => reach === 'first' && verdict === 'fail',
  );
  const caught = records.filter(({ verdict }) => verdict === 'fail');
  const isBroken = (clause: string): boolean => breaks.some((broken) => broken === clause);
  const failed = withoutEchoes(caught).filter(({ verdict }) => verdict === 'fail');
  const alsoBlamed = failed.flatMap((check) =>
    attributedClauses(check)
      .filter((clause) => !isBroken(clause))
      .map((clause) => `${check.id} ${clause}`),
  );
  // Checks that cite no broken clause may fail on their way; they alone catch nothing.
  const isCaught =
    reach === 'whole' ? failed.some((check) => attributedClauses(check).some(isBroken)) : caught.length > 0;
  return isCaught
    ? { verdict: 'caught', by: caught.map(({ id }) => id), alsoBlamed }
    : { verdict: 'missed', by: citing.map(({ spec }) => spec.id) };
};

const variantVerdict = async (
  variant: Variant,
  checks: readonly DeclaredCheck[],
  seed: number,
): Promise<Verdict> => {
  if (!('taken' in variant)) {
    const same = await sameAnswer(variant);
    if (same !== undefined)
      return voided(`its witness sees what the original server answers: ${same.slice(0, 120)}`);
  }
  const records = await tryServer({ ...serverOf(variant), seed }, checks);
  const verdict = alarmsOf(records, variant.readings, variant.tables !== undefined);
  const isShown = !('taken' in variant) || isObserved(records, variant.taken);
  return verdict.verdict === 'failed' || isShown ? verdict : voided('no check observes its reading');
};

/**
 * Any violation is a false alarm, and so is an observation that is not what is configured. A server with other tables
 * may show a reading that is its own; it is configured nowhere, so it is only reported.
 */
const alarmsOf = (
  records: readonly CheckRecord[],
  readings: Server['readings'],
  hasOwnHabits = false,
): Verdict => {
  const alarms = records
    .filter(isFailure)
    .map(({ id, finding, reason }) => `${id}: ${finding?.found ?? reason ?? ''}`);
  const observed = compareObserved(
    records.flatMap(({ observations }) => observations),
    readings,
  );
  const by = hasOwnHabits ? alarms : [...alarms, ...observed.wrong];
  const unclear = hasOwnHabits ? [...observed.wrong, ...observed.unclear] : observed.unclear;
  return { verdict: by.length === 0 ? 'passed' : 'failed', by, ...(unclear.length > 0 && { unclear }) };
};

const isObserved = (records: readonly CheckRecord[], taken: OtherReading['taken']): boolean =>
  isSeen(
    records.flatMap(({ observations }) => observations),
    taken,
  );

const timed = async (judge: () => Promise<Verdict>): Promise<TimedVerdict> => {
  const start = performance.now();
  return { ...(await judge()), seconds: (performance.now() - start) / 1000 };
};

/**
 * Tries a mutant by the checks that cite a clause which it says it breaks, up to the first that catches it, or
 * further, as `reach` says.
 */
export const scoreMutant = async (
  mutant: Mutant,
  checks: readonly DeclaredCheck[],
  seed: number,
  reach: Reach = 'first',
): Promise<Judged> => ({
  id: mutant.id,
  kind: 'mutant',
  ...(await timed(() => mutantVerdict(mutant, checks, seed, reach))),
});

/** Tries a variant by every check that it may meet. */
export const scoreVariant = async (
  variant: Variant,
  checks: readonly DeclaredCheck[],
  seed: number,
): Promise<Judged> => ({
  id: variant.id,
  kind: 'variant',
  ...(await timed(() => variantVerdict(variant, checks, seed))),
});

/** How many failing checks are narrowed down; the rest usually has the same reasons. */
const NARROWED = 12;

/** For each check that fails, or observes another reading, the fewest readings with which it still does. */
const narrowed = async (
  readings: Readings,
  records: readonly CheckRecord[],
  checks: readonly DeclaredCheck[],
  seed: number,
): Promise<readonly string[]> => {
  const taken: readonly (readonly [string, unknown])[] = Object.entries(readings);
  const alarms = (some: typeof taken, check: DeclaredCheck): Promise<Verdict> => {
    const fewer = Object.fromEntries(some);
    return tryServer({ readings: fewer, seed }, [check]).then((seen) => alarmsOf(seen, fewer));
  };
  const isAlarm = (record: CheckRecord): boolean => alarmsOf([record], readings).verdict === 'failed';
  const ids = new Set(records.filter(isAlarm).map(({ id }) => id));
  const lines: string[] = [];
  for (const check of checks.filter(({ spec }) => ids.has(spec.id)).slice(0, NARROWED)) {
    const happens = async (some: typeof taken) => (await alarms(some, check)).verdict === 'failed';
    if (!(await happens(taken))) {
      lines.push(`${check.spec.id}: only after the checks before it`);
      continue;
    }
    const few = await smallest(taken, happens);
    const { by } = await alarms(few, check);
    lines.push(
      `${few.map(([choice, reading]) => (typeof reading === 'string' ? `${choice}.${reading}` : choice)).join(' + ')}: ${by.join('; ')}`,
    );
  }
  return lines;
};

/** Tries several readings at once; of an alarm it says which of them it takes. */
export const scoreCombination = async (
  { id, readings }: Combination,
  checks: readonly DeclaredCheck[],
  seed: number,
): Promise<Judged> => ({
  id,
  kind: 'combination',
  ...(await timed(async () => {
    const records = await tryServer({ readings, seed }, checks);
    const verdict = alarmsOf(records, readings);
    return verdict.verdict === 'passed'
      ? verdict
      : { ...verdict, by: [...verdict.by, ...(await narrowed(readings, records, checks, seed))] };
  })),
});
