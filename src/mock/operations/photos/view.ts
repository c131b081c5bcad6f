import type { components } from '../../../../openapi/generated/types.ts';
import type { PhotoRecord } from '../../world/photos-records.ts';
import type { World } from '../../world/world.ts';
import { fileUrl } from '../file-url.ts';
import { lastingView, type Setting } from '../lasting-view.ts';
import type { OperationContext } from '../operation.ts';
import { personWith } from './links.ts';

type Photo = components['schemas']['Photo'];
type Links = Pick<Photo, 'facilities' | 'users' | 'tags'>;

/** The creator of photos under the reading that names a service account. */
const SERVICE_ACCOUNT = { id: 'service-account', name: 'Service account' } as const;

type Caption = NonNullable<Photo['caption']>;

const captionView = ({ caption, creator }: PhotoRecord, { choose }: Setting): Caption | null =>
  caption && {
    text: caption.text,
    creatorId: choose('photo-creator', {
      'acting-user': caption.creatorId,
      uploader: creator.id,
      'service-account': SERVICE_ACCOUNT.id,
    }),
    created: caption.created,
  };

/** The thumbnail is the picture itself: nothing here scales pictures. */
const shown = (photo: PhotoRecord, links: Links, setting: Setting): Photo => {
  const url = fileUrl(setting, photo.fileId);
  const { creator } = photo;
  const uploader = setting.choose('photo-creator', {
    'acting-user': creator,
    uploader: creator,
    'service-account': SERVICE_ACCOUNT,
  });
  return {
    id: photo.id,
    url,
    thumbUrl: url,
    type: photo.type,
    caption: captionView(photo, setting),
    creatorId: uploader.id,
    creatorName: uploader.name,
    ...links,
    albumIds: [...photo.albumIds],
    created: photo.created,
    // PHO-08
    deleted: photo.isDeleted,
  };
};

const withIds = lastingView((photo: PhotoRecord, setting): Photo => {
  const { facilityIds, userIds, tagIds } = photo;
  return shown(photo, { facilities: [...facilityIds], users: [...userIds], tags: [...tagIds] }, setting);
});

/** Names can change while the photo does not, so this view is not cached. */
const withObjects = (photo: PhotoRecord, context: OperationContext): Photo => {
  const { store } = context;
  const linked = (ids: readonly string[], nameOf: (id: string) => string | undefined) =>
    ids.map((id) => ({ id, name: nameOf(id) ?? null }));
  const links = {
    facilities: linked(photo.facilityIds, (id) => store.facilities.find(id)?.name),
    users: linked(photo.userIds, (id) => personName(id, context)),
    tags: linked(photo.tagIds, (id) => store.photoTags.find(id)?.name),
  };
  return shown(photo, links, context);
};

const personName = (id: string, world: World): string | undefined => {
  const person = personWith(id, world);
  return person && `${person.firstName} ${person.lastName}`;
};

/** A photo as every answer shows it (the interface: Resources, Photo). */
export const photoView = (photo: PhotoRecord, context: OperationContext): Photo =>
  context.choose('photo-link-form', { ids: withIds, objects: withObjects })(photo, context);
