import type { Mutant } from './mutant.ts';
import { changingMutants } from './transportation/changing.ts';
import { creatingMutants } from './transportation/creating.ts';
import { validatingMutants } from './transportation/validating.ts';
import { listingMutants } from './transportation/listing.ts';
import { needsMutants } from './transportation/needs.ts';
import { recurringMutants } from './transportation/recurring.ts';
import { settingsMutants } from './transportation/settings.ts';
import { showingMutants } from './transportation/showing.ts';

export const transportationMutants: readonly Mutant[] = [
  ...settingsMutants,
  ...showingMutants,
  ...listingMutants,
  ...recurringMutants,
  ...creatingMutants,
  ...validatingMutants,
  ...needsMutants,
  ...changingMutants,
];
