import { defaults, startMock, type Running, type StartOptions } from '../../src/cli/start-mock.ts';
import { liveIn } from '../../src/fixtures/facilities.ts';
import type { ScenarioName } from '../../src/fixtures/scenario-name.ts';
import { realTables, type Tables } from '../../src/mock/tables.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import type { World } from '../../src/mock/world/world.ts';
import { freePort } from '../free-port.ts';

/** A mock, changed as a variant or a mutant changes it, with the configuration of a run against it. */
export interface Server {
  readonly tables?: Tables;
  readonly readings?: Readings;
  /** Where its communities live. */
  readonly zones?: readonly string[];
  /** What the configuration of the run says of its abilities. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** The configuration of the run, made from the one that the mock hands out. */
  readonly configured?: (config: string, world: World) => string;
  /** It sends its deliveries to the listener of the run from its start on. */
  readonly receiver?: 'by-hand';
  /** The world in which it begins, the empty one unless stated otherwise. */
  readonly scenario?: ScenarioName;
}

/** The server that a variant or a mutant makes of the original one; without either the original one. */
export const serverOf = (
  changed: Omit<Server, 'tables'> & { readonly tables?: (tables: Tables) => Tables } = {},
): Server => ({ ...changed, tables: changed.tables?.(realTables) ?? realTables });

/** Starts the server on its own port, and returns it with the configuration. */
export const serve = async (
  server: Server,
  options: Partial<StartOptions> = {},
): Promise<{ readonly mock: Running; readonly config: string }> => {
  const listensAt = server.receiver && `127.0.0.1:${await freePort()}`;
  const mock = await startMock({
    ...defaults,
    port: 0,
    scenario: server.scenario ?? 'empty',
    planned: true,
    readings: server.readings ?? {},
    ...(server.tables && { tables: server.tables }),
    ...(listensAt && { webhook: `http://${listensAt}` }),
    ...options,
  });
  const world = mock.service.world(mock.service.tenants[0] ?? '');
  if (!world) throw new Error('the mock serves no tenant');
  liveIn(world, server.zones ?? []);
  const headers = { Authorization: `Bearer ${options.adminToken ?? ''}` };
  const shown = await (await fetch(`${mock.url}/__admin/config`, { headers })).text();
  const listening = listensAt ? shown.replace('listen: 127.0.0.1:0', `listen: ${listensAt}`) : shown;
  const config = server.configured?.(listening, world) ?? listening;
  return { mock, config: `${config}\nfeatures: ${JSON.stringify(server.features ?? {})}\n` };
};
