import { isRefusal, refuse, type Refusal } from './http/problem.ts';
import { forkTenantWorld, type TenantWorld } from './tenant-world.ts';
import { createTenantPair } from './tenant-pair.ts';
import type { TenantPair, TenantPairDependencies, Source, WorldReader } from './tenant-pair-values.ts';
import { SLUG, SLUG_WANTED, type Beginning } from './world/tenancy.ts';
import { createDelivery, type DeliveryOptions } from './webhooks/delivery.ts';
import { takenReadings, type Readings } from './world/choices.ts';
import type { WorldClock } from './world/clock.ts';
import { once } from './world/lazy-fill.ts';
import type { Belongings } from './world/world.ts';

/** How a new world begins. */
export interface NewWorld {
  /** The world to fork; absent: the main one, unless `scenario`, `seed` or `now` is given. */
  readonly from?: string;
  /** The scenario that fills the world. Such a world is no fork. */
  readonly scenario?: string;
  readonly seed?: number;
  /**
   * With `from`: the time on the clock of the fork. Without: the instant around which the world is filled.
   */
  readonly now?: Beginning['now'];
  readonly readings?: Readings;
}

/** The worlds of a service, by name. */
export interface Worlds {
  readonly main: TenantPair;
  /** The worlds in this process; the main one is the first. */
  list(): readonly TenantPair[];
  /** The world that a tenant belongs to. */
  of(slug: string): TenantPair | undefined;
  /** Makes a world, or gives the refusal where that is impossible. */
  create(name: string, how?: NewWorld): TenantPair | Refusal;
  /**
   * Makes the world of an unknown tenant at its first request; undefined where the service does not do so.
   */
  visit(slug: string): TenantPair | undefined;
  /**
   * Replaces the world of this name by one that is read, or makes it. Gives the refusal of the reader. The reader of
   * exported files is an argument, because no start needs it.
   */
  bring(name: string, read: WorldReader): TenantPair | Refusal;
  /** Deletes a world and what is kept of it; false where there is none or it is the main one. */
  remove(name: string): boolean;
  /** Calls the listener with every world that ended. */
  onEnd(listener: (tenantPair: TenantPair) => void): void;
}

interface WorldsOptions extends TenantPairDependencies {
  readonly name: string;
  readonly beginning: Beginning;
  /** The readings of the service. The own readings of a world override them. */
  readonly readings: Readings;
  readonly clock: WorldClock;
  readonly delivery?: DeliveryOptions;
  /** Whether the first request of an unknown tenant makes its world, as a fork of the main world. */
  readonly isAuto: boolean;
  /** Milliseconds from an arbitrary origin. */
  readonly elapsed: () => number;
}

/** The largest number of worlds in addition to the main one. */
const MOST_WORLDS = 1_000;
/** Milliseconds without a request after which a world ends. It is checked when a new world is made. */
export const IDLE_MS = 2 * 60 * 60 * 1_000;

const cannotBegin = (
  found: string,
  next: string,
  status: 'world-exists' | 'invalid-input' = 'invalid-input',
): Refusal =>
  refuse(status, { promised: `The name of a new world must be unique: ${SLUG_WANTED}.`, found, next });

/** A fork of a tenant world as it is now. A world that is not made yet is made when the fork is first asked for. */
const forkOf = (source: Source, clock: WorldClock, belongings: Belongings): (() => TenantWorld) =>
  typeof source === 'function'
    ? once(() => forkTenantWorld(source(clock), belongings)())
    : forkTenantWorld(source, belongings);

export const createWorlds = (options: WorldsOptions): Worlds => {
  const { tenanciesOf, storage, elapsed, isAuto } = options;
  const listeners: ((tenantPair: TenantPair) => void)[] = [];

  const deliveryOf = (clock: WorldClock, receivers = options.delivery?.receivers ?? []) =>
    options.delivery && { delivery: createDelivery({ ...options.delivery, receivers }, clock) };

  const main = createTenantPair(
    {
      ...{ name: options.name, beginning: options.beginning, clock: options.clock },
      readings: takenReadings(options.readings),
      ...deliveryOf(options.clock),
    },
    options,
  );
  const pairs = new Map<string, TenantPair>();
  /**
   * The tenant pair of each slug, without the main one. `askedAt` has the time of the last request of each
   * pair.
   */
  const bySlug = new Map<string, { readonly tenantPair: TenantPair }>();
  const askedAt = new Map<TenantPair, number>();

  const enter = (tenantPair: TenantPair): TenantPair => {
    pairs.set(tenantPair.name, tenantPair);
    for (const slug of tenantPair.slugs) bySlug.set(slug, { tenantPair });
    askedAt.set(tenantPair, elapsed());
    return tenantPair;
  };

  const end = (tenantPair: TenantPair): void => {
    tenantPair.end();
    pairs.delete(tenantPair.name);
    askedAt.delete(tenantPair);
    for (const slug of tenantPair.slugs) bySlug.delete(slug);
    for (const listener of listeners) listener(tenantPair);
  };

  const endIdle = (): void => {
    for (const [tenantPair, at] of askedAt) if (elapsed() - at > IDLE_MS) end(tenantPair);
  };

  /**
   * The name of the tenant pair of a tenant. The slug of a second tenant is this name and a suffix, so it may be longer than
   * a name: the rule of names is asked of the name alone.
   */
  const nameOf = (slug: string): string => {
    const name = slug.slice(0, Math.max(0, slug.lastIndexOf('-')));
    return tenanciesOf(main.beginning, name).some((one) => one.slug === slug) ? name : slug;
  };

  /** A world that is kept on disk and is not in this process yet. */
  const adopt = (slug: string): TenantPair | undefined => {
    // The slug becomes part of a file name, so an invalid one must not reach the storage.
    const course = SLUG.test(nameOf(slug)) ? storage?.course(slug) : undefined;
    if (!course || main.slugs.includes(course.of) || !tenanciesOf(course.beginning, course.of).length)
      return undefined;
    const clock = main.clock.fork();
    const readings = takenReadings(options.readings);
    return enter(
      createTenantPair(
        { name: course.of, beginning: course.beginning, clock, readings, ...deliveryOf(clock) },
        options,
      ),
    );
  };

  const of = (slug: string): TenantPair | undefined => {
    if (main.slugs.includes(slug)) return main;
    const tenantPair = bySlug.get(slug)?.tenantPair ?? adopt(slug);
    if (tenantPair) askedAt.set(tenantPair, elapsed());
    return tenantPair;
  };

  const forked = (name: string, source: TenantPair, { now, readings }: NewWorld): TenantPair => {
    const clock = source.clock.fork();
    const { beginning, delivery } = source;
    const slugs = tenanciesOf(beginning, name).map(({ slug }) => slug);
    const sources = source.sources();
    const taken = takenReadings(options.readings, { ...source.readings.own(), ...readings });
    const belongingsOf = (tenant: string) => ({
      ...{ tenant, clock, areFilesApart: storage !== undefined },
      readings: taken.inForce,
    });
    const origins = new Map(
      slugs.flatMap((slug, at) => {
        const from = sources[at];
        return from ? [[slug, forkOf(from, clock, belongingsOf(slug))] as const] : [];
      }),
    );
    if (now) clock.restart(now);
    return createTenantPair(
      {
        ...{ name, from: source.name, beginning, clock, origins, readings: taken },
        ...deliveryOf(clock, delivery?.settings()),
      },
      options,
    );
  };

  const filled = (name: string, { scenario, seed, now, readings }: NewWorld): TenantPair => {
    const clock = main.clock.fork();
    if (now) clock.restart(now);
    const beginning = {
      scenario: scenario ?? main.beginning.scenario,
      seed: seed ?? main.beginning.seed,
      now: clock.now(),
    };
    const taken = takenReadings(options.readings, readings);
    return createTenantPair({ name, beginning, clock, readings: taken, ...deliveryOf(clock) }, options);
  };

  const begun = (tenantPair: TenantPair): TenantPair => {
    enter(tenantPair);
    // The new world is written to disk at once, even when no request for it ever comes.
    if (storage) tenantPair.finish();
    return tenantPair;
  };

  const create = (name: string, how: NewWorld = {}): TenantPair | Refusal => {
    if (!SLUG.test(name)) return cannotBegin(`${JSON.stringify(name)}.`, 'choose another name.');
    const { from, scenario, seed, now } = how;
    const damaged = tenanciesOf(main.beginning, name).find(({ slug }) => storage?.damage(slug));
    if (damaged)
      return cannotBegin(
        `${damaged.slug}, whose files on disk are damaged.`,
        'choose another name, or move its files out of the folder.',
        'world-exists',
      );
    const taken = tenanciesOf(main.beginning, name).find(({ slug }) => of(slug));
    if (taken)
      return cannotBegin(
        `${taken.slug}, which exists already.`,
        'choose another name, or delete that world.',
        'world-exists',
      );
    if (from !== undefined && (scenario !== undefined || seed !== undefined))
      return cannotBegin(
        '`from` together with `scenario` or `seed`.',
        'send from (to copy a world), or scenario and seed (to create one).',
      );
    endIdle();
    if (pairs.size >= MOST_WORLDS)
      return cannotBegin(
        `${MOST_WORLDS} worlds.`,
        'delete some with DELETE /__admin/worlds/{name}.',
        'world-exists',
      );
    if (from === undefined && (scenario !== undefined || seed !== undefined || now !== undefined))
      return begun(filled(name, how));
    const source = from === undefined ? main : of(from);
    if (!source)
      return cannotBegin(
        `from ${from}, which does not exist.`,
        `use one of ${[main, ...pairs.values()].map((one) => one.name).join(', ')}.`,
      );
    return begun(forked(name, source, how));
  };

  return {
    main,
    list: () => [main, ...pairs.values()],
    of,
    create,
    visit: (slug) => {
      if (!isAuto) return undefined;
      const tenantPair = create(nameOf(slug));
      return isRefusal(tenantPair) ? undefined : of(slug);
    },
    bring: (name, read) => {
      const there = of(name);
      const others = read(options);
      if (isRefusal(others)) return others;
      const tenantPair = there ?? create(name);
      if (isRefusal(tenantPair)) return tenantPair;
      tenantPair.become(others(tenantPair));
      return tenantPair;
    },
    remove: (name) => {
      const tenantPair = of(name);
      if (tenantPair?.name !== name || tenantPair === main) return false;
      for (const slug of tenantPair.slugs) storage?.forget(slug);
      end(tenantPair);
      return true;
    },
    onEnd: (listener) => void listeners.push(listener),
  };
};
