import type { OperationContext } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { textIn, without, membersIn } from '../input.ts';
import { remembering, type Mutation, afterwards } from '../mutation.ts';
import { type MutantRow, mutantsOf, breaking, rowOf, type Mutant } from '../mutant.ts';
import { contextOf, LISTS, listsOnly, listsToo, thereafter, UPLOADS, photos, VIEWS } from './adapter.ts';
import { fails, readsQueryAs, showsWith } from '../verbs.ts';
import { wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { leavingOut } from '../leaves-out.ts';

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
    .by(listsToo, LISTS, (photo, { isAskedBy, isOfPath, wanted, store }) => {
      return isAskedBy('captionSearch') && isOfPath(photo) && textsOf(photo, store).includes(wanted);
    });

/** A server that knows what photos were called when they were uploaded. */
const withFirstCaption = (make: (first: ReadonlyMap<string, string>) => Mutation): Mutation =>
  remembering<string>((first) => [
    make(first),
    thereafter(UPLOADS, ({ id, caption }) => first.set(id, caption?.text ?? '')),
  ]);

/** A search in a list fails where a photo of the list is as the test says. */
const searchFailsOn = (list: (typeof LISTS)[number], test: (photo: PhotoRecord) => boolean): Mutation =>
  fails(list, (input, context) => {
    const { wanted, isOfPath, store } = contextOf(input, context);
    return wanted !== '' && store.photos.filter((one) => !one.isDeleted && isOfPath(one)).some(test);
  });

const isSilent = ({ caption }: PhotoRecord): boolean => caption === null;

export const photoShowingMutants: readonly Mutant[] = [
  ...mutantsOf('photos', {
    // Mutants of the filters albumId, tags and residentId.
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
    // Mutants of captionSearch.
    'search-of-a-resident-fails-without-a-caption': breaking('PHO-25', 'PHO-21', 'PHO-22', 'CNV-28')
      .says('A search in the photos of a resident fails if one of them has no caption.')
      .by(searchFailsOn, OF_RESIDENT, isSilent),
    'search-at-the-beginning': breaking('PHO-21')
      .says('A search in a facility finds captions that begin with the text.')
      .by(listsOnly, OF_FACILITY, ({ caption }, { wanted }) => (caption?.text ?? '').startsWith(wanted)),
    'search-for-the-whole': breaking('PHO-21')
      .says('A search in an activity finds captions that are the text and nothing more.')
      .by(listsOnly, OF_ACTIVITY, ({ caption }, { wanted }) => wanted === '' || caption?.text === wanted),
    'search-of-what-was-uploaded': breaking('PHO-21')
      .says('A search finds a photo by no word that an update brought.')
      .by(withFirstCaption, (first) =>
        listsOnly(LISTS, ({ id }, { wanted }) => first.get(id)?.includes(wanted) ?? true),
      ),
    'search-beside-people': ignores(['PHO-22'], [OF_FACILITY], 'captionSearch', 'residentId'),
    'search-finds-types': findsBy('their type', ({ type }) => [type]),
    // Mutants of which photos a list holds when it is asked for all.
    'facility-list-as-a-part': wrongStatus(['PHO-12', 'CNV-28'], OF_FACILITY, 206),
    'resident-list-under-photos': breaking('PHO-25', 'CNV-10')
      .says('The list of a resident stands under photos instead of data.')
      .by(afterwards, OF_RESIDENT, (reply) => {
        const { data, ...rest } = membersIn(reply.body);
        return { ...reply, body: { ...rest, photos: data } };
      }),
    'people-are-private': breaking('PHO-13')
      .says('A photo in which someone is tagged, of the type family, is in no list of a facility.')
      .by(listsOnly, OF_FACILITY, ({ type, userIds }) => type !== 'family' || userIds.length === 0),
    'album-knows-no-facility': breaking('PHO-14')
      .says('Asked for an album, the list of a facility holds photos of the album in any facility.')
      .by(listsToo, OF_FACILITY, ({ albumIds }, { isAskedBy, names }) => {
        return isAskedBy('albumId') && names('albumId', albumIds);
      }),
    'one-facility-lists': breaking('PHO-15')
      .says('A photo of several facilities is in the list of the first alone.')
      .by(listsOnly, OF_FACILITY, ({ facilityIds: [first] }, { names }) => names('facilityId', [first])),
    'activity-list-bare': breaking('PHO-29', 'CNV-10')
      .says('The list of an activity is the array itself.')
      .by(afterwards, OF_ACTIVITY, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    'updated-leaves-the-activity': breaking('PHO-30')
      .says('An update takes a photo from its activity.')
      .by(thereafter, 'updatePhoto', ({ id }, context) =>
        photos.amend(context, id, () => ({ activityId: null })),
      ),
    'activities-by-type': breaking('PHO-31')
      .says('The list of an activity holds photos of the type activity that were uploaded to no activity.')
      .by(listsToo, OF_ACTIVITY, ({ type, activityId }, { isAskedBy }) => {
        return isAskedBy() && type === 'activity' && activityId === null;
      }),
    // Mutants of who finds a photo in the own list.
    'of-those-who-took-part': breaking('PHO-27')
      .says('Anyone who is registered for an activity finds its photos in their own list.')
      .by(listsToo, OF_RESIDENT, ({ activityId }, { isAskedBy, names, store }) => {
        const entries = store.registrations.filter((entry) => entry.activityId === activityId);
        return (
          isAskedBy() &&
          names(
            'residentId',
            entries.map(({ userId }) => userId),
          )
        );
      }),
    'of-the-family': breaking('PHO-27')
      .says('A resident finds photos in which a connection is tagged in the own list.')
      .by(listsToo, OF_RESIDENT, ({ userIds }, { isAskedBy, names, store }) => {
        const residents = userIds.flatMap((id) => store.connections.find(id)?.residentIds ?? []);
        return isAskedBy() && names('residentId', residents);
      }),
    'tagged-later-is-not-told': breaking('PHO-28', 'PHO-26')
      .says(
        'Anyone whom an update tags in a photo that had people already does not find it in their own list.',
      )
      .by(remembering<readonly string[]>, (first) => [
        thereafter(UPLOADS, ({ id, userIds }) => first.set(id, userIds)),
        listsOnly(OF_RESIDENT, ({ id }, { names }) => {
          const begun = first.get(id) ?? [];
          return begun.length === 0 || names('residentId', begun);
        }),
      ]),
    'id-of-figures': wrongType(['PHO-01'], OF_ACTIVITY, 'id', 'number'),
    'type-of-an-event': breaking('PHO-03')
      .says('A photo that was uploaded to an activity has the type event.')
      .by(showsWith, VIEWS, ({ type }) => (type === 'activity' ? { type: 'event' } : {})),
    'caption-as-text': wrongValue(['PHO-04'], LISTS, 'caption')
      .as('its text alone')
      .by((it) => membersIn(it)['text']),
    'caption-by-somebody': wrongType(['PHO-04'], 'updatePhoto', 'caption.creatorId', 'object'),
    'creator-by-number': wrongType(
      ['PHO-05', 'CNV-03'],
      ['uploadActivityPhoto', OF_ACTIVITY],
      'creatorId',
      'number',
    ),
    'users-with-commas': wrongValue(['PHO-06'], LISTS, 'users').as('one text with commas').by(String),
    'created-on-a-day': wrongValue(['PHO-07', 'CNV-04'], 'updatePhoto', 'created')
      .as('a day')
      .by((created) => String(created).slice(0, 10)),
    'deleted-by-number': wrongType(['PHO-08'], LISTS, 'deleted', 'number'),
    'updated-is-deleted': wrongValue(['PHO-08'], 'updatePhoto', 'deleted').is(true),
  }),
  ...leavingOut(
    'photos',
    { resource: 'a photo', breaks: ['PHO-101'], operations: VIEWS },
    'type caption caption.text,creatorId,created creatorId creatorName facilities users tags',
    'albumIds created deleted',
  ),
];
