import type { Holds } from './keeper.ts';
import type { Beginning, FilledAs, Tenancy } from './world/tenancy.ts';
import type { InForce } from './world/choices.ts';
import type { Clock } from './world/clock.ts';
import { createFiles, type FileRoom } from './world/files.ts';
import type { KnownIdentities } from './world/known-identities.ts';
import { createLazyWorld, once, type LazyWorld } from './world/lazy-fill.ts';
import { createWorld, forkWorld, restoreWorld, type Belongings, type World } from './world/world.ts';

/** A tenant's world, and whoever is in it. */
export interface Home extends LazyWorld<KnownIdentities> {
  readonly beginning: Beginning;
  readonly filledAs: FilledAs;
}

/** What every world of a service has in common. */
export interface Grounds {
  readonly room: FileRoom;
  readonly readings: InForce;
}

const optionsOf = (tenant: string, { seed }: Beginning, clock: Clock, { room, readings }: Grounds) => ({
  ...{ tenant, seed, clock, readings },
  files: createFiles(room, tenant),
});

/** A world that begins; `whenFull` is called with what may be written to from then on, and with how it began. */
export const beginHome = (
  { slug, fill }: Tenancy,
  of: string,
  beginning: Beginning,
  clock: Clock,
  grounds: Grounds,
  whenFull: (world: World, begun: World, known: KnownIdentities) => void = () => undefined,
): Home => {
  const empty = createWorld(optionsOf(slug, beginning, clock, grounds));
  const lazy = createLazyWorld(empty, fill, (begun, known) => whenFull(empty, begun, known));
  return { ...lazy, beginning, filledAs: { of, tenant: slug } };
};

/** Who is who in a world that was not filled here. Facilities are those that it has at the time. */
const knownIn = (
  { store, tenant }: World,
  known: Omit<KnownIdentities, 'tenant' | 'facilities'>,
): KnownIdentities => ({
  identities: known.identities,
  get pools() {
    return known.pools;
  },
  tenant,
  get facilities() {
    return store.facilities.all().map(({ id, timeZone }) => ({ id, timeZone }));
  },
});

/** A world that goes on from where another one is now, as soon as somebody asks for it. */
export const forkHome = ({ world, known, finish, ...origin }: Home, belongings: Belongings): (() => Home) => {
  // Nothing may be put off any more: the other one would fill what this one has, too.
  finish();
  const begun = forkWorld(world, belongings);
  return once(() => {
    const own = forkWorld(begun);
    return {
      ...{ ...origin, world: own, finish: () => undefined },
      known: knownIn(own, known),
      filled: () => begun,
    };
  });
};

/** The same home with another world in it. */
export const rehoused = ({ known, ...home }: Home, world: World): Home => ({
  ...{ ...home, world, finish: () => undefined },
  known: knownIn(world, known),
});

/** A world as it was kept. The bytes of the files that it began with are made when somebody asks for one. */
export const restoreHome = (
  slug: string,
  { content, known, filledAs }: Holds,
  beginning: Beginning,
  clock: Clock,
  tenancy: Tenancy | undefined,
  grounds: Grounds,
): Home => {
  const filesOfOld = once(() => {
    const scratch = tenancy && beginHome(tenancy, filledAs.of, beginning, clock, grounds);
    scratch?.finish();
    return scratch?.world.files;
  });
  const stock = (id: string) => filesOfOld()?.get(id)?.bytes;
  const world = restoreWorld(optionsOf(slug, beginning, clock, grounds), content, stock);
  return {
    ...{ world, beginning, filledAs, known: knownIn(world, known), finish: () => undefined },
    filled: () => undefined,
  };
};
