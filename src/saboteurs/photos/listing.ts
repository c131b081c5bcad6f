import { playing, variety } from '../../witness/photos.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  DELETE,
  isAskedBy,
  isUnfiltered,
  lists,
  listingAlso,
  listingOnly,
  OF_FACILITY,
  OF_RESIDENT,
  UPDATE,
} from './amend.ts';

/** Saboteurs of which photos the list of a facility holds when it is asked for all. */
export const listingSaboteurs = saboteursOf('photos', variety, {
  'facility-list-as-a-part': [
    'The list of a facility is answered with 206.',
    ['PHO-12'],
    afterwards(OF_FACILITY, (reply) => ({ ...reply, status: 206 })),
  ],
  'resident-list-under-photos': [
    'The list of a resident stands under photos instead of data.',
    ['PHO-25', 'CNV-10'],
    afterwards(OF_RESIDENT, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return { ...reply, body: { ...rest, photos: data } };
    }),
  ],
  'postcards-are-private': [
    'Postcards are in no list of a facility.',
    ['PHO-13'],
    listingOnly([OF_FACILITY], ({ type }) => type !== 'postcard'),
  ],
  'people-are-private': [
    'A photo in which somebody is tagged, of the type family, is in no list of a facility.',
    ['PHO-13'],
    listingOnly([OF_FACILITY], ({ type, userIds }) => type !== 'family' || userIds.length === 0),
  ],
  'updated-leaves-the-list': [
    'A photo that was updated is in no list of a facility any more.',
    ['PHO-13'],
    (tables) => {
      const updated = new Set<string>();
      const watched = afterwards(UPDATE, (reply) => {
        updated.add(idIn(reply));
        return reply;
      })(tables);
      return listingOnly([OF_FACILITY], ({ id }) => !updated.has(id))(watched);
    },
  ],
  'neighbours-in-strange-photos': [
    'The list of a facility holds photos of another one in which a resident of its own is tagged.',
    ['PHO-14'],
    listingAlso([OF_FACILITY], ({ userIds }, input, { store }) => {
      const residents = userIds.map((id) => store.residents.find(id));
      const isOurs = residents.some((one) => one?.facilityId === input.path['facilityId']);
      return isUnfiltered(input) && isOurs;
    }),
  ],
  'album-knows-no-facility': [
    'Asked for an album, the list of a facility holds photos of the album in any facility.',
    ['PHO-14'],
    listingAlso(
      [OF_FACILITY],
      ({ albumIds }, input) =>
        isAskedBy(input, 'albumId') && albumIds.some((id) => id === input.query['albumId']),
    ),
    playing(async ({ away, album, photo, inHome }) => {
      const albumId = await album();
      await photo({ facilities: [away], albumId });
      return inHome(`albumId=${albumId}`);
    }),
  ],
  'tag-knows-no-facility': [
    'Asked for a tag, the list of a facility holds photos with the tag in any facility.',
    ['PHO-14'],
    listingAlso(
      [OF_FACILITY],
      ({ tagIds }, input) => isAskedBy(input, 'tags') && tagIds.some((id) => id === input.query['tags']),
    ),
    playing(async ({ away, tag, photo, update, inHome }) => {
      const tagId = await tag();
      await update(await photo({ facilities: [away] }), { tags: [tagId] });
      return inHome(`tags=${tagId}`);
    }),
  ],
  'one-facility-lists': [
    'A photo of several facilities is in the list of the first alone.',
    ['PHO-15'],
    listingOnly([OF_FACILITY], ({ facilityIds }, { path }) => facilityIds[0] === path['facilityId']),
  ],
  'deletion-of-neighbours': [
    'Deleting a photo takes the one that was uploaded next from every list, too.',
    ['PHO-13', 'PHO-26', 'PHO-30'],
    (tables) => {
      const hidden = new Set<string>();
      const watched = afterwards(DELETE, (reply, { path }, { store }) => {
        const photos = store.photos.all();
        const at = photos.findIndex(({ id }) => id === path['photoId']);
        const next = photos[at + 1];
        if (at >= 0 && next) hidden.add(next.id);
        return reply;
      })(tables);
      return listingOnly(lists, ({ id }) => !hidden.has(id))(watched);
    },
    playing(async ({ ada, photo, remove }) => {
      const id = await photo({ users: [ada] });
      await photo({ users: [ada] });
      return remove(id);
    }),
  ],
});
