import { UsageError } from './usage.ts';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * The milliseconds of '500ms', '30s', '2m' or '1h'. Throws UsageError, which names the origin, for other
 * texts.
 */
export function parseDuration(text: string, origin: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text.trim()) ?? [];
  const milliseconds = Math.round(Number(amount) * (units[unit ?? ''] ?? 0));
  if (!(milliseconds > 0)) {
    throw new UsageError(
      `${origin} is not a duration: '${text}'. Write a number with its unit, such as 30s, 2m or 500ms.`,
    );
  }
  return milliseconds;
}
