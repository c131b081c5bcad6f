import { beginHome, rehoused, restoreHome, type Grounds, type Home } from './home.ts';
import type { Course, Holds, Withheld } from './keeper.ts';
import type {
  Origins,
  OtherWorlds,
  PairIdentity,
  PairSurroundings,
  Restarted,
  Snapshot,
  Source,
} from './pair-values.ts';
import { filling, isSameBeginning, type Beginning, type Tenancy } from './world/tenancy.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { Readings, TakenReadings } from './world/choices.ts';
import type { WorldClock } from './world/clock.ts';
import { forkWorld, type World } from './world/world.ts';

/**
 * What users call a world: the world of a tenant, and that of the second tenant that goes with it. The two share a
 * clock and receivers, and whatever is done to one as a whole is done to both.
 */
export interface Pair {
  readonly name: string;
  readonly from: string | undefined;
  readonly clock: WorldClock;
  readonly delivery: Delivery | undefined;
  /** The readings that its worlds take, also when they begin anew. */
  readonly readings: Omit<TakenReadings, 'take'>;
  /** Takes these readings from now on; what is left out stays. */
  take(readings: Readings): void;
  readonly beginning: Beginning;
  /** The first is the one that bears the name. */
  readonly slugs: readonly string[];
  /** A tenant's world; filled when it is first asked for, since most callers never visit the second tenant. */
  home(slug: string): Home | undefined;
  /** Those that somebody has asked for. */
  homes(): readonly Home[];
  /** Why there was no world of a tenant when it was last asked for. */
  withheld(slug: string): Withheld | undefined;
  /** Fills both worlds, and all that was put off in them. */
  finish(): void;
  /**
   * Begins anew. What `to` leaves out stays as it was at the last beginning; where nothing changes, the worlds are again
   * as they were then. The clock forgets its moves and, without an instant, runs on. Nothing of the old worlds is
   * delivered any more. Where one of the worlds belongs to another process nothing happens, and it is said why.
   */
  reset(to?: Partial<Beginning>): Restarted | Withheld;
  snapshots(): readonly Snapshot[];
  /** Remembers the worlds as they are, under a name; an earlier snapshot of that name is forgotten. */
  snapshot(name: string): Snapshot;
  /** Makes the worlds what they were, and puts the clock back. */
  restore(snapshot: Snapshot): Restarted;
  /** The worlds, first that which bears the name: as they are now, or what makes one that nobody has asked for. */
  sources(): readonly Source[];
  /** Puts other worlds in the place of these. */
  become(other: OtherWorlds): Restarted;
  /** What another process has taken over is not this one's any more. */
  lose(slug: string): void;
  /** Keeps what time it is, after the clock was moved. */
  keepCourse(): void;
  /** Gives up every world, and what was to be delivered. */
  end(): void;
}

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
  const snapshots = new Map<string, Snapshot>();

  const tenancyOf = (slug: string, begun: Beginning): Tenancy | undefined =>
    tenanciesOf(begun, name).find((one) => one.slug === slug);

  const beginAs = (as: Beginning, those: readonly Tenancy[]): void => {
    beginning = as;
    tenancies = those;
    slugs = slugsOf(those);
  };

  /** What is kept goes on as it was, whatever this pair was to begin with. */
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
    // Attended after filling: a world that begins is not a series of events.
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
    if (origin) {
      keeper?.keep(followed(origin));
      return origin;
    }
    const tenancy = tenancyOf(slug, beginning);
    return tenancy && begin(tenancy);
  };

  const restored = (slug: string, holds: Holds, as: Beginning): Home => {
    const tenancy = filling(holds.filledAs, as, tenanciesOf);
    const home = restoreHome(slug, holds, as, clock, tenancy, grounds);
    keeper?.follow(followed(home));
    return home;
  };

  const homeOf = (slug: string): Home | undefined => {
    const started = homes.get(slug);
    if (started || !tenancies.some((one) => one.slug === slug)) return started;
    const kept = keeper?.load(slug);
    if (kept && 'found' in kept) {
      withheld.set(slug, kept);
      return undefined;
    }
    withheld.delete(slug);
    // A world that was taken over brings its time along.
    if (kept && homes.size === 0) resume(kept);
    const home = kept?.holds ? restored(slug, kept.holds, kept.beginning) : begun(slug);
    return home && moveIn(slug, home);
  };

  /** Puts a world in the place of the one that was there. */
  const replace = (slug: string, home: Home, world: World): void => {
    home.world.files.clear();
    moveIn(slug, rehoused(home, world));
  };

  /** Every world is again as it began; those of which that is not known are made when they are asked for. */
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
    const remembered = [...snapshots.values()].flatMap(({ worlds }) => [...worlds.values()]);
    for (const { files } of [...begun, ...remembered]) files.clear();
    homes.clear();
    snapshots.clear();
    origins = new Map();
  };

  const beginOtherwise = (as: Beginning, later: readonly Tenancy[]): void => {
    forgetAll();
    beginAs(as, later);
  };

  /** What nobody has asked for yet is loaded or filled first: there is nothing else that could be kept. */
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
    snapshots: () => [...snapshots.values()],
    snapshot: (label) => {
      for (const home of homes.values()) home.finish();
      const all = [...homes];
      const taken: Snapshot = {
        name: label,
        now: clock.now(),
        isFrozen: clock.isFrozen,
        worlds: new Map(all.map(([slug, { world }]) => [slug, forkWorld(world)])),
        events: new Map(all.map(([slug, { world }]) => [slug, world.outbox.appended()])),
      };
      for (const world of snapshots.get(label)?.worlds.values() ?? []) world.files.clear();
      snapshots.set(label, taken);
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
        // What is kept elsewhere may be anything; what nobody asked for is as it begins.
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
