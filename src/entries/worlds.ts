import { askOf } from './asked.ts';
import type { Control } from './control.ts';
import { worldOf, type World } from './world.ts';
import type { NewWorld, WorldAccount } from './world-types.ts';

/** The worlds of a mock. */
export interface WithWorlds {
  /**
   * A world by the slug of its tenant; without a slug, the main world. The world does not have to exist yet.
   */
  world(name?: string): World;
  readonly worlds: {
    /** The main world first. */
    list(): Promise<readonly WorldAccount[]>;
    /** A world that is filled from a scenario; `fork` of a world gives a copy of it. */
    create(name: string, how?: NewWorld): Promise<World>;
  };
}

export const worldsOf = (
  control: Control,
  { tenant, token }: { readonly tenant: string; readonly token: string },
): WithWorlds => {
  const world = (name = tenant): World => worldOf(control, { tenant: name, token });
  const ask = askOf(control);
  const list = async () => (await ask('GET /worlds')).data;
  return {
    world,
    worlds: {
      list,
      create: async (name, how = {}) => {
        // Without a word on how it begins it would be a fork of the main world.
        const scenario = how.scenario ?? (await list())[0]?.scenario;
        await ask('POST /worlds', { body: { ...how, scenario, name } });
        return world(name);
      },
    },
  };
};
