import { nextOf, playing, type Gallery } from '../../witness/photos.ts';
import type { Stage } from '../../witness/stage.ts';
import { textIn, without } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of the filters albumId, tags and residentId. */
export const filteringSaboteurs = saboteursOf('photos', byAlbum, {
  'resident-list-knows-no-album': [
    'The list of a resident takes no notice of albumId.',
    ['PHO-16'],
    asking([OF_RESIDENT], (query) => without(query, 'albumId')),
  ],
  'first-album-counts': [
    'The filter albumId looks at the first album of a photo alone.',
    ['PHO-16'],
    listingOnly(
      [OF_FACILITY, OF_RESIDENT],
      ({ albumIds }, { query }) => query['albumId'] === undefined || albumIds[0] === query['albumId'],
    ),
  ],
  'without-an-album-in-every-album': [
    'The filter albumId keeps photos that are in no album.',
    ['PHO-16'],
    listingAlso(
      [OF_FACILITY],
      ({ albumIds, facilityIds }, input) =>
        isAskedBy(input, 'albumId') &&
        albumIds.length === 0 &&
        facilityIds.some((id) => id === input.path['facilityId']),
    ),
  ],
  'search-before-albums': [
    'Beside captionSearch the filter albumId has no effect.',
    ['PHO-16'],
    asking([OF_FACILITY, OF_RESIDENT], (query) =>
      query['captionSearch'] === undefined ? query : without(query, 'albumId'),
    ),
    filtered(({ two }) => `albumId=${two}&captionSearch=Garden`),
  ],
  'album-on-the-first-page': [
    'The filter albumId holds on the first page alone.',
    ['PHO-16'],
    asking([OF_FACILITY, OF_RESIDENT], (query) =>
      query['cursor'] === undefined ? query : without(query, 'albumId'),
    ),
    secondPage('albumId'),
  ],
  'first-tag-counts': [
    'The filter tags looks at the first tag of a photo alone.',
    ['PHO-17'],
    listingOnly([OF_FACILITY, OF_RESIDENT], ({ tagIds }, { query }) => {
      const sought = textIn(query['tags']);
      return sought === '' || sought.includes(',') || tagIds[0] === sought;
    }),
    byTag,
  ],
  'untagged-for-every-tag': [
    'The filter tags keeps photos without tags.',
    ['PHO-17'],
    listingAlso(
      [OF_RESIDENT],
      ({ tagIds, userIds }, input) =>
        isAskedBy(input, 'tags') &&
        tagIds.length === 0 &&
        userIds.some((id) => id === input.path['residentId']),
    ),
    byTag,
  ],
  'tags-on-the-first-page': [
    'The filter tags holds on the first page alone.',
    ['PHO-17'],
    asking([OF_FACILITY], (query) => (query['cursor'] === undefined ? query : without(query, 'tags'))),
    secondPage('tags'),
  ],
  'albums-before-tags': [
    'Beside albumId the filter tags has no effect.',
    ['PHO-17'],
    asking([OF_FACILITY, OF_RESIDENT], (query) =>
      query['albumId'] === undefined ? query : without(query, 'tags'),
    ),
    filtered(({ two, red }) => `albumId=${two}&tags=${red}`),
  ],
  'comma-is-part-of-the-tag': [
    'The filter tags takes two ids with a comma between them for one, which no photo has.',
    ['PHO-18'],
    listingOnly([OF_FACILITY, OF_RESIDENT], (_photo, { query }) => !textIn(query['tags']).includes(',')),
    byBoth,
  ],
  'tags-in-their-order': [
    'The filter tags finds two tags in the order in which the photo has them.',
    ['PHO-18'],
    listingOnly([OF_FACILITY, OF_RESIDENT], ({ tagIds }, { query }) => {
      const [one = '', two = ''] = textIn(query['tags']).split(',');
      return two === '' || !tagIds.includes(two) || tagIds.indexOf(one) < tagIds.indexOf(two);
    }),
    byBoth,
  ],
  'both-and-no-other-tag': [
    'The filter tags with two ids keeps photos with these two alone.',
    ['PHO-18'],
    listingOnly([OF_FACILITY], ({ tagIds }, { query }) => {
      const isOfTwo = textIn(query['tags']).includes(',');
      return !isOfTwo || tagIds.length <= 2;
    }),
    playing(async ({ photo, update, tag, inHome }) => {
      const tags = [await tag(), await tag(), await tag()];
      await update(await photo(), { tags });
      return inHome(`tags=${tags.slice(1).join(',')}`);
    }),
  ],
  'resident-asked-in-vain': [
    'The filter residentId has no effect beside tags.',
    ['PHO-20'],
    asking([OF_FACILITY], (query) => (query['tags'] === undefined ? query : without(query, 'residentId'))),
    filtered(({ red, bea }) => `tags=${red}&residentId=${bea}`),
  ],
  'resident-alone-in-the-picture': [
    'The filter residentId keeps photos in which nobody else is tagged.',
    ['PHO-20'],
    listingOnly(
      [OF_FACILITY],
      ({ userIds }, { query }) => query['residentId'] === undefined || userIds.length === 1,
    ),
    filtered(({ bea }) => `residentId=${bea}`),
  ],
  'uploaded-is-tagged': [
    'The filter residentId keeps what the resident uploaded, too.',
    ['PHO-20'],
    listingAlso(
      [OF_FACILITY],
      ({ creator, facilityIds }, input) =>
        isAskedBy(input, 'residentId') &&
        creator.id === input.query['residentId'] &&
        facilityIds.some((id) => id === input.path['facilityId']),
    ),
    playing(async ({ ada, photo, inHome }) => {
      await photo({}, { as: ada });
      return inHome(`residentId=${ada}`);
    }),
  ],
  'resident-on-the-first-page': [
    'The filter residentId holds on the first page alone.',
    ['PHO-20'],
    asking([OF_FACILITY], (query) => (query['cursor'] === undefined ? query : without(query, 'residentId'))),
    playing(async (gallery, stage) => {
      await sorted(gallery, stage);
      const query = `residentId=${gallery.ada}&pageSize=3`;
      const next = nextOf(await gallery.inHome(query));
      return gallery.inHome(`${query}&cursor=${next}`);
    }),
  ],
});
