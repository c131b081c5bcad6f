import { someAlbums } from '../../factories/albums.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, sharedPhotoActivity, taggable, type PhotoParts } from '../../factories/photos.ts';
import { givenResidents } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { lever, pool } from '../../kit/to-add.ts';
import { hang, hung, lists, type Exhibition } from './lists.ts';
import { givenUpdate, possibleAlbum } from './marks.ts';
import { check } from '../../kit/check.ts';
import { eitherWay, mustContainPhotos, type Asked, type Where } from '../../assertions/photos-lists.ts';
import { taggedPhotos } from './tagged.ts';

/** Both lists, of which the one that can hold only few matches is read in small pages if nothing else changes it. */
function inBoth(
  t: Tools,
  [facility, resident]: readonly [string, string],
  name: 'create-tag' | 'create-album',
  ...asked: readonly Asked[]
): Exhibition['asks'] {
  const paged = (one: Asked, at: number) => ({
    ...one,
    pageSize: hasLever(t.run, name) && at % 2 === 0 ? 2 : 100,
  });
  return [
    [{ facility }, ...asked.map((one, at) => paged(one, at))],
    [{ resident }, ...asked.map((one, at) => paged(one, at + 1))],
  ];
}

/** The lists of facilities, residents and activities that a caption is searched in, and parts that put a photo there. */
const places: Readonly<
  Record<
    string,
    (
      t: Tools,
    ) => Promise<{ readonly where: Where; readonly parts: Partial<PhotoParts>; readonly activityId?: string }>
  >
> = {
  'of-a-facility': async (t) => {
    const { id } = await t.facility();
    return { where: { facility: id }, parts: { facilities: [id] } };
  },
  'of-a-resident': async (t) => {
    const users = await taggable(t, 1);
    return { where: { resident: users[0] ?? '' }, parts: { users } };
  },
  'of-an-activity': async (t) => {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    return { where: { activity: activityId }, parts: { facilities }, activityId };
  },
};

for (const [topic, placeOf] of Object.entries(places))
  lists({
    [`caption-search-${topic}`]: {
      says: `captionSearch in the photos ${topic.replaceAll('-', ' ')} keeps those whose caption contains the word, and drops the others.`,
      clauses: ['PHO-21', 'PHO-22'],
      of: async (t) => {
        const { where, parts, ...to } = await placeOf(t);
        const [word, other] = [captionWord(t), captionWord(t, 'terrace')];
        // Photos with and without the word alternate, so that no order keeps those with the word together.
        const captions = [
          undefined,
          `${word} party`,
          `A ${other} party`,
          `Cake in the ${word}`,
          word,
          undefined,
        ];
        const photos = await hang(
          t,
          ...[...captions, `The ${word} in June`].map(
            (caption) => [{ ...parts, ...(caption !== undefined && { caption }) }, to] as const,
          ),
        );
        // The searches meet a photo whose caption was cleared, too, where the target takes an empty one.
        const { photoId } = await hung(t, { ...parts, caption: `A ${other} party` }, to);
        await t.call('updatePhoto', { path: { photoId }, body: { caption: '' } });
        const nowhere = captionWord(t, 'attic');
        return {
          photos,
          asks: [[where, { captionSearch: word, pageSize: 2 }, { captionSearch: nowhere }, {}]],
        };
      },
    },
  });

type FilterName = 'albumId' | 'tags' | 'residentId' | 'captionSearch';
type Values = Readonly<Partial<Record<FilterName, readonly [string, string]>>>;

/** For each filter that has values on this target, a value and another one. */
async function valuesOf(t: Tools, facilityId: string) {
  const [one = '', two = ''] = await taggable(t, 2);
  const [tag, otherTag] = await possibleTags(t, 2);
  const [album, otherAlbum] = (await unlessUnproven(() => someAlbums(t, facilityId, 2))) ?? [];
  return {
    residentId: [one, two],
    captionSearch: [captionWord(t), captionWord(t, 'terrace')],
    ...(tag !== undefined && otherTag !== undefined && { tags: [tag, otherTag] as const }),
    ...(album !== undefined && otherAlbum !== undefined && { albumId: [album, otherAlbum] as const }),
  } as const satisfies Values;
}

/**
 * One photo that matches every filter, one for each filter that fails only this filter, and one that fails
 * all; all in the list of the owner. Made once, for checks that only read.
 */
const variety = once(async (t: Tools) => {
  const { id: facilityId } = await t.facility();
  const values: Values = await valuesOf(t, facilityId);
  const [, , owner = ''] = await taggable(t, 3);
  const names = (['residentId', 'captionSearch', 'tags', 'albumId'] as const).filter((name) => values[name]);
  const planned = (which: (name: FilterName) => 0 | 1 | undefined) => {
    const of = (name: FilterName) => {
      const at = which(name);
      return at === undefined ? undefined : values[name]?.[at];
    };
    const [albumId, tag, word, tagged] = [of('albumId'), of('tags'), of('captionSearch'), of('residentId')];
    return hung(
      t,
      {
        ...{ facilities: [facilityId], users: tagged === undefined ? [owner] : [owner, tagged] },
        ...(albumId !== undefined && { albumId }),
        ...(word !== undefined && { caption: t.fresh.text(word) }),
      },
      { tags: tag === undefined ? [] : [tag] },
    );
  };
  const photos = [await planned(() => 0)];
  // A photo fails a filter by another value or by no value.
  for (const [at, name] of names.entries())
    photos.push(await planned((one) => (one !== name ? 0 : at % 2 === 0 ? 1 : undefined)));
  photos.push(await planned(() => 1));
  return { facilityId, owner, values, names, photos };
});

/** Without a filter, with every two filters and with all together. */
function together(values: Values, names: readonly FilterName[]) {
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((two) => [one, two]));
  const sets = [[], ...pairs, ...(names.length > 2 ? [names] : [])];
  return sets.map((set) => Object.fromEntries(set.map((name) => [name, values[name]?.[0] ?? ''])));
}

lists({
  'filter-by-album': {
    says: 'The filter albumId keeps the photos in that album, also those in other albums, and drops all others.',
    clauses: ['PHO-16'],
    of: async (t) => {
      const { id: facilityId } = await t.facility();
      const [one = '', two = ''] = await someAlbums(t, facilityId, 2);
      const [residentId = ''] = await taggable(t, 1);
      const parts = { facilities: [facilityId], users: [residentId] };
      const inOne = { ...parts, albumId: one };
      const inTwo = { ...parts, albumId: two };
      const photos = await hang(t, [inOne], [inTwo], [parts], [inTwo], [inOne]);
      if (hasLever(t.run, 'edit-photo')) {
        const both = await hung(t, inOne);
        await t.lever('edit-photo', { photoId: both.photoId, albumIds: [one, two] });
        photos.push({ ...both, albumId: `${one},${two}` });
      }
      return {
        photos,
        asks: inBoth(t, [facilityId, residentId], 'create-album', { albumId: one }, { albumId: two }),
      };
    },
  },
  'filter-by-tag': {
    says: 'The filter tags keeps the photos that have the one or both tags asked for, also with others, and drops those that have none.',
    clauses: ['PHO-17', 'PHO-18'],
    of: async (t) => {
      const { facilityId, residentId, tags, photos } = await taggedPhotos(t);
      const [one, two] = tags;
      const asked = [...tags, `${one},${two}`, `${two},${one}`].map((some) => ({ tags: some }));
      return { photos, asks: inBoth(t, [facilityId, residentId], 'create-tag', ...asked) };
    },
  },
  'filter-by-resident': {
    says: 'The filter residentId keeps the photos that have the resident among their users, and drops all others.',
    clauses: ['PHO-20'],
    of: async (t) => {
      const { id: facility } = await t.facility();
      // Residents whom no other check tags: a list that changes meanwhile cannot be read in small pages.
      const [ada = '', ben = '', cleo = ''] = await givenResidents(t, 3);
      // In either order of the list, a photo without these people is behind the first small page.
      const sets = [[ada], [ben], [ben, ada], [], [ada, ben], [cleo, ben, ada]];
      const photos = await hang(
        t,
        ...sets.map((users) => [{ facilities: [facility], ...(users.length > 0 && { users }) }] as const),
      );
      const asked = [{ residentId: ada }, { residentId: ben, pageSize: 2 }, { residentId: cleo }];
      return { photos, asks: [[{ facility }, ...asked]] };
    },
  },
  'filters-together-of-a-facility': {
    says: 'With several filters, the list of a facility holds the photos that match all of them.',
    clauses: ['PHO-16', 'PHO-17', 'PHO-20'],
    of: async (t) => {
      const { facilityId, values, names, photos } = await variety(t);
      return { photos, asks: [[{ facility: facilityId }, ...together(values, names)]] };
    },
  },
  'filters-together-of-a-resident': {
    says: 'With several filters, the list of a resident holds the photos that match all of them.',
    clauses: ['PHO-16', 'PHO-17', 'PHO-21'],
    of: async (t) => {
      const { owner, values, names, photos } = await variety(t);
      const those = names.filter((one) => one !== 'residentId');
      if (those.length < 2)
        t.unproven('needs tags or albums to filter by', pool('tags', 2), lever('create-tag'));
      return { photos, asks: [[{ resident: owner }, ...together(values, those)]] };
    },
  },
  'caption-search-beside-other-filters': {
    says: 'captionSearch together with other filters keeps the photos that match all of them.',
    clauses: ['PHO-21', 'PHO-22'],
    of: async (t) => {
      const { facilityId, values, photos } = await variety(t);
      return {
        photos,
        asks: [[{ facility: facilityId }, ...together(values, ['captionSearch', 'residentId'])]],
      };
    },
  },
  'caption-search-looks-at-captions': {
    says: 'captionSearch finds no photo by its ids, type, album, tags, uploader or people.',
    clauses: ['PHO-22'],
    of: async (t) => {
      const { activityId, facilities } = await sharedPhotoActivity(t);
      const [facility] = facilities;
      const firstName = captionWord(t, 'Ada');
      const { residentId } = await givenResident(t, { firstName }, facility);
      const title = captionWord(t, 'Holidays');
      const album = await possibleAlbum(t, [facility], { title });
      const tags = await possibleTags(t, 1);
      const parts = { facilities, users: [residentId], caption: captionWord(t) };
      const photos = await hang(
        t,
        [{ ...parts, type: 'postcard', ...album }, { tags }],
        [parts, { tags, activityId }],
      );
      const [{ photoId } = { photoId: '' }] = photos;
      const { json } = await t.call('getPhoto', { path: { photoId } });
      const shown = ['creatorId', 'creatorName'].map((name) => field(json, `data.${name}`));
      const texts = [residentId, firstName, facility, activityId, 'postcard', 'activity', 'gallery', ...tags];
      texts.push(
        ...photos.map((one) => one.photoId),
        ...(album.albumId === undefined ? [] : [album.albumId, title]),
      );
      texts.push(...shown.flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : [])));
      // The list of the resident holds both photos. The other lists are read from time to time.
      return {
        photos,
        asks: texts.map((captionSearch, at) => [
          at % 6 === 2 ? { facility } : at % 6 === 3 ? { activity: activityId } : { resident: residentId },
          { captionSearch },
        ]),
      };
    },
  },
});

check({
  id: 'photos.filters-follow-an-update',
  says: 'After an update the filters residentId, tags and captionSearch go by the new values.',
  clauses: ['PHO-20', 'PHO-17', 'PHO-21'],
  async run(t) {
    const { id: facility } = await t.facility();
    const { residentId, captionSearch, tags } = await valuesOf(t, facility);
    const valueAt = (at: 0 | 1) => ({
      caption: captionSearch[at],
      users: [residentId[at]],
      tags: tags?.slice(at, at + 1) ?? [],
    });
    const { tags: before, ...parts } = valueAt(0);
    const photo = await hung(t, { facilities: [facility], ...parts }, { tags: before });
    await givenUpdate(t, photo.photoId, valueAt(1));
    const now = [{ ...photo, ...valueAt(1) }];
    for (const at of [0, 1] as const)
      for (const [clause, asked] of [
        ['PHO-20', { residentId: residentId[at] }],
        ['PHO-21', { captionSearch: captionSearch[at] }],
        ...(tags?.slice(at, at + 1) ?? []).map((tag) => ['PHO-17', { tags: tag }] as const),
      ] as const)
        await mustContainPhotos(t, [], now, { facility }, asked, eitherWay(clause));
  },
});
