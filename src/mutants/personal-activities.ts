import { apartMutants } from './personal-activities/apart.ts';
import { creatingMutants } from './personal-activities/creating.ts';
import { keepingMutants } from './personal-activities/keeping.ts';
import { listingMutants } from './personal-activities/listing.ts';
import { requiringMutants } from './personal-activities/requiring.ts';
import { showingMutants } from './personal-activities/showing.ts';
import type { Mutant } from './mutant.ts';

export const personalActivityMutants: readonly Mutant[] = [
  ...showingMutants,
  ...apartMutants,
  ...listingMutants,
  ...requiringMutants,
  ...creatingMutants,
  ...keepingMutants,
];
