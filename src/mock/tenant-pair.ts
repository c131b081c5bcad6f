import {
  beginTenantWorld,
  withWorld,
  restoreTenantWorld,
  type SharedWorldOptions,
  type TenantWorld,
} from './tenant-world.ts';
import type { StoredCourse, StoredContent, UnavailableWorld } from './storage.ts';
import type {
  Origins,
  TenantPair,
  TenantPairIdentity,
  TenantPairDependencies,
} from './tenant-pair-values.ts';
import { createSnapshots } from './snapshots.ts';
import { filling, isSameBeginning, type Beginning, type Tenancy } from './world/tenancy.ts';
import { forkWorld, type World } from './world/world.ts';

const slugsOf = (tenancies: readonly Tenancy[]): readonly string[] => tenancies.map(({ slug }) => slug);

export const createTenantPair = (
  identity: TenantPairIdentity,
  surroundings: TenantPairDependencies,
): TenantPair => {
  const { name, clock, delivery, from } = identity;
  const { tenanciesOf, storage, room } = surroundings;
  const sharedOptions: SharedWorldOptions = { room, readings: identity.readings.inForce };
  let { beginning } = identity;
  let origins: Origins = identity.origins ?? new Map();
  let tenancies = tenanciesOf(beginning, name);
  let slugs = slugsOf(tenancies);
  const tenantWorlds = new Map<string, TenantWorld>();
  const unavailable = new Map<string, UnavailableWorld>();
  const snapshots = createSnapshots();
  /**
   * Slugs of forked or imported worlds that are not made yet. A world that is kept under such a slug is not
   * loaded.
   */
  let arriving = new Set(origins.keys());

  const tenancyOf = (slug: string, begun: Beginning): Tenancy | undefined =>
    tenanciesOf(begun, name).find((one) => one.slug === slug);

  const beginAs = (as: Beginning, those: readonly Tenancy[]): void => {
    beginning = as;
    tenancies = those;
    slugs = slugsOf(those);
  };

  /**
   * Takes clock, readings and beginning from a kept world, in place of those that this tenant pair was created with.
   */
  const resume = ({ beginning: begun, now, isFrozen, readings }: StoredCourse): void => {
    clock.restart(now);
    clock.freeze(isFrozen);
    identity.readings.take(readings);
    if (tenanciesOf(begun, name).length === 0) return;
    beginAs(begun, tenanciesOf(begun, name));
  };

  const standing = () => ({
    now: clock.now(),
    isFrozen: clock.isFrozen,
    readings: identity.readings.own(),
  });

  const moveIn = (slug: string, tenantWorld: TenantWorld): TenantWorld => {
    // Attended after filling: the records of the beginning are not delivered as events.
    delivery?.attend(tenantWorld.world);
    tenantWorlds.set(slug, tenantWorld);
    return tenantWorld;
  };

  const tracked = ({ world, known, beginning: as, filledAs }: TenantWorld) => ({
    ...{ world, known, filledAs },
    ...{ beginning: as, of: name, readings: identity.readings.own },
  });

  const begin = (tenancy: Tenancy): TenantWorld =>
    beginTenantWorld(tenancy, name, beginning, clock, sharedOptions, (world, begun, known) =>
      storage?.follow({
        ...{ world, known, beginning, begun, readings: identity.readings.own },
        ...{ of: name, filledAs: { of: name, tenant: tenancy.slug } },
      }),
    );

  const begun = (slug: string): TenantWorld | undefined => {
    const origin = origins.get(slug)?.();
    arriving.delete(slug);
    if (origin) {
      storage?.keep(tracked(origin));
      storage?.saveSnapshot(slug);
      return origin;
    }
    const tenancy = tenancyOf(slug, beginning);
    return tenancy && begin(tenancy);
  };

  const heldIn = (slug: string, holds: StoredContent, as: Beginning): TenantWorld =>
    restoreTenantWorld(slug, holds, as, clock, filling(holds.filledAs, as, tenanciesOf), sharedOptions);

  /** A kept world, loaded with its beginning and its snapshots. */
  const restored = (slug: string, holds: StoredContent, as: Beginning): TenantWorld => {
    let tenantWorld = heldIn(slug, holds, as);
    for (const { snapshot, now, isFrozen, holds: held } of storage?.storedSnapshots(slug) ?? []) {
      const was = heldIn(slug, held, as);
      if (snapshot !== undefined) snapshots.add({ name: snapshot, now, isFrozen }, slug, was.world);
      else {
        tenantWorld = { ...tenantWorld, filled: () => was.world };
        origins = new Map([...origins, [slug, () => was]]);
      }
    }
    storage?.follow(tracked(tenantWorld));
    return tenantWorld;
  };

  const tenantWorldOf = (slug: string): TenantWorld | undefined => {
    const started = tenantWorlds.get(slug);
    if (started || !tenancies.some((one) => one.slug === slug)) return started;
    const kept = arriving.has(slug) ? storage?.own(slug) : storage?.load(slug);
    if (kept && 'found' in kept) {
      unavailable.set(slug, kept);
      return undefined;
    }
    unavailable.delete(slug);
    // The first kept world that is loaded also sets the clock and the readings.
    if (kept && tenantWorlds.size === 0) resume(kept);
    const tenantWorld = kept?.holds ? restored(slug, kept.holds, kept.beginning) : begun(slug);
    return tenantWorld && moveIn(slug, tenantWorld);
  };

  /** Replaces the world of a tenant. */
  const replace = (slug: string, tenantWorld: TenantWorld, world: World): void => {
    tenantWorld.world.files.clear();
    moveIn(slug, withWorld(tenantWorld, world));
  };

  /**
   * Resets every world to its beginning. A world that is not full yet is dropped and filled when it is asked
   * for.
   */
  const beginAgain = (): void => {
    for (const [slug, tenantWorld] of [...tenantWorlds]) {
      const filled = tenantWorld.filled();
      if (!filled) {
        tenantWorld.world.files.clear();
        tenantWorlds.delete(slug);
        continue;
      }
      const world = forkWorld(filled);
      replace(slug, tenantWorld, world);
      const again = { ...tracked(tenantWorld), world };
      if (origins.has(slug)) storage?.keep(again);
      else storage?.follow({ ...again, begun: filled });
    }
  };

  const forgetAll = (): void => {
    const begun = [...tenantWorlds.values()].flatMap((tenantWorld) =>
      [tenantWorld.world, tenantWorld.filled() ?? []].flat(),
    );
    for (const { files } of begun) files.clear();
    tenantWorlds.clear();
    snapshots.clear();
    origins = new Map();
  };

  const beginOtherwise = (as: Beginning, later: readonly Tenancy[]): void => {
    forgetAll();
    for (const slug of slugs) storage?.forgetStoredSnapshots(slug);
    beginAs(as, later);
  };

  /** Loads the worlds whose earlier states (beginning, snapshots) are kept. */
  const loadWithSnapshots = (): void => {
    for (const slug of [...slugs])
      if (!tenantWorlds.has(slug) && storage?.hasStoredSnapshots(slug)) tenantWorldOf(slug);
  };

  /** Keeps clock and readings. The first world is loaded or filled before: only a followed world is kept. */
  const keepCourse = (): void => {
    if (!storage) return;
    tenantWorldOf(name)?.finish();
    for (const slug of tenantWorlds.keys()) storage.keepCourse(slug);
  };

  const [course] = tenancies.flatMap(({ slug }) => storage?.course(slug) ?? []);
  if (course) resume(course);

  return {
    name,
    from,
    clock,
    delivery,
    readings: identity.readings,
    take: (readings) => {
      identity.readings.take(readings);
      keepCourse();
    },
    get beginning() {
      return beginning;
    },
    get slugs() {
      return slugs;
    },
    tenantWorld: tenantWorldOf,
    tenantWorlds: () => [...tenantWorlds.values()],
    unavailable: (slug) => unavailable.get(slug),
    finish: () => tenancies.forEach(({ slug }) => tenantWorldOf(slug)?.finish()),
    reset: (to = {}) => {
      const as = { ...beginning, ...to };
      const later = tenanciesOf(as, name);
      for (const { slug } of later) {
        const foreign = storage?.own(slug);
        if (foreign) return foreign;
      }
      loadWithSnapshots();
      const dropped = delivery?.drop() ?? 0;
      clock.straighten();
      if (to.now) clock.restart(to.now);
      const isSame = isSameBeginning(as, beginning);
      for (const { slug } of later)
        if (!isSame || !origins.has(slug)) storage?.restart(slug, { beginning: as, ...standing(), of: name });
      if (isSame) beginAgain();
      else beginOtherwise(as, later);
      return { beginning, dropped };
    },
    snapshots: () => {
      loadWithSnapshots();
      return snapshots.list();
    },
    snapshot: (label) => {
      for (const tenantWorld of tenantWorlds.values()) tenantWorld.finish();
      const taken = snapshots.take({ name: label, now: clock.now(), isFrozen: clock.isFrozen }, tenantWorlds);
      for (const slug of tenantWorlds.keys()) storage?.saveSnapshot(slug, label);
      return taken;
    },
    restore: ({ now, isFrozen, worlds }) => {
      const dropped = delivery?.drop() ?? 0;
      clock.set(now);
      clock.freeze(isFrozen);
      for (const [slug, tenantWorld] of [...tenantWorlds]) {
        const was = worlds.get(slug) ?? tenantWorld.filled();
        if (!was) continue;
        const world = forkWorld(was);
        replace(slug, tenantWorld, world);
        storage?.keep({ ...tracked(tenantWorld), world });
      }
      return { beginning, dropped };
    },
    sources: () =>
      tenancies.map(({ slug }) => {
        // With a storage the world may be on disk, so it is loaded. Without one it is still as it begins.
        const tenantWorld = storage ? tenantWorldOf(slug) : tenantWorlds.get(slug);
        if (tenantWorld) return tenantWorld;
        const [origin, tenancy, as] = [origins.get(slug), tenancyOf(slug, beginning), beginning];
        return (its) => {
          const made = origin?.() ?? (tenancy && beginTenantWorld(tenancy, name, as, its, sharedOptions));
          if (!made) throw new Error(`the tenant ${slug} has no beginning`);
          return made;
        };
      }),
    become: ({ now, isFrozen, readings, origins: others, beginning: as }) => {
      const dropped = delivery?.drop() ?? 0;
      identity.readings.take(readings);
      beginOtherwise(as, tenanciesOf(as, name));
      origins = others(slugs);
      arriving = new Set(origins.keys());
      clock.restart(now);
      clock.freeze(isFrozen);
      if (storage) for (const { slug } of tenancies) tenantWorldOf(slug);
      return { beginning, dropped };
    },
    lose: (slug) => void tenantWorlds.delete(slug),
    keepCourse,
    end: () => {
      delivery?.drop();
      forgetAll();
    },
  };
};
