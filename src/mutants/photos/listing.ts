import { register } from '../../witness/activities.ts';
import { someConnection } from '../../witness/people.ts';
import { playing } from '../../witness/photos.ts';
import { membersIn } from '../input.ts';
import { afterwards, remembering } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { LISTS, listsOnly, listsToo, photos, thereafter, UPLOADS } from './adapter.ts';
import { filters, lives } from './usual.ts';

const [OF_FACILITY, OF_RESIDENT, OF_ACTIVITY] = LISTS;

/** What another activity of the same calendar and of this name lists. */
const ofAnother = (name: string, query = '') =>
  playing(async ({ activityId, photo }, { lever, calendars, call }) => {
    await photo({ caption: 'Garden party' }, { activityId });
    const other = await lever('create-activity', { calendarId: calendars[0] ?? '', name });
    return (await call('GET', `/activities/${other['activityId'] ?? ''}/photos${query}`)).body;
  });

/** Mutants of which photos a list holds when it is asked for all. */
const listing = mutantsOf('photos', filters, {
  'facility-list-as-a-part': wrongStatus(['PHO-12', 'CNV-28'], OF_FACILITY, 206),
  'resident-list-under-photos': breaking('PHO-25', 'CNV-10')
    .says('The list of a resident stands under photos instead of data.')
    .by(afterwards, OF_RESIDENT, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return { ...reply, body: { ...rest, photos: data } };
    }),
  'postcards-are-private': breaking('PHO-13')
    .says('Postcards are in no list of a facility.')
    .by(listsOnly, OF_FACILITY, ({ type }) => type !== 'postcard'),
  'people-are-private': breaking('PHO-13')
    .says('A photo in which someone is tagged, of the type family, is in no list of a facility.')
    .by(listsOnly, OF_FACILITY, ({ type, userIds }) => type !== 'family' || userIds.length === 0),
  'updated-leaves-the-list': breaking('PHO-13')
    .says('A photo that was updated is in no list of a facility any more.')
    .by(remembering<true>, (updated) => [
      thereafter('updatePhoto', ({ id }) => updated.set(id, true)),
      listsOnly(OF_FACILITY, ({ id }) => !updated.has(id)),
    ]),
  'neighbours-in-strange-photos': breaking('PHO-14')
    .says('The list of a facility holds photos of another one in which a resident of its own is tagged.')
    .by(listsToo, OF_FACILITY, ({ userIds }, { isAskedBy, names, store }) => {
      const homes = userIds.map((id) => store.residents.find(id)?.facilityId);
      return isAskedBy() && names('facilityId', homes);
    }),
  'album-knows-no-facility': breaking('PHO-14')
    .says('Asked for an album, the list of a facility holds photos of the album in any facility.')
    .by(listsToo, OF_FACILITY, ({ albumIds }, { isAskedBy, names }) => {
      return isAskedBy('albumId') && names('albumId', albumIds);
    }),
  'tag-knows-no-facility': breaking('PHO-14')
    .says('Asked for a tag, the list of a facility holds photos with the tag in any facility.')
    .by(listsToo, OF_FACILITY, ({ tagIds }, { isAskedBy, names }) => {
      return isAskedBy('tags') && names('tags', tagIds);
    }),
  'one-facility-lists': breaking('PHO-15')
    .says('A photo of several facilities is in the list of the first alone.')
    .by(listsOnly, OF_FACILITY, ({ facilityIds: [first] }, { names }) => names('facilityId', [first])),
  'deletion-of-neighbours': breaking('PHO-13', 'PHO-26', 'PHO-30')
    .says('Deleting a photo takes the one that was uploaded next from every list, too.')
    .seenBy(lives)
    .by(remembering<true>, (hidden) => [
      thereafter('deletePhoto', (photo, { store }) => {
        const all = store.photos.all().map(({ id }) => id);
        hidden.set(all[all.indexOf(photo.id) + 1] ?? '', true);
      }),
      listsOnly(LISTS, ({ id }) => !hidden.has(id)),
    ]),
  'activity-list-bare': breaking('PHO-29', 'CNV-10')
    .says('The list of an activity is the array itself.')
    .by(afterwards, OF_ACTIVITY, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  'of-activities-with-words': breaking('PHO-30')
    .says('The list of an activity holds photos with a caption alone.')
    .by(listsOnly, OF_ACTIVITY, ({ caption }) => caption !== null),
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
  'search-in-all-activities': breaking('PHO-31')
    .says('A search in the photos of an activity finds those of all activities.')
    .seenBy(ofAnother('Tea', '?captionSearch=Garden'))
    .by(listsToo, OF_ACTIVITY, ({ caption, activityId }, { sought }) => {
      const words = caption?.text.split(' ') ?? [];
      return activityId !== null && sought !== '' && words.includes(sought);
    }),
  'activities-of-one-calendar': breaking('PHO-31')
    .says(
      'The list of an activity holds photos of the other activities of its calendar that bear the same name.',
    )
    .seenBy(ofAnother('Tea'))
    .by(listsToo, OF_ACTIVITY, ({ activityId }, { isAskedBy, path, store }) => {
      const [own, other] = [path['activityId'], activityId ?? ''].map((id) => store.activities.find(id));
      const isAlike = own?.calendarId === other?.calendarId && own?.name === other?.name;
      return isAskedBy() && own !== undefined && isAlike;
    }),
});

/** Mutants of who finds a photo in the own list. */
const tagging = mutantsOf('photos', filters, {
  'not-in-strange-houses': breaking('PHO-26')
    .says('The list of a resident holds photos of the own facility alone.')
    .by(listsOnly, OF_RESIDENT, ({ facilityIds }, { home = '' }) => facilityIds.includes(home)),
  'first-person-alone': breaking('PHO-26')
    .says('A photo is only in the list of the resident who is tagged first.')
    .by(listsOnly, OF_RESIDENT, ({ userIds: [first] }, { names }) => names('residentId', [first])),
  'activities-are-no-persons': breaking('PHO-26')
    .says('Photos of activities are in the list of no resident.')
    .by(listsOnly, OF_RESIDENT, ({ activityId }) => activityId === null),
  'uploader-finds-the-own': breaking('PHO-27')
    .says('The list of a resident holds the photos that the resident uploaded.')
    .by(listsToo, OF_RESIDENT, ({ creator }, { isAskedBy, names }) => {
      return isAskedBy() && names('residentId', [creator.id]);
    }),
  'of-nobody-is-of-everybody': breaking('PHO-27')
    .says('A photo without tagged users is in the list of every resident of its facilities.')
    .by(listsToo, OF_RESIDENT, ({ userIds, facilityIds }, { isAskedBy, home = '' }) => {
      return isAskedBy() && userIds.length === 0 && facilityIds.includes(home);
    }),
  'of-those-who-took-part': breaking('PHO-27')
    .says('Anyone who is registered for an activity finds its photos in their own list.')
    .seenBy(
      playing(async ({ ada, activityId, photo }, client) => {
        await register(client, activityId, ada);
        return photo({}, { activityId });
      }),
    )
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
    .seenBy(
      playing(async ({ ada, photo }, client) =>
        photo({ users: [await someConnection(client, { residents: [ada] })] }),
      ),
    )
    .by(listsToo, OF_RESIDENT, ({ userIds }, { isAskedBy, names, store }) => {
      const residents = userIds.flatMap((id) => store.connections.find(id)?.residentIds ?? []);
      return isAskedBy() && names('residentId', residents);
    }),
  'tagged-once-for-ever': breaking('PHO-28', 'PHO-27')
    .says('Anyone who was tagged in a photo when it was uploaded keeps it in their own list.')
    .by(remembering<readonly string[]>, (first) => [
      thereafter(UPLOADS, ({ id, userIds }) => first.set(id, userIds)),
      listsToo(OF_RESIDENT, ({ id }, { isAskedBy, names }) => {
        return isAskedBy() && names('residentId', first.get(id) ?? []);
      }),
    ]),
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
