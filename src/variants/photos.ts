import { isPhotoChanged } from '../mock/domain/photos-change.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import type { World } from '../mock/world/world.ts';
import { facilityIdsOf } from '../mock/world/activity-facilities.ts';
import { membersIn, textIn, textsIn, type Members } from '../mutants/input.ts';
import { each, instead, together, type Mutation } from '../mutants/mutation.ts';
import { fieldsIn, LISTS, UPLOADS, VIEWS } from '../mutants/photos/adapter.ts';
import { refuses, shows } from '../mutants/verbs.ts';
import { itemsIn, membersAs, refusedWith, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { idFor } from '../witness/steps.ts';

const shown = (more: (photo: Members) => Members): Mutation => showsMore(VIEWS, more);

/** The arrays of every photo that is shown, shown otherwise. */
const linked = (change: (ids: readonly string[]) => readonly string[] | null): Mutation =>
  shows(
    VIEWS,
    membersAs(['facilities', 'users', 'tags', 'albumIds'], (ids) => change(textsIn(ids))),
  );

/** The path alone of a link. */
const relative = (url: unknown): string => new URL(textIn(url)).pathname;

/** A search finds captions by the beginnings of their words: whole pages of them, as of any list. */
const byBeginnings: Mutation = each(LISTS, (operation) =>
  instead(operation, (original) => (input, context) => {
    const wanted = textIn(input.query['captionSearch']).toLowerCase();
    const { page } = input;
    const whole = original({ ...input, page: { ...page, size: Number.MAX_SAFE_INTEGER } }, context);
    if (wanted === '' || isRefusal(whole)) return original(input, context);
    const items = itemsIn(membersIn(whole.body)['data']);
    const found = items.filter(({ caption }) => {
      const words = textIn(membersIn(caption)['text']).toLowerCase().split(/\s+/);
      return words.some((_, at) => words.slice(at).join(' ').startsWith(wanted));
    });
    const data = found.slice(0, page.size);
    const hasMore = found.length > data.length;
    // The cursor of the original page that ends with the same photo.
    const last = items.findIndex((one) => one === data.at(-1)) + 1;
    const upTo = hasMore ? original({ ...input, page: { ...page, size: last } }, context) : whole;
    const { nextCursor } = isRefusal(upTo) ? {} : membersIn(upTo.body);
    return { ...whole, body: { data, nextCursor, hasMore } };
  }),
);

const facilitiesIn = (input: AnyInput): readonly string[] => textIn(fieldsIn(input)['facilities']).split(',');

/** Whether this is a resident who lives elsewhere. */
const isAway = (id: string, places: readonly string[], { store }: World): boolean => {
  const resident = store.residents.find(id);
  return resident !== undefined && !places.includes(resident.facilityId);
};

const idsIn = (text: unknown): readonly string[] =>
  textIn(text)
    .split(',')
    .filter((id) => id !== '');

const filesIn = ({ body }: AnyInput): readonly Members[] => itemsIn(membersIn(body)['files']);

/** Whether the first bytes of a file are those of a PNG or a JPEG. */
const isPicture = ({ bytes }: Members): boolean =>
  [
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8],
  ].some((first) => bytes instanceof Uint8Array && first.every((byte, at) => bytes[at] === byte));

/** What a server may refuse or report about photos. */
const unusual: Witness = async (client) => {
  const { exampleOf, send, world } = client;
  const [as, connection] = [
    idFor(client, 'getResident', 'residentId'),
    idFor(client, 'getConnection', 'connectionId'),
  ];
  const facilities = world.store.facilities.all()[1]?.id;
  await send('uploadPhoto', { as });
  for (const fields of [{ users: connection }, { facilities }, { caption: undefined }])
    await send('uploadPhoto', { fields });
  await send('uploadActivityPhoto', { fields: { facilities } });
  await send('uploadPhoto', { file: { name: 'face', type: 'image/png', text: 'a face' } });
  const { at } = exampleOf('updatePhoto');
  for (const by of [undefined, as]) await send('updatePhoto', { as: by, at, body: { caption: 'A garden' } });
  for (const query of [{ captionSearch: 'arden' }, { albumId: 'nothing' }])
    await send('listFacilityPhotos', { at: { captionSearch: undefined, ...query } });
};

/** Freedoms of photos. */
export const photoFreedoms: readonly Freedom[] = freedomsOf({
  'photos-with-more-members': [
    'A photo shows its size, its comments and the language of its caption.',
    shown(({ caption }) => ({
      size: { width: 640, height: 480 },
      comments: [{ id: 'c1', text: 'Lovely' }],
      caption: caption && { ...membersIn(caption), language: 'en' },
    })),
  ],
  'photos-without-thumbnails': ['A photo has no thumbnail.', shown(() => ({ thumbUrl: null }))],
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
    shown(({ albumIds }) => ({ albumIds: ['all-photos', ...textsIn(albumIds)] })),
  ],
  'captions-without-words': [
    'A photo without a caption shows one of no letters.',
    shown(({ caption, creatorId, created }) => ({ caption: caption ?? { text: '', creatorId, created } })),
    unusual,
  ],
  'pictures-by-a-path': [
    'The url and the thumbUrl of a photo are paths on the server that shows them.',
    shows(VIEWS, membersAs(['url', 'thumbUrl'], relative)),
  ],
  'pictures-by-a-signed-url': [
    'The url of a photo is signed again with every answer.',
    (tables) => {
      let count = 0;
      return shown(({ url }) => ({ url: `${textIn(url)}?expires=3600&signature=s${(count += 1)}%2B` }))(
        tables,
      );
    },
  ],
  'pictures-come-later': [
    'The answer to an upload shows no url yet.',
    showsMore(UPLOADS, () => ({ url: null, thumbUrl: null })),
  ],
  'deleted-photos-are-gone': [
    'A deleted photo is read, updated and deleted again with 410.',
    refusedWith(
      410,
      ['getPhoto', 'updatePhoto', 'deletePhoto'],
      (_refused, { path }, { store }) => store.photos.find(path['photoId'])?.isDeleted === true,
    ),
  ],
  'caption-search-by-beginnings': [
    'A search finds captions by the beginnings of their words.',
    byBeginnings,
    unusual,
  ],
  'same-caption-by-another-is-reported': [
    'Reports an update in which another user sends the caption that the photo has.',
    instead('updatePhoto', (original) => (input, context) => {
      const former = context.store.photos.find(input.path['photoId']);
      const reply = original(input, context);
      const now = context.store.photos.find(input.path['photoId']);
      const isSame = former && now && !isPhotoChanged(former, now, { order: false });
      const isOthers = former?.caption && former.caption.creatorId !== input.acting.id;
      const isSent = membersIn(input.body)['caption'] !== undefined;
      if (isSame && isOthers && isSent && !isRefusal(reply)) context.announce('photo.updated', former.id);
      return reply;
    }),
    unusual,
  ],
  'photos-by-the-house': [
    'Residents and connections may not upload, update or delete photos.',
    each([...UPLOADS, 'updatePhoto', 'deletePhoto'], (operation) =>
      instead(operation, (original) => (input, context) => {
        const { kind } = input.acting;
        return ['staff', 'systemActor'].includes(kind)
          ? original(input, context)
          : refuse('forbidden', { promised: 'Staff keep the photos.', found: `${kind}.`, next: 'ask them.' });
      }),
    ),
    unusual,
  ],
  'photos-of-pictures-alone': [
    'An upload of a file that is neither PNG nor JPEG is refused.',
    refuses(UPLOADS, (_, input) => !filesIn(input).every(isPicture)),
  ],
  'photos-in-albums-of-their-facilities': [
    'An upload into an album that belongs to none of its facilities is refused.',
    refuses('uploadPhoto', (_, input, { store }) => {
      const album = store.albums.find(textIn(fieldsIn(input)['albumId']));
      return album !== undefined && !facilitiesIn(input).some((id) => album.facilityIds.includes(id));
    }),
    unusual,
  ],
  'activity-photos-where-it-takes-place': [
    'An upload to an activity that names none of its facilities is refused.',
    refuses('uploadActivityPhoto', (_, input, world) => {
      const activity = world.store.activities.find(input.path['activityId']);
      const places = activity && facilityIdsOf(activity, world);
      return places !== undefined && !facilitiesIn(input).some((id) => places.includes(id));
    }),
    unusual,
  ],
  'residents-alone-are-tagged': [
    'An upload or an update that tags a user who is no resident is refused.',
    together(
      refuses(UPLOADS, (_, input, { store }) =>
        idsIn(fieldsIn(input)['users']).some((id) => !store.residents.find(id)),
      ),
      refuses('updatePhoto', ({ users }, _, { store }) =>
        textsIn(users).some((id) => !store.residents.find(id)),
      ),
    ),
    unusual,
  ],
  'tagged-where-they-live': [
    'A resident who lives in none of the facilities of a photo is not tagged in it.',
    together(
      refuses(UPLOADS, (_, input, world) =>
        idsIn(fieldsIn(input)['users']).some((id) => isAway(id, facilitiesIn(input), world)),
      ),
      refuses('updatePhoto', ({ users }, { path }, world) => {
        const { facilityIds = [] } = world.store.photos.find(path['photoId']) ?? {};
        return textsIn(users).some((id) => isAway(id, facilityIds, world));
      }),
    ),
  ],
  'photo-filters-of-known-things': [
    'A list of photos that is filtered by an album, a tag or a resident that is not there is refused.',
    refuses(
      LISTS,
      (_, { query }, { store }) =>
        idsIn(query['albumId']).some((id) => !store.albums.find(id)) ||
        idsIn(query['residentId']).some((id) => !store.residents.find(id)) ||
        idsIn(query['tags']).some((id) => !store.photoTags.find(id)),
    ),
    unusual,
  ],
  'photos-with-a-file-name': [
    'An upload whose file has no extension in its name is refused.',
    refuses(UPLOADS, (_, input) => filesIn(input).some(({ name }) => !/\.\w+$/.test(textIn(name)))),
    unusual,
  ],
});
