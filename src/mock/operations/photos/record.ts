import { isPhotoChanged, isTakenAway } from '../../domain/photo-change.ts';
import type { Upload } from '../../http/body.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { PhotoCaptionRecord, PhotoPlaces, PhotoRecord } from '../../world/photos-records.ts';
import type { World } from '../../world/world.ts';
import type { Scene } from '../operation.ts';

/** What is said of a photo when it is made; a caption of no letters is none. */
export type NewPhoto = PhotoPlaces &
  Pick<PhotoRecord, 'type' | 'creator' | 'activityId'> & {
    readonly caption: string;
    readonly picture: Upload;
  };

type PhotoChanges = Partial<PhotoPlaces & Pick<PhotoRecord, 'type' | 'caption'>>;

/** A caption after somebody wrote this text: the same text again leaves it as it was. */
export const captionBy = (
  former: PhotoCaptionRecord | null,
  text: string,
  creatorId: string,
  { clock }: World,
): PhotoCaptionRecord | null => {
  if (text === '') return null;
  return text === former?.text ? former : { text, creatorId, created: isoOf(clock.now()) };
};

/** Photos belong to facilities, and events name none; how many a photo of several causes is an open choice. */
const announceOf = (
  eventType: 'photo.uploaded' | 'photo.deleted',
  { id, facilityIds }: PhotoRecord,
  scene: Scene,
): void => {
  const count = scene.choose('photo-events-per-facility', { one: 1, 'each-facility': facilityIds.length });
  for (let told = 0; told < count; told += 1) scene.announce(eventType, id);
};

/** Makes a photo and tells receivers. Refused with 413 when there is no room for its picture (PHO-43). */
export const addPhoto = ({ picture, caption, ...given }: NewPhoto, scene: Scene): PhotoRecord | Refusal => {
  const fileId = scene.ids.next('fil');
  const { name, type, bytes } = picture;
  if (!scene.files.put({ id: fileId, name, type, bytes }))
    return refuse('too-large', {
      promised: 'This server keeps files while there is room.',
      found: `no room for another ${bytes.byteLength} bytes.`,
      next: 'send a smaller file, delete photos, or reset the server.',
    });
  const photo = scene.store.photos.insert({
    id: scene.ids.next('pho'),
    fileId,
    ...given,
    // PHO-42
    caption: captionBy(null, caption, given.creator.id, scene),
    created: isoOf(scene.clock.now()),
    isDeleted: false,
  });
  // EVT-42, EVT-43, EVT-45
  announceOf('photo.uploaded', photo, scene);
  return photo;
};

/** Changes a photo and, if it really changed, tells receivers (EVT-54). */
export const changePhoto = (photo: PhotoRecord, changes: PhotoChanges, scene: Scene): PhotoRecord => {
  const changed = scene.store.photos.replace({ ...photo, ...changes });
  const counts = { order: scene.choose('photo-reordering', { silent: false, fires: true }) };
  if (isPhotoChanged(photo, changed, counts)) scene.announce('photo.updated', photo.id);
  const leaves = isTakenAway(photo, changed);
  if (scene.choose('photo-removed-from-facility', { 'updated-only': false, 'deleted-too': leaves }))
    scene.announce('photo.deleted', photo.id);
  return changed;
};

/** Deletes a photo softly, gives the room of its picture back, and tells receivers (EVT-60). */
export const removePhoto = (photo: PhotoRecord, scene: Scene): void => {
  scene.store.photos.replace({ ...photo, isDeleted: true });
  scene.files.drop(photo.fileId);
  announceOf('photo.deleted', photo, scene);
};
