import type { LeverName } from '../../openapi/generated/levers.ts';
import type { Observation, Tier } from './record.ts';

/** What one check has noted so far. */
export interface Ledger {
  readonly observations: Observation[];
  readonly notes: string[];
  readonly tiers: Set<Tier>;
  readonly levers: Set<LeverName>;
  observed: boolean;
  readonly afterwards: (() => Promise<unknown>)[];
}

export function createLedger(): Ledger {
  return {
    observations: [],
    notes: [],
    tiers: new Set(),
    levers: new Set(),
    observed: false,
    afterwards: [],
  };
}
