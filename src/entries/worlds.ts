import { askOf } from './asked.ts';
import type { Control } from './control.ts';
import { worldOf } from './world-of.ts';
import type { World } from './world.ts';
import type { Coverage, CoverageOptions, NewWorld, WorldAccount } from './world-types.ts';

/** Access to the worlds of a mock. */
export interface WithWorlds {
  /**
   * Gives the functions of one world. It makes no call, and creates no world.
   * @param name Slug of its tenant. Default: the main world.
   */
  world(name?: string): World;
  /** All worlds of the mock. */
  readonly worlds: {
    /** @returns The worlds, the main one first. */
    list(): Promise<readonly WorldAccount[]>;
    /**
     * Creates a world and fills it from a scenario. `fork` copies a world instead.
     * @param name Slug of its tenant: `a-z`, `0-9` and `-`, at most 63 characters.
     * @param how What it starts with. Default: scenario, seed and time of the main world.
     * @returns The functions of the new world.
     * @throws CesError `world-exists` if the name is taken, `invalid-input` if an option is wrong.
     */
    create(name: string, how?: NewWorld): Promise<World>;
    /**
     * @param options Which parts count. Default: what is available.
     * @returns What tests met in all worlds together, also in deleted ones.
     */
    coverage(options?: CoverageOptions): Promise<Coverage>;
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
      coverage: async ({ planned = false } = {}) =>
        (await ask('GET /coverage', { query: { planned: String(planned) } })).data,
    },
  };
};
