import { register } from '../../witness/activities.ts';
import { someConnection } from '../../witness/people.ts';
import { playing, variety } from '../../witness/photos.ts';
import { idIn } from '../input.ts';
import { afterwards, type Lie, each } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { isUnfiltered, listingAlso, listingOnly, OF_RESIDENT, uploads } from './amend.ts';

/** A server that remembers who was tagged in a photo when it was uploaded. */
const fromTheFirst =
  (lie: (first: ReadonlyMap<string, readonly string[]>) => Lie): Lie =>
  (tables) => {
    const first = new Map<string, readonly string[]>();
    const watched = each(uploads, (operation) =>
      afterwards(operation, (reply, _input, { store }) => {
        first.set(idIn(reply), store.photos.find(idIn(reply))?.userIds ?? []);
        return reply;
      }),
    );
    return lie(first)(watched(tables));
  };

/** Lies of who finds a photo in the own list. */
export const taggingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.not-in-strange-houses',
    lie: 'The list of a resident holds photos of the own facility alone.',
    breaks: ['PHO-26'],
    tables: listingOnly([OF_RESIDENT], ({ facilityIds }, { path }, { store }) => {
      const home = store.residents.find(path['residentId'])?.facilityId;
      return facilityIds.some((id) => id === home);
    }),
    witness: variety,
  },
  {
    id: 'photos.first-person-alone',
    lie: 'A photo is in the list of the resident who is tagged first and of nobody else.',
    breaks: ['PHO-26'],
    tables: listingOnly([OF_RESIDENT], ({ userIds }, { path }) => userIds[0] === path['residentId']),
    witness: variety,
  },
  {
    id: 'photos.activities-are-no-persons',
    lie: 'Photos of activities are in the list of no resident.',
    breaks: ['PHO-26'],
    tables: listingOnly([OF_RESIDENT], ({ activityId }) => activityId === null),
    witness: playing(({ ada, activityId, photo }) => photo({ users: [ada] }, { activityId })),
  },
  {
    id: 'photos.uploader-finds-the-own',
    lie: 'The list of a resident holds the photos that the resident uploaded.',
    breaks: ['PHO-27'],
    tables: listingAlso(
      [OF_RESIDENT],
      ({ creator }, input) => isUnfiltered(input) && creator.id === input.path['residentId'],
    ),
    witness: playing(({ ada, photo }) => photo({}, { as: ada })),
  },
  {
    id: 'photos.of-nobody-is-of-everybody',
    lie: 'A photo in which nobody is tagged is in the list of every resident of its facilities.',
    breaks: ['PHO-27'],
    tables: listingAlso([OF_RESIDENT], ({ userIds, facilityIds }, input, { store }) => {
      const home = store.residents.find(input.path['residentId'])?.facilityId;
      return isUnfiltered(input) && userIds.length === 0 && facilityIds.some((id) => id === home);
    }),
    witness: variety,
  },
  {
    id: 'photos.of-those-who-took-part',
    lie: 'Whoever is registered for an activity finds its photos in the own list.',
    breaks: ['PHO-27'],
    tables: listingAlso([OF_RESIDENT], ({ activityId }, input, { store }) => {
      const own = store.registrations.filter(({ userId }) => userId === input.path['residentId']);
      return isUnfiltered(input) && own.some((entry) => entry.activityId === activityId);
    }),
    witness: playing(async ({ ada, activityId, photo }, stage) => {
      await register(stage, activityId, ada);
      return photo({}, { activityId });
    }),
  },
  {
    id: 'photos.of-the-family',
    lie: 'A resident finds photos in which a connection is tagged in the own list.',
    breaks: ['PHO-27'],
    tables: listingAlso([OF_RESIDENT], ({ userIds }, input, { store }) => {
      const family = store.connections.filter(({ id }) => userIds.includes(id));
      const isKin = family.some(({ residentIds }) =>
        residentIds.some((id) => id === input.path['residentId']),
      );
      return isUnfiltered(input) && isKin;
    }),
    witness: playing(async ({ ada, photo }, stage) =>
      photo({ users: [await someConnection(stage, { residents: [ada] })] }),
    ),
  },
  {
    id: 'photos.tagged-once-for-ever',
    lie: 'Whoever was tagged in a photo when it was uploaded keeps it in the own list.',
    breaks: ['PHO-28', 'PHO-27'],
    tables: fromTheFirst((first) =>
      listingAlso([OF_RESIDENT], ({ id }, input) => {
        const begun = first.get(id) ?? [];
        return isUnfiltered(input) && begun.some((one) => one === input.path['residentId']);
      }),
    ),
    witness: variety,
  },
  {
    id: 'photos.tagged-later-is-not-told',
    lie: 'Whoever an update tags in a photo that had people already does not find it in the own list.',
    breaks: ['PHO-28', 'PHO-26'],
    tables: fromTheFirst((first) =>
      listingOnly([OF_RESIDENT], ({ id }, { path }) => {
        const begun = first.get(id) ?? [];
        return begun.length === 0 || begun.some((one) => one === path['residentId']);
      }),
    ),
    witness: variety,
  },
];
