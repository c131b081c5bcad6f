import { removingMutants, replacingMutants } from './connections/changing.ts';
import { creatingMutants, mergingMutants } from './connections/creating.ts';
import { listingMutants } from './connections/listing.ts';
import { presenceMutants, showingMutants } from './connections/showing.ts';
import type { Mutant } from './mutant.ts';

export const connectionsMutants: readonly Mutant[] = [
  ...listingMutants,
  ...showingMutants,
  ...creatingMutants,
  ...mergingMutants,
  ...replacingMutants,
  ...removingMutants,
  ...presenceMutants,
];
