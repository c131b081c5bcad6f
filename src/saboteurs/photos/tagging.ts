import { register } from '../../witness/activities.ts';
import { someConnection } from '../../witness/people.ts';
import { playing, variety } from '../../witness/photos.ts';
import { idIn } from '../input.ts';
import { afterwards, type Mutation, each } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isUnfiltered, listingAlso, listingOnly, OF_RESIDENT, uploads } from './amend.ts';

/** A server that remembers who was tagged in a photo when it was uploaded. */
const fromTheFirst =
  (change: (first: ReadonlyMap<string, readonly string[]>) => Mutation): Mutation =>
  (tables) => {
    const first = new Map<string, readonly string[]>();
    const watched = each(uploads, (operation) =>
      afterwards(operation, (reply, _input, { store }) => {
        first.set(idIn(reply), store.photos.find(idIn(reply))?.userIds ?? []);
        return reply;
      }),
    );
    return change(first)(watched(tables));
  };

/** Saboteurs of who finds a photo in the own list. */
export const taggingSaboteurs = saboteursOf('photos', variety, {
  'not-in-strange-houses': [
    'The list of a resident holds photos of the own facility alone.',
    ['PHO-26'],
    listingOnly([OF_RESIDENT], ({ facilityIds }, { path }, { store }) => {
      const home = store.residents.find(path['residentId'])?.facilityId;
      return facilityIds.some((id) => id === home);
    }),
  ],
  'first-person-alone': [
    'A photo is in the list of the resident who is tagged first and of nobody else.',
    ['PHO-26'],
    listingOnly([OF_RESIDENT], ({ userIds }, { path }) => userIds[0] === path['residentId']),
  ],
  'activities-are-no-persons': [
    'Photos of activities are in the list of no resident.',
    ['PHO-26'],
    listingOnly([OF_RESIDENT], ({ activityId }) => activityId === null),
    playing(({ ada, activityId, photo }) => photo({ users: [ada] }, { activityId })),
  ],
  'uploader-finds-the-own': [
    'The list of a resident holds the photos that the resident uploaded.',
    ['PHO-27'],
    listingAlso(
      [OF_RESIDENT],
      ({ creator }, input) => isUnfiltered(input) && creator.id === input.path['residentId'],
    ),
    playing(({ ada, photo }) => photo({}, { as: ada })),
  ],
  'of-nobody-is-of-everybody': [
    'A photo in which nobody is tagged is in the list of every resident of its facilities.',
    ['PHO-27'],
    listingAlso([OF_RESIDENT], ({ userIds, facilityIds }, input, { store }) => {
      const home = store.residents.find(input.path['residentId'])?.facilityId;
      return isUnfiltered(input) && userIds.length === 0 && facilityIds.some((id) => id === home);
    }),
  ],
  'of-those-who-took-part': [
    'Whoever is registered for an activity finds its photos in the own list.',
    ['PHO-27'],
    listingAlso([OF_RESIDENT], ({ activityId }, input, { store }) => {
      const own = store.registrations.filter(({ userId }) => userId === input.path['residentId']);
      return isUnfiltered(input) && own.some((entry) => entry.activityId === activityId);
    }),
    playing(async ({ ada, activityId, photo }, stage) => {
      await register(stage, activityId, ada);
      return photo({}, { activityId });
    }),
  ],
  'of-the-family': [
    'A resident finds photos in which a connection is tagged in the own list.',
    ['PHO-27'],
    listingAlso([OF_RESIDENT], ({ userIds }, input, { store }) => {
      const family = store.connections.filter(({ id }) => userIds.includes(id));
      const isKin = family.some(({ residentIds }) =>
        residentIds.some((id) => id === input.path['residentId']),
      );
      return isUnfiltered(input) && isKin;
    }),
    playing(async ({ ada, photo }, stage) =>
      photo({ users: [await someConnection(stage, { residents: [ada] })] }),
    ),
  ],
  'tagged-once-for-ever': [
    'Whoever was tagged in a photo when it was uploaded keeps it in the own list.',
    ['PHO-28', 'PHO-27'],
    fromTheFirst((first) =>
      listingAlso([OF_RESIDENT], ({ id }, input) => {
        const begun = first.get(id) ?? [];
        return isUnfiltered(input) && begun.some((one) => one === input.path['residentId']);
      }),
    ),
  ],
  'tagged-later-is-not-told': [
    'Whoever an update tags in a photo that had people already does not find it in the own list.',
    ['PHO-28', 'PHO-26'],
    fromTheFirst((first) =>
      listingOnly([OF_RESIDENT], ({ id }, { path }) => {
        const begun = first.get(id) ?? [];
        return begun.length === 0 || begun.some((one) => one === path['residentId']);
      }),
    ),
  ],
});
