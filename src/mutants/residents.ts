import { listingMutants } from './residents/listing.ts';
import { removingMutants } from './residents/removing.ts';
import { presenceMutants, showingMutants } from './residents/showing.ts';
import { creatingMutants, replacingMutants } from './residents/writing.ts';
import type { Mutant } from './mutant.ts';

export const residentsMutants: readonly Mutant[] = [
  ...listingMutants,
  ...showingMutants,
  ...creatingMutants,
  ...replacingMutants,
  ...removingMutants,
  ...presenceMutants,
];
