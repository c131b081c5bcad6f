export type PhotoType = 'gallery' | 'activity' | 'family' | 'dining' | 'designer' | 'postcard';

/** A tag of the staff for photos. */
export interface PhotoTagRecord {
  readonly id: string;
  readonly name: string;
}

export interface PhotoCaptionRecord {
  readonly text: string;
  /** The id of the person who last wrote it. */
  readonly creatorId: string;
  readonly created: string;
}

/** What a photo is assigned to. */
export interface PhotoPlaces {
  readonly facilityIds: readonly string[];
  /** The people who are tagged in it. */
  readonly userIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly albumIds: readonly string[];
}

export interface PhotoRecord extends PhotoPlaces {
  readonly id: string;
  /** The file of the picture. It is dropped when the photo is deleted. */
  readonly fileId: string;
  readonly type: PhotoType;
  readonly caption: PhotoCaptionRecord | null;
  /** The uploader, with the name at that time. */
  readonly creator: { readonly id: string; readonly name: string };
  /** The activity of the upload; null: it was uploaded to facilities only. */
  readonly activityId: string | null;
  readonly created: string;
  readonly isDeleted: boolean;
}
