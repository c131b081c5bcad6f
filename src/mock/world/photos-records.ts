export type PhotoType = 'gallery' | 'activity' | 'family' | 'dining' | 'designer' | 'postcard';

/** A label that staff keep for photos. */
export interface PhotoTagRecord {
  readonly id: string;
  readonly name: string;
}

export interface PhotoCaptionRecord {
  readonly text: string;
  /** Who wrote it last. */
  readonly creatorId: string;
  readonly created: string;
}

/** What a photo belongs to. */
export interface PhotoPlaces {
  readonly facilityIds: readonly string[];
  /** The people who are tagged in it. */
  readonly userIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly albumIds: readonly string[];
}

export interface PhotoRecord extends PhotoPlaces {
  readonly id: string;
  /** The picture; gone once the photo is deleted. */
  readonly fileId: string;
  readonly type: PhotoType;
  readonly caption: PhotoCaptionRecord | null;
  /** Who uploaded it, by the name of that time. */
  readonly creator: { readonly id: string; readonly name: string };
  /** The activity that it was uploaded to; null: to facilities alone. */
  readonly activityId: string | null;
  readonly created: string;
  readonly isDeleted: boolean;
}
