import { changingMutants } from './check-ins/changing.ts';
import { creatingMutants } from './check-ins/creating.ts';
import { listingMutants } from './check-ins/listing.ts';
import { oneADayMutants } from './check-ins/one-a-day.ts';
import { showingMutants } from './check-ins/showing.ts';
import type { Mutant } from './mutant.ts';

export const checkInMutants: readonly Mutant[] = [
  ...showingMutants,
  ...listingMutants,
  ...creatingMutants,
  ...oneADayMutants,
  ...changingMutants,
];
