import { membersIn } from '../input.ts';
import { afterwards, remembering } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { LISTS, listsOnly, listsToo, photos, thereafter, UPLOADS } from './adapter.ts';

const [OF_FACILITY, OF_RESIDENT, OF_ACTIVITY] = LISTS;

/** Mutants of which photos a list holds when it is asked for all. */
const listing = mutantsOf('photos', {
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
});

/** Mutants of who finds a photo in the own list. */
const tagging = mutantsOf('photos', {
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
    .says('Anyone whom an update tags in a photo that had people already does not find it in their own list.')
    .by(remembering<readonly string[]>, (first) => [
      thereafter(UPLOADS, ({ id, userIds }) => first.set(id, userIds)),
      listsOnly(OF_RESIDENT, ({ id }, { names }) => {
        const begun = first.get(id) ?? [];
        return begun.length === 0 || names('residentId', begun);
      }),
    ]),
});

export const listingMutants = [...listing, ...tagging];
