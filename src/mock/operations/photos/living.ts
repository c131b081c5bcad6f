import type { PhotoRecord } from '../../world/photos-records.ts';
import type { World } from '../../world/world.ts';

type Keep = (photo: PhotoRecord) => boolean;

/** The photo with this id, unless it was deleted. */
export const livingPhoto = (id: string, { store }: World): PhotoRecord | undefined => {
  const photo = store.photos.find(id);
  return photo?.isDeleted ? undefined : photo;
};

/** Whether a person is one of the `users` of a photo; `tags` are labels (PHO-26, PHO-27, PHO-28). */
export const showsPerson =
  (personId: string): Keep =>
  ({ userIds }) =>
    userIds.includes(personId);

/** The photos in which a resident is tagged, deleted ones left out, in the order in which they were made. */
export const photosOfResident = (residentId: string, world: World): readonly PhotoRecord[] =>
  world.store.photos.where('user', residentId);
