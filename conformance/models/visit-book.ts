import type { Kept } from './personal-visits.ts';

/** The visits of a few residents by their ids: the suite's own idea of them. */
export interface VisitBook {
  readonly visits: Map<string, Kept>;
  /** Visits that were deleted. */
  readonly gone: Kept[];
}

/** The visit by its place among those there are; undefined where there is none at all. */
export const visitAt = ({ visits }: VisitBook, which: number): Kept | undefined =>
  [...visits.values()][which % Math.max(visits.size, 1)];

/** The visits to one resident. */
export const visitsTo = ({ visits }: VisitBook, residentId: string): readonly Kept[] =>
  [...visits.values()].filter(({ home }) => home.residentId === residentId);
