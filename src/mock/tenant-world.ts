import type { StoredContent } from './storage.ts';
import type { Beginning, FilledAs, Tenancy } from './world/tenancy.ts';
import type { InForce } from './world/choices.ts';
import type { Clock } from './world/clock.ts';
import { createFiles, type FileRoom } from './world/files.ts';
import type { StoredIdentities, KnownIdentities } from './world/known-identities.ts';
import { createLazyWorld, once, type LazyWorld } from './world/lazy-fill.ts';
import { createWorld, forkWorld, restoreWorld, type Belongings, type World } from './world/world.ts';

/** The world of a tenant, and its known identities. */
export interface TenantWorld extends LazyWorld<KnownIdentities> {
  readonly beginning: Beginning;
  readonly filledAs: FilledAs;
  /** What forks and later worlds of the tenant take over; it refers to none of the worlds in between. */
  readonly kept: StoredIdentities;
}

/** What every world of a service has in common. */
export interface SharedWorldOptions {
  readonly room: FileRoom;
  readonly readings: InForce;
}

const optionsOf = (
  tenant: string,
  { seed }: Beginning,
  clock: Clock,
  { room, readings }: SharedWorldOptions,
) => ({
  ...{ tenant, seed, clock, readings },
  files: createFiles(room, tenant),
});

/** Fills a new world. `whenFull` is called once with the world that requests may write to, and with its beginning. */
export const beginTenantWorld = (
  { slug, fill }: Tenancy,
  of: string,
  beginning: Beginning,
  clock: Clock,
  sharedOptions: SharedWorldOptions,
  whenFull: (world: World, begun: World, known: KnownIdentities) => void = () => undefined,
): TenantWorld => {
  const empty = createWorld(optionsOf(slug, beginning, clock, sharedOptions));
  const lazy = createLazyWorld(empty, fill, (begun, known) => whenFull(empty, begun, known));
  return { ...lazy, kept: lazy.known, beginning, filledAs: { of, tenant: slug } };
};

/** The known identities of a world that was not filled here. Facilities are read when they are asked for. */
const knownIn = ({ store, tenant }: World, kept: StoredIdentities): KnownIdentities => ({
  identities: kept.identities,
  get pools() {
    return kept.pools;
  },
  tenant,
  get facilities() {
    return store.facilities.all().map(({ id, timeZone }) => ({ id, timeZone }));
  },
});

/** A fork of another world as it is now. It is made when it is first asked for. */
export const forkTenantWorld = (
  { world, kept, finish, beginning, filledAs }: TenantWorld,
  belongings: Belongings,
): (() => TenantWorld) => {
  // Lazy parts are filled first: otherwise both worlds would fill them.
  finish();
  const begun = forkWorld(world, belongings);
  return once(() => {
    const own = forkWorld(begun);
    return {
      ...{ world: own, beginning, filledAs, kept, known: knownIn(own, kept) },
      ...{ finish: () => undefined, filled: () => begun },
    };
  });
};

/** The same tenant with another world. */
export const withWorld = (tenantWorld: TenantWorld, world: World): TenantWorld => ({
  ...{ ...tenantWorld, world, finish: () => undefined },
  known: knownIn(world, tenantWorld.kept),
});

/** A world that was kept on disk. The bytes of the files that it began with are made when one is asked for. */
export const restoreTenantWorld = (
  slug: string,
  { content, known, filledAs }: StoredContent,
  beginning: Beginning,
  clock: Clock,
  tenancy: Tenancy | undefined,
  sharedOptions: SharedWorldOptions,
): TenantWorld => {
  const filesOfOld = once(() => {
    const scratch = tenancy && beginTenantWorld(tenancy, filledAs.of, beginning, clock, sharedOptions);
    scratch?.finish();
    return scratch?.world.files;
  });
  const stock = (id: string) => filesOfOld()?.get(id)?.bytes;
  const world = restoreWorld(optionsOf(slug, beginning, clock, sharedOptions), content, stock);
  return {
    ...{ world, beginning, filledAs, kept: known, known: knownIn(world, known), finish: () => undefined },
    filled: () => undefined,
  };
};
