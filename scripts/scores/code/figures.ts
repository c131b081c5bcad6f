import { countedAs, type Counted, type Judgement } from './judged.ts';
import type { TriedMutant } from './try-mutant.ts';

/** A share and the interval in which it lies with a confidence of 95 %. */
export interface Share {
  readonly caught: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for a confidence of 95 %. */
const Z = 1.959964;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The share with its Wilson interval; everything is possible where nothing was tried. */
export const shareOf = (caught: number, of: number): Share => {
  if (of === 0) return { caught, of, share: 0, low: 0, high: 1 };
  const share = caught / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return {
    ...{ caught, of, share: rounded(share) },
    low: rounded(Math.max(0, (middle - spread) / scale)),
    high: rounded(Math.min(1, (middle + spread) / scale)),
  };
};

export interface CodeFigures {
  /** How many were tried. */
  readonly sample: number;
  readonly caught: number;
  readonly survived: number;
  readonly timedOut: number;
  readonly crashedAtStart: number;
  readonly open: number;
  readonly outOfReach: number;
  readonly equivalent: number;
  /** Survivors that break a firm clause, and those that are not judged. */
  readonly gaps: number;
  /** Of these, the ones that are not judged. */
  readonly unjudged: number;
  /** Caught, of caught and survived. */
  readonly raw: Share;
  /** Caught, of caught and gaps. */
  readonly judged: Share;
}

export interface Survivor extends TriedMutant {
  readonly counted: Counted;
}

export const survivorsOf = (
  tried: readonly TriedMutant[],
  readers: readonly (readonly Judgement[])[],
): readonly Survivor[] =>
  tried
    .filter(({ verdict }) => verdict === 'survived')
    .map((mutant) => ({ ...mutant, counted: countedAs(mutant, readers) }));

export const figuresOf = (tried: readonly TriedMutant[], survivors: readonly Survivor[]): CodeFigures => {
  const all = (verdict: TriedMutant['verdict']) => tried.filter((one) => one.verdict === verdict).length;
  const counted = (as: Counted['as']) => survivors.filter((one) => one.counted.as === as).length;
  const [caught, unjudged] = [all('caught'), counted('unjudged')];
  const gaps = counted('gap') + unjudged;
  return {
    ...{ sample: tried.length, caught, survived: survivors.length },
    ...{ timedOut: all('timed-out'), crashedAtStart: all('crashed-at-start') },
    ...{ open: counted('open'), outOfReach: counted('out-of-reach'), equivalent: counted('equivalent') },
    ...{ gaps, unjudged },
    raw: shareOf(caught, caught + survivors.length),
    judged: shareOf(caught, caught + gaps),
  };
};
