import type { OperationContext } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { textIn, without } from '../input.ts';
import { remembering, type Mutation } from '../mutation.ts';
import { ignoresParameter } from '../operators.ts';
import { type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { contextOf, LISTS, listsOnly, listsToo, thereafter, UPLOADS } from './adapter.ts';
import { filters } from './usual.ts';
import { fails, readsQueryAs } from '../verbs.ts';
import { playing } from '../../witness/photos.ts';

const [OF_FACILITY, OF_RESIDENT, OF_ACTIVITY] = LISTS;
const FILTERED = [OF_FACILITY, OF_RESIDENT] as const;

/** A row: a parameter of lists has no effect where another one stands next to it. */
const ignores = rowOf((lists: readonly (typeof LISTS)[number][], name: string, other: string) => [
  `With ${other} the parameter ${name} has no effect in ${lists.join(', ')}.`,
  readsQueryAs(lists, (query) => (query[other] === undefined ? query : without(query, name))),
]);

/** A caption is cleared, and another one searched for. */
const clearedCaption = playing(async ({ photo, update, inHome }) => {
  await update(await photo({ caption: 'Tea' }), { caption: '' });
  return inHome('captionSearch=Cake');
});

/** A row: a search finds photos by other texts than the caption, too. */
const findsBy = (
  what: string,
  textsOf: (photo: PhotoRecord, store: OperationContext['store']) => readonly string[],
): MutantRow =>
  breaking('PHO-22')
    .says(`A search finds photos by ${what}.`)
    .by(listsToo, LISTS, (photo, { isAskedBy, isOfPath, sought, store }) => {
      return isAskedBy('captionSearch') && isOfPath(photo) && textsOf(photo, store).includes(sought);
    });

/** A server that knows what photos were called when they were uploaded. */
const withFirstCaption = (make: (first: ReadonlyMap<string, string>) => Mutation): Mutation =>
  remembering<string>((first) => [
    make(first),
    thereafter(UPLOADS, ({ id, caption }) => first.set(id, caption?.text ?? '')),
  ]);

/** Mutants of the filters albumId, tags and residentId. */
const filtering = mutantsOf('photos', filters, {
  'resident-list-knows-no-album': ignoresParameter(['PHO-16'], OF_RESIDENT, 'albumId'),
  'first-album-counts': breaking('PHO-16')
    .says('The filter albumId looks at the first album of a photo alone.')
    .by(listsOnly, FILTERED, ({ albumIds: [first] }, { query: { albumId = first } }) => albumId === first),
  'without-an-album-in-every-album': breaking('PHO-16')
    .says('The filter albumId keeps photos that are in no album.')
    .by(listsToo, OF_FACILITY, (photo, { isAskedBy, isOfPath }) => {
      return isAskedBy('albumId') && isOfPath(photo) && photo.albumIds.length === 0;
    }),
  'search-before-albums': ignores(['PHO-16'], FILTERED, 'albumId', 'captionSearch'),
  'album-on-the-first-page': ignores(['PHO-16'], FILTERED, 'albumId', 'cursor'),
  'first-tag-counts': breaking('PHO-17')
    .says('The filter tags looks at the first tag of a photo alone.')
    .by(listsOnly, FILTERED, ({ tagIds }, { query }) => {
      const sought = textIn(query['tags']);
      return sought === '' || sought.includes(',') || tagIds[0] === sought;
    }),
  'untagged-for-every-tag': breaking('PHO-17', 'PHO-18')
    .says('The filter tags keeps photos without tags.')
    .by(listsToo, OF_RESIDENT, (photo, { isAskedBy, isOfPath }) => {
      return isAskedBy('tags') && isOfPath(photo) && photo.tagIds.length === 0;
    }),
  'tags-on-the-first-page': ignores(['PHO-17'], [OF_FACILITY], 'tags', 'cursor'),
  'albums-before-tags': ignores(['PHO-17'], FILTERED, 'tags', 'albumId'),
  'comma-is-part-of-the-tag': breaking('PHO-18')
    .says('The filter tags takes two ids with a comma between them for one, which no photo has.')
    .by(listsOnly, FILTERED, (_, { query }) => !textIn(query['tags']).includes(',')),
  'tags-in-their-order': breaking('PHO-18')
    .says('The filter tags finds two tags in the order in which the photo has them.')
    .by(listsOnly, FILTERED, ({ tagIds }, { query }) => {
      const [one = '', two = ''] = textIn(query['tags']).split(',');
      return !tagIds.includes(two) || tagIds.indexOf(one) < tagIds.indexOf(two);
    }),
  'both-and-no-other-tag': breaking('PHO-18')
    .says('The filter tags with two ids keeps photos with these two alone.')
    .by(listsOnly, OF_FACILITY, ({ tagIds }, { query }) => {
      return !textIn(query['tags']).includes(',') || tagIds.length <= 2;
    }),
  'resident-asked-in-vain': ignores(['PHO-20'], [OF_FACILITY], 'residentId', 'tags'),
  'resident-alone-in-the-picture': breaking('PHO-20')
    .says('The filter residentId returns only photos without other tagged users.')
    .by(listsOnly, OF_FACILITY, ({ userIds }, { query }) => {
      return query['residentId'] === undefined || userIds.length === 1;
    }),
  'uploaded-is-tagged': breaking('PHO-20')
    .says('The filter residentId keeps what the resident uploaded, too.')
    .by(listsToo, OF_FACILITY, (photo, { isAskedBy, isOfPath, names }) => {
      return isAskedBy('residentId') && names('residentId', [photo.creator.id]) && isOfPath(photo);
    }),
  'resident-on-the-first-page': ignores(['PHO-20'], [OF_FACILITY], 'residentId', 'cursor'),
  'resident-knows-one-facility': breaking('PHO-15', 'PHO-20')
    .says('The filter residentId finds a photo of several facilities in the home of the resident alone.')
    .by(listsOnly, OF_FACILITY, ({ facilityIds }, { names, home }) => {
      return home === undefined || facilityIds.length === 1 || names('facilityId', [home]);
    }),
  'album-knows-no-resident': breaking('PHO-27')
    .says('Asked for an album, the list of a resident holds all photos of the album.')
    .by(listsToo, OF_RESIDENT, ({ albumIds }, { isAskedBy, names }) => {
      return isAskedBy('albumId') && names('albumId', albumIds);
    }),
  'tag-knows-no-resident': breaking('PHO-27')
    .says('Asked for a tag, the list of a resident holds all photos with the tag.')
    .by(listsToo, OF_RESIDENT, ({ tagIds }, { isAskedBy, names }) => {
      return isAskedBy('tags') && names('tags', tagIds);
    }),
});

/** A search in a list fails where a photo of the list is as the test says. */
const searchFailsOn = (list: (typeof LISTS)[number], test: (photo: PhotoRecord) => boolean): Mutation =>
  fails(list, (input, context) => {
    const { sought, isOfPath, store } = contextOf(input, context);
    return sought !== '' && store.photos.filter((one) => !one.isDeleted && isOfPath(one)).some(test);
  });

const isSilent = ({ caption }: PhotoRecord): boolean => caption === null;

/** Mutants of captionSearch. */
const searching = mutantsOf('photos', filters, {
  'search-in-a-facility-fails-without-a-caption': breaking('PHO-12', 'PHO-21', 'PHO-22', 'CNV-28')
    .says('A search in a facility fails if one of its photos has no caption.')
    .by(searchFailsOn, OF_FACILITY, isSilent),
  'search-of-a-resident-fails-without-a-caption': breaking('PHO-25', 'PHO-21', 'PHO-22', 'CNV-28')
    .says('A search in the photos of a resident fails if one of them has no caption.')
    .by(searchFailsOn, OF_RESIDENT, isSilent),
  'search-of-an-activity-fails-without-a-caption': breaking('PHO-29', 'PHO-21', 'PHO-22', 'CNV-28')
    .says('A search in the photos of an activity fails if one of them has no caption.')
    .by(searchFailsOn, OF_ACTIVITY, isSilent),
  'search-fails-on-a-cleared-caption': breaking('PHO-12', 'PHO-21', 'PHO-22', 'CNV-28')
    .says('A search in a facility fails if the caption of one of its photos was cleared.')
    .seenBy(clearedCaption)
    .by(withFirstCaption, (first) =>
      searchFailsOn(OF_FACILITY, (one) => isSilent(one) && (first.get(one.id) ?? '') !== ''),
    ),
  'search-at-the-beginning': breaking('PHO-21')
    .says('A search in a facility finds captions that begin with the text.')
    .by(listsOnly, OF_FACILITY, ({ caption }, { sought }) => (caption?.text ?? '').startsWith(sought)),
  'search-for-the-whole': breaking('PHO-21')
    .says('A search in an activity finds captions that are the text and nothing more.')
    .by(listsOnly, OF_ACTIVITY, ({ caption }, { sought }) => sought === '' || caption?.text === sought),
  'search-of-what-was-uploaded': breaking('PHO-21')
    .says('A search finds a photo by no word that an update brought.')
    .by(withFirstCaption, (first) =>
      listsOnly(LISTS, ({ id }, { sought }) => first.get(id)?.includes(sought) ?? true),
    ),
  'search-never-forgets': breaking('PHO-22')
    .says('A search in a facility finds a photo by a caption that an update replaced.')
    .by(withFirstCaption, (first) =>
      listsToo(OF_FACILITY, (photo, { isAskedBy, isOfPath, sought }) => {
        const isFound = first.get(photo.id)?.split(' ').includes(sought) ?? false;
        return isAskedBy('captionSearch') && isOfPath(photo) && isFound;
      }),
    ),
  'search-knows-one-facility': breaking('PHO-15', 'PHO-21')
    .says('A search finds a photo of several facilities in the first alone.')
    .by(listsOnly, OF_FACILITY, ({ facilityIds }, { sought, names }) => {
      return !sought || names('facilityId', facilityIds.slice(0, 1));
    }),
  'activity-is-not-searched': ignoresParameter(['PHO-22'], OF_ACTIVITY, 'captionSearch'),
  'search-keeps-the-silent': breaking('PHO-22')
    .says('A search keeps photos without a caption.')
    .by(listsToo, FILTERED, (photo, { isAskedBy, isOfPath }) => {
      return isAskedBy('captionSearch') && isOfPath(photo) && photo.caption === null;
    }),
  'search-on-the-first-page': ignores(['PHO-22'], LISTS, 'captionSearch', 'cursor'),
  'search-beside-people': ignores(['PHO-22'], [OF_FACILITY], 'captionSearch', 'residentId'),
  'search-finds-people': findsBy(
    'the first names of those who are tagged in them',
    ({ userIds }, { residents }) => userIds.flatMap((id) => residents.find(id)?.firstName ?? []),
  ),
  'search-finds-tags': findsBy('their tags', ({ tagIds }, { photoTags }) => [
    ...tagIds,
    ...tagIds.flatMap((id) => photoTags.find(id)?.name ?? []),
  ]),
  'search-finds-types': findsBy('their type', ({ type }) => [type]),
  'search-finds-albums': findsBy('the title of their album', ({ albumIds }, { albums }) =>
    albumIds.flatMap((id) => albums.find(id)?.title ?? []),
  ),
  'search-finds-the-uploader': findsBy('the creatorName', ({ creator }) => [creator.name]),
});

export const filteringMutants = [...filtering, ...searching];
