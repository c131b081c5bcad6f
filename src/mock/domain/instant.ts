import { Temporal } from 'temporal-polyfill';

/** A world looks some years around itself, and its times have years of four digits. */
const FIRST = Temporal.Instant.from('1900-01-01T00:00:00Z');
const LAST = Temporal.Instant.from('9000-01-01T00:00:00Z');

/** What the time of a world can be, as part of a sentence. */
export const WORLD_TIME = 'an ISO 8601 instant from 1900 to 8999, such as 2026-06-15T12:00:00Z';

/** Whether a world can be at this instant. */
export function isWorldTime(instant: Temporal.Instant): boolean {
  return Temporal.Instant.compare(FIRST, instant) <= 0 && Temporal.Instant.compare(instant, LAST) < 0;
}

/** The instant that a text names, with its offset; undefined where it names none at which a world can be. */
export function worldTimeIn(text: unknown): Temporal.Instant | undefined {
  try {
    const instant = typeof text === 'string' ? Temporal.Instant.from(text) : undefined;
    return instant && isWorldTime(instant) ? instant : undefined;
  } catch {
    return undefined;
  }
}
