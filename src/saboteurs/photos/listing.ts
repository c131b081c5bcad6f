import { register } from '../../witness/activities.ts';
import { someConnection } from '../../witness/people.ts';
import { playing } from '../../witness/photos.ts';
import { membersIn } from '../input.ts';
import { remembering, together } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { saboteursOf, breaking } from '../saboteur.ts';
import { answers } from '../verbs.ts';
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

/** Saboteurs of which photos a list holds when it is asked for all. */
const listing = saboteursOf('photos', filters, {
  'facility-list-as-a-part': wrongStatus(['PHO-12'], OF_FACILITY, 206),
  'resident-list-under-photos': breaking('PHO-25', 'CNV-10')(
    'The list of a resident stands under photos instead of data.',
    answers(OF_RESIDENT, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return { ...reply, body: { ...rest, photos: data } };
    }),
  ),
  'postcards-are-private': breaking('PHO-13')(
    'Postcards are in no list of a facility.',
    listsOnly(OF_FACILITY, ({ type }) => type !== 'postcard'),
  ),
  'people-are-private': breaking('PHO-13')(
    'A photo in which somebody is tagged, of the type family, is in no list of a facility.',
    listsOnly(OF_FACILITY, ({ type, userIds }) => type !== 'family' || userIds.length === 0),
  ),
  'updated-leaves-the-list': breaking('PHO-13')(
    'A photo that was updated is in no list of a facility any more.',
    remembering<true>((updated) =>
      together(
        thereafter('updatePhoto', ({ id }) => updated.set(id, true)),
        listsOnly(OF_FACILITY, ({ id }) => !updated.has(id)),
      ),
    ),
  ),
  'neighbours-in-strange-photos': breaking('PHO-14')(
    'The list of a facility holds photos of another one in which a resident of its own is tagged.',
    listsToo(OF_FACILITY, ({ userIds }, { isAskedBy, names, store }) => {
      const homes = userIds.map((id) => store.residents.find(id)?.facilityId);
      return isAskedBy() && names('facilityId', homes);
    }),
  ),
  'album-knows-no-facility': breaking('PHO-14')(
    'Asked for an album, the list of a facility holds photos of the album in any facility.',
    listsToo(
      OF_FACILITY,
      ({ albumIds }, { isAskedBy, names }) => isAskedBy('albumId') && names('albumId', albumIds),
    ),
  ),
  'tag-knows-no-facility': breaking('PHO-14')(
    'Asked for a tag, the list of a facility holds photos with the tag in any facility.',
    listsToo(OF_FACILITY, ({ tagIds }, { isAskedBy, names }) => isAskedBy('tags') && names('tags', tagIds)),
  ),
  'one-facility-lists': breaking('PHO-15')(
    'A photo of several facilities is in the list of the first alone.',
    listsOnly(OF_FACILITY, ({ facilityIds: [first] }, { names }) => names('facilityId', [first])),
  ),
  'deletion-of-neighbours': breaking('PHO-13', 'PHO-26', 'PHO-30')(
    'Deleting a photo takes the one that was uploaded next from every list, too.',
    remembering<true>((hidden) =>
      together(
        thereafter('deletePhoto', (photo, { store }) => {
          const all = store.photos.all().map(({ id }) => id);
          hidden.set(all[all.indexOf(photo.id) + 1] ?? '', true);
        }),
        listsOnly(LISTS, ({ id }) => !hidden.has(id)),
      ),
    ),
    lives,
  ),
  'activity-list-bare': breaking('PHO-29', 'CNV-10')(
    'The list of an activity is the array itself.',
    answers(OF_ACTIVITY, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ),
  'of-activities-with-words': breaking('PHO-30')(
    'The list of an activity holds photos with a caption alone.',
    listsOnly(OF_ACTIVITY, ({ caption }) => caption !== null),
  ),
  'updated-leaves-the-activity': breaking('PHO-30')(
    'An update takes a photo from its activity.',
    thereafter('updatePhoto', ({ id }, context) => photos.amend(context, id, () => ({ activityId: null }))),
  ),
  'activities-by-type': breaking('PHO-31')(
    'The list of an activity holds photos of the type activity that were uploaded to no activity.',
    listsToo(OF_ACTIVITY, ({ type, activityId }, { isAskedBy }) => {
      return isAskedBy() && type === 'activity' && activityId === null;
    }),
  ),
  'search-in-all-activities': breaking('PHO-31')(
    'A search in the photos of an activity finds those of all activities.',
    listsToo(OF_ACTIVITY, ({ caption, activityId }, { sought }) => {
      const words = caption?.text.split(' ') ?? [];
      return activityId !== null && sought !== '' && words.includes(sought);
    }),
    ofAnother('Tea', '?captionSearch=Garden'),
  ),
  'activities-of-one-calendar': breaking('PHO-31')(
    'The list of an activity holds photos of the other activities of its calendar that bear the same name.',
    listsToo(OF_ACTIVITY, ({ activityId }, { isAskedBy, path, store }) => {
      const [own, other] = [path['activityId'], activityId ?? ''].map((id) => store.activities.find(id));
      const isAlike = own?.calendarId === other?.calendarId && own?.name === other?.name;
      return isAskedBy() && own !== undefined && isAlike;
    }),
    ofAnother('Tea'),
  ),
});

/** Saboteurs of who finds a photo in the own list. */
const tagging = saboteursOf('photos', filters, {
  'not-in-strange-houses': breaking('PHO-26')(
    'The list of a resident holds photos of the own facility alone.',
    listsOnly(OF_RESIDENT, ({ facilityIds }, { home = '' }) => facilityIds.includes(home)),
  ),
  'first-person-alone': breaking('PHO-26')(
    'A photo is in the list of the resident who is tagged first and of nobody else.',
    listsOnly(OF_RESIDENT, ({ userIds: [first] }, { names }) => names('residentId', [first])),
  ),
  'activities-are-no-persons': breaking('PHO-26')(
    'Photos of activities are in the list of no resident.',
    listsOnly(OF_RESIDENT, ({ activityId }) => activityId === null),
  ),
  'uploader-finds-the-own': breaking('PHO-27')(
    'The list of a resident holds the photos that the resident uploaded.',
    listsToo(OF_RESIDENT, ({ creator }, { isAskedBy, names }) => {
      return isAskedBy() && names('residentId', [creator.id]);
    }),
  ),
  'of-nobody-is-of-everybody': breaking('PHO-27')(
    'A photo in which nobody is tagged is in the list of every resident of its facilities.',
    listsToo(OF_RESIDENT, ({ userIds, facilityIds }, { isAskedBy, home = '' }) => {
      return isAskedBy() && userIds.length === 0 && facilityIds.includes(home);
    }),
  ),
  'of-those-who-took-part': breaking('PHO-27')(
    'Whoever is registered for an activity finds its photos in the own list.',
    listsToo(OF_RESIDENT, ({ activityId }, { isAskedBy, names, store }) => {
      const entries = store.registrations.filter((entry) => entry.activityId === activityId);
      return (
        isAskedBy() &&
        names(
          'residentId',
          entries.map(({ userId }) => userId),
        )
      );
    }),
    playing(async ({ ada, activityId, photo }, client) => {
      await register(client, activityId, ada);
      return photo({}, { activityId });
    }),
  ),
  'of-the-family': breaking('PHO-27')(
    'A resident finds photos in which a connection is tagged in the own list.',
    listsToo(OF_RESIDENT, ({ userIds }, { isAskedBy, names, store }) => {
      const kin = userIds.flatMap((id) => store.connections.find(id)?.residentIds ?? []);
      return isAskedBy() && names('residentId', kin);
    }),
    playing(async ({ ada, photo }, client) =>
      photo({ users: [await someConnection(client, { residents: [ada] })] }),
    ),
  ),
  'tagged-once-for-ever': breaking('PHO-28', 'PHO-27')(
    'Whoever was tagged in a photo when it was uploaded keeps it in the own list.',
    remembering<readonly string[]>((first) =>
      together(
        thereafter(UPLOADS, ({ id, userIds }) => first.set(id, userIds)),
        listsToo(OF_RESIDENT, ({ id }, { isAskedBy, names }) => {
          return isAskedBy() && names('residentId', first.get(id) ?? []);
        }),
      ),
    ),
  ),
  'tagged-later-is-not-told': breaking('PHO-28', 'PHO-26')(
    'Whoever an update tags in a photo that had people already does not find it in the own list.',
    remembering<readonly string[]>((first) =>
      together(
        thereafter(UPLOADS, ({ id, userIds }) => first.set(id, userIds)),
        listsOnly(OF_RESIDENT, ({ id }, { names }) => {
          const begun = first.get(id) ?? [];
          return begun.length === 0 || names('residentId', begun);
        }),
      ),
    ),
  ),
});

export const listingSaboteurs = [...listing, ...tagging];
