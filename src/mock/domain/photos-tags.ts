/** Whether a photo must have one of the tags that a filter names, or each of them. */
type TagsReading = 'any' | 'all';

/**
 * Gives the filter `tags` of the photo lists (the interface: Endpoints, Photos). No tags filter nothing
 * (PHO-18).
 */
export const tagsFilter =
  (wanted: readonly string[], reading: TagsReading): ((tagIds: readonly string[]) => boolean) =>
  (tagIds) =>
    wanted.length === 0 ||
    (reading === 'any'
      ? wanted.some((id) => tagIds.includes(id))
      : wanted.every((id) => tagIds.includes(id)));
