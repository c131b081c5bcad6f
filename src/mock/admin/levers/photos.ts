import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { fromBase64 } from '../../http/base64.ts';
import type { Upload } from '../../http/form.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { unknown } from '../../operations/lookup.ts';
import { personWith, tagsTo } from '../../operations/photos/links.ts';
import { livingPhoto } from '../../operations/photos/living.ts';
import { addPhoto, captionBy, changePhoto, removePhoto } from '../../operations/photos/record.ts';
import { activityPhotoType } from '../../operations/photos/upload.ts';
import { standardPicture } from '../../operations/standard-picture.ts';
import type { World } from '../../world/world.ts';
import { someStaff } from './activity-defaults.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

type Links = Pick<LeverInput<'edit-photo'>, 'facilities' | 'users' | 'albumIds'>;

/** Staff can only choose what exists. */
const unknownIdAmong = ({ facilities = [], users = [], albumIds = [] }: Links, world: World) => {
  const { store } = world;
  const people = { find: (id: string | undefined) => personWith(id ?? '', world) };
  return (
    unlisted('facilities', facilities, store.facilities) ??
    unlisted('users', users, people) ??
    unlisted('albumIds', albumIds, store.albums)
  );
};

const pictureOf = (content: string | undefined): Upload => ({
  name: 'photo.png',
  type: 'image/png',
  bytes: content === undefined ? standardPicture : fromBase64(content),
});

const once = (ids: readonly string[] | undefined): readonly string[] => [...new Set(ids)];

const refusedActivity = (id: string, { store }: World): Refusal | undefined => {
  const activity = store.activities.find(id);
  return activity && !activity.isDeleted ? undefined : unknown('an activity', id);
};

const createPhoto: Levers['create-photo'] = (input, context) => {
  const { activityId = null, caption = '', content } = input;
  const refusal =
    unknownIdAmong(input, context) ??
    (activityId === null ? undefined : refusedActivity(activityId, context));
  if (refusal) return refusal;
  const tagIds = tagsTo(input.tags ?? [], context);
  if (isRefusal(tagIds)) return tagIds;
  const facilityIds = once(input.facilities);
  const photo = addPhoto(
    {
      type: input.type ?? (activityId === null ? 'gallery' : activityPhotoType(context)),
      creator: someStaff(facilityIds[0] ?? '', context),
      facilityIds,
      userIds: once(input.users),
      tagIds,
      albumIds: once(input.albumIds),
      activityId,
      caption,
      picture: pictureOf(content),
    },
    context,
  );
  return isRefusal(photo) ? photo : { photoId: photo.id };
};

const editPhoto: Levers['edit-photo'] = (input, context) => {
  const photo = livingPhoto(input.photoId, context);
  if (!photo) return unknown('a photo', input.photoId);
  const refusal = unknownIdAmong(input, context);
  if (refusal) return refusal;
  const tagIds = input.tags ? tagsTo(input.tags, context) : photo.tagIds;
  if (isRefusal(tagIds)) return tagIds;
  const { facilities, users, albumIds, type = photo.type } = input;
  const facilityIds = facilities ? once(facilities) : photo.facilityIds;
  const writer = someStaff(facilityIds[0] ?? '', context);
  changePhoto(
    photo,
    {
      type,
      tagIds,
      facilityIds,
      userIds: users ? once(users) : photo.userIds,
      albumIds: albumIds ? once(albumIds) : photo.albumIds,
      caption: input.caption === undefined ? photo.caption : captionBy(input.caption, writer.id, context),
    },
    context,
  );
  return { photoId: photo.id };
};

const deletePhoto: Levers['delete-photo'] = ({ photoId }, context) => {
  const photo = livingPhoto(photoId, context);
  if (!photo) return unknown('a photo', photoId);
  removePhoto(photo, context);
  return {};
};

export const photoLevers = {
  'create-tag': ({ name = 'Tag' }, { store, ids }) => ({
    tagId: store.photoTags.insert({ id: ids.next('tag'), name }).id,
  }),
  'create-photo': createPhoto,
  'edit-photo': editPhoto,
  'delete-photo': deletePhoto,
} satisfies Partial<Levers>;
