import { creatingMutants } from './activities/creating.ts';
import { listingMutants } from './activities/listing.ts';
import { readingMutants } from './activities/reading.ts';
import { removingMutants } from './activities/removing.ts';
import { replacingMutants } from './activities/replacing.ts';
import { seriesMutants } from './activities/series.ts';
import { shapeMutants } from './activities/shape.ts';
import { typeMutants } from './activities/types.ts';
import { windowMutants } from './activities/window.ts';
import type { Mutant } from './mutant.ts';

export const activityMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...listingMutants,
  ...windowMutants,
  ...seriesMutants,
  ...readingMutants,
  ...creatingMutants,
  ...replacingMutants,
  ...removingMutants,
  ...typeMutants,
];
