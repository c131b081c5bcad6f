import { deletingMutants } from './assessments/deleting.ts';
import { categoryMutants, listingMutants } from './assessments/listing.ts';
import { paperMutants, readingMutants } from './assessments/reading.ts';
import { presenceMutants, showingMutants } from './assessments/showing.ts';
import type { Mutant } from './mutant.ts';

export const assessmentMutants: readonly Mutant[] = [
  ...showingMutants,
  ...listingMutants,
  ...categoryMutants,
  ...readingMutants,
  ...paperMutants,
  ...deletingMutants,
  ...presenceMutants,
];
