import type { EventType } from '../../../openapi/generated/contract.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { photoLife, playing, someGallery } from '../../witness/photos.ts';
import type { Witness } from '../../witness/stage.ts';
import { told } from '../../witness/told.ts';
import { textIn } from '../input.ts';
import { inEvents, instead, type Mutation, each, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { DELETE, fieldsIn, GET, TO_ACTIVITY, UPLOAD, uploads } from '../photos/amend.ts';
import { hushed, toldThoughInvalid, toldToo } from './hush.ts';

const changed = (kinds: readonly EventType[], change: (event: OutboxEvent) => OutboxEvent): Mutation =>
  inEvents((event) => [kinds.some((kind) => kind === event.eventType) ? change(event) : event]);

/** Uploads that are refused: without facilities, of nobody known, and to the activity; and deletions, one too many. */
const refusals: Witness = async (stage) => {
  const { home, activityId, upload, send, photo, remove } = await someGallery(stage);
  for (const to of [{}, { activityId }]) {
    await send({ caption: 'Tea' }, to);
    await upload({ facilities: [home], users: ['nobody'] }, to);
  }
  const id = await photo();
  await remove(id);
  await remove(id);
  return told(stage);
};

/** The first read of a photo that was uploaded so is refused as if it were not there. */
const notThereYet = (isLate: (activityId: string | null) => boolean): Mutation => {
  return (tables) => {
    const known = new Set<unknown>();
    return instead(GET, (original) => (input, scene) => {
      const { photoId = '' } = input.path;
      const photo = scene.store.photos.find(photoId);
      if (known.has(photoId) || !photo || !isLate(photo.activityId)) return original(input, scene);
      known.add(photoId);
      return original({ ...input, path: { photoId: 'not-there-yet' } }, scene);
    })(tables);
  };
};

/** Saboteurs of the events of photos, updates aside. */
export const photoEventSaboteurs = saboteursOf('events', photoLife, {
  'photos-are-pictures': [
    'Sends picture as the aggregateType of photo events.',
    ['EVT-40'],
    changed(['photo.uploaded', 'photo.updated', 'photo.deleted'], (event) => ({
      ...event,
      aggregateType: 'picture',
    })),
  ],
  'deleted-photos-are-facilities': [
    'Sends facility as the aggregateType of photo.deleted.',
    ['EVT-40'],
    changed(['photo.deleted'], (event) => ({ ...event, aggregateType: 'facility' })),
  ],
  'photo-with-its-kind': [
    'Writes photo: before the resourceId of photo.updated.',
    ['EVT-41'],
    changed(['photo.updated'], (event) => ({ ...event, resourceId: `photo:${event.resourceId}` })),
  ],
  'activity-instead-of-its-photo': [
    'Sends the id of the activity as the resourceId of a photo that was uploaded to it.',
    ['EVT-41', 'EVT-43'],
    instead(
      TO_ACTIVITY,
      (original) => (input, scene) =>
        original(input, {
          ...scene,
          announce: (type) => scene.announce(type, input.path['activityId'] ?? ''),
        }),
    ),
  ],
  'photo-uploaded-in-silence': [
    'Does not tell of uploads to facilities.',
    ['EVT-42'],
    hushed(UPLOAD, 'photo.uploaded'),
  ],
  'family-photos-in-silence': [
    'Does not tell of uploads of the type family.',
    ['EVT-42'],
    hushed(UPLOAD, 'photo.uploaded', (input) => fieldsIn(input)['type'] === 'family'),
    async (stage) => {
      await (await someGallery(stage)).photo({ type: 'family' });
      return told(stage);
    },
  ],
  'photos-of-two-facilities-in-silence': [
    'Does not tell of uploads to several facilities.',
    ['EVT-42', 'EVT-43'],
    each(uploads, (operation) =>
      hushed(operation, 'photo.uploaded', (input) => textIn(fieldsIn(input)['facilities']).includes(',')),
    ),
    async (stage) => {
      const { home, away, photo } = await someGallery(stage);
      await photo({ facilities: [home, away] });
      return told(stage);
    },
  ],
  'photos-of-nobody-in-silence': [
    'Tells of uploads in which somebody is tagged, and of no others.',
    ['EVT-42', 'EVT-43'],
    each(uploads, (operation) => hushed(operation, 'photo.uploaded', (input) => !fieldsIn(input)['users'])),
  ],
  'activity-photos-in-silence': [
    'Does not tell of uploads to activities.',
    ['EVT-43'],
    hushed(TO_ACTIVITY, 'photo.uploaded'),
  ],
  'first-photo-of-an-activity-alone': [
    'Tells of the first photo of an activity alone.',
    ['EVT-43'],
    hushed(
      TO_ACTIVITY,
      'photo.uploaded',
      ({ path }, { store }) =>
        store.photos.filter(({ activityId }) => activityId === path['activityId']).length > 0,
    ),
  ],
  'photo-not-there-yet': [
    'Answers 404 to the first read of a new photo.',
    ['EVT-45', 'PHO-43'],
    notThereYet((activityId) => activityId === null),
    playing(async ({ photo, read }) => read(await photo())),
  ],
  'activity-photo-not-there-yet': [
    'Answers 404 to the first read of a new photo of an activity.',
    ['EVT-45', 'PHO-43'],
    notThereYet((activityId) => activityId !== null),
    playing(async ({ photo, read, activityId }) => read(await photo({}, { activityId }))),
  ],
  'refused-upload-is-told': [
    'Tells of an upload that was refused for want of a part.',
    ['EVT-46'],
    toldThoughInvalid(UPLOAD, 'photo.uploaded', 'tenant'),
    refusals,
  ],
  'refused-upload-to-an-activity-is-told': [
    'Tells of an upload to an activity that was refused for want of a part.',
    ['EVT-46'],
    toldThoughInvalid(TO_ACTIVITY, 'photo.uploaded', 'activityId'),
    refusals,
  ],
  'upload-with-strangers-is-told': [
    'Tells of an upload that was refused since nobody knows whom it tags.',
    ['EVT-46'],
    each(uploads, (operation) =>
      toldToo(operation, (_input, { ids }, done) => (done ? undefined : ['photo.uploaded', ids.next('pho')])),
    ),
    refusals,
  ],
  'photo-deleted-in-silence': [
    'Does not tell of deletions of photos.',
    ['EVT-60'],
    hushed(DELETE, 'photo.deleted'),
  ],
  'activity-photo-deleted-in-silence': [
    'Does not tell of the deletion of a photo of an activity.',
    ['EVT-60'],
    hushed(
      DELETE,
      'photo.deleted',
      ({ path }, { store }) => typeof store.photos.find(path['photoId'])?.activityId === 'string',
    ),
  ],
  'shared-photo-deleted-in-silence': [
    'Does not tell of the deletion of a photo of several facilities.',
    ['EVT-60'],
    hushed(
      DELETE,
      'photo.deleted',
      ({ path }, { store }) => (store.photos.find(path['photoId'])?.facilityIds.length ?? 0) > 1,
    ),
    async (stage) => {
      const { home, away, photo, remove } = await someGallery(stage);
      await remove(await photo({ facilities: [home, away] }));
      return told(stage);
    },
  ],
  'photo-deleted-told-as-an-update': [
    'Tells of the deletion of a photo as of a change.',
    ['EVT-60'],
    together(
      hushed(DELETE, 'photo.deleted'),
      toldToo(DELETE, ({ path }, _scene, done) =>
        done ? ['photo.updated', path['photoId'] ?? ''] : undefined,
      ),
    ),
  ],
  'second-deletion-of-a-photo-is-told': [
    'Tells of the deletion of a photo that was deleted already, which it refused.',
    ['EVT-62'],
    toldToo(DELETE, ({ path }, _scene, done) =>
      done ? undefined : ['photo.deleted', path['photoId'] ?? ''],
    ),
    refusals,
  ],
});
