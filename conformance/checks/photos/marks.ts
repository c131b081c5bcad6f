import { openedAlbum } from '../../factories/albums.ts';
import { precondition } from '../../kit/precondition.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import type { PhotoUpdate } from '../../factories/photos.ts';
import { hasLever } from '../../kit/levers.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** The album part of an upload; empty if the target can make no album. */
export const possibleAlbum = async (
  t: Tools,
  facilities: readonly [string, ...string[]],
  title: { readonly title?: string } = {},
): Promise<{ readonly albumId?: string }> =>
  hasLever(t.run, 'create-album') ? { albumId: await openedAlbum(t, facilities, title) } : {};

/** A tag and an album as far as the target has them, and the filters that match a photo with them. */
export async function marksOf(t: Tools, facilities: readonly [string, ...string[]]) {
  const tags = await possibleTags(t, 1);
  const album = await possibleAlbum(t, facilities);
  const { albumId } = album;
  const ofAlbum = albumId === undefined ? [] : [{ albumId }];
  return { tags, album, filters: [...tags.map((tag) => ({ tags: tag })), ...ofAlbum] };
}

/** An update that the check needs first and does not judge. */
export const givenUpdate = (t: Tools, photoId: string, body: Partial<PhotoUpdate>): Promise<void> =>
  precondition('an update of a photo', async () =>
    must(await t.call('updatePhoto', { path: { photoId }, body }), success),
  );
