import type { Cast } from './world/cast.ts';
import type { Part } from './http/routes.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { Readings } from './world/choices.ts';
import type { Clock } from './world/clock.ts';
import { createFiles, type Files } from './world/files.ts';
import { createUnfinished, type Later, type Unfinished } from './world/later.ts';
import { createWorld, type World } from './world/world.ts';

/** One tenant of the service and how its world is filled. */
export interface Tenancy {
  readonly slug: string;
  /** Fills an empty world; what may wait for whoever asks for it is handed to `later`. */
  readonly fill: (world: World, later: Later) => Cast;
}

export interface ServiceOptions {
  readonly tenancies: readonly Tenancy[];
  readonly clock: Clock;
  readonly seed: number;
  readonly token: string;
  readonly readings?: Readings;
  readonly parts?: readonly Part[];
  readonly cors?: boolean;
  readonly strict?: boolean;
  readonly delivery?: Delivery;
  /** Where the bytes of files lie; absent: in memory. */
  readonly files?: Files;
}

/** One running mock: its tenants, and what they have in common. */
export interface Service {
  readonly clock: Clock;
  readonly token: string;
  readonly seed: number;
  /** The parts of the interface that are served. */
  readonly parts: readonly Part[];
  readonly cors: boolean;
  /** Refuse to send what the contract does not state. Tests and scripts run strict. */
  readonly strict: boolean;
  readonly delivery: Delivery | undefined;
  /** The first tenant is the main one. */
  readonly tenants: readonly string[];
  world(slug: string): World | undefined;
  /** A file of any tenant, by its unguessable id. */
  file(id: string): ReturnType<Files['get']>;
  cast(slug: string): Cast | undefined;
  /** Puts every world back to how it was filled; new ids are drawn as at the start. */
  reset(): void;
}

export const createService = (options: ServiceOptions): Service => {
  const { tenancies, clock, seed, readings = {} } = options;
  const homes = new Map<string, Unfinished & { readonly cast: Cast }>();
  const files = options.files ?? createFiles();

  // A world is filled when it is first asked for: most callers never visit the second tenant.
  const homeOf = (slug: string) => {
    const known = homes.get(slug);
    const tenancy = known ? undefined : tenancies.find((one) => one.slug === slug);
    if (!tenancy) return known;
    const begun = createUnfinished(createWorld({ tenant: slug, seed, clock, files, readings }));
    const home = { ...begun, cast: tenancy.fill(begun.world, begun.later) };
    // Attended after filling: a world that begins is not a series of events.
    options.delivery?.attend(home.world);
    homes.set(slug, home);
    return home;
  };
  const tenants = tenancies.map(({ slug }) => slug);

  return {
    clock,
    seed,
    token: options.token,
    parts: options.parts ?? ['available', 'flat'],
    cors: options.cors ?? true,
    strict: options.strict ?? false,
    delivery: options.delivery,
    tenants,
    world: (slug) => homeOf(slug)?.world,
    file: (id) => {
      const file = files.get(id);
      if (file) return file;
      for (const slug of tenants) homeOf(slug)?.finish();
      return files.get(id);
    },
    cast: (slug) => homeOf(slug)?.cast,
    reset: () => {
      files.clear();
      homes.clear();
    },
  };
};
