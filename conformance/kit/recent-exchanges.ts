import type { Exchange } from './record.ts';

/** The latest exchanges, all of them kept. */
const LATEST = 20;
/** Exchanges that are kept at most. */
const MOST = 60;

/**
 * The recent exchanges with one more. Of the older ones, those that changed the target are kept longer than those that
 * only read it: a story can be replayed only with the requests that created its records.
 */
export function further(recentExchanges: readonly Exchange[], exchange: Exchange): readonly Exchange[] {
  const longer = [...recentExchanges, exchange];
  if (longer.length <= LATEST) return longer;
  const old = longer.slice(0, -LATEST).filter(changes);
  return [...old.slice(LATEST - MOST), ...longer.slice(-LATEST)];
}

const changes = ({ method, status }: Exchange): boolean => method !== 'GET' && status >= 200 && status < 300;
