import type { Holds } from './keeper.ts';
import type { Beginning, Tenancy } from './tenancy.ts';
import type { Readings } from './world/choices.ts';
import type { Clock } from './world/clock.ts';
import { createFiles, type FileRoom } from './world/files.ts';
import type { KnownIdentities } from './world/known-identities.ts';
import { createLazyWorld, once, type LazyWorld } from './world/lazy-fill.ts';
import { createWorld, restoreWorld, type World } from './world/world.ts';

/** A tenant's world, and whoever is in it. */
export interface Home extends LazyWorld<KnownIdentities> {
  readonly beginning: Beginning;
}

/** What every world of a service has in common. */
export interface Grounds {
  readonly clock: Clock;
  readonly room: FileRoom;
  readonly readings: Readings;
}

const optionsOf = (tenant: string, { seed }: Beginning, { clock, room, readings }: Grounds) => ({
  ...{ tenant, seed, clock, readings },
  files: createFiles(room, tenant),
});

/** A world that begins; `whenFull` is called with what may be written to from then on, and with how it began. */
export const beginHome = (
  { slug, fill }: Tenancy,
  beginning: Beginning,
  grounds: Grounds,
  whenFull: (world: World, begun: World, known: KnownIdentities) => void = () => undefined,
): Home => {
  const empty = createWorld(optionsOf(slug, beginning, grounds));
  const lazy = createLazyWorld(empty, fill, (begun, known) => whenFull(empty, begun, known));
  return { ...lazy, beginning };
};

/** A world as it was kept. The bytes of the files that it began with are made when somebody asks for one. */
export const restoreHome = (
  slug: string,
  { content, known }: Holds,
  beginning: Beginning,
  tenancy: Tenancy | undefined,
  grounds: Grounds,
): Home => {
  const filesOfOld = once(() => {
    const scratch = tenancy && beginHome(tenancy, beginning, grounds);
    scratch?.finish();
    return scratch?.world.files;
  });
  const stock = (id: string) => filesOfOld()?.get(id)?.bytes;
  const world = restoreWorld(optionsOf(slug, beginning, grounds), content, stock);
  return {
    ...{ world, beginning },
    known: {
      ...known,
      tenant: slug,
      get facilities() {
        return world.store.facilities.all().map(({ id, timeZone }) => ({ id, timeZone }));
      },
    },
    finish: () => undefined,
    filled: () => undefined,
  };
};
