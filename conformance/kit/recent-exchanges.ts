import type { Exchange } from './record.ts';

/** The latest exchanges, all of them kept. */
const LATEST = 20;
/** Exchanges that are kept at most. */
const MOST = 60;

/**
 * A trail with one exchange more. Of what lies further back, what changed the target is kept longer than what only
 * looked at it: a story can be reported again only with the requests that made its records.
 */
export function further(recentExchanges: readonly Exchange[], exchange: Exchange): readonly Exchange[] {
  const longer = [...recentExchanges, exchange];
  if (longer.length <= LATEST) return longer;
  const old = longer.slice(0, -LATEST).filter(changes);
  return [...old.slice(LATEST - MOST), ...longer.slice(-LATEST)];
}

const changes = ({ method, status }: Exchange): boolean => method !== 'GET' && status >= 200 && status < 300;
