import { isRefusal } from '../../mock/http/problem.ts';
import type { PhotoCaptionRecord } from '../../mock/world/photos-records.ts';
import { looking, playing, uploading, type Parts } from '../../witness/photos.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, inData, instead, each } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, GET, keeping, lists, TO_ACTIVITY, UPLOAD, uploads } from './amend.ts';

const upload = (parts: Parts) => uploading(() => parts);

const worded = (
  caption: PhotoCaptionRecord | null,
  change: (text: string) => string,
): PhotoCaptionRecord | null => caption && { ...caption, text: change(caption.text) };

/** Lies of the words that come with an upload, and of how the photo is found afterwards. */
export const arrivingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.caption-in-the-answer-alone',
    lie: 'The caption is in the answer to the upload and nowhere else.',
    breaks: ['PHO-42'],
    tables: each(uploads, (operation) =>
      afterwards(operation, (reply, _input, scene) => {
        amend(scene, idIn(reply), () => ({ caption: null }));
        return reply;
      }),
    ),
    witness: upload({ caption: 'Tea' }),
  },
  {
    id: 'photos.caption-of-twenty-letters',
    lie: 'A caption is cut after twenty letters.',
    breaks: ['PHO-42'],
    tables: keeping(uploads, ({ caption }) => ({ caption: worded(caption, (text) => text.slice(0, 20)) })),
    witness: upload({ caption: 'Cake in the garden, and tea' }),
  },
  {
    id: 'photos.caption-of-nobody',
    lie: 'A photo of an activity in which nobody is tagged has no caption.',
    breaks: ['PHO-42'],
    tables: keeping([TO_ACTIVITY], ({ caption, userIds }) => ({
      caption: userIds.length === 0 ? null : caption,
    })),
    witness: uploading(
      () => ({ caption: 'Tea' }),
      ({ activityId }) => ({ activityId }),
    ),
  },
  {
    id: 'photos.caption-of-the-upload-before',
    lie: 'A caption that comes with an album is that of the upload before, if there was one.',
    breaks: ['PHO-42'],
    tables: (tables) => {
      let former: PhotoCaptionRecord | null = null;
      return keeping([UPLOAD], ({ caption, albumIds }) => {
        const kept: PhotoCaptionRecord | null =
          caption && albumIds.length > 0 ? (former ?? caption) : caption;
        former = caption;
        return { caption: kept };
      })(tables);
    },
    witness: playing(async ({ album, photo, upload: send }) => {
      await photo({ caption: 'Tea' });
      return send({ caption: 'Garden', albumId: await album() });
    }),
  },
  {
    id: 'photos.uploaded-under-a-draft',
    lie: 'The id in the answer to an upload is one that no read knows.',
    breaks: ['PHO-43'],
    tables: afterwards(
      UPLOAD,
      inData((photo) => ({ ...photo, id: `${String(photo['id'])}-draft` })),
    ),
    witness: upload({}),
  },
  {
    id: 'photos.read-once-it-was-listed',
    lie: 'A photo of an activity is read once a list has shown it, and not before.',
    breaks: ['PHO-43', 'PHO-48'],
    tables: (tables) => {
      const listed = new Set<unknown>();
      const watched = each(lists, (operation) =>
        afterwards(operation, (reply) => {
          const { data } = membersIn(reply.body);
          if (Array.isArray(data)) for (const one of data) listed.add(membersIn(one)['id']);
          return reply;
        }),
      )(tables);
      return instead(GET, (honest) => (input, scene) => {
        const photo = scene.store.photos.find(input.path['photoId']);
        const isAwaited = photo !== undefined && photo.activityId !== null && !listed.has(photo.id);
        return honest(isAwaited ? { ...input, path: { photoId: 'not-there-yet' } } : input, scene);
      })(watched);
    },
    witness: uploading(
      () => ({}),
      ({ activityId }) => ({ activityId }),
    ),
  },
  {
    id: 'photos.read-bare',
    lie: 'One photo is answered without an envelope.',
    breaks: ['PHO-48', 'CNV-08'],
    tables: afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: looking,
  },
  {
    id: 'photos.read-the-latest',
    lie: 'Get photo answers the latest photo of the same facility.',
    breaks: ['PHO-48'],
    tables: instead(GET, (honest) => (input, scene) => {
      const asked = scene.store.photos.find(input.path['photoId']);
      const [place] = asked?.facilityIds ?? [];
      const near = scene.store.photos.filter(
        ({ facilityIds, isDeleted }) => !isDeleted && facilityIds[0] === place,
      );
      const photoId = asked && !asked.isDeleted ? near.at(-1)?.id : asked?.id;
      return honest({ ...input, path: { photoId: photoId ?? input.path['photoId'] ?? '' } }, scene);
    }),
    witness: playing(async ({ photo, read }) => {
      const id = await photo();
      await photo({ caption: 'Tea' });
      return read(id);
    }),
  },
  {
    id: 'photos.upload-over-the-one-before',
    lie: 'A second upload with the same caption takes the place of the first.',
    breaks: ['PHO-13', 'PHO-43'],
    tables: instead(UPLOAD, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      const made = scene.store.photos.find(idIn(reply));
      const twin = scene.store.photos.filter(
        ({ id, caption }) => id !== made?.id && (caption?.text ?? '') === (made?.caption?.text ?? ''),
      );
      for (const { id } of twin) scene.store.photos.remove(id);
      return reply;
    }),
    witness: playing(async ({ photo }) => [await photo(), await photo()]),
  },
];
