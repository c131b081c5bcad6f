import type { Finding } from '../kit/record.ts';

/** What gateways, proxies and balancers answer themselves where they let nothing through. */
const refusals = [301, 302, 303, 307, 308, 401, 403, 407, 429, 502, 503, 504];

/**
 * Whether the present answer says nothing about a failure, because the request may never have reached the target: it is
 * refused, was not before, and a refusal is not what was promised.
 */
export function refusesReplay(now: number, recorded: number, { aspect, statuses }: Finding): boolean {
  if (now === recorded || !refusals.includes(now)) return false;
  const right = statuses ?? (aspect === 'refusal' ? ['4XX'] : []);
  // An answer 5XX may be the gateway's, even where any answer but 2XX is right.
  return !right.some((one) => one === String(now) || (now < 500 && one === `${Math.trunc(now / 100)}XX`));
}
