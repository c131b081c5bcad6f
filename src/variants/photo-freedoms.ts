import { isPhotoChanged } from '../mock/domain/photo-change.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import { membersIn, textIn, textsIn, type Members } from '../saboteurs/input.ts';
import { instead, type Mutation, each } from '../saboteurs/mutation.ts';
import { DELETE, everywhere, GET, lists, shownAs, UPDATE, uploads } from '../saboteurs/photos/amend.ts';
import { looking, nextOf, playing, someGallery } from '../witness/photos.ts';
import { told } from '../witness/told.ts';
import { variantsOf } from './variant.ts';

const LINKS = ['facilities', 'users', 'tags', 'albumIds'] as const;

/** Every photo that is shown, its arrays shown otherwise. */
const linked = (change: (ids: readonly string[]) => readonly string[] | null): Mutation =>
  shownAs(everywhere, (photo) => ({
    ...photo,
    ...Object.fromEntries(LINKS.map((name) => [name, change(textsIn(photo[name]))])),
  }));

const captionOf = (photo: Members): Members => membersIn(photo['caption']);

/** The path alone of a link. */
const relative = (url: unknown): string => new URL(textIn(url)).pathname;

/** A search finds captions by the beginnings of their words: whole pages of them, as of any list. */
const byBeginnings: Mutation = each(lists, (operation) =>
  instead(operation, (original) => (input, scene) => {
    const sought = textIn(input.query['captionSearch']).toLowerCase();
    const { page } = input;
    const whole = original({ ...input, page: { ...page, size: Number.MAX_SAFE_INTEGER } }, scene);
    if (sought === '' || isRefusal(whole)) return original(input, scene);
    const { data } = membersIn(whole.body);
    const items: readonly unknown[] = Array.isArray(data) ? data : [];
    const found = items.filter((item) => {
      const words = textIn(captionOf(membersIn(item))['text'])
        .toLowerCase()
        .split(/\s+/);
      return words.some((_, at) => words.slice(at).join(' ').startsWith(sought));
    });
    const shown = found.slice(0, page.size);
    const hasMore = found.length > shown.length;
    // The cursor of the original page that ends with the same photo.
    const last = items.indexOf(shown.at(-1)) + 1;
    const upTo = hasMore ? original({ ...input, page: { ...page, size: last } }, scene) : whole;
    const { nextCursor } = isRefusal(upTo) ? {} : membersIn(upTo.body);
    return { ...whole, body: { data: shown, nextCursor, hasMore } };
  }),
);

/** Freedoms of photos that no choice names. */
export const photoFreedoms = variantsOf('freedom', looking, {
  'photos-with-more-members': [
    'A photo shows its size, its comments and the language of its caption.',
    shownAs(everywhere, (photo) => ({
      ...photo,
      size: { width: 640, height: 480 },
      comments: [{ id: 'c1', text: 'Lovely' }],
      caption: photo['caption'] && { ...captionOf(photo), language: 'en' },
    })),
  ],
  'photos-without-thumbnails': [
    'A photo has no thumbnail.',
    shownAs(everywhere, (photo) => ({ ...photo, thumbUrl: null })),
  ],
  'photos-without-empty-arrays': [
    'An array of a photo in which nothing would stand is null.',
    linked((ids) => (ids.length === 0 ? null : ids)),
  ],
  'photo-links-in-another-order': [
    'The arrays of a photo come in the order of the alphabet, backwards.',
    linked((ids) => ids.toSorted().toReversed()),
  ],
  'photos-in-an-album-of-all': [
    'Every photo is in an album of all photos, too.',
    shownAs(everywhere, (photo) => ({
      ...photo,
      albumIds: ['all-photos', ...textsIn(photo['albumIds'])],
    })),
  ],
  'captions-without-words': [
    'A photo without a caption shows one of no letters.',
    shownAs(everywhere, (photo) => ({
      ...photo,
      caption: photo['caption'] ?? { text: '', creatorId: photo['creatorId'], created: photo['created'] },
    })),
  ],
  'pictures-by-a-path': [
    'The url and the thumbUrl of a photo are paths on the server that shows them.',
    shownAs(everywhere, (photo) => ({
      ...photo,
      url: relative(photo['url']),
      thumbUrl: relative(photo['thumbUrl']),
    })),
  ],
  'pictures-by-a-signed-url': [
    'The url of a photo is signed anew with every answer.',
    (tables) => {
      let count = 0;
      return shownAs(everywhere, (photo) => ({
        ...photo,
        url: `${textIn(photo['url'])}?expires=3600&signature=s${(count += 1)}%2B`,
      }))(tables);
    },
  ],
  'pictures-come-later': [
    'The answer to an upload shows no url yet.',
    shownAs(uploads, (photo) => ({ ...photo, url: null, thumbUrl: null })),
  ],
  'deleted-photos-are-gone': [
    'A deleted photo is read, updated and deleted again with 410.',
    each([GET, UPDATE, DELETE], (operation) =>
      instead(operation, (original) => (input, scene) => {
        const reply = original(input, scene);
        const isGone = scene.store.photos.find(input.path['photoId'])?.isDeleted;
        return isRefusal(reply) && isGone ? { ...reply, status: 410 } : reply;
      }),
    ),
    playing(async ({ photo, remove, read }) => {
      const id = await photo();
      return [await remove(id), await read(id)];
    }),
  ],
  'caption-search-by-beginnings': [
    'A search finds captions by the beginnings of their words.',
    byBeginnings,
    playing(async ({ photo, inHome }) => {
      for (const caption of ['Garden party', 'Tea', 'A garden']) await photo({ caption });
      const first = await inHome('captionSearch=gard&pageSize=1');
      return [
        await inHome('captionSearch=arden'),
        first,
        await inHome(`captionSearch=gard&pageSize=1&cursor=${nextOf(first)}`),
      ];
    }),
  ],
  'same-caption-by-another-is-told': [
    'Tells of an update in which another user sends the caption that the photo has.',
    instead(UPDATE, (original) => (input, scene) => {
      const former = scene.store.photos.find(input.path['photoId']);
      const reply = original(input, scene);
      const now = scene.store.photos.find(input.path['photoId']);
      const isSame = former && now && !isPhotoChanged(former, now, { order: false });
      const isOthers = former?.caption && former.caption.creatorId !== input.acting.id;
      const isSent = membersIn(input.body)['caption'] !== undefined;
      if (isSame && isOthers && isSent && !isRefusal(reply)) scene.announce('photo.updated', former.id);
      return reply;
    }),
    async (stage) => {
      const { ada, photo, update } = await someGallery(stage);
      await update(await photo({ caption: 'Tea' }), { caption: 'Tea' }, ada);
      return told(stage);
    },
  ],
  'photos-by-the-house': [
    'Residents and connections may not upload, update or delete photos.',
    each([...uploads, UPDATE, DELETE], (operation) =>
      instead(operation, (original) => (input, scene) => {
        const isStaff = ['staff', 'systemActor'].includes(input.acting.kind);
        const found = `${input.acting.kind}.`;
        return isStaff
          ? original(input, scene)
          : refuse('forbidden', { promised: 'Staff keep the photos.', found, next: 'ask them.' });
      }),
    ),
    playing(({ ada, upload }) => upload({}, { as: ada })),
  ],
});
