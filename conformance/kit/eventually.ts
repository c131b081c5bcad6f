/** The only place where the suite waits: for a promised state, and for a target that asks for time. */

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Asks until the test holds or the patience (milliseconds) is used up, and returns the last value in both cases. The
 * caller judges it, so a failure shows the real state.
 */
export async function eventually<T>(
  poll: () => Promise<T>,
  test: (seen: T) => boolean,
  patience: number,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<T> {
  const end = performance.now() + patience;
  for (let step = 50; ; step = Math.min(step * 2, 1_000)) {
    const seen = await poll();
    if (test(seen) || performance.now() + step > end) return seen;
    await wait(step);
  }
}
