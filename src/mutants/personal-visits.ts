import { changingMutants } from './personal-visits/changing.ts';
import { keepingMutants } from './personal-visits/keeping.ts';
import { lastingMutants } from './personal-visits/lasting.ts';
import { listingMutants } from './personal-visits/listing.ts';
import { peopleMutants } from './personal-visits/people.ts';
import { requiringMutants } from './personal-visits/requiring.ts';
import { showingMutants } from './personal-visits/showing.ts';
import type { Mutant } from './mutant.ts';

export const personalVisitMutants: readonly Mutant[] = [
  ...showingMutants,
  ...listingMutants,
  ...requiringMutants,
  ...keepingMutants,
  ...lastingMutants,
  ...peopleMutants,
  ...changingMutants,
];
