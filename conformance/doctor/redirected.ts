import { locationOf } from '../kit/redirect.ts';
import type { Arrival } from '../kit/wire.ts';
import type { Finding, Planned } from './finding.ts';

/**
 * The finding about an answer that sends its client to another address; undefined for any other. Nothing follows it:
 * the token would go to an address that the user never named.
 */
export function redirected(
  { url }: Pick<Planned, 'url'>,
  path: string,
  arrival: Pick<Arrival, 'status' | 'headers'>,
): Finding | undefined {
  const location = locationOf(arrival);
  if (location === undefined || !URL.canParse(location, url + path)) return undefined;
  const { origin, pathname } = new URL(location, url + path);
  // The query may hold a ticket, and says nothing about the address.
  const address = origin === 'null' ? location : origin + pathname;
  const isSamePath = address.endsWith(path);
  return {
    ...{ grade: 'stops', fault: 'configuration', key: 'url' },
    promised: `the target itself answers at ${url}`,
    found: `${arrival.status} to GET ${path}, which leads to ${address}`,
    next: isSamePath
      ? `set url to ${address.slice(0, -path.length)} if that is the target; redirects are not followed, because they would carry the token along`
      : 'set url to the address of the target itself; if a gateway asks for a login there, add its key under headers',
  };
}
