import type { Finding } from '../kit/record.ts';

/** What gateways, proxies and balancers answer themselves where they let nothing through. */
const refusals = [301, 302, 303, 307, 308, 401, 403, 407, 429, 502, 503, 504];

/**
 * Whether the present answer says nothing about a failure, because the request may never have reached the target: it is
 * refused, was not before, and a refusal is not what was promised.
 */
export function refusesReplay(now: number, recorded: number, { promised }: Finding): boolean {
  if (now === recorded || !refusals.includes(now)) return false;
  const promise = now < 500 ? `\\b${now}\\b|4xx|refus|no answer 2xx` : `\\b${now}\\b`;
  return !new RegExp(promise, 'i').test(promised);
}
