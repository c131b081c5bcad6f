/** A photo as the suite knows it. An undefined member has no known value. */
export interface Kept {
  readonly photoId: string;
  readonly facilities: readonly string[];
  readonly users?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly albumId?: string | undefined;
  readonly type?: string | undefined;
  readonly caption?: string | undefined;
  /** The activity to which it was uploaded. */
  readonly activityId?: string | undefined;
}

/** The model of some photos by their ids: those that exist, and those that were deleted, as they last were. */
export interface PhotosModel {
  readonly photos: Map<string, Kept>;
  readonly gone: Map<string, Kept>;
  /** The number of moves so far. */
  steps: number;
}

export const noPhotos = (): PhotosModel => ({ photos: new Map(), gone: new Map(), steps: 0 });

/** One of the existing photos, chosen by any number; undefined if there is none. */
export function photoAt({ photos }: Readonly<PhotosModel>, which: number): Kept | undefined {
  return [...photos.values()][which % Math.max(photos.size, 1)];
}
