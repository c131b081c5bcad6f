import { playing, variety } from '../../witness/photos.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of which photos the list of a facility holds when it is asked for all. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.facility-list-as-a-part',
    lie: 'The list of a facility is answered with 206.',
    breaks: ['PHO-12'],
    tables: afterwards(OF_FACILITY, (reply) => ({ ...reply, status: 206 })),
    witness: variety,
  },
  {
    id: 'photos.resident-list-under-photos',
    lie: 'The list of a resident stands under photos instead of data.',
    breaks: ['PHO-25', 'CNV-10'],
    tables: afterwards(OF_RESIDENT, (reply) => {
      const { data, ...rest } = membersIn(reply.body);
      return { ...reply, body: { ...rest, photos: data } };
    }),
    witness: variety,
  },
  {
    id: 'photos.postcards-are-private',
    lie: 'Postcards are in no list of a facility.',
    breaks: ['PHO-13'],
    tables: listingOnly([OF_FACILITY], ({ type }) => type !== 'postcard'),
    witness: variety,
  },
  {
    id: 'photos.people-are-private',
    lie: 'A photo in which somebody is tagged, of the type family, is in no list of a facility.',
    breaks: ['PHO-13'],
    tables: listingOnly([OF_FACILITY], ({ type, userIds }) => type !== 'family' || userIds.length === 0),
    witness: variety,
  },
  {
    id: 'photos.updated-leaves-the-list',
    lie: 'A photo that was updated is in no list of a facility any more.',
    breaks: ['PHO-13'],
    tables: (tables) => {
      const updated = new Set<string>();
      const watched = afterwards(UPDATE, (reply) => {
        updated.add(idIn(reply));
        return reply;
      })(tables);
      return listingOnly([OF_FACILITY], ({ id }) => !updated.has(id))(watched);
    },
    witness: variety,
  },
  {
    id: 'photos.neighbours-in-strange-photos',
    lie: 'The list of a facility holds photos of another one in which a resident of its own is tagged.',
    breaks: ['PHO-14'],
    tables: listingAlso([OF_FACILITY], ({ userIds }, input, { store }) => {
      const residents = userIds.map((id) => store.residents.find(id));
      const isOurs = residents.some((one) => one?.facilityId === input.path['facilityId']);
      return isUnfiltered(input) && isOurs;
    }),
    witness: variety,
  },
  {
    id: 'photos.album-knows-no-facility',
    lie: 'Asked for an album, the list of a facility holds photos of the album in any facility.',
    breaks: ['PHO-14'],
    tables: listingAlso(
      [OF_FACILITY],
      ({ albumIds }, input) =>
        isAskedBy(input, 'albumId') && albumIds.some((id) => id === input.query['albumId']),
    ),
    witness: playing(async ({ away, album, photo, inHome }) => {
      const albumId = await album();
      await photo({ facilities: [away], albumId });
      return inHome(`albumId=${albumId}`);
    }),
  },
  {
    id: 'photos.tag-knows-no-facility',
    lie: 'Asked for a tag, the list of a facility holds photos with the tag in any facility.',
    breaks: ['PHO-14'],
    tables: listingAlso(
      [OF_FACILITY],
      ({ tagIds }, input) => isAskedBy(input, 'tags') && tagIds.some((id) => id === input.query['tags']),
    ),
    witness: playing(async ({ away, tag, photo, update, inHome }) => {
      const tagId = await tag();
      await update(await photo({ facilities: [away] }), { tags: [tagId] });
      return inHome(`tags=${tagId}`);
    }),
  },
  {
    id: 'photos.one-facility-lists',
    lie: 'A photo of several facilities is in the list of the first alone.',
    breaks: ['PHO-15'],
    tables: listingOnly([OF_FACILITY], ({ facilityIds }, { path }) => facilityIds[0] === path['facilityId']),
    witness: variety,
  },
  {
    id: 'photos.deletion-of-neighbours',
    lie: 'Deleting a photo takes the one that was uploaded next from every list, too.',
    breaks: ['PHO-13', 'PHO-26', 'PHO-30'],
    tables: (tables) => {
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
    witness: playing(async ({ ada, photo, remove }) => {
      const id = await photo({ users: [ada] });
      await photo({ users: [ada] });
      return remove(id);
    }),
  },
];
