import { describe, expect, it } from 'vitest';
import { createCleanup } from './cleanup.ts';

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

describe('cleanups in parallel with the checks', () => {
  it('runs `width` of them in parallel, in the order of arrival', async () => {
    const { begun, works, end } = gates(3);
    const cleanup = createCleanup(2);
    works.forEach(cleanup.take);
    expect(begun).toEqual([0, 1]);
    end(1);
    await turn();
    expect(begun).toEqual([0, 1, 2]);
  });

  it('begins all of them on hurry', () => {
    const { begun, works } = gates(3);
    const cleanup = createCleanup(1);
    works.forEach(cleanup.take);
    cleanup.hurry();
    expect(begun).toEqual([0, 1, 2]);
  });

  it('keeps new ones waiting after rest until idle is called', async () => {
    const { begun, works, end } = gates(2);
    const cleanup = createCleanup(2);
    cleanup.rest();
    works.forEach(cleanup.take);
    await turn();
    expect(begun).toEqual([]);
    const waiting = cleanup.idle();
    expect(begun).toEqual([0, 1]);
    [0, 1].forEach(end);
    await waiting;
  });

  it('is idle when the last one has ended, also when one fails', async () => {
    const { works, end } = gates(2);
    const cleanup = createCleanup(1);
    works.forEach(cleanup.take);
    cleanup.take(() => Promise.reject(new Error('gone')));
    let idle = false;
    const waiting = cleanup.idle().then(() => (idle = true));
    end(0);
    await turn();
    expect(idle).toBe(false);
    end(1);
    await waiting;
    expect(idle).toBe(true);
  });
});
