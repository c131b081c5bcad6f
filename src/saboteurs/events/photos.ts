import type { EventType } from '../../../openapi/generated/contract.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { photoLife, playing, someGallery } from '../../witness/photos.ts';
import type { Witness } from '../../witness/stage.ts';
import { told } from '../../witness/told.ts';
import { textIn } from '../input.ts';
import { inEvents, instead, type Lie, each, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { DELETE, fieldsIn, GET, TO_ACTIVITY, UPLOAD, uploads } from '../photos/amend.ts';
import { hushed, toldThoughInvalid, toldToo } from './hush.ts';

const changed = (kinds: readonly EventType[], change: (event: OutboxEvent) => OutboxEvent): Lie =>
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
const notThereYet = (isLate: (activityId: string | null) => boolean): Lie => {
  return (tables) => {
    const known = new Set<unknown>();
    return instead(GET, (honest) => (input, scene) => {
      const { photoId = '' } = input.path;
      const photo = scene.store.photos.find(photoId);
      if (known.has(photoId) || !photo || !isLate(photo.activityId)) return honest(input, scene);
      known.add(photoId);
      return honest({ ...input, path: { photoId: 'not-there-yet' } }, scene);
    })(tables);
  };
};

/** Lies of the events of photos, updates aside. */
export const photoEventSaboteurs: readonly Saboteur[] = [
  {
    id: 'events.photos-are-pictures',
    lie: 'Sends picture as the aggregateType of photo events.',
    breaks: ['EVT-40'],
    tables: changed(['photo.uploaded', 'photo.updated', 'photo.deleted'], (event) => ({
      ...event,
      aggregateType: 'picture',
    })),
    witness: photoLife,
  },
  {
    id: 'events.deleted-photos-are-facilities',
    lie: 'Sends facility as the aggregateType of photo.deleted.',
    breaks: ['EVT-40'],
    tables: changed(['photo.deleted'], (event) => ({ ...event, aggregateType: 'facility' })),
    witness: photoLife,
  },
  {
    id: 'events.photo-with-its-kind',
    lie: 'Writes photo: before the resourceId of photo.updated.',
    breaks: ['EVT-41'],
    tables: changed(['photo.updated'], (event) => ({ ...event, resourceId: `photo:${event.resourceId}` })),
    witness: photoLife,
  },
  {
    id: 'events.activity-instead-of-its-photo',
    lie: 'Sends the id of the activity as the resourceId of a photo that was uploaded to it.',
    breaks: ['EVT-41', 'EVT-43'],
    tables: instead(
      TO_ACTIVITY,
      (honest) => (input, scene) =>
        honest(input, {
          ...scene,
          announce: (type) => scene.announce(type, input.path['activityId'] ?? ''),
        }),
    ),
    witness: photoLife,
  },
  {
    id: 'events.photo-uploaded-in-silence',
    lie: 'Does not tell of uploads to facilities.',
    breaks: ['EVT-42'],
    tables: hushed(UPLOAD, 'photo.uploaded'),
    witness: photoLife,
  },
  {
    id: 'events.family-photos-in-silence',
    lie: 'Does not tell of uploads of the type family.',
    breaks: ['EVT-42'],
    tables: hushed(UPLOAD, 'photo.uploaded', (input) => fieldsIn(input)['type'] === 'family'),
    witness: async (stage) => {
      await (await someGallery(stage)).photo({ type: 'family' });
      return told(stage);
    },
  },
  {
    id: 'events.photos-of-two-facilities-in-silence',
    lie: 'Does not tell of uploads to several facilities.',
    breaks: ['EVT-42', 'EVT-43'],
    tables: each(uploads, (operation) =>
      hushed(operation, 'photo.uploaded', (input) => textIn(fieldsIn(input)['facilities']).includes(',')),
    ),
    witness: async (stage) => {
      const { home, away, photo } = await someGallery(stage);
      await photo({ facilities: [home, away] });
      return told(stage);
    },
  },
  {
    id: 'events.photos-of-nobody-in-silence',
    lie: 'Tells of uploads in which somebody is tagged, and of no others.',
    breaks: ['EVT-42', 'EVT-43'],
    tables: each(uploads, (operation) =>
      hushed(operation, 'photo.uploaded', (input) => !fieldsIn(input)['users']),
    ),
    witness: photoLife,
  },
  {
    id: 'events.activity-photos-in-silence',
    lie: 'Does not tell of uploads to activities.',
    breaks: ['EVT-43'],
    tables: hushed(TO_ACTIVITY, 'photo.uploaded'),
    witness: photoLife,
  },
  {
    id: 'events.first-photo-of-an-activity-alone',
    lie: 'Tells of the first photo of an activity alone.',
    breaks: ['EVT-43'],
    tables: hushed(
      TO_ACTIVITY,
      'photo.uploaded',
      ({ path }, { store }) =>
        store.photos.filter(({ activityId }) => activityId === path['activityId']).length > 0,
    ),
    witness: photoLife,
  },
  {
    id: 'events.photo-not-there-yet',
    lie: 'Answers 404 to the first read of a new photo.',
    breaks: ['EVT-45', 'PHO-43'],
    tables: notThereYet((activityId) => activityId === null),
    witness: playing(async ({ photo, read }) => read(await photo())),
  },
  {
    id: 'events.activity-photo-not-there-yet',
    lie: 'Answers 404 to the first read of a new photo of an activity.',
    breaks: ['EVT-45', 'PHO-43'],
    tables: notThereYet((activityId) => activityId !== null),
    witness: playing(async ({ photo, read, activityId }) => read(await photo({}, { activityId }))),
  },
  {
    id: 'events.refused-upload-is-told',
    lie: 'Tells of an upload that was refused for want of a part.',
    breaks: ['EVT-46'],
    tables: toldThoughInvalid(UPLOAD, 'photo.uploaded', 'tenant'),
    witness: refusals,
  },
  {
    id: 'events.refused-upload-to-an-activity-is-told',
    lie: 'Tells of an upload to an activity that was refused for want of a part.',
    breaks: ['EVT-46'],
    tables: toldThoughInvalid(TO_ACTIVITY, 'photo.uploaded', 'activityId'),
    witness: refusals,
  },
  {
    id: 'events.upload-with-strangers-is-told',
    lie: 'Tells of an upload that was refused since nobody knows whom it tags.',
    breaks: ['EVT-46'],
    tables: each(uploads, (operation) =>
      toldToo(operation, (_input, { ids }, done) => (done ? undefined : ['photo.uploaded', ids.next('pho')])),
    ),
    witness: refusals,
  },
  {
    id: 'events.photo-deleted-in-silence',
    lie: 'Does not tell of deletions of photos.',
    breaks: ['EVT-60'],
    tables: hushed(DELETE, 'photo.deleted'),
    witness: photoLife,
  },
  {
    id: 'events.activity-photo-deleted-in-silence',
    lie: 'Does not tell of the deletion of a photo of an activity.',
    breaks: ['EVT-60'],
    tables: hushed(
      DELETE,
      'photo.deleted',
      ({ path }, { store }) => typeof store.photos.find(path['photoId'])?.activityId === 'string',
    ),
    witness: photoLife,
  },
  {
    id: 'events.shared-photo-deleted-in-silence',
    lie: 'Does not tell of the deletion of a photo of several facilities.',
    breaks: ['EVT-60'],
    tables: hushed(
      DELETE,
      'photo.deleted',
      ({ path }, { store }) => (store.photos.find(path['photoId'])?.facilityIds.length ?? 0) > 1,
    ),
    witness: async (stage) => {
      const { home, away, photo, remove } = await someGallery(stage);
      await remove(await photo({ facilities: [home, away] }));
      return told(stage);
    },
  },
  {
    id: 'events.photo-deleted-told-as-an-update',
    lie: 'Tells of the deletion of a photo as of a change.',
    breaks: ['EVT-60'],
    tables: together(
      hushed(DELETE, 'photo.deleted'),
      toldToo(DELETE, ({ path }, _scene, done) =>
        done ? ['photo.updated', path['photoId'] ?? ''] : undefined,
      ),
    ),
    witness: photoLife,
  },
  {
    id: 'events.second-deletion-of-a-photo-is-told',
    lie: 'Tells of the deletion of a photo that was deleted already, which it refused.',
    breaks: ['EVT-62'],
    tables: toldToo(DELETE, ({ path }, _scene, done) =>
      done ? undefined : ['photo.deleted', path['photoId'] ?? ''],
    ),
    witness: refusals,
  },
];
