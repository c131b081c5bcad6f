import { albumAt, albumsIn, albumsShown, someAlbum } from '../witness/albums.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { AlbumRecord } from '../mock/world/albums-records.ts';
import type { World } from '../mock/world/world.ts';
import { membersIn, textIn, textsIn, type Members } from './input.ts';
import { afterwards, inData, inList, instead, type Lie } from './lies.ts';
import { presenceSaboteurs } from './albums/presence.ts';
import { writingSaboteurs } from './albums/writing.ts';
import type { Saboteur } from './saboteur.ts';

const LIST = 'listAlbums';
const GET = 'getAlbum';

/** One album as Get album shows it, shown otherwise. */
const bare =
  (change: (album: Members) => unknown) =>
  (reply: AnyReply): AnyReply => ({ ...reply, body: change(membersIn(reply.body)) });

const shownAs = (change: (album: Members) => Members): Lie => {
  const listed = afterwards(
    LIST,
    inData((album) => ({ ...change(album) })),
  );
  const read = afterwards(GET, bare(change));
  return (tables) => read(listed(tables));
};

/** The list of a facility holds further albums, as a read of them would show them. */
const listingAlso = (finds: (album: AlbumRecord, facilityId: string, world: World) => boolean): Lie =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.albums.filter(
        (album) => !known.includes(album.id) && finds(album, input.path['facilityId'] ?? '', scene),
      );
      return [...items, ...more.map(({ facilityIds, ...album }) => ({ ...album, facilities: facilityIds }))];
    })(reply, input),
  );

const listingOnly = (keeps: (album: Members, facilityId: string, place: number) => boolean): Lie =>
  afterwards(LIST, (reply, input) =>
    inList((items) =>
      items.filter((item, place) => keeps(membersIn(item), input.path['facilityId'] ?? '', place)),
    )(reply, input),
  );

/** Albums of the first facility, of the second, of both, and one that all share. */
const opened = async (stage: Stage): Promise<readonly string[]> => {
  const [home = '', away = ''] = stage.facilities;
  return [
    await someAlbum(stage, { facilityIds: [home] }),
    await someAlbum(stage, { facilityIds: [away], title: 'Garden', type: 'gallery' }),
    await someAlbum(stage, { facilityIds: [home, away], title: 'Outings' }),
    await someAlbum(stage, { facilityIds: [home], sharedAcrossCommunities: true, type: 'gallery' }),
    await someAlbum(stage, { facilityIds: [away], title: 'Music' }),
  ];
};

const looking: Witness = async (stage) => albumsShown(stage, await opened(stage));

/** Lies about albums. */
export const albumSaboteurs: readonly Saboteur[] = [
  {
    id: 'albums.id-of-figures',
    lie: 'The id of an album is a number in the list.',
    breaks: ['ALB-01', 'CNV-03'],
    tables: afterwards(
      LIST,
      inData(({ id, ...rest }) => ({ id: String(id).length * 100, ...rest })),
    ),
    witness: looking,
  },
  {
    id: 'albums.title-by-language',
    lie: 'The title of an album that is read by its id is an object with a text for each language.',
    breaks: ['ALB-06'],
    tables: afterwards(
      GET,
      bare(({ title, ...rest }) => ({ title: { en: title }, ...rest })),
    ),
    witness: looking,
  },
  {
    id: 'albums.type-as-a-code',
    lie: 'The type of an album is a number wherever it is shared.',
    breaks: ['ALB-02', 'ALB-06'],
    tables: shownAs((album) => (album['sharedAcrossCommunities'] === true ? { ...album, type: 4 } : album)),
    witness: looking,
  },
  {
    id: 'albums.facilities-as-objects',
    lie: 'The facilities of a listed album are objects with an id.',
    breaks: ['ALB-03'],
    tables: afterwards(
      LIST,
      inData((album) => ({ ...album, facilities: textsIn(album['facilities']).map((id) => ({ id })) })),
    ),
    witness: looking,
  },
  {
    id: 'albums.one-facility-as-text',
    lie: 'The facilities of an album of one facility are that id, without an array.',
    breaks: ['ALB-03'],
    tables: shownAs((album) => {
      const [only, ...others] = textsIn(album['facilities']);
      return others.length === 0 ? { ...album, facilities: only } : album;
    }),
    witness: looking,
  },
  {
    id: 'albums.sharing-in-words',
    lie: 'Whether an album is shared is told as yes or no.',
    breaks: ['ALB-04'],
    tables: shownAs((album) => ({
      ...album,
      sharedAcrossCommunities: album['sharedAcrossCommunities'] === true ? 'yes' : 'no',
    })),
    witness: looking,
  },
  {
    id: 'albums.created-on-a-day',
    lie: 'The createdAt of a listed album is a day.',
    breaks: ['ALB-05', 'CNV-04'],
    tables: afterwards(
      LIST,
      inData((album) => ({ ...album, createdAt: textIn(album['createdAt']).slice(0, 10) })),
    ),
    witness: looking,
  },
  {
    id: 'albums.facility-that-asks',
    lie: 'The list shows of the facilities of an album the one that asks.',
    breaks: ['ALB-06'],
    tables: afterwards(
      LIST,
      inData((album, { path }) => ({
        ...album,
        facilities: textsIn(album['facilities']).filter((id) => id === path['facilityId']),
      })),
    ),
    witness: looking,
  },
  {
    id: 'albums.never-shared-by-id',
    lie: 'An album of one facility is read as one that is not shared.',
    breaks: ['ALB-06'],
    tables: afterwards(
      GET,
      bare((album) =>
        textsIn(album['facilities']).length === 1 ? { ...album, sharedAcrossCommunities: false } : album,
      ),
    ),
    witness: looking,
  },
  {
    id: 'albums.bare-array',
    lie: 'The list is the array itself, without an envelope.',
    breaks: ['ALB-07', 'CNV-10'],
    tables: afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: looking,
  },
  {
    id: 'albums.listed-as-a-part',
    lie: 'The list is answered with 206.',
    breaks: ['ALB-07'],
    tables: afterwards(LIST, (reply) => ({ ...reply, status: 206 })),
    witness: looking,
  },
  {
    id: 'albums.listed-in-the-first-facility',
    lie: 'An album of several facilities is in the list of the first alone.',
    breaks: ['ALB-08'],
    tables: listingOnly((album, facilityId) => {
      const places = textsIn(album['facilities']);
      return places.indexOf(facilityId) <= 0;
    }),
    witness: looking,
  },
  {
    id: 'albums.shared-instead-of-own',
    lie: 'A facility that has albums which are shared lists those alone.',
    breaks: ['ALB-08'],
    tables: afterwards(
      LIST,
      inList((items) => {
        const shared = items.filter((item) => membersIn(item)['sharedAcrossCommunities'] === true);
        return shared.length > 0 ? shared : items;
      }),
    ),
    witness: looking,
  },
  {
    id: 'albums.list-of-a-hundred',
    lie: 'The list breaks off after a hundred albums.',
    breaks: ['ALB-08', 'CNV-11'],
    tables: listingOnly((_album, _facilityId, place) => place < 100),
    witness: async (stage) => {
      for (let count = 0; count < 101; count += 1) await someAlbum(stage);
      return albumsIn(stage);
    },
  },
  {
    id: 'albums.of-the-whole-tenant',
    lie: 'The list holds the albums of all facilities.',
    breaks: ['ALB-09'],
    tables: listingAlso(() => true),
    witness: looking,
  },
  {
    id: 'albums.of-facilities-that-share',
    lie: 'A facility lists the albums of another one with which it has an album in common.',
    breaks: ['ALB-09'],
    tables: listingAlso(({ facilityIds }, facilityId, { store }) =>
      store.albums
        .filter((common) => common.facilityIds.includes(facilityId))
        .some((common) => common.facilityIds.some((id) => facilityIds.includes(id))),
    ),
    witness: looking,
  },
  {
    id: 'albums.wrapped',
    lie: 'One album is answered under data.',
    breaks: ['ALB-11'],
    tables: afterwards(
      GET,
      bare((album) => ({ data: album })),
    ),
    witness: looking,
  },
  {
    id: 'albums.read-from-elsewhere',
    lie: 'One album is answered with 203.',
    breaks: ['ALB-11'],
    tables: afterwards(GET, (reply) => ({ ...reply, status: 203 })),
    witness: looking,
  },
  {
    id: 'albums.read-under-the-first-facility',
    lie: 'An album of several facilities is read under the first alone.',
    breaks: ['ALB-11', 'ALB-12'],
    tables: instead(GET, (honest) => (input, scene) => {
      const { facilityId, albumId } = input.path;
      const places = scene.store.albums.find(albumId)?.facilityIds ?? [];
      const isLater = places.some((id) => id === facilityId) && places[0] !== facilityId;
      return honest(isLater ? { ...input, path: { ...input.path, albumId: 'nothing' } } : input, scene);
    }),
    witness: async (stage) => {
      const [, , both = ''] = await opened(stage);
      return albumAt(stage, both, 1);
    },
  },
  {
    id: 'albums.get-the-latest',
    lie: 'Get album answers the latest of the facility.',
    breaks: ['ALB-12'],
    tables: instead(GET, (honest) => (input, scene) => {
      const own = scene.store.albums.filter(({ facilityIds }) =>
        facilityIds.includes(input.path['facilityId'] ?? ''),
      );
      return honest({ ...input, path: { ...input.path, albumId: own.at(-1)?.id ?? '' } }, scene);
    }),
    witness: looking,
  },
  {
    id: 'albums.get-the-one-before',
    lie: 'Get album answers the album that was read in the facility before.',
    breaks: ['ALB-12'],
    tables: (tables) => {
      const former = new Map<string, string>();
      return instead(GET, (honest) => (input, scene) => {
        const { facilityId = '', albumId = '' } = input.path;
        const kept = former.get(facilityId);
        former.set(facilityId, albumId);
        return honest({ ...input, path: { ...input.path, albumId: kept ?? albumId } }, scene);
      })(tables);
    },
    witness: async (stage) => {
      const [one = '', , both = ''] = await opened(stage);
      return [await albumAt(stage, one), await albumAt(stage, both)];
    },
  },
  ...presenceSaboteurs,
  ...writingSaboteurs,
];
