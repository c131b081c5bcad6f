import { keepingMutants } from './attendance/keeping.ts';
import { listingMutants } from './attendance/listing.ts';
import { removingMutants } from './attendance/removing.ts';
import { requiringMutants } from './attendance/requiring.ts';
import { showingMutants } from './attendance/showing.ts';
import { updatingMutants } from './attendance/updating.ts';
import type { Mutant } from './mutant.ts';

export const attendanceMutants: readonly Mutant[] = [
  ...showingMutants,
  ...listingMutants,
  ...requiringMutants,
  ...keepingMutants,
  ...updatingMutants,
  ...removingMutants,
];
