import { playing, someGallery, type Gallery } from '../witness/photos.ts';
import { pick, type Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

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
export const photoVariants = readingsOf(
  uploading(() => ({})),
  [
    ['photo-link-form', ['objects'], looking],
    ['photo-creator', ['uploader', 'service-account'], rewritten],
    ['photo-url-bytes', ['other-bytes'], served],
    [
      'photo-tags-filter',
      ['all'],
      playing(async ({ photo, update, tag, inHome }) => {
        const [red, blue] = [await tag(), await tag()];
        await update(await photo(), { tags: [red] });
        return inHome(`tags=${red},${blue}`);
      }),
    ],
    [
      'caption-search',
      ['words'],
      playing(async ({ photo, inHome }) => {
        await photo({ caption: 'Garden party' });
        return inHome('captionSearch=arde');
      }),
    ],
    ['activity-photo-in-facility-list', ['activity-only']],
    ['activity-photo-type', ['gallery']],
    ['activity-photo-album', ['taken', 'refused'], intoAlbum],
    ['unknown-photo-links', ['dropped', 'kept'], strangers],
    ['unknown-photo-tags', ['dropped', 'refused'], strangeTags],
    [
      'photo-put-omitted',
      ['cleared'],
      playing(async ({ ada, photo, update }) =>
        update(await photo({ users: [ada], caption: 'Tea' }), { caption: 'Garden' }),
      ),
    ],
    [
      'deleted-photo-read',
      ['flagged'],
      playing(async ({ photo, remove, read }) => {
        const id = await photo();
        return [await remove(id), await read(id)];
      }),
    ],
  ],
);
