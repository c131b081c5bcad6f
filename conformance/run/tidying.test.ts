import { describe, expect, it } from 'vitest';
import { createTidying } from './tidying.ts';

/** Cleanups that end when the test calls `end`. */
function gates(count: number): {
  readonly begun: number[];
  readonly end: (at: number) => void;
  works: (() => Promise<void>)[];
} {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = Array.from({ length: count }, (_, at) => () => {
    begun.push(at);
    return new Promise<void>((resolve) => (ends[at] = resolve));
  });
  return { begun, works, end: (at) => ends[at]?.() };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('cleanups beside the checks', () => {
  it('runs `width` of them in parallel, in the order of arrival', async () => {
    const { begun, works, end } = gates(3);
    const tidying = createTidying(2);
    works.forEach(tidying.take);
    expect(begun).toEqual([0, 1]);
    end(1);
    await turn();
    expect(begun).toEqual([0, 1, 2]);
  });

  it('begins all of them on hurry', () => {
    const { begun, works } = gates(3);
    const tidying = createTidying(1);
    works.forEach(tidying.take);
    tidying.hurry();
    expect(begun).toEqual([0, 1, 2]);
  });

  it('keeps new ones waiting after rest until idle is called', async () => {
    const { begun, works, end } = gates(2);
    const tidying = createTidying(2);
    tidying.rest();
    works.forEach(tidying.take);
    await turn();
    expect(begun).toEqual([]);
    const waiting = tidying.idle();
    expect(begun).toEqual([0, 1]);
    [0, 1].forEach(end);
    await waiting;
  });

  it('is idle when the last one has ended, also when one fails', async () => {
    const { works, end } = gates(2);
    const tidying = createTidying(1);
    works.forEach(tidying.take);
    tidying.take(() => Promise.reject(new Error('gone')));
    let idle = false;
    const waiting = tidying.idle().then(() => (idle = true));
    end(0);
    await turn();
    expect(idle).toBe(false);
    end(1);
    await waiting;
    expect(idle).toBe(true);
  });
});
