import { isoOf } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** The `modified` of a changed record; whether a change sets it is an open choice. */
export const updatedAt = <T extends string | null>(former: T, world: World): T | string =>
  world.choose('modified-on-update', { advances: () => isoOf(world.clock.now()), unchanged: () => former })();
