import type { Scene } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { nextOf, playing } from '../../witness/photos.ts';
import { idIn, textIn, without } from '../input.ts';
import { afterwards, type Lie, each } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
const findingBy = (textsOf: (photo: PhotoRecord, scene: Scene) => readonly string[]): Lie =>
  listingAlso(
    lists,
    (photo, input, scene) =>
      isAskedBy(input, 'captionSearch') &&
      belongs(photo, input) &&
      textsOf(photo, scene).includes(textIn(input.query['captionSearch'])),
  );

/** A server that searches what photos were called when they were uploaded. */
const searchingFirst =
  (lie: (first: ReadonlyMap<string, string>) => Lie): Lie =>
  (tables) => {
    const first = new Map<string, string>();
    const watched = each(uploads, (operation) =>
      afterwards(operation, (reply, _input, { store }) => {
        first.set(idIn(reply), store.photos.find(idIn(reply))?.caption?.text ?? '');
        return reply;
      }),
    );
    return lie(first)(watched(tables));
  };

/** Lies of captionSearch. */
export const searchingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.search-at-the-beginning',
    lie: 'A search in a facility finds captions that begin with the text.',
    breaks: ['PHO-21'],
    tables: listingOnly([OF_FACILITY], ({ caption }, { query }) =>
      (caption?.text ?? '').startsWith(textIn(query['captionSearch'])),
    ),
    witness: searched('Garden'),
  },
  {
    id: 'photos.search-for-the-whole',
    lie: 'A search in an activity finds captions that are the text and nothing more.',
    breaks: ['PHO-21'],
    tables: listingOnly([OF_ACTIVITY], ({ caption }, { query }) => {
      const sought = textIn(query['captionSearch']);
      return sought === '' || caption?.text === sought;
    }),
    witness: searched('Garden'),
  },
  {
    id: 'photos.search-of-what-was-uploaded',
    lie: 'A search finds a photo by no word that an update brought.',
    breaks: ['PHO-21'],
    tables: searchingFirst((first) =>
      listingOnly(lists, ({ id }, { query }) => {
        const sought = textIn(query['captionSearch']);
        return sought === '' || (first.get(id) ?? sought).includes(sought);
      }),
    ),
    witness: searched('Garden'),
  },
  {
    id: 'photos.search-never-forgets',
    lie: 'A search in a facility finds a photo by a caption that an update replaced.',
    breaks: ['PHO-22'],
    tables: searchingFirst((first) =>
      listingAlso([OF_FACILITY], (photo, input) => {
        const words = (first.get(photo.id) ?? '').split(' ');
        const isFound = words.includes(textIn(input.query['captionSearch']));
        return isAskedBy(input, 'captionSearch') && belongs(photo, input) && isFound;
      }),
    ),
    witness: searched('Tea'),
  },
  {
    id: 'photos.activity-is-not-searched',
    lie: 'The list of an activity takes no notice of captionSearch.',
    breaks: ['PHO-22'],
    tables: asking([OF_ACTIVITY], (query) => without(query, 'captionSearch')),
    witness: searched('Garden'),
  },
  {
    id: 'photos.search-keeps-the-silent',
    lie: 'A search keeps photos without a caption.',
    breaks: ['PHO-22'],
    tables: listingAlso(
      [OF_FACILITY, OF_RESIDENT],
      (photo, input) => isAskedBy(input, 'captionSearch') && belongs(photo, input) && photo.caption === null,
    ),
    witness: searched('Garden'),
  },
  {
    id: 'photos.search-on-the-first-page',
    lie: 'A search holds on the first page alone.',
    breaks: ['PHO-22'],
    tables: asking(lists, (query) =>
      query['cursor'] === undefined ? query : without(query, 'captionSearch'),
    ),
    witness: playing(async ({ photo, inHome }) => {
      for (const caption of ['Garden', 'Tea', 'Garden', 'Tea']) await photo({ caption });
      const query = 'captionSearch=Garden&pageSize=1';
      return inHome(`${query}&cursor=${nextOf(await inHome(query))}`);
    }),
  },
  {
    id: 'photos.search-beside-people',
    lie: 'Beside residentId a search has no effect.',
    breaks: ['PHO-22'],
    tables: asking([OF_FACILITY], (query) =>
      query['residentId'] === undefined ? query : without(query, 'captionSearch'),
    ),
    witness: playing(async ({ ada, photo, inHome }) => {
      await photo({ users: [ada], caption: 'Tea' });
      return inHome(`captionSearch=Garden&residentId=${ada}`);
    }),
  },
  {
    id: 'photos.search-finds-people',
    lie: 'A search finds photos by the first name of whoever is tagged in them.',
    breaks: ['PHO-22'],
    tables: findingBy(({ userIds }, { store }) =>
      userIds.flatMap((id) => store.residents.find(id)?.firstName ?? []),
    ),
    witness: searched('Ada'),
  },
  {
    id: 'photos.search-finds-tags',
    lie: 'A search finds photos by their tags.',
    breaks: ['PHO-22'],
    tables: findingBy(({ tagIds }, { store }) => [
      ...tagIds,
      ...tagIds.flatMap((id) => store.photoTags.find(id)?.name ?? []),
    ]),
    witness: playing(async ({ photo, update, tag, lists: all }) => {
      const tagId = await tag();
      await update(await photo({ caption: 'Tea' }), { tags: [tagId] });
      return all(`captionSearch=${tagId}`);
    }),
  },
  {
    id: 'photos.search-finds-types',
    lie: 'A search finds photos by their type.',
    breaks: ['PHO-22'],
    tables: findingBy(({ type }) => [type]),
    witness: searched('gallery'),
  },
  {
    id: 'photos.search-finds-albums',
    lie: 'A search finds photos by the title of their album.',
    breaks: ['PHO-22'],
    tables: findingBy(({ albumIds }, { store }) =>
      albumIds.flatMap((id) => store.albums.find(id)?.title ?? []),
    ),
    witness: playing(async ({ photo, album, lists: all }) => {
      await photo({ albumId: await album() });
      return all('captionSearch=Holidays');
    }),
  },
  {
    id: 'photos.search-finds-the-uploader',
    lie: 'A search finds photos by the creatorName.',
    breaks: ['PHO-22'],
    tables: findingBy(({ creator }) => [creator.name]),
    witness: playing(async ({ ada, photo, lists: all }) => {
      await photo({ users: [ada] }, { as: ada });
      return all('captionSearch=Ada%20Field');
    }),
  },
];
