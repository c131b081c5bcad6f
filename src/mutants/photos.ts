import { deletingMutants } from './photos/deleting.ts';
import { filteringMutants } from './photos/filtering.ts';
import { listingMutants } from './photos/listing.ts';
import { showingMutants } from './photos/showing.ts';
import { updatingMutants } from './photos/updating.ts';
import { uploadingMutants } from './photos/uploading.ts';
import type { Mutant } from './mutant.ts';

export const photoMutants: readonly Mutant[] = [
  ...[...showingMutants, ...listingMutants, ...filteringMutants],
  ...[...uploadingMutants, ...updatingMutants, ...deletingMutants],
];
