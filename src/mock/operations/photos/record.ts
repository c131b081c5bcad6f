import { isPhotoChanged, isTakenAway } from '../../domain/photos-change.ts';
import type { Upload } from '../../http/form.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { PhotoCaptionRecord, PhotoPlaces, PhotoRecord } from '../../world/photos-records.ts';
import type { World } from '../../world/world.ts';
import type { OperationContext } from '../operation.ts';

/** The content of a new photo; an empty caption counts as no caption. */
export type NewPhoto = PhotoPlaces &
  Pick<PhotoRecord, 'type' | 'creator' | 'activityId'> & {
    readonly caption: string;
    readonly picture: Upload;
  };

type PhotoChanges = Partial<PhotoPlaces & Pick<PhotoRecord, 'type' | 'caption'>>;

/** The caption after this text is written. */
export const captionBy = (text: string, creatorId: string, { clock }: World): PhotoCaptionRecord | null =>
  text === '' ? null : { text, creatorId, created: isoOf(clock.now()) };

/** The number of events of a photo with several facilities: an open choice, since events name no facility. */
const announceOf = (
  eventType: 'photo.uploaded' | 'photo.deleted',
  { id, facilityIds }: PhotoRecord,
  context: OperationContext,
): void => {
  const count = context.choose('photo-events-per-facility', { one: 1, 'each-facility': facilityIds.length });
  for (let announced = 0; announced < count; announced += 1) context.announce(eventType, id);
};

/** Creates a photo and notifies receivers. Refuses with 413 when the file room is full (PHO-43). */
export const addPhoto = (
  { picture, caption, ...given }: NewPhoto,
  context: OperationContext,
): PhotoRecord | Refusal => {
  const fileId = context.ids.next('fil');
  const { name, type, bytes } = picture;
  if (!context.files.put({ id: fileId, name, type, bytes }))
    return refuse('too-large', {
      promised: 'This server has limited room for files.',
      found: `no room for another ${bytes.byteLength} bytes.`,
      next: 'send a smaller file, delete photos, or reset the mock.',
    });
  const photo = context.store.photos.insert({
    id: context.ids.next('pho'),
    fileId,
    ...given,
    // PHO-42
    caption: captionBy(caption, given.creator.id, context),
    created: isoOf(context.clock.now()),
    isDeleted: false,
  });
  // EVT-42, EVT-43, EVT-45
  announceOf('photo.uploaded', photo, context);
  return photo;
};

/** Changes a photo and, if it really changed, notifies receivers (EVT-54). */
export const changePhoto = (
  photo: PhotoRecord,
  changes: PhotoChanges,
  context: OperationContext,
): PhotoRecord => {
  const changed = context.store.photos.replace({ ...photo, ...changes });
  const counts = { order: context.choose('photo-reordering', { silent: false, fires: true }) };
  if (isPhotoChanged(photo, changed, counts)) context.announce('photo.updated', photo.id);
  const leaves = isTakenAway(photo, changed);
  if (context.choose('photo-removed-from-facility', { 'updated-only': false, 'deleted-too': leaves }))
    context.announce('photo.deleted', photo.id);
  return changed;
};

/** Deletes a photo softly, frees the room of its picture, and notifies receivers (EVT-60). */
export const removePhoto = (photo: PhotoRecord, context: OperationContext): void => {
  context.store.photos.replace({ ...photo, isDeleted: true });
  context.files.drop(photo.fileId);
  announceOf('photo.deleted', photo, context);
};
