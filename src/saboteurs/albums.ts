import { albumAt, albumsIn, albumsShown, someAlbum } from '../witness/albums.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { AlbumRecord } from '../mock/world/albums-records.ts';
import type { World } from '../mock/world/world.ts';
import { membersIn, textIn, textsIn, type Members } from './input.ts';
import { afterwards, inData, inList, instead, type Mutation } from './mutation.ts';
import { presenceSaboteurs } from './albums/presence.ts';
import { writingSaboteurs } from './albums/writing.ts';
import { saboteursOf, type Saboteur } from './saboteur.ts';

const LIST = 'listAlbums';
const GET = 'getAlbum';

/** One album as Get album shows it, shown otherwise. */
const bare =
  (change: (album: Members) => unknown) =>
  (reply: AnyReply): AnyReply => ({ ...reply, body: change(membersIn(reply.body)) });

const shownAs = (change: (album: Members) => Members): Mutation => {
  const listed = afterwards(
    LIST,
    inData((album) => ({ ...change(album) })),
  );
  const read = afterwards(GET, bare(change));
  return (tables) => read(listed(tables));
};

/** The list of a facility holds further albums, as a read of them would show them. */
const listingAlso = (finds: (album: AlbumRecord, facilityId: string, world: World) => boolean): Mutation =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.albums.filter(
        (album) => !known.includes(album.id) && finds(album, input.path['facilityId'] ?? '', scene),
      );
      return [...items, ...more.map(({ facilityIds, ...album }) => ({ ...album, facilities: facilityIds }))];
    })(reply, input),
  );

const listingOnly = (keeps: (album: Members, facilityId: string, place: number) => boolean): Mutation =>
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

/** Saboteurs about albums. */
export const albumSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('albums', looking, {
    'id-of-figures': [
      'The id of an album is a number in the list.',
      ['ALB-01', 'CNV-03'],
      afterwards(
        LIST,
        inData(({ id, ...rest }) => ({ id: String(id).length * 100, ...rest })),
      ),
    ],
    'title-by-language': [
      'The title of an album that is read by its id is an object with a text for each language.',
      ['ALB-06'],
      afterwards(
        GET,
        bare(({ title, ...rest }) => ({ title: { en: title }, ...rest })),
      ),
    ],
    'type-as-a-code': [
      'The type of an album is a number wherever it is shared.',
      ['ALB-02', 'ALB-06'],
      shownAs((album) => (album['sharedAcrossCommunities'] === true ? { ...album, type: 4 } : album)),
    ],
    'facilities-as-objects': [
      'The facilities of a listed album are objects with an id.',
      ['ALB-03'],
      afterwards(
        LIST,
        inData((album) => ({ ...album, facilities: textsIn(album['facilities']).map((id) => ({ id })) })),
      ),
    ],
    'one-facility-as-text': [
      'The facilities of an album of one facility are that id, without an array.',
      ['ALB-03'],
      shownAs((album) => {
        const [only, ...others] = textsIn(album['facilities']);
        return others.length === 0 ? { ...album, facilities: only } : album;
      }),
    ],
    'sharing-in-words': [
      'Whether an album is shared is told as yes or no.',
      ['ALB-04'],
      shownAs((album) => ({
        ...album,
        sharedAcrossCommunities: album['sharedAcrossCommunities'] === true ? 'yes' : 'no',
      })),
    ],
    'created-on-a-day': [
      'The createdAt of a listed album is a day.',
      ['ALB-05', 'CNV-04'],
      afterwards(
        LIST,
        inData((album) => ({ ...album, createdAt: textIn(album['createdAt']).slice(0, 10) })),
      ),
    ],
    'facility-that-asks': [
      'The list shows of the facilities of an album the one that asks.',
      ['ALB-06'],
      afterwards(
        LIST,
        inData((album, { path }) => ({
          ...album,
          facilities: textsIn(album['facilities']).filter((id) => id === path['facilityId']),
        })),
      ),
    ],
    'never-shared-by-id': [
      'An album of one facility is read as one that is not shared.',
      ['ALB-06'],
      afterwards(
        GET,
        bare((album) =>
          textsIn(album['facilities']).length === 1 ? { ...album, sharedAcrossCommunities: false } : album,
        ),
      ),
    ],
    'bare-array': [
      'The list is the array itself, without an envelope.',
      ['ALB-07', 'CNV-10'],
      afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ],
    'listed-as-a-part': [
      'The list is answered with 206.',
      ['ALB-07'],
      afterwards(LIST, (reply) => ({ ...reply, status: 206 })),
    ],
    'listed-in-the-first-facility': [
      'An album of several facilities is in the list of the first alone.',
      ['ALB-08'],
      listingOnly((album, facilityId) => {
        const places = textsIn(album['facilities']);
        return places.indexOf(facilityId) <= 0;
      }),
    ],
    'shared-instead-of-own': [
      'A facility that has albums which are shared lists those alone.',
      ['ALB-08'],
      afterwards(
        LIST,
        inList((items) => {
          const shared = items.filter((item) => membersIn(item)['sharedAcrossCommunities'] === true);
          return shared.length > 0 ? shared : items;
        }),
      ),
    ],
    'list-of-a-hundred': [
      'The list breaks off after a hundred albums.',
      ['ALB-08', 'CNV-11'],
      listingOnly((_album, _facilityId, place) => place < 100),
      async (stage) => {
        for (let count = 0; count < 101; count += 1) await someAlbum(stage);
        return albumsIn(stage);
      },
    ],
    'of-the-whole-tenant': [
      'The list holds the albums of all facilities.',
      ['ALB-09'],
      listingAlso(() => true),
    ],
    'of-facilities-that-share': [
      'A facility lists the albums of another one with which it has an album in common.',
      ['ALB-09'],
      listingAlso(({ facilityIds }, facilityId, { store }) =>
        store.albums
          .filter((common) => common.facilityIds.includes(facilityId))
          .some((common) => common.facilityIds.some((id) => facilityIds.includes(id))),
      ),
    ],
    wrapped: [
      'One album is answered under data.',
      ['ALB-11'],
      afterwards(
        GET,
        bare((album) => ({ data: album })),
      ),
    ],
    'read-from-elsewhere': [
      'One album is answered with 203.',
      ['ALB-11'],
      afterwards(GET, (reply) => ({ ...reply, status: 203 })),
    ],
    'read-under-the-first-facility': [
      'An album of several facilities is read under the first alone.',
      ['ALB-11', 'ALB-12'],
      instead(GET, (original) => (input, scene) => {
        const { facilityId, albumId } = input.path;
        const places = scene.store.albums.find(albumId)?.facilityIds ?? [];
        const isLater = places.some((id) => id === facilityId) && places[0] !== facilityId;
        return original(isLater ? { ...input, path: { ...input.path, albumId: 'nothing' } } : input, scene);
      }),
      async (stage) => {
        const [, , both = ''] = await opened(stage);
        return albumAt(stage, both, 1);
      },
    ],
    'get-the-latest': [
      'Get album answers the latest of the facility.',
      ['ALB-12'],
      instead(GET, (original) => (input, scene) => {
        const own = scene.store.albums.filter(({ facilityIds }) =>
          facilityIds.includes(input.path['facilityId'] ?? ''),
        );
        return original({ ...input, path: { ...input.path, albumId: own.at(-1)?.id ?? '' } }, scene);
      }),
    ],
    'get-the-one-before': [
      'Get album answers the album that was read in the facility before.',
      ['ALB-12'],
      (tables) => {
        const former = new Map<string, string>();
        return instead(GET, (original) => (input, scene) => {
          const { facilityId = '', albumId = '' } = input.path;
          const kept = former.get(facilityId);
          former.set(facilityId, albumId);
          return original({ ...input, path: { ...input.path, albumId: kept ?? albumId } }, scene);
        })(tables);
      },
      async (stage) => {
        const [one = '', , both = ''] = await opened(stage);
        return [await albumAt(stage, one), await albumAt(stage, both)];
      },
    ],
  }),
  ...presenceSaboteurs,
  ...writingSaboteurs,
];
