import { askingMutants } from './family-access/asking.ts';
import { listingMutants } from './family-access/listing.ts';
import { moduleMutants } from './family-access/modules.ts';
import type { Mutant } from './mutant.ts';

export const familyAccessMutants: readonly Mutant[] = [...askingMutants, ...listingMutants, ...moduleMutants];
