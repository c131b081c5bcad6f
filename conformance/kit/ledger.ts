import type { Observation, Tier } from './record.ts';

/** What one check has noted so far. */
export interface Ledger {
  readonly observations: Observation[];
  readonly notes: string[];
  readonly tiers: Set<Tier>;
  observed: boolean;
  readonly afterwards: (() => Promise<unknown>)[];
}

export function createLedger(): Ledger {
  return { observations: [], notes: [], tiers: new Set(), observed: false, afterwards: [] };
}
