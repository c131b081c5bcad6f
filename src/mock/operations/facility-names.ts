import type { World } from '../world/world.ts';

/** The names of facilities in the order of their ids; an unknown id stays as it is. */
export const facilityNames = (ids: readonly string[], { store }: World): readonly string[] =>
  ids.map((id) => store.facilities.find(id)?.name ?? id);
