import { playing, someGallery, type Gallery } from '../witness/photos.ts';
import { pick, type Witness } from '../witness/stage.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

/** A photo of everything, as every answer shows it. */
const looking = playing(async ({ ada, photo, update, read, tag }) => {
  const id = await photo({ users: [ada], caption: 'Tea' });
  await update(id, { tags: [await tag()] });
  return read(id);
});

const uploading = (parts: (gallery: Gallery) => Readonly<Record<string, string>>): Witness =>
  playing(async (gallery) => {
    const { home, activityId, send } = gallery;
    const file = { name: 'tea.png', type: 'image/png', text: 'tea' };
    return send({ facilities: home, ...parts(gallery) }, { activityId }, file);
  });

/** Somebody else changes the caption. */
const rewritten = playing(async ({ ada, photo, update }) =>
  update(await photo({ caption: 'Tea' }), { caption: 'Garden' }, ada),
);

const intoAlbum = playing(async (gallery) => {
  const { home, activityId, send, album } = gallery;
  const fields = { facilities: home, albumId: await album(), type: 'dining' };
  return send(fields, { activityId }, { name: 'tea.png', type: 'image/png', text: 'tea' });
});

const strangers = playing(async ({ ada, photo, upload, update }) => [
  await upload({ users: [ada, 'nobody'] }),
  await update(await photo(), { users: ['nobody'] }),
]);

const strangeTags = playing(async ({ photo, update }) => update(await photo(), { tags: ['nothing'] }));

const served: Witness = async (stage) => {
  const { upload } = await someGallery(stage);
  return stage.follow(String(pick((await upload()).body, 'data.url')));
};

/** What photos may be, by the open questions. */
export const photoVariants: readonly Variant[] = [
  takes('photo-link-form', 'objects', looking),
  takes('photo-creator', 'uploader', rewritten),
  takes('photo-creator', 'service-account', rewritten),
  takes('photo-url-bytes', 'other-bytes', served),
  takes(
    'photo-tags-filter',
    'all',
    playing(async ({ photo, update, tag, inHome }) => {
      const [red, blue] = [await tag(), await tag()];
      await update(await photo(), { tags: [red] });
      return inHome(`tags=${red},${blue}`);
    }),
  ),
  takes(
    'caption-search',
    'words',
    playing(async ({ photo, inHome }) => {
      await photo({ caption: 'Garden party' });
      return inHome('captionSearch=arde');
    }),
  ),
  takes(
    'activity-photo-in-facility-list',
    'activity-only',
    uploading(() => ({})),
  ),
  takes(
    'activity-photo-type',
    'gallery',
    uploading(() => ({})),
  ),
  takes('activity-photo-album', 'taken', intoAlbum),
  takes('activity-photo-album', 'refused', intoAlbum),
  takes('unknown-photo-links', 'dropped', strangers),
  takes('unknown-photo-links', 'kept', strangers),
  takes('unknown-photo-tags', 'dropped', strangeTags),
  takes('unknown-photo-tags', 'refused', strangeTags),
  takes(
    'photo-put-omitted',
    'cleared',
    playing(async ({ ada, photo, update }) =>
      update(await photo({ users: [ada], caption: 'Tea' }), { caption: 'Garden' }),
    ),
  ),
  takes(
    'deleted-photo-read',
    'flagged',
    playing(async ({ photo, remove, read }) => {
      const id = await photo();
      return [await remove(id), await read(id)];
    }),
  ),
];
