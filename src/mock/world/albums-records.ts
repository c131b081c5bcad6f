/** A photo album of the staff. */
export interface AlbumRecord {
  readonly id: string;
  readonly title: string | null;
  readonly type: string | null;
  readonly facilityIds: readonly string[];
  readonly sharedAcrossCommunities: boolean;
  readonly createdAt: string;
}
