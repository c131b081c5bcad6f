import type { Scene } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { nextOf, playing } from '../../witness/photos.ts';
import { idIn, textIn, without } from '../input.ts';
import { afterwards, type Mutation, each } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  asking,
  isAskedBy,
  listingAlso,
  listingOnly,
  lists,
  OF_ACTIVITY,
  OF_FACILITY,
  OF_RESIDENT,
  uploads,
} from './amend.ts';

/** Captions of one word, of two, and none, in each of the lists; one was updated. */
const searched = (sought: string, filters = '') =>
  playing(async ({ ada, activityId, photo, update, lists: all }) => {
    for (const to of [{}, { activityId }])
      for (const caption of ['Garden', 'Garden party', 'Cake in the Garden', 'Tea', undefined])
        await photo({ users: [ada], ...(caption !== undefined && { caption }) }, to);
    await update(await photo({ users: [ada], caption: 'Tea' }), { caption: 'Garden' });
    return all(`captionSearch=${encodeURIComponent(sought)}${filters}`);
  });

/** Where a photo is listed of all that the path names: its facility, its people, its activity. */
const belongs = ({ facilityIds, userIds, activityId }: PhotoRecord, { path }: AnyInput): boolean =>
  facilityIds.some((id) => id === path['facilityId']) ||
  userIds.some((id) => id === path['residentId']) ||
  (activityId !== null && activityId === path['activityId']);

/** A search finds photos by other texts than the caption, too. */
const findingBy = (textsOf: (photo: PhotoRecord, scene: Scene) => readonly string[]): Mutation =>
  listingAlso(
    lists,
    (photo, input, scene) =>
      isAskedBy(input, 'captionSearch') &&
      belongs(photo, input) &&
      textsOf(photo, scene).includes(textIn(input.query['captionSearch'])),
  );

/** A server that searches what photos were called when they were uploaded. */
const searchingFirst =
  (change: (first: ReadonlyMap<string, string>) => Mutation): Mutation =>
  (tables) => {
    const first = new Map<string, string>();
    const watched = each(uploads, (operation) =>
      afterwards(operation, (reply, _input, { store }) => {
        first.set(idIn(reply), store.photos.find(idIn(reply))?.caption?.text ?? '');
        return reply;
      }),
    );
    return change(first)(watched(tables));
  };

/** Saboteurs of captionSearch. */
export const searchingSaboteurs = saboteursOf('photos', searched('Garden'), {
  'search-at-the-beginning': [
    'A search in a facility finds captions that begin with the text.',
    ['PHO-21'],
    listingOnly([OF_FACILITY], ({ caption }, { query }) =>
      (caption?.text ?? '').startsWith(textIn(query['captionSearch'])),
    ),
  ],
  'search-for-the-whole': [
    'A search in an activity finds captions that are the text and nothing more.',
    ['PHO-21'],
    listingOnly([OF_ACTIVITY], ({ caption }, { query }) => {
      const sought = textIn(query['captionSearch']);
      return sought === '' || caption?.text === sought;
    }),
  ],
  'search-of-what-was-uploaded': [
    'A search finds a photo by no word that an update brought.',
    ['PHO-21'],
    searchingFirst((first) =>
      listingOnly(lists, ({ id }, { query }) => {
        const sought = textIn(query['captionSearch']);
        return sought === '' || (first.get(id) ?? sought).includes(sought);
      }),
    ),
  ],
  'search-never-forgets': [
    'A search in a facility finds a photo by a caption that an update replaced.',
    ['PHO-22'],
    searchingFirst((first) =>
      listingAlso([OF_FACILITY], (photo, input) => {
        const words = (first.get(photo.id) ?? '').split(' ');
        const isFound = words.includes(textIn(input.query['captionSearch']));
        return isAskedBy(input, 'captionSearch') && belongs(photo, input) && isFound;
      }),
    ),
    searched('Tea'),
  ],
  'activity-is-not-searched': [
    'The list of an activity takes no notice of captionSearch.',
    ['PHO-22'],
    asking([OF_ACTIVITY], (query) => without(query, 'captionSearch')),
  ],
  'search-keeps-the-silent': [
    'A search keeps photos without a caption.',
    ['PHO-22'],
    listingAlso(
      [OF_FACILITY, OF_RESIDENT],
      (photo, input) => isAskedBy(input, 'captionSearch') && belongs(photo, input) && photo.caption === null,
    ),
  ],
  'search-on-the-first-page': [
    'A search holds on the first page alone.',
    ['PHO-22'],
    asking(lists, (query) => (query['cursor'] === undefined ? query : without(query, 'captionSearch'))),
    playing(async ({ photo, inHome }) => {
      for (const caption of ['Garden', 'Tea', 'Garden', 'Tea']) await photo({ caption });
      const query = 'captionSearch=Garden&pageSize=1';
      return inHome(`${query}&cursor=${nextOf(await inHome(query))}`);
    }),
  ],
  'search-beside-people': [
    'Beside residentId a search has no effect.',
    ['PHO-22'],
    asking([OF_FACILITY], (query) =>
      query['residentId'] === undefined ? query : without(query, 'captionSearch'),
    ),
    playing(async ({ ada, photo, inHome }) => {
      await photo({ users: [ada], caption: 'Tea' });
      return inHome(`captionSearch=Garden&residentId=${ada}`);
    }),
  ],
  'search-finds-people': [
    'A search finds photos by the first name of whoever is tagged in them.',
    ['PHO-22'],
    findingBy(({ userIds }, { store }) => userIds.flatMap((id) => store.residents.find(id)?.firstName ?? [])),
    searched('Ada'),
  ],
  'search-finds-tags': [
    'A search finds photos by their tags.',
    ['PHO-22'],
    findingBy(({ tagIds }, { store }) => [
      ...tagIds,
      ...tagIds.flatMap((id) => store.photoTags.find(id)?.name ?? []),
    ]),
    playing(async ({ photo, update, tag, lists: all }) => {
      const tagId = await tag();
      await update(await photo({ caption: 'Tea' }), { tags: [tagId] });
      return all(`captionSearch=${tagId}`);
    }),
  ],
  'search-finds-types': [
    'A search finds photos by their type.',
    ['PHO-22'],
    findingBy(({ type }) => [type]),
    searched('gallery'),
  ],
  'search-finds-albums': [
    'A search finds photos by the title of their album.',
    ['PHO-22'],
    findingBy(({ albumIds }, { store }) => albumIds.flatMap((id) => store.albums.find(id)?.title ?? [])),
    playing(async ({ photo, album, lists: all }) => {
      await photo({ albumId: await album() });
      return all('captionSearch=Holidays');
    }),
  ],
  'search-finds-the-uploader': [
    'A search finds photos by the creatorName.',
    ['PHO-22'],
    findingBy(({ creator }) => [creator.name]),
    playing(async ({ ada, photo, lists: all }) => {
      await photo({ users: [ada] }, { as: ada });
      return all('captionSearch=Ada%20Field');
    }),
  ],
});
