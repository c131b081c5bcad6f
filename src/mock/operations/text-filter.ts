import { folded } from '../world/secondary-keys.ts';
import type { World } from '../world/world.ts';

/** Whether a stored text equals a filter; without a filter every text passes. */
type WholeValue = (stored: string | null, wanted: string | undefined) => boolean;

/** How filters for a whole value compare; case sensitivity is an open choice. */
export const wholeValue = (world: World): WholeValue => {
  const isFolded = world.choose('filter-case', {
    'exact-sensitive': false,
    'all-insensitive': true,
    'all-sensitive': false,
  });
  const key = (text: string): string => (isFolded ? folded(text) : text);
  return (stored, wanted) => wanted === undefined || (stored !== null && key(stored) === key(wanted));
};
