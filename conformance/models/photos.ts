/** A photo as the suite knows it. What is undefined nobody has said, and so nothing is known of it. */
export interface Kept {
  readonly photoId: string;
  readonly facilities: readonly string[];
  readonly users?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly albumId?: string | undefined;
  readonly type?: string | undefined;
  readonly caption?: string | undefined;
  /** The activity that it was uploaded to. */
  readonly activityId?: string | undefined;
}

/** The suite's own idea of some photos: those that are there, and the ids of those that were deleted. */
export interface PhotosModel {
  readonly photos: Map<string, Kept>;
  readonly gone: Set<string>;
  /** How many moves there have been. */
  steps: number;
}

export const noPhotos = (): PhotosModel => ({ photos: new Map(), gone: new Set(), steps: 0 });

/** One of the photos that are there, whichever number is drawn; undefined while there is none. */
export function photoAt({ photos }: Readonly<PhotosModel>, which: number): Kept | undefined {
  return [...photos.values()][which % Math.max(photos.size, 1)];
}

/** Ids of every photo that there ever was. */
export const everIn = ({ photos, gone }: PhotosModel): readonly string[] => [...photos.keys(), ...gone];

/** Ids of the photos that are there and of which something holds. */
export const those = ({ photos }: PhotosModel, test: (kept: Kept) => boolean): readonly string[] =>
  [...photos.values()].filter(test).map(({ photoId }) => photoId);
