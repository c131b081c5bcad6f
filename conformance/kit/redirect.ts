import type { Arrival } from './wire.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Where an answer sends its client, as it is written there; undefined where it does not. */
export const locationOf = ({ status, headers }: Pick<Arrival, 'status' | 'headers'>): string | undefined =>
  REDIRECTS.includes(status) && headers['location'] ? headers['location'] : undefined;
