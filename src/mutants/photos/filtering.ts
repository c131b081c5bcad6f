import type { OperationContext } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { textIn, without } from '../input.ts';
import { remembering, type Mutation } from '../mutation.ts';
import { type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { contextOf, LISTS, listsOnly, listsToo, thereafter, UPLOADS } from './adapter.ts';
import { fails, readsQueryAs } from '../verbs.ts';

const [OF_FACILITY, OF_RESIDENT, OF_ACTIVITY] = LISTS;
const FILTERED = [OF_FACILITY, OF_RESIDENT] as const;

/** A row: a parameter of lists has no effect where another one stands next to it. */
const ignores = rowOf((lists: readonly (typeof LISTS)[number][], name: string, other: string) => [
  `With ${other} the parameter ${name} has no effect in ${lists.join(', ')}.`,
  readsQueryAs(lists, (query) => (query[other] === undefined ? query : without(query, name))),
]);

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
const filtering = mutantsOf('photos', {
  'album-on-the-first-page': ignores(['PHO-16'], FILTERED, 'albumId', 'cursor'),
  'tags-on-the-first-page': ignores(['PHO-17'], [OF_FACILITY], 'tags', 'cursor'),
  'comma-is-part-of-the-tag': breaking('PHO-18')
    .says('The filter tags takes two ids with a comma between them for one, which no photo has.')
    .by(listsOnly, FILTERED, (_, { query }) => !textIn(query['tags']).includes(',')),
  'resident-asked-in-vain': ignores(['PHO-20'], [OF_FACILITY], 'residentId', 'tags'),
  'uploaded-is-tagged': breaking('PHO-20')
    .says('The filter residentId keeps what the resident uploaded, too.')
    .by(listsToo, OF_FACILITY, (photo, { isAskedBy, isOfPath, names }) => {
      return isAskedBy('residentId') && names('residentId', [photo.creator.id]) && isOfPath(photo);
    }),
  'resident-on-the-first-page': ignores(['PHO-20'], [OF_FACILITY], 'residentId', 'cursor'),
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
const searching = mutantsOf('photos', {
  'search-of-a-resident-fails-without-a-caption': breaking('PHO-25', 'PHO-21', 'PHO-22', 'CNV-28')
    .says('A search in the photos of a resident fails if one of them has no caption.')
    .by(searchFailsOn, OF_RESIDENT, isSilent),
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
  'search-beside-people': ignores(['PHO-22'], [OF_FACILITY], 'captionSearch', 'residentId'),
  'search-finds-types': findsBy('their type', ({ type }) => [type]),
});

export const filteringMutants = [...filtering, ...searching];
