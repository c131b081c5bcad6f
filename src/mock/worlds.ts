import { isRefusal, refuse, type Refusal } from './http/problem.ts';
import { forkHome, type Home } from './home.ts';
import { createPair } from './pair.ts';
import type { Pair, PairSurroundings, Source, WorldReader } from './pair-values.ts';
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
  readonly main: Pair;
  /** The worlds in this process; the main one is the first. */
  list(): readonly Pair[];
  /** The world that a tenant belongs to. */
  of(slug: string): Pair | undefined;
  /** Makes a world, or gives the refusal where that is impossible. */
  create(name: string, how?: NewWorld): Pair | Refusal;
  /**
   * Makes the world of an unknown tenant at its first request; undefined where the service does not do so.
   */
  visit(slug: string): Pair | undefined;
  /**
   * Replaces the world of this name by one that is read, or makes it. Gives the refusal of the reader. The reader of
   * exported files is an argument, because no start needs it.
   */
  bring(name: string, read: WorldReader): Pair | Refusal;
  /** Deletes a world and what is kept of it; false where there is none or it is the main one. */
  remove(name: string): boolean;
  /** Calls the listener with every world that ended. */
  onEnd(listener: (pair: Pair) => void): void;
}

interface WorldsOptions extends PairSurroundings {
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

/** The largest number of worlds beside the main one. */
const MOST_WORLDS = 1_000;
/** Milliseconds without a request after which a world ends. It is checked when a new world is made. */
export const IDLE_MS = 2 * 60 * 60 * 1_000;

const cannotBegin = (
  found: string,
  next: string,
  status: 'world-exists' | 'invalid-input' = 'invalid-input',
): Refusal => refuse(status, { promised: `A new world has a name of its own: ${SLUG_WANTED}.`, found, next });

/** A fork of a home as it is now. A home that is not made yet is made when the fork is first asked for. */
const forkOf = (source: Source, clock: WorldClock, belongings: Belongings): (() => Home) =>
  typeof source === 'function'
    ? once(() => forkHome(source(clock), belongings)())
    : forkHome(source, belongings);

export const createWorlds = (options: WorldsOptions): Worlds => {
  const { tenanciesOf, keeper, elapsed, isAuto } = options;
  const listeners: ((pair: Pair) => void)[] = [];

  const deliveryOf = (clock: WorldClock, receivers = options.delivery?.receivers ?? []) =>
    options.delivery && { delivery: createDelivery({ ...options.delivery, receivers }, clock) };

  const main = createPair(
    {
      ...{ name: options.name, beginning: options.beginning, clock: options.clock },
      readings: takenReadings(options.readings),
      ...deliveryOf(options.clock),
    },
    options,
  );
  const pairs = new Map<string, Pair>();
  /**
   * The pair of each tenant slug, without the main one. `askedAt` has the time of the last request of each
   * pair.
   */
  const bySlug = new Map<string, { readonly pair: Pair }>();
  const askedAt = new Map<Pair, number>();

  const enter = (pair: Pair): Pair => {
    pairs.set(pair.name, pair);
    for (const slug of pair.slugs) bySlug.set(slug, { pair });
    askedAt.set(pair, elapsed());
    return pair;
  };

  const end = (pair: Pair): void => {
    pair.end();
    pairs.delete(pair.name);
    askedAt.delete(pair);
    for (const slug of pair.slugs) bySlug.delete(slug);
    for (const listener of listeners) listener(pair);
  };

  const endIdle = (): void => {
    for (const [pair, at] of askedAt) if (elapsed() - at > IDLE_MS) end(pair);
  };

  /**
   * The name of the pair of a tenant. The slug of a second tenant is this name and a suffix, so it may be longer than
   * a name: the rule of names is asked of the name alone.
   */
  const nameOf = (slug: string): string => {
    const name = slug.slice(0, Math.max(0, slug.lastIndexOf('-')));
    return tenanciesOf(main.beginning, name).some((one) => one.slug === slug) ? name : slug;
  };

  /** A world that is kept on disk and is not in this process yet. */
  const adopt = (slug: string): Pair | undefined => {
    // The slug becomes part of a file name, so an invalid one must not reach the keeper.
    const course = SLUG.test(nameOf(slug)) ? keeper?.course(slug) : undefined;
    if (!course || main.slugs.includes(course.of) || !tenanciesOf(course.beginning, course.of).length)
      return undefined;
    const clock = main.clock.fork();
    const readings = takenReadings(options.readings);
    return enter(
      createPair(
        { name: course.of, beginning: course.beginning, clock, readings, ...deliveryOf(clock) },
        options,
      ),
    );
  };

  const of = (slug: string): Pair | undefined => {
    if (main.slugs.includes(slug)) return main;
    const pair = bySlug.get(slug)?.pair ?? adopt(slug);
    if (pair) askedAt.set(pair, elapsed());
    return pair;
  };

  const forked = (name: string, source: Pair, { now, readings }: NewWorld): Pair => {
    const clock = source.clock.fork();
    const { beginning, delivery } = source;
    const slugs = tenanciesOf(beginning, name).map(({ slug }) => slug);
    const sources = source.sources();
    const taken = takenReadings(options.readings, { ...source.readings.own(), ...readings });
    const belongingsOf = (tenant: string) => ({
      ...{ tenant, clock, areFilesApart: keeper !== undefined },
      readings: taken.inForce,
    });
    const origins = new Map(
      slugs.flatMap((slug, at) => {
        const from = sources[at];
        return from ? [[slug, forkOf(from, clock, belongingsOf(slug))] as const] : [];
      }),
    );
    if (now) clock.restart(now);
    return createPair(
      {
        ...{ name, from: source.name, beginning, clock, origins, readings: taken },
        ...deliveryOf(clock, delivery?.settings()),
      },
      options,
    );
  };

  const filled = (name: string, { scenario, seed, now, readings }: NewWorld): Pair => {
    const clock = main.clock.fork();
    if (now) clock.restart(now);
    const beginning = {
      scenario: scenario ?? main.beginning.scenario,
      seed: seed ?? main.beginning.seed,
      now: clock.now(),
    };
    const taken = takenReadings(options.readings, readings);
    return createPair({ name, beginning, clock, readings: taken, ...deliveryOf(clock) }, options);
  };

  const begun = (pair: Pair): Pair => {
    enter(pair);
    // The new world is written to disk at once, even when no request for it ever comes.
    if (keeper) pair.finish();
    return pair;
  };

  const create = (name: string, how: NewWorld = {}): Pair | Refusal => {
    if (!SLUG.test(name)) return cannotBegin(`${JSON.stringify(name)}.`, 'choose another name.');
    const { from, scenario, seed, now } = how;
    const damaged = tenanciesOf(main.beginning, name).find(({ slug }) => keeper?.damage(slug));
    if (damaged)
      return cannotBegin(
        `${damaged.slug}, whose files on the disk are damaged.`,
        'choose another name, or move its files out of the folder.',
        'world-exists',
      );
    const taken = tenanciesOf(main.beginning, name).find(({ slug }) => of(slug));
    if (taken)
      return cannotBegin(
        `${taken.slug}, which is there.`,
        'choose another name, or delete that world.',
        'world-exists',
      );
    if (from !== undefined && (scenario !== undefined || seed !== undefined))
      return cannotBegin('`from` beside `scenario` or `seed`.', 'fork a world, or fill one.');
    endIdle();
    if (pairs.size >= MOST_WORLDS)
      return cannotBegin(
        `${MOST_WORLDS} worlds.`,
        'delete some by DELETE /__admin/worlds/{name}.',
        'world-exists',
      );
    if (from === undefined && (scenario !== undefined || seed !== undefined || now !== undefined))
      return begun(filled(name, how));
    const source = from === undefined ? main : of(from);
    if (!source)
      return cannotBegin(
        `from ${from}, which is no world.`,
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
      const pair = create(nameOf(slug));
      return isRefusal(pair) ? undefined : of(slug);
    },
    bring: (name, read) => {
      const there = of(name);
      const others = read(options);
      if (isRefusal(others)) return others;
      const pair = there ?? create(name);
      if (isRefusal(pair)) return pair;
      pair.become(others(pair));
      return pair;
    },
    remove: (name) => {
      const pair = of(name);
      if (pair?.name !== name || pair === main) return false;
      for (const slug of pair.slugs) keeper?.forget(slug);
      end(pair);
      return true;
    },
    onEnd: (listener) => void listeners.push(listener),
  };
};
