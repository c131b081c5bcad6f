import { beginHome, restoreHome, type Home } from './home.ts';
import { createCors, type Cors, type CorsSetting } from './http/cors.ts';
import type { FormReader } from './http/form.ts';
import type { Part } from './http/routes.ts';
import type { Course, Holds, Keeper, Withheld } from './keeper.ts';
import { isSameBeginning, type Beginning, type TenanciesOf, type Tenancy } from './tenancy.ts';
import type { Delivery } from './webhooks/delivery.ts';
import type { Readings } from './world/choices.ts';
import type { SettableClock } from './world/clock.ts';
import { createFileRoom, type FileRecord, type FileRoom } from './world/files.ts';
import type { KnownIdentities } from './world/known-identities.ts';
import { forkWorld, type World } from './world/world.ts';

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
  /** Keeps the worlds beyond the process; a world that it has already is not filled. */
  readonly keeper?: Keeper;
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
  /** Why there was no world of a tenant when it was last asked for; undefined where there was one, or no such tenant. */
  withheld(slug: string): Withheld | undefined;
  /** A file of any tenant, by its unguessable id. */
  file(id: string): FileRecord | undefined;
  /** Ids of the files of all tenants. */
  fileIds(): readonly string[];
  known(slug: string): KnownIdentities | undefined;
  /**
   * Begins anew: every world as it was filled, with new ids drawn as at the start. What `to` leaves out stays as it was
   * at the last beginning, and without an instant the clock runs on. Nothing of the old worlds is delivered any more.
   * Where one of the worlds belongs to another process, nothing happens, and it is said why.
   */
  reset(to?: Partial<Beginning>): Restarted | Withheld;
}

export const createService = (options: ServiceOptions): Service => {
  const { clock, scenarios, keeper, readings = {} } = options;
  const tenanciesOf = (begun: Beginning) => scenarios[begun.scenario]?.(begun) ?? [];
  let beginning: Beginning = { scenario: options.scenario, seed: options.seed, now: clock.now() };
  let tenancies = tenanciesOf(beginning);
  const homes = new Map<string, Home>();
  const withheld = new Map<string, Withheld>();
  const grounds = { clock, readings, room: options.fileRoom ?? createFileRoom() };

  /** What is kept goes on as it was, whatever this service was to begin with. */
  const resume = ({ beginning: begun, now }: Course): void => {
    clock.set(now);
    if (tenanciesOf(begun).length === 0) return;
    beginning = begun;
    tenancies = tenanciesOf(begun);
  };

  const [course] = tenancies.flatMap(({ slug }) => keeper?.course(slug) ?? []);
  if (course) resume(course);
  keeper?.onLost((slug) => void homes.delete(slug));

  const moveIn = (slug: string, home: Home): Home => {
    // Attended after filling: a world that begins is not a series of events.
    options.delivery?.attend(home.world);
    homes.set(slug, home);
    return home;
  };

  const tenancyOf = (slug: string, begun: Beginning): Tenancy | undefined =>
    tenanciesOf(begun).find((one) => one.slug === slug);

  const begin = (tenancy: Tenancy, begun: Beginning): Home =>
    beginHome(tenancy, begun, grounds, (world, asItBegan, known) =>
      keeper?.follow({ world, known, beginning: begun, begun: asItBegan }),
    );

  const restore = (slug: string, begun: Beginning, holds: Holds): Home => {
    const home = restoreHome(slug, holds, begun, tenancyOf(slug, begun), grounds);
    keeper?.follow({ world: home.world, known: home.known, beginning: begun });
    return home;
  };

  // A world is filled when it is first asked for: most callers never visit the second tenant.
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
    const begun = kept?.beginning ?? beginning;
    if (kept?.holds) return moveIn(slug, restore(slug, begun, kept.holds));
    const tenancy = tenancyOf(slug, begun);
    return tenancy && moveIn(slug, begin(tenancy, begun));
  };

  const fileIn = (id: string): FileRecord | undefined => {
    for (const { world } of homes.values()) {
      const file = world.files.get(id);
      if (file) return file;
    }
    return undefined;
  };

  /** Everything of the worlds is forgotten, but for what they begin with where they begin in the same way. */
  const leave = (begins: Beginning): void => {
    for (const [slug, home] of [...homes]) {
      const filled = home.filled();
      home.world.files.clear();
      homes.delete(slug);
      if (filled && isSameBeginning(home.beginning, begins)) {
        const world = forkWorld(filled);
        moveIn(slug, { ...home, world });
        keeper?.follow({ world, known: home.known, beginning: begins, begun: filled });
      } else filled?.files.clear();
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
      const known = fileIn(id);
      if (known) return known;
      // A world that nobody asked may hold it, or a part that was put off.
      for (const { slug } of tenancies) homeOf(slug)?.finish();
      return fileIn(id);
    },
    fileIds: () => [...homes.values()].flatMap(({ world }) => world.files.ids()),
    known: (slug) => homeOf(slug)?.known,
    withheld: (slug) => withheld.get(slug),
    reset: (to = {}) => {
      const begins = { ...beginning, ...to };
      const later = tenanciesOf(begins);
      for (const { slug } of later) {
        const foreign = keeper?.own(slug);
        if (foreign) return foreign;
      }
      const dropped = options.delivery?.drop() ?? 0;
      if (to.now) clock.set(to.now);
      for (const { slug } of later) keeper?.restart(slug, begins, clock.now());
      leave(begins);
      beginning = begins;
      tenancies = later;
      return { beginning, dropped };
    },
  };
};
