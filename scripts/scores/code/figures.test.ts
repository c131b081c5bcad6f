import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, shareOf, survivorsOf } from './figures.ts';
import type { Judgement } from './judged.ts';
import type { TriedMutant } from './try-mutant.ts';

const tried = (id: string, verdict: TriedMutant['verdict']): TriedMutant => ({
  ...{ id, verdict, file: 'src/mock/domain/capacity.ts', line: 1, mutator: 'BooleanLiteral' },
  ...{ source: 'true', before: 'true', after: 'false', by: [], reachedBy: 1, seconds: 1 },
});

describe('shareOf', () => {
  it('gives the Wilson interval', () => {
    expect(shareOf(63, 70)).toEqual({ caught: 63, of: 70, share: 0.9, low: 0.8077, high: 0.9507 });
  });

  it('knows nothing where nothing was tried', () => {
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  it('has the share in an interval between 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, of) => {
        const { share, low, high } = shareOf(Math.min(some, of), of);
        expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true);
      }),
    );
  });
});

describe('figuresOf', () => {
  const all = [
    ...[tried('a', 'caught'), tried('b', 'caught'), tried('c', 'timed-out'), tried('d', 'crashed-at-start')],
    ...[tried('e', 'survived'), tried('f', 'survived'), tried('g', 'survived')],
  ];
  const judgements: readonly Judgement[] = [
    { id: 'e', judgement: 'equivalent', why: 'the list is sorted again' },
    { id: 'f', judgement: 'gap', breaks: ['CHK-32'], why: 'the second check-in is accepted' },
  ];
  const figures = figuresOf(all, survivorsOf(all, [judgements]));

  it('counts time-outs and crashes at start apart', () => {
    expect(figures).toMatchObject({ sample: 7, caught: 2, survived: 3, timedOut: 1, crashedAtStart: 1 });
  });

  it('counts what is not judged as a gap', () => {
    expect(figures).toMatchObject({ equivalent: 1, gaps: 2, unjudged: 1 });
  });

  it('takes what is no gap out of the judged share only', () => {
    expect(figures.raw).toMatchObject({ caught: 2, of: 5 });
    expect(figures.judged).toMatchObject({ caught: 2, of: 4 });
  });
});
