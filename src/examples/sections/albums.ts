import type { AlbumRecord } from '../../mock/world/albums-records.ts';
import type { Examples } from '../example.ts';
import { first, home, type Tour } from '../tour.ts';

/** An album of the home facility alone. */
export const albumAtHome = (tour: Tour): AlbumRecord => {
  const { id } = home(tour);
  const own = tour.world.store.albums.filter(
    ({ facilityIds, sharedAcrossCommunities }) => !sharedAcrossCommunities && facilityIds.includes(id),
  );
  return first(own, 'an album');
};

export const albumExamples = {
  listAlbums: (tour) => ({ at: { facilityId: home(tour).id } }),
  getAlbum: (tour) => ({ at: { facilityId: home(tour).id, albumId: albumAtHome(tour).id } }),
} satisfies Partial<Examples>;
