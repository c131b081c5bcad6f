import { beginHome, rehoused, restoreHome, type Grounds, type Home } from './home.ts';
import type { Course, Holds, Withheld } from './keeper.ts';
import type { Origins, Pair, PairIdentity, PairSurroundings } from './pair-values.ts';
import { createSnapshots } from './snapshots.ts';
import { filling, isSameBeginning, type Beginning, type Tenancy } from './world/tenancy.ts';
import { forkWorld, type World } from './world/world.ts';

const slugsOf = (tenancies: readonly Tenancy[]): readonly string[] => tenancies.map(({ slug }) => slug);

export const createPair = (identity: PairIdentity, surroundings: PairSurroundings): Pair => {
  const { name, clock, delivery, from } = identity;
  const { tenanciesOf, keeper, room } = surroundings;
  const grounds: Grounds = { room, readings: identity.readings.inForce };
  let { beginning } = identity;
  let origins: Origins = identity.origins ?? new Map();
  let tenancies = tenanciesOf(beginning, name);
  let slugs = slugsOf(tenancies);
  const homes = new Map<string, Home>();
  const withheld = new Map<string, Withheld>();
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
   * Takes clock, readings and beginning from a kept world, in place of those that this pair was created with.
   */
  const resume = ({ beginning: begun, now, isFrozen, readings }: Course): void => {
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

  const moveIn = (slug: string, home: Home): Home => {
    // Attended after filling: the records of the beginning are not delivered as events.
    delivery?.attend(home.world);
    homes.set(slug, home);
    return home;
  };

  const followed = ({ world, known, beginning: as, filledAs }: Home) => ({
    ...{ world, known, filledAs },
    ...{ beginning: as, of: name, readings: identity.readings.own },
  });

  const begin = (tenancy: Tenancy): Home =>
    beginHome(tenancy, name, beginning, clock, grounds, (world, begun, known) =>
      keeper?.follow({
        ...{ world, known, beginning, begun, readings: identity.readings.own },
        ...{ of: name, filledAs: { of: name, tenant: tenancy.slug } },
      }),
    );

  const begun = (slug: string): Home | undefined => {
    const origin = origins.get(slug)?.();
    arriving.delete(slug);
    if (origin) {
      keeper?.keep(followed(origin));
      keeper?.picture(slug);
      return origin;
    }
    const tenancy = tenancyOf(slug, beginning);
    return tenancy && begin(tenancy);
  };

  const heldIn = (slug: string, holds: Holds, as: Beginning): Home =>
    restoreHome(slug, holds, as, clock, filling(holds.filledAs, as, tenanciesOf), grounds);

  /** A kept world, loaded with its beginning and its snapshots. */
  const restored = (slug: string, holds: Holds, as: Beginning): Home => {
    let home = heldIn(slug, holds, as);
    for (const { snapshot, now, isFrozen, holds: held } of keeper?.pictures(slug) ?? []) {
      const was = heldIn(slug, held, as);
      if (snapshot !== undefined) snapshots.add({ name: snapshot, now, isFrozen }, slug, was.world);
      else {
        home = { ...home, filled: () => was.world };
        origins = new Map([...origins, [slug, () => was]]);
      }
    }
    keeper?.follow(followed(home));
    return home;
  };

  const homeOf = (slug: string): Home | undefined => {
    const started = homes.get(slug);
    if (started || !tenancies.some((one) => one.slug === slug)) return started;
    const kept = arriving.has(slug) ? keeper?.own(slug) : keeper?.load(slug);
    if (kept && 'found' in kept) {
      withheld.set(slug, kept);
      return undefined;
    }
    withheld.delete(slug);
    // The first kept world that is loaded also sets the clock and the readings.
    if (kept && homes.size === 0) resume(kept);
    const home = kept?.holds ? restored(slug, kept.holds, kept.beginning) : begun(slug);
    return home && moveIn(slug, home);
  };

  /** Replaces the world of a home. */
  const replace = (slug: string, home: Home, world: World): void => {
    home.world.files.clear();
    moveIn(slug, rehoused(home, world));
  };

  /**
   * Resets every world to its beginning. A world that is not full yet is dropped and filled when it is asked
   * for.
   */
  const beginAgain = (): void => {
    for (const [slug, home] of [...homes]) {
      const filled = home.filled();
      if (!filled) {
        home.world.files.clear();
        homes.delete(slug);
        continue;
      }
      const world = forkWorld(filled);
      replace(slug, home, world);
      const again = { ...followed(home), world };
      if (origins.has(slug)) keeper?.keep(again);
      else keeper?.follow({ ...again, begun: filled });
    }
  };

  const forgetAll = (): void => {
    const begun = [...homes.values()].flatMap((home) => [home.world, home.filled() ?? []].flat());
    for (const { files } of begun) files.clear();
    homes.clear();
    snapshots.clear();
    origins = new Map();
  };

  const beginOtherwise = (as: Beginning, later: readonly Tenancy[]): void => {
    forgetAll();
    for (const slug of slugs) keeper?.forgetPictures(slug);
    beginAs(as, later);
  };

  /** Loads the worlds whose earlier states (beginning, snapshots) are kept. */
  const loadPictured = (): void => {
    for (const slug of [...slugs]) if (!homes.has(slug) && keeper?.hasPictures(slug)) homeOf(slug);
  };

  /** Keeps clock and readings. The first world is loaded or filled before: only a followed world is kept. */
  const keepCourse = (): void => {
    if (!keeper) return;
    homeOf(name)?.finish();
    for (const slug of homes.keys()) keeper.keepCourse(slug);
  };

  const [course] = tenancies.flatMap(({ slug }) => keeper?.course(slug) ?? []);
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
    home: homeOf,
    homes: () => [...homes.values()],
    withheld: (slug) => withheld.get(slug),
    finish: () => tenancies.forEach(({ slug }) => homeOf(slug)?.finish()),
    reset: (to = {}) => {
      const as = { ...beginning, ...to };
      const later = tenanciesOf(as, name);
      for (const { slug } of later) {
        const foreign = keeper?.own(slug);
        if (foreign) return foreign;
      }
      loadPictured();
      const dropped = delivery?.drop() ?? 0;
      clock.straighten();
      if (to.now) clock.restart(to.now);
      const isSame = isSameBeginning(as, beginning);
      for (const { slug } of later)
        if (!isSame || !origins.has(slug)) keeper?.restart(slug, { beginning: as, ...standing(), of: name });
      if (isSame) beginAgain();
      else beginOtherwise(as, later);
      return { beginning, dropped };
    },
    snapshots: () => {
      loadPictured();
      return snapshots.list();
    },
    snapshot: (label) => {
      for (const home of homes.values()) home.finish();
      const taken = snapshots.take({ name: label, now: clock.now(), isFrozen: clock.isFrozen }, homes);
      for (const slug of homes.keys()) keeper?.picture(slug, label);
      return taken;
    },
    restore: ({ now, isFrozen, worlds }) => {
      const dropped = delivery?.drop() ?? 0;
      clock.set(now);
      clock.freeze(isFrozen);
      for (const [slug, home] of [...homes]) {
        const was = worlds.get(slug) ?? home.filled();
        if (!was) continue;
        const world = forkWorld(was);
        replace(slug, home, world);
        keeper?.keep({ ...followed(home), world });
      }
      return { beginning, dropped };
    },
    sources: () =>
      tenancies.map(({ slug }) => {
        // With a keeper the world may be on disk, so it is loaded. Without one it is still as it begins.
        const home = keeper ? homeOf(slug) : homes.get(slug);
        if (home) return home;
        const [origin, tenancy, as] = [origins.get(slug), tenancyOf(slug, beginning), beginning];
        return (its) => {
          const made = origin?.() ?? (tenancy && beginHome(tenancy, name, as, its, grounds));
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
      if (keeper) for (const { slug } of tenancies) homeOf(slug);
      return { beginning, dropped };
    },
    lose: (slug) => void homes.delete(slug),
    keepCourse,
    end: () => {
      delivery?.drop();
      forgetAll();
    },
  };
};
