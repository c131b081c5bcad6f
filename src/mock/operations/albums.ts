import type { components } from '../../../openapi/generated/types.ts';
import type { AlbumRecord } from '../world/albums-records.ts';
import type { World } from '../world/world.ts';
import { facilityNames } from './facility-names.ts';
import { lastingView } from './lasting-view.ts';
import { parentless, unknown, unreadable } from './lookup.ts';
import type { Handler, OperationsOf, OperationContext } from './operation.ts';
import { inListOrder } from './order.ts';

type Album = components['schemas']['Album'];

// ALB-06
const shown = (album: AlbumRecord, facilities: readonly string[]): Album => ({
  id: album.id,
  title: album.title,
  type: album.type,
  facilities: [...facilities],
  sharedAcrossCommunities: album.sharedAcrossCommunities,
  createdAt: album.createdAt,
});

const withIds = lastingView((album: AlbumRecord): Album => shown(album, album.facilityIds));

/** Names can change while the album does not, so this view is not cached. */
const withNames = (album: AlbumRecord, world: World): Album =>
  shown(album, facilityNames(album.facilityIds, world));

/** Resources, Album. */
const albumView = (album: AlbumRecord, context: OperationContext): Album =>
  context.choose('album-facilities', { ids: withIds, names: withNames })(album, context);

/** Whether albums that are shared across communities show in every facility; an open choice. */
const reachesEverywhere = (operation: 'listAlbums' | 'getAlbum', world: World): boolean =>
  world.choose('shared-album-lists', { everywhere: true, 'named-facilities': false }, operation);

const listAlbums: Handler<'listAlbums'> = ({ path: { facilityId } }, context) => {
  const { facilities, albums } = context.store;
  if (!facilities.find(facilityId)) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless('listAlbums', 'a facility', facilityId, empty, context);
  }
  const everywhere = reachesEverywhere('listAlbums', context);
  // ALB-08, ALB-09
  const found = albums.filter(
    ({ facilityIds, sharedAcrossCommunities }) =>
      facilityIds.includes(facilityId) || (sharedAcrossCommunities && everywhere),
  );
  const listed = inListOrder('listAlbums', albums, found, ({ title }) => title ?? '', context);
  return { status: 200, body: { data: listed.map((album) => albumView(album, context)) } };
};

/** Whether an album may be reached through a facility. */
const isReached = (album: AlbumRecord, facilityId: string, world: World): boolean => {
  if (album.facilityIds.includes(facilityId)) return true;
  if (album.sharedAcrossCommunities && world.store.facilities.find(facilityId))
    return reachesEverywhere('getAlbum', world);
  return world.choose('child-under-wrong-parent', { 'not-found': false, served: true }, 'getAlbum');
};

const getAlbum: Handler<'getAlbum'> = ({ path: { facilityId, albumId } }, context) => {
  // ALB-12
  const album = context.store.albums.find(albumId);
  if (!album) return unreadable('getAlbum', 'an album', albumId, context);
  return isReached(album, facilityId, context)
    ? { status: 200, body: albumView(album, context) }
    : unknown(`an album of facility ${facilityId}`, albumId);
};

/** The section Albums of the interface. */
export const albumOperations: OperationsOf<'albums'> = { listAlbums, getAlbum };
