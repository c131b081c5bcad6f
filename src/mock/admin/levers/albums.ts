import { isoOf } from '../../world/clock.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

/** Staff make albums in the platform; the API has no route for it. */
export const albumLevers = {
  'create-album': (
    { facilityIds, title = 'Album', type = 'community', sharedAcrossCommunities = false },
    { store, ids, clock },
  ) => {
    const refusal = unlisted('facilityIds', facilityIds, store.facilities);
    if (refusal) return refusal;
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
