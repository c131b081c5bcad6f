import type { Temporal } from 'temporal-polyfill';
import { createCors, type Cors, type CorsSetting } from './http/cors.ts';
import type { FormReader } from './http/form.ts';
import type { Part } from './http/routes.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { Readings } from './world/choices.ts';
import type { SettableClock } from './world/clock.ts';
import { createFileRoom, createFiles, type FileRecord, type FileRoom } from './world/files.ts';
import type { KnownIdentities } from './world/known-identities.ts';
import { createLazyWorld, type Defer, type LazyWorld } from './world/lazy-fill.ts';
import { createWorld, forkWorld, type World } from './world/world.ts';

/** One tenant of the service and how its world is filled. */
export interface Tenancy {
  readonly slug: string;
  /** Fills an empty world; what may wait for whoever asks for it is handed to `later`. */
  readonly fill: (world: World, defer: Defer) => KnownIdentities;
}

/** What the worlds begin with: the same three give the same worlds. */
export interface Beginning {
  readonly scenario: string;
  readonly seed: number;
  /** The instant around which the worlds are filled, and where the clock starts. */
  readonly now: Temporal.Instant;
}

/** The tenants of a service, from its beginning. */
export type TenanciesOf = (beginning: Beginning) => readonly Tenancy[];

interface ServiceOptions {
  /** What a service can begin with, by name. */
  readonly scenarios: Readonly<Record<string, TenanciesOf>>;
  readonly scenario: string;
  readonly clock: SettableClock;
  readonly seed: number;
  readonly token: string;
  readonly readings?: Readings;
  readonly parts?: readonly Part[];
  /** Absent: pages of any origin may call. */
  readonly cors?: CorsSetting;
  readonly strict?: boolean;
  readonly delivery?: Delivery;
  /** Where the bytes of files lie; absent: in memory. */
  readonly fileRoom?: FileRoom;
  /** How forms are read; absent: as their bytes come. */
  readonly readForm?: FormReader;
}

export interface Restarted {
  readonly beginning: Beginning;
  /** Deliveries of the old worlds that were still to be made, and are not made. */
  readonly dropped: number;
}

/** One running mock: its tenants, and what they have in common. */
export interface Service {
  readonly clock: SettableClock;
  readonly token: string;
  readonly seed: number;
  /** The parts of the interface that are served. */
  readonly parts: readonly Part[];
  readonly cors: Cors;
  /** Refuse to send what the contract does not state. Tests and scripts run strict. */
  readonly strict: boolean;
  readonly delivery: Delivery | undefined;
  readonly scenarios: readonly string[];
  readonly readForm: FormReader | undefined;
  /** The first tenant is the main one. */
  readonly tenants: readonly string[];
  world(slug: string): World | undefined;
  /** A file of any tenant, by its unguessable id. */
  file(id: string): FileRecord | undefined;
  /** Ids of the files of all tenants. */
  fileIds(): readonly string[];
  known(slug: string): KnownIdentities | undefined;
  /**
   * Begins anew: every world as it was filled, with new ids drawn as at the start. What `to` leaves out stays as it was
   * at the last beginning, and without an instant the clock runs on. Nothing of the old worlds is delivered any more.
   */
  reset(to?: Partial<Beginning>): Restarted;
}

/** A tenant's world, and whoever is in it. */
type Home = LazyWorld<KnownIdentities>;

const isSameBeginning = (one: Beginning, other: Beginning): boolean =>
  one.scenario === other.scenario && one.seed === other.seed && one.now.equals(other.now);

export const createService = (options: ServiceOptions): Service => {
  const { clock, scenarios, readings = {} } = options;
  const tenanciesOf = (begun: Beginning) => scenarios[begun.scenario]?.(begun) ?? [];
  let beginning: Beginning = { scenario: options.scenario, seed: options.seed, now: clock.now() };
  let tenancies = tenanciesOf(beginning);
  const homes = new Map<string, Home>();
  const room = options.fileRoom ?? createFileRoom();

  const moveIn = (slug: string, home: Home): Home => {
    // Attended after filling: a world that begins is not a series of events.
    options.delivery?.attend(home.world);
    homes.set(slug, home);
    return home;
  };

  // A world is filled when it is first asked for: most callers never visit the second tenant.
  const homeOf = (slug: string) => {
    const started = homes.get(slug);
    const tenancy = started ? undefined : tenancies.find((one) => one.slug === slug);
    if (!tenancy) return started;
    const files = createFiles(room);
    const empty = createWorld({ tenant: slug, seed: beginning.seed, clock, files, readings });
    return moveIn(slug, createLazyWorld(empty, tenancy.fill));
  };

  /** Everything of the worlds is forgotten, but for what they begin with where they begin in the same way. */
  const leave = (isSame: boolean): void => {
    for (const [slug, home] of [...homes]) {
      const filled = home.filled();
      home.world.files.clear();
      homes.delete(slug);
      if (isSame && filled) moveIn(slug, { ...home, world: forkWorld(filled) });
      else filled?.files.clear();
    }
  };

  return {
    clock,
    get seed() {
      return beginning.seed;
    },
    token: options.token,
    parts: options.parts ?? ['available', 'flat'],
    cors: createCors(options.cors ?? true),
    strict: options.strict ?? false,
    delivery: options.delivery,
    scenarios: Object.keys(scenarios),
    get tenants() {
      return tenancies.map(({ slug }) => slug);
    },
    readForm: options.readForm,
    world: (slug) => homeOf(slug)?.world,
    file: (id) => {
      const isThere = [...homes.values()].some(({ world }) => world.files.get(id));
      // A world that nobody asked may hold it, or a part that was put off.
      if (!isThere) for (const { slug } of tenancies) homeOf(slug)?.finish();
      for (const { world } of homes.values()) {
        const file = world.files.get(id);
        if (file) return file;
      }
      return undefined;
    },
    fileIds: () => [...homes.values()].flatMap(({ world }) => world.files.ids()),
    known: (slug) => homeOf(slug)?.known,
    reset: (to = {}) => {
      const dropped = options.delivery?.drop() ?? 0;
      const begins = { ...beginning, ...to };
      leave(isSameBeginning(beginning, begins));
      beginning = begins;
      if (to.now) clock.set(to.now);
      tenancies = tenanciesOf(beginning);
      return { beginning, dropped };
    },
  };
};
