/** The only place where the suite waits: for a state that is promised to come, and for a target that asks for time. */

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Asks again until the test holds or the patience (milliseconds) is used up, and gives back the last thing seen
 * either way: the caller judges it, so that a failure shows what was there.
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
