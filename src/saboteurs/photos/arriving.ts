import { isRefusal } from '../../mock/http/problem.ts';
import type { PhotoCaptionRecord } from '../../mock/world/photos-records.ts';
import { looking, playing, uploading, type Parts } from '../../witness/photos.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, inData, instead, each } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, GET, keeping, lists, TO_ACTIVITY, UPLOAD, uploads } from './amend.ts';

const upload = (parts: Parts) => uploading(() => parts);

const worded = (
  caption: PhotoCaptionRecord | null,
  change: (text: string) => string,
): PhotoCaptionRecord | null => caption && { ...caption, text: change(caption.text) };

/** Saboteurs of the words that come with an upload, and of how the photo is found afterwards. */
export const arrivingSaboteurs = saboteursOf('photos', upload({ caption: 'Tea' }), {
  'caption-in-the-answer-alone': [
    'The caption is in the answer to the upload and nowhere else.',
    ['PHO-42'],
    each(uploads, (operation) =>
      afterwards(operation, (reply, _input, scene) => {
        amend(scene, idIn(reply), () => ({ caption: null }));
        return reply;
      }),
    ),
  ],
  'caption-of-twenty-letters': [
    'A caption is cut after twenty letters.',
    ['PHO-42'],
    keeping(uploads, ({ caption }) => ({ caption: worded(caption, (text) => text.slice(0, 20)) })),
    upload({ caption: 'Cake in the garden, and tea' }),
  ],
  'caption-of-nobody': [
    'A photo of an activity in which nobody is tagged has no caption.',
    ['PHO-42'],
    keeping([TO_ACTIVITY], ({ caption, userIds }) => ({
      caption: userIds.length === 0 ? null : caption,
    })),
    uploading(
      () => ({ caption: 'Tea' }),
      ({ activityId }) => ({ activityId }),
    ),
  ],
  'caption-of-the-upload-before': [
    'A caption that comes with an album is that of the upload before, if there was one.',
    ['PHO-42'],
    (tables) => {
      let former: PhotoCaptionRecord | null = null;
      return keeping([UPLOAD], ({ caption, albumIds }) => {
        const kept: PhotoCaptionRecord | null =
          caption && albumIds.length > 0 ? (former ?? caption) : caption;
        former = caption;
        return { caption: kept };
      })(tables);
    },
    playing(async ({ album, photo, upload: send }) => {
      await photo({ caption: 'Tea' });
      return send({ caption: 'Garden', albumId: await album() });
    }),
  ],
  'uploaded-under-a-draft': [
    'The id in the answer to an upload is one that no read knows.',
    ['PHO-43'],
    afterwards(
      UPLOAD,
      inData((photo) => ({ ...photo, id: `${String(photo['id'])}-draft` })),
    ),
    upload({}),
  ],
  'read-once-it-was-listed': [
    'A photo of an activity is read once a list has shown it, and not before.',
    ['PHO-43', 'PHO-48'],
    (tables) => {
      const listed = new Set<unknown>();
      const watched = each(lists, (operation) =>
        afterwards(operation, (reply) => {
          const { data } = membersIn(reply.body);
          if (Array.isArray(data)) for (const one of data) listed.add(membersIn(one)['id']);
          return reply;
        }),
      )(tables);
      return instead(GET, (original) => (input, scene) => {
        const photo = scene.store.photos.find(input.path['photoId']);
        const isAwaited = photo !== undefined && photo.activityId !== null && !listed.has(photo.id);
        return original(isAwaited ? { ...input, path: { photoId: 'not-there-yet' } } : input, scene);
      })(watched);
    },
    uploading(
      () => ({}),
      ({ activityId }) => ({ activityId }),
    ),
  ],
  'read-bare': [
    'One photo is answered without an envelope.',
    ['PHO-48', 'CNV-08'],
    afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    looking,
  ],
  'read-the-latest': [
    'Get photo answers the latest photo of the same facility.',
    ['PHO-48'],
    instead(GET, (original) => (input, scene) => {
      const asked = scene.store.photos.find(input.path['photoId']);
      const [place] = asked?.facilityIds ?? [];
      const near = scene.store.photos.filter(
        ({ facilityIds, isDeleted }) => !isDeleted && facilityIds[0] === place,
      );
      const photoId = asked && !asked.isDeleted ? near.at(-1)?.id : asked?.id;
      return original({ ...input, path: { photoId: photoId ?? input.path['photoId'] ?? '' } }, scene);
    }),
    playing(async ({ photo, read }) => {
      const id = await photo();
      await photo({ caption: 'Tea' });
      return read(id);
    }),
  ],
  'upload-over-the-one-before': [
    'A second upload with the same caption takes the place of the first.',
    ['PHO-13', 'PHO-43'],
    instead(UPLOAD, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      const made = scene.store.photos.find(idIn(reply));
      const twin = scene.store.photos.filter(
        ({ id, caption }) => id !== made?.id && (caption?.text ?? '') === (made?.caption?.text ?? ''),
      );
      for (const { id } of twin) scene.store.photos.remove(id);
      return reply;
    }),
    playing(async ({ photo }) => [await photo(), await photo()]),
  ],
});
