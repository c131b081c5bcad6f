import { answeringMutants } from './registrations/answering.ts';
import { cancellingMutants } from './registrations/cancelling.ts';
import { enteringMutants } from './registrations/entering.ts';
import { listingMutants } from './registrations/listing.ts';
import { waitingMutants } from './registrations/waiting.ts';
import type { Mutant } from './mutant.ts';

export const registrationsMutants: readonly Mutant[] = [
  ...answeringMutants,
  ...enteringMutants,
  ...cancellingMutants,
  ...waitingMutants,
  ...listingMutants,
];
