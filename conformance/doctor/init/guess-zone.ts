import { offsetIn } from '../zone-evidence.ts';
import type { Evidence } from '../zone-evidence.ts';

/** Zones that are named before others which show the same time. */
const usual: readonly string[] = [
  'Etc/UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** The zones that fit all evidence, the most likely first; empty without evidence. */
export function zonesThatFit(evidence: readonly Evidence[]): readonly string[] {
  if (evidence.length === 0) return [];
  const fits = (zone: string): boolean =>
    evidence.every(({ instant, offset }) => offsetIn(zone, instant) === offset);
  return [...new Set([...usual, ...Intl.supportedValuesOf('timeZone')])].filter(fits);
}
