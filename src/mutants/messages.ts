import { archivingMutants } from './messages/archiving.ts';
import { creatingMutants } from './messages/creating.ts';
import { leavingMutants } from './messages/leaving.ts';
import { listMutants } from './messages/listing.ts';
import { markMutants } from './messages/muting.ts';
import { searchingMutants } from './messages/searching.ts';
import { showingMutants } from './messages/showing.ts';
import { staffMutants } from './messages/staff.ts';
import { listingMessagesMutants } from './messages/listing-messages.ts';
import type { Mutant } from './mutant.ts';

export const messageMutants: readonly Mutant[] = [
  ...[...showingMutants, ...listMutants, ...searchingMutants, ...creatingMutants, ...staffMutants],
  ...[...archivingMutants, ...leavingMutants, ...markMutants, ...listingMessagesMutants],
];
