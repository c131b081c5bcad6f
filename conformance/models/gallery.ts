import type { Kept } from './photos.ts';

/** The suite's own idea of some photos: those that are there, and the ids of those that were deleted. */
export interface Gallery {
  readonly photos: Map<string, Kept>;
  readonly gone: Set<string>;
}

export const emptyGallery = (): Gallery => ({ photos: new Map(), gone: new Set() });

/** One of the photos that are there, whichever number is drawn; undefined while there is none. */
export function photoAt({ photos }: Readonly<Gallery>, which: number): Kept | undefined {
  return [...photos.values()][which % Math.max(photos.size, 1)];
}

/** Ids of every photo that there ever was. */
export const everIn = ({ photos, gone }: Gallery): readonly string[] => [...photos.keys(), ...gone];

/** Ids of the photos that are there and of which something holds. */
export const those = ({ photos }: Gallery, test: (kept: Kept) => boolean): readonly string[] =>
  [...photos.values()].filter(test).map(({ photoId }) => photoId);
