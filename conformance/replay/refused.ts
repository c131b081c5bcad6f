import type { Finding } from '../kit/record.ts';

/** Statuses with which gateways, proxies and load balancers refuse a request. */
const refusals = [301, 302, 303, 307, 308, 401, 403, 407, 429, 502, 503, 504];

/**
 * Whether the new answer proves nothing, because the request may not have reached the target: it is refused, was not
 * before, and no refusal was promised.
 */
export function refusesReplay(now: number, recorded: number, { aspect, statuses }: Finding): boolean {
  if (now === recorded || !refusals.includes(now)) return false;
  const right = statuses ?? (aspect === 'refusal' ? ['4XX'] : []);
  // A 5XX may come from the gateway, even if any answer except 2XX is right.
  return !right.some((one) => one === String(now) || (now < 500 && one === `${Math.trunc(now / 100)}XX`));
}
