import { createCors, type Cors, type CorsSetting } from './http/cors.ts';
import type { FormReader } from './http/form.ts';
import type { Part } from './http/routes.ts';
import type { WorldStorage, NotStored, UnavailableWorld } from './storage.ts';
import { SLUG, type TenanciesOf } from './world/tenancy.ts';
import type { DeliveryOptions } from './webhooks/delivery.ts';
import { createChoose, type Choose, type Readings } from './world/choices.ts';
import type { WorldClock } from './world/clock.ts';
import { createFileRoom, type FileRecord, type FileRoom } from './world/files.ts';
import type { KnownIdentities } from './world/known-identities.ts';
import type { World } from './world/world.ts';
import { createWorlds, type Worlds } from './worlds.ts';

export interface ServiceOptions {
  /** The functions that fill a world, by the name of the scenario. */
  readonly scenarios: Readonly<Record<string, TenanciesOf>>;
  readonly scenario: string;
  /** Slug of the main tenant. */
  readonly tenant: string;
  /** The clock of the main world. */
  readonly clock: WorldClock;
  readonly seed: number;
  readonly token: string;
  readonly readings?: Readings;
  readonly parts?: readonly Part[];
  /** Absent: pages of any origin may call. */
  readonly cors?: CorsSetting;
  readonly strict?: boolean;
  /** Absent: no events are delivered. */
  readonly delivery?: DeliveryOptions;
  /** The room for the bytes of files; absent: in memory. */
  readonly fileRoom?: FileRoom;
  /** Reads multipart forms; absent: the reader of the mock, which parses the bytes as they arrive. */
  readonly readForm?: FormReader;
  /** Keeps the worlds on disk. A world that it already has is loaded, not filled; absent: nothing is kept. */
  readonly storage?: WorldStorage;
  /** Whether the first request of an unknown tenant makes its world, as a fork of the main world. */
  readonly areWorldsAuto?: boolean;
  /** Milliseconds of real time from an arbitrary origin; absent: `performance.now`. */
  readonly elapsed?: () => number;
}

/** One running mock: its worlds and the settings that they share. */
export interface Service {
  readonly token: string;
  /** The parts of the interface that are served. */
  readonly parts: readonly Part[];
  readonly cors: Cors;
  /** Whether an answer that the contract does not state throws an error. Tests and scripts run strict. */
  readonly strict: boolean;
  readonly scenarios: readonly string[];
  readonly readForm: FormReader | undefined;
  readonly worlds: Worlds;
  /** The tenant slugs of the main world; the first is its name. */
  readonly tenants: readonly string[];
  /** The clock of the main world. */
  readonly clock: WorldClock;
  /** The seed of the main world. */
  readonly seed: number;
  /** The readings with which the service began, for what concerns no tenant. */
  readonly choose: Choose;
  /** The world of a tenant. */
  world(slug: string): World | undefined;
  /**
   * Why a world could not be served when it was last asked for; undefined where it was served or does not
   * exist.
   */
  unavailable(slug: string): UnavailableWorld | undefined;
  /** The worlds of which something is not on the disk, although they are kept there. */
  notKept(): readonly NotStored[];
  /** The clock of a tenant's world; the clock of the main world where there is no such tenant. */
  clockOf(slug: string): WorldClock;
  known(slug: string): KnownIdentities | undefined;
  /** A file of any tenant, by its unguessable id. */
  file(id: string): FileRecord | undefined;
  /** Ids of the files of all tenants. */
  fileIds(): readonly string[];
}

export const createService = (options: ServiceOptions): Service => {
  const { clock, scenarios, storage, readings = {}, delivery } = options;
  const worlds = createWorlds({
    name: options.tenant,
    beginning: { scenario: options.scenario, seed: options.seed, now: clock.now() },
    clock,
    ...{ readings, room: options.fileRoom ?? createFileRoom() },
    tenanciesOf: (begun, slug) => scenarios[begun.scenario]?.(begun, slug) ?? [],
    isAuto: options.areWorldsAuto ?? false,
    elapsed: options.elapsed ?? (() => performance.now()),
    ...(delivery && { delivery }),
    ...(storage && { storage }),
  });
  storage?.onLost((slug) => worlds.of(slug)?.lose(slug));

  const all = (): readonly World[] =>
    worlds.list().flatMap((tenantPair) => tenantPair.tenantWorlds().map(({ world }) => world));
  const fileOf = (id: string): FileRecord | undefined => {
    for (const { files } of all()) {
      const file = files.get(id);
      if (file) return file;
    }
    return undefined;
  };

  return {
    token: options.token,
    parts: options.parts ?? ['available', 'flat'],
    cors: createCors(options.cors ?? true),
    strict: options.strict ?? false,
    scenarios: Object.keys(scenarios),
    readForm: options.readForm,
    worlds,
    get tenants() {
      return worlds.main.slugs;
    },
    clock,
    get seed() {
      return worlds.main.beginning.seed;
    },
    choose: createChoose(readings),
    world: (slug) => worlds.of(slug)?.tenantWorld(slug)?.world,
    // The slug becomes part of a file name, so an invalid one must not reach the storage.
    unavailable: (slug) =>
      worlds.of(slug)?.unavailable(slug) ?? (SLUG.test(slug) ? storage?.damage(slug) : undefined),
    notKept: () => storage?.notKept() ?? [],
    clockOf: (slug) => worlds.of(slug)?.clock ?? clock,
    known: (slug) => worlds.of(slug)?.tenantWorld(slug)?.known,
    file: (id) => {
      const known = fileOf(id);
      if (known) return known;
      // The file may be in a tenant or a lazy part of the main world that is not filled yet.
      worlds.main.finish();
      return fileOf(id);
    },
    fileIds: () => all().flatMap(({ files }) => files.ids()),
  };
};
