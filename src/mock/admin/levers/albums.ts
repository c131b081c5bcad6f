import { isoOf } from '../../world/clock.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

/** The platform is where albums are kept: no route of the interface makes one. */
export const albumLevers = {
  'create-album': (
    { facilityIds, title = 'Album', type = 'community', sharedAcrossCommunities = false },
    { store, ids, clock },
  ) => {
    const stranger = unlisted('facilityIds', facilityIds, store.facilities);
    if (stranger) return stranger;
    const { id } = store.albums.insert({
      id: ids.next('alb'),
      title,
      type,
      facilityIds: [...new Set(facilityIds)],
      sharedAcrossCommunities,
      createdAt: isoOf(clock.now()),
    });
    return { albumId: id };
  },
} satisfies Partial<Levers>;
