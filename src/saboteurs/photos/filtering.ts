import { nextOf, playing, type Gallery } from '../../witness/photos.ts';
import type { Stage } from '../../witness/stage.ts';
import { textIn, without } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { asking, isAskedBy, listingAlso, listingOnly, OF_FACILITY, OF_RESIDENT } from './amend.ts';

/** Two albums and two tags, and photos that have one of each, both, or none, each with somebody in it. */
const sorted = async ({ ada, bea, photo, update, tag, album }: Gallery, { lever }: Stage) => {
  const [one, two] = [await album(), await album()];
  const [red, blue] = [await tag(), await tag()];
  const place = async (
    caption: string,
    users: readonly string[],
    tags: readonly string[],
    albumId?: string,
  ) => {
    const id = await photo({ users, caption, ...(albumId !== undefined && { albumId }) });
    if (tags.length > 0) await update(id, { caption, users, tags });
    return id;
  };
  await place('Garden', [ada], [red], one);
  await place('Tea', [ada, bea], [blue], two);
  await place('Garden tea', [bea, ada], [blue, red]);
  const both = await place('Cake in the garden', [bea], [red, blue], one);
  await lever('edit-photo', { photoId: both, albumIds: [two, one] });
  await photo({ users: [ada], albumId: two });
  await photo({ users: [ada] });
  return { one, two, red, blue };
};

/** What the lists of the facility and of a resident answer to a query, in pages of two as at once. */
const filtered = (query: (named: Awaited<ReturnType<typeof sorted>> & Gallery) => string) =>
  playing(async (gallery, stage) => {
    const asked = query({ ...(await sorted(gallery, stage)), ...gallery });
    return [await gallery.inHome(asked), await gallery.ofAda(asked)];
  });

const byAlbum = filtered(({ one }) => `albumId=${one}`);
const byTag = filtered(({ red }) => `tags=${red}`);
const byBoth = filtered(({ red, blue }) => `tags=${red},${blue}`);

/** The second page of the photos of an album or with a tag: of two photos a page. */
const secondPage = (filter: 'albumId' | 'tags') =>
  playing(async (gallery, stage) => {
    const { one, red } = await sorted(gallery, stage);
    const query = `${filter}=${filter === 'tags' ? red : one}&pageSize=1`;
    const next = nextOf(await gallery.inHome(query));
    return gallery.inHome(`${query}&cursor=${next}`);
  });

/** Lies of the filters albumId, tags and residentId. */
export const filteringSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.resident-list-knows-no-album',
    lie: 'The list of a resident takes no notice of albumId.',
    breaks: ['PHO-16'],
    tables: asking([OF_RESIDENT], (query) => without(query, 'albumId')),
    witness: byAlbum,
  },
  {
    id: 'photos.first-album-counts',
    lie: 'The filter albumId looks at the first album of a photo alone.',
    breaks: ['PHO-16'],
    tables: listingOnly(
      [OF_FACILITY, OF_RESIDENT],
      ({ albumIds }, { query }) => query['albumId'] === undefined || albumIds[0] === query['albumId'],
    ),
    witness: byAlbum,
  },
  {
    id: 'photos.without-an-album-in-every-album',
    lie: 'The filter albumId keeps photos that are in no album.',
    breaks: ['PHO-16'],
    tables: listingAlso(
      [OF_FACILITY],
      ({ albumIds, facilityIds }, input) =>
        isAskedBy(input, 'albumId') &&
        albumIds.length === 0 &&
        facilityIds.some((id) => id === input.path['facilityId']),
    ),
    witness: byAlbum,
  },
  {
    id: 'photos.search-before-albums',
    lie: 'Beside captionSearch the filter albumId has no effect.',
    breaks: ['PHO-16'],
    tables: asking([OF_FACILITY, OF_RESIDENT], (query) =>
      query['captionSearch'] === undefined ? query : without(query, 'albumId'),
    ),
    witness: filtered(({ two }) => `albumId=${two}&captionSearch=Garden`),
  },
  {
    id: 'photos.album-on-the-first-page',
    lie: 'The filter albumId holds on the first page alone.',
    breaks: ['PHO-16'],
    tables: asking([OF_FACILITY, OF_RESIDENT], (query) =>
      query['cursor'] === undefined ? query : without(query, 'albumId'),
    ),
    witness: secondPage('albumId'),
  },
  {
    id: 'photos.first-tag-counts',
    lie: 'The filter tags looks at the first tag of a photo alone.',
    breaks: ['PHO-17'],
    tables: listingOnly([OF_FACILITY, OF_RESIDENT], ({ tagIds }, { query }) => {
      const sought = textIn(query['tags']);
      return sought === '' || sought.includes(',') || tagIds[0] === sought;
    }),
    witness: byTag,
  },
  {
    id: 'photos.untagged-for-every-tag',
    lie: 'The filter tags keeps photos without tags.',
    breaks: ['PHO-17'],
    tables: listingAlso(
      [OF_RESIDENT],
      ({ tagIds, userIds }, input) =>
        isAskedBy(input, 'tags') &&
        tagIds.length === 0 &&
        userIds.some((id) => id === input.path['residentId']),
    ),
    witness: byTag,
  },
  {
    id: 'photos.tags-on-the-first-page',
    lie: 'The filter tags holds on the first page alone.',
    breaks: ['PHO-17'],
    tables: asking([OF_FACILITY], (query) =>
      query['cursor'] === undefined ? query : without(query, 'tags'),
    ),
    witness: secondPage('tags'),
  },
  {
    id: 'photos.albums-before-tags',
    lie: 'Beside albumId the filter tags has no effect.',
    breaks: ['PHO-17'],
    tables: asking([OF_FACILITY, OF_RESIDENT], (query) =>
      query['albumId'] === undefined ? query : without(query, 'tags'),
    ),
    witness: filtered(({ two, red }) => `albumId=${two}&tags=${red}`),
  },
  {
    id: 'photos.comma-is-part-of-the-tag',
    lie: 'The filter tags takes two ids with a comma between them for one, which no photo has.',
    breaks: ['PHO-18'],
    tables: listingOnly(
      [OF_FACILITY, OF_RESIDENT],
      (_photo, { query }) => !textIn(query['tags']).includes(','),
    ),
    witness: byBoth,
  },
  {
    id: 'photos.tags-in-their-order',
    lie: 'The filter tags finds two tags in the order in which the photo has them.',
    breaks: ['PHO-18'],
    tables: listingOnly([OF_FACILITY, OF_RESIDENT], ({ tagIds }, { query }) => {
      const [one = '', two = ''] = textIn(query['tags']).split(',');
      return two === '' || !tagIds.includes(two) || tagIds.indexOf(one) < tagIds.indexOf(two);
    }),
    witness: byBoth,
  },
  {
    id: 'photos.both-and-no-other-tag',
    lie: 'The filter tags with two ids keeps photos with these two alone.',
    breaks: ['PHO-18'],
    tables: listingOnly([OF_FACILITY], ({ tagIds }, { query }) => {
      const isOfTwo = textIn(query['tags']).includes(',');
      return !isOfTwo || tagIds.length <= 2;
    }),
    witness: playing(async ({ photo, update, tag, inHome }) => {
      const tags = [await tag(), await tag(), await tag()];
      await update(await photo(), { tags });
      return inHome(`tags=${tags.slice(1).join(',')}`);
    }),
  },
  {
    id: 'photos.resident-asked-in-vain',
    lie: 'The filter residentId has no effect beside tags.',
    breaks: ['PHO-20'],
    tables: asking([OF_FACILITY], (query) =>
      query['tags'] === undefined ? query : without(query, 'residentId'),
    ),
    witness: filtered(({ red, bea }) => `tags=${red}&residentId=${bea}`),
  },
  {
    id: 'photos.resident-alone-in-the-picture',
    lie: 'The filter residentId keeps photos in which nobody else is tagged.',
    breaks: ['PHO-20'],
    tables: listingOnly(
      [OF_FACILITY],
      ({ userIds }, { query }) => query['residentId'] === undefined || userIds.length === 1,
    ),
    witness: filtered(({ bea }) => `residentId=${bea}`),
  },
  {
    id: 'photos.uploaded-is-tagged',
    lie: 'The filter residentId keeps what the resident uploaded, too.',
    breaks: ['PHO-20'],
    tables: listingAlso(
      [OF_FACILITY],
      ({ creator, facilityIds }, input) =>
        isAskedBy(input, 'residentId') &&
        creator.id === input.query['residentId'] &&
        facilityIds.some((id) => id === input.path['facilityId']),
    ),
    witness: playing(async ({ ada, photo, inHome }) => {
      await photo({}, { as: ada });
      return inHome(`residentId=${ada}`);
    }),
  },
  {
    id: 'photos.resident-on-the-first-page',
    lie: 'The filter residentId holds on the first page alone.',
    breaks: ['PHO-20'],
    tables: asking([OF_FACILITY], (query) =>
      query['cursor'] === undefined ? query : without(query, 'residentId'),
    ),
    witness: playing(async (gallery, stage) => {
      await sorted(gallery, stage);
      const query = `residentId=${gallery.ada}&pageSize=3`;
      const next = nextOf(await gallery.inHome(query));
      return gallery.inHome(`${query}&cursor=${next}`);
    }),
  },
];
