import type { Mutant } from './mutant.ts';
import { cancellingMutants } from './work-requests/cancelling.ts';
import { creatingMutants } from './work-requests/creating.ts';
import { keepingMutants } from './work-requests/keeping.ts';
import { listingMutants } from './work-requests/listing.ts';
import { offeringMutants } from './work-requests/offering.ts';
import { settingsAndMemberMutants } from './work-requests/settings.ts';
import { showingMutants } from './work-requests/showing.ts';

export const workRequestMutants: readonly Mutant[] = [
  ...settingsAndMemberMutants,
  ...showingMutants,
  ...listingMutants,
  ...creatingMutants,
  ...offeringMutants,
  ...cancellingMutants,
  ...keepingMutants,
];
