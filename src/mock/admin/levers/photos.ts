import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import type { Upload } from '../../http/body.ts';
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

/** The platform offers its staff only what is there. */
const strangerAmong = ({ facilities = [], users = [], albumIds = [] }: Links, world: World) => {
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
  bytes: content === undefined ? standardPicture : new Uint8Array(Buffer.from(content, 'base64')),
});

const once = (ids: readonly string[] | undefined): readonly string[] => [...new Set(ids)];

const refusedActivity = (id: string, { store }: World): Refusal | undefined => {
  const activity = store.activities.find(id);
  return activity && !activity.isDeleted ? undefined : unknown('an activity', id);
};

const createPhoto: Levers['create-photo'] = (input, scene) => {
  const { activityId = null, caption = '', content } = input;
  const refusal =
    strangerAmong(input, scene) ?? (activityId === null ? undefined : refusedActivity(activityId, scene));
  if (refusal) return refusal;
  const tagIds = tagsTo(input.tags ?? [], scene);
  if (isRefusal(tagIds)) return tagIds;
  const facilityIds = once(input.facilities);
  const photo = addPhoto(
    {
      type: input.type ?? (activityId === null ? 'gallery' : activityPhotoType(scene)),
      creator: someStaff(facilityIds[0] ?? '', scene),
      facilityIds,
      userIds: once(input.users),
      tagIds,
      albumIds: once(input.albumIds),
      activityId,
      caption,
      picture: pictureOf(content),
    },
    scene,
  );
  return isRefusal(photo) ? photo : { photoId: photo.id };
};

const editPhoto: Levers['edit-photo'] = (input, scene) => {
  const photo = livingPhoto(input.photoId, scene);
  if (!photo) return unknown('a photo', input.photoId);
  const stranger = strangerAmong(input, scene);
  if (stranger) return stranger;
  const tagIds = input.tags ? tagsTo(input.tags, scene) : photo.tagIds;
  if (isRefusal(tagIds)) return tagIds;
  const { facilities, users, albumIds, type = photo.type } = input;
  const facilityIds = facilities ? once(facilities) : photo.facilityIds;
  const writer = someStaff(facilityIds[0] ?? '', scene);
  changePhoto(
    photo,
    {
      type,
      tagIds,
      facilityIds,
      userIds: users ? once(users) : photo.userIds,
      albumIds: albumIds ? once(albumIds) : photo.albumIds,
      caption:
        input.caption === undefined
          ? photo.caption
          : captionBy(photo.caption, input.caption, writer.id, scene),
    },
    scene,
  );
  return { photoId: photo.id };
};

const deletePhoto: Levers['delete-photo'] = ({ photoId }, scene) => {
  const photo = livingPhoto(photoId, scene);
  if (!photo) return unknown('a photo', photoId);
  removePhoto(photo, scene);
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
