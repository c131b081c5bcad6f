import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { captionWord, givenPhoto, sharedPhotoActivity } from '../../factories/photos.ts';
import { causing, type Caused } from './causing.ts';
import { afterWaiting } from './quiet.ts';

/** Events of photos that the suite can bring about, once per run. */
export const photoEvents = once(async (t: Tools): Promise<readonly Caused[]> => {
  const { activityId, facilities } = await sharedPhotoActivity(t);
  const before = await afterWaiting(t);
  const photoIdOf = async (to: { readonly activityId?: string }) =>
    (await givenPhoto(t, { facilities }, to)).photoId;
  const uploaded = await causing(t, before, ['photo.uploaded', 'a photo was uploaded'], () => photoIdOf({}));
  const path = { photoId: uploaded.about ?? '' };
  const caused = [
    uploaded,
    await causing(t, before, ['photo.updated', 'a photo was updated'], async () => {
      const body = { caption: captionWord(t), users: [], tags: [] };
      must(await t.call('updatePhoto', { path, body }), success);
      return path.photoId;
    }),
    await causing(t, before, ['photo.deleted', 'a photo was deleted'], async () => {
      must(await t.call('deletePhoto', { path }), success);
      return path.photoId;
    }),
    await causing(t, before, ['photo.uploaded', 'a photo was uploaded to an activity'], () =>
      photoIdOf({ activityId }),
    ),
  ];
  const { run } = t;
  if (!(['create-photo', 'edit-photo', 'delete-photo'] as const).every((name) => hasLever(run, name)))
    return caused;
  const added = await causing(t, before, ['photo.uploaded', 'staff added a photo'], async () => {
    const { photoId } = await t.lever('create-photo', { facilities: [...facilities] });
    t.afterwards(() => t.call('deletePhoto', { path: { photoId } }));
    return photoId;
  });
  const photoId = added.about ?? '';
  return [
    ...caused,
    added,
    await causing(t, before, ['photo.updated', 'staff changed a photo'], async () => {
      await t.lever('edit-photo', { photoId, caption: captionWord(t) });
      return photoId;
    }),
    await causing(t, before, ['photo.deleted', 'staff deleted a photo'], async () => {
      await t.lever('delete-photo', { photoId });
      return photoId;
    }),
  ];
});

/** The same, or none where the target does not take photos: other events can be looked at all the same. */
export const possiblePhotoEvents = async (t: Tools): Promise<readonly Caused[]> =>
  (await unlessUnproven(() => photoEvents(t))) ?? [];
