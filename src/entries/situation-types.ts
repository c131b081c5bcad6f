import type { SituationIds, SituationInput, SituationName } from '../fixtures/situations/facts.ts';

/**
 * Situations by name: each brings a small state about, of new records, and returns their ids. Everything that one takes may
 * be left out.
 */
export type Situations = {
  readonly [S in SituationName]: (input?: SituationInput<S>) => Promise<SituationIds<S>>;
};
