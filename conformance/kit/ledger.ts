import type { LeverName } from '../../openapi/generated/levers.ts';
import type { Exchange, Observation, Tier } from './record.ts';

/** The notes of one check so far. */
export interface Ledger {
  readonly observations: Observation[];
  readonly notes: string[];
  readonly tiers: Set<Tier>;
  readonly levers: Set<LeverName>;
  /** Levers that got a server error. */
  readonly leverErrors: Exchange[];
  observed: boolean;
  readonly afterwards: (() => Promise<unknown>)[];
}

export function createLedger(): Ledger {
  return {
    observations: [],
    notes: [],
    tiers: new Set(),
    levers: new Set(),
    leverErrors: [],
    observed: false,
    afterwards: [],
  };
}
