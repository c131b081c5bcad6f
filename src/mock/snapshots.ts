import type { TenantWorld } from './tenant-world.ts';
import type { Snapshot } from './tenant-pair-values.ts';
import { forkWorld, type World } from './world/world.ts';

/** The snapshots of a tenant pair, by name. */
export interface Snapshots {
  list(): readonly Snapshot[];
  /** Takes a snapshot of worlds as they are now. It replaces an earlier one of that name. */
  take(
    standing: Pick<Snapshot, 'name' | 'now' | 'isFrozen'>,
    tenantWorlds: ReadonlyMap<string, TenantWorld>,
  ): Snapshot;
  /** Adds the world of one tenant to a snapshot that is loaded from disk. */
  add(standing: Pick<Snapshot, 'name' | 'now' | 'isFrozen'>, slug: string, world: World): void;
  /** Removes all snapshots. */
  clear(): void;
}

const eventsOf = ({ outbox }: World): ReadonlySet<string> =>
  new Set(outbox.entries().map(({ event }) => event.eventId));

export const createSnapshots = (): Snapshots => {
  const snapshots = new Map<string, Snapshot>();
  const forget = (name: string): void => {
    for (const { files } of snapshots.get(name)?.worlds.values() ?? []) files.clear();
    snapshots.delete(name);
  };
  return {
    list: () => [...snapshots.values()],
    take: (standing, tenantWorlds) => {
      const all = [...tenantWorlds];
      const taken: Snapshot = {
        ...standing,
        worlds: new Map(all.map(([slug, { world }]) => [slug, forkWorld(world)])),
        events: new Map(all.map(([slug, { world }]) => [slug, eventsOf(world)])),
      };
      forget(standing.name);
      snapshots.set(standing.name, taken);
      return taken;
    },
    add: (standing, slug, world) => {
      const { worlds = [], events = [] } = snapshots.get(standing.name) ?? {};
      snapshots.get(standing.name)?.worlds.get(slug)?.files.clear();
      snapshots.set(standing.name, {
        ...standing,
        worlds: new Map([...worlds, [slug, world]]),
        events: new Map([...events, [slug, eventsOf(world)]]),
      });
    },
    clear: () => [...snapshots.keys()].forEach(forget),
  };
};
