/** The longest that one request waits for a busy target in all, in milliseconds. */
export const LONGEST_WAIT = 60_000;

/**
 * How long a target that is too busy wants to be left alone, in milliseconds; undefined when the answer is one to
 * judge. 503 counts only with Retry-After. 429 always does, for it says nothing about the request itself.
 */
export function waitAsked(
  status: number,
  headers: Readonly<Record<string, string>>,
  now: number,
): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const asked = headers['retry-after'];
  if (asked === undefined) return status === 429 ? 1_000 : undefined;
  const seconds = /^\d+$/.test(asked.trim()) ? Number(asked) : (Date.parse(asked) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 1_000;
}
