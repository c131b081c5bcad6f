import { conventionsEdgeMutants } from './conventions/edges.ts';
import { conventionsFormatMutants } from './conventions/formats.ts';
import { conventionsInputMutants } from './conventions/input.ts';
import { conventionsPagingMutants } from './conventions/paging.ts';
import { conventionsUnknownMutants, conventionsValueMutants } from './conventions/values.ts';
import type { Mutant } from './mutant.ts';

export const conventionsMutants: readonly Mutant[] = [
  ...conventionsFormatMutants,
  ...conventionsPagingMutants,
  ...conventionsInputMutants,
  ...conventionsValueMutants,
  ...conventionsUnknownMutants,
  ...conventionsEdgeMutants,
];
