import { isoOf } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** When a record that is being changed says that it was changed last; whether a change moves that is an open choice. */
export const updatedAt = <T extends string | null>(former: T, world: World): T | string =>
  world.choose('modified-on-update', { advances: () => isoOf(world.clock.now()), unchanged: () => former })();
