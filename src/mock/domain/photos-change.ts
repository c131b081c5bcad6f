/** The members of a photo that can change. */
export interface PhotoContent {
  readonly caption: { readonly text: string } | null;
  readonly userIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly albumIds: readonly string[];
  readonly facilityIds: readonly string[];
}

/** Further changes that count, by the readings. */
interface ChangeReadings {
  /** Another order of the same users or tags. */
  readonly order: boolean;
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((id) => right.has(id));
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/**
 * Whether the tagged people, the caption, the albums, the tags or the facilities really changed (the interface: Events,
 * photo.updated). In a caption only the text counts, not its author or time (EVT-48, EVT-49, EVT-50, EVT-55).
 */
export const isPhotoChanged = (
  before: PhotoContent,
  after: PhotoContent,
  counts: ChangeReadings,
): boolean => {
  const isSame = counts.order ? isSameList : isSameSet;
  return !(
    before.caption?.text === after.caption?.text &&
    isSame(before.userIds, after.userIds) &&
    isSame(before.tagIds, after.tagIds) &&
    isSameSet(before.albumIds, after.albumIds) &&
    isSameSet(before.facilityIds, after.facilityIds)
  );
};

/** Whether a facility that had the photo has it no longer. */
export const isTakenAway = (
  before: Pick<PhotoContent, 'facilityIds'>,
  after: Pick<PhotoContent, 'facilityIds'>,
): boolean => before.facilityIds.some((id) => !after.facilityIds.includes(id));
