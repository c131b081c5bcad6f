import { Temporal } from 'temporal-polyfill';
import type { Sizes } from '../fixtures/bulk/sizes.ts';
import { scenarios, type ScenarioName } from '../fixtures/worlds.ts';
import { createCompanions } from '../mock/companions.ts';
import type { CorsSetting } from '../mock/http/cors.ts';
import type { Follower } from '../mock/journal/journal.ts';
import { createMock, type Mock } from '../mock/mock.ts';
import { listen } from '../mock/server.ts';
import { createService, type Service } from '../mock/service.ts';
import { realTables, type Tables } from '../mock/tables.ts';
import type { TenanciesOf } from '../mock/world/tenancy.ts';
import { createUploadFolder } from '../mock/upload-folder.ts';
import type { DeliveryOptions } from '../mock/webhooks/delivery.ts';
import type { Readings } from '../mock/world/choices.ts';
import { runningClock } from '../mock/world/clock.ts';
import { createFileRoom, MAX_TOTAL_BYTES } from '../mock/world/files.ts';
import { docsPage } from './docs-page.ts';
import { openStateFolder } from './open-state.ts';
import type { FoundState } from './state-report.ts';

export interface StartOptions {
  readonly host: string;
  readonly port: number;
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** Where the world's clock starts; absent: now. */
  readonly now?: Temporal.Instant;
  /** What the main tenant has on top of the scenario, after a reset too; absent: nothing. */
  readonly sizes?: Sizes;
  readonly tenant: string;
  readonly token: string;
  readonly planned: boolean;
  readonly readings: Readings;
  readonly webhook?: string;
  readonly webhookKey: string;
  /** Pages of which origins may call. */
  readonly cors: CorsSetting;
  readonly adminToken?: string;
  readonly strict: boolean;
  readonly tables?: Tables;
  /** How many requests of each world the journal keeps; absent: as many as it does by itself. */
  readonly journal?: number;
  /** Told of every request of the API. */
  readonly follower?: Follower;
  /** Keep uploads in a folder that goes with the server, rather than in memory. */
  readonly uploadFolder?: boolean;
  /** Keep the worlds in this folder, uploads too, and go on with those that lie there; absent: they end with the process. */
  readonly state?: string;
  /** Whether a tenant that nobody has named before begins as a fork of the main world. */
  readonly areWorldsAuto: boolean;
  readonly log: (line: string) => void;
}

export const defaults = {
  host: '127.0.0.1',
  port: 4010,
  scenario: 'demo',
  seed: 1,
  tenant: 'demo',
  token: 'demo-token',
  planned: false,
  readings: {},
  webhookKey: 'demo-webhook-key',
  cors: true,
  strict: false,
  areWorldsAuto: false,
  log: () => undefined,
} as const satisfies StartOptions;

export interface Running {
  readonly url: string;
  readonly service: Service;
  /** What listens on the port, for callers in the same process. */
  readonly mock: Mock;
  /** What was kept before this start; absent where nothing is kept. */
  readonly found: FoundState | undefined;
  close(): Promise<void>;
}

/** A mock on a port. Rejects with Node's error where the port cannot be had. */
export const startMock = async (options: StartOptions): Promise<Running> => {
  const tables = options.tables ?? realTables;
  const delivery: DeliveryOptions = {
    headers: tables.deliveryHeaders,
    post: tables.posting(fetch),
    log: options.log,
    receivers: options.webhook === undefined ? [] : [{ url: options.webhook, key: options.webhookKey }],
  };
  const state = options.state === undefined ? undefined : openStateFolder(options.state, options.log);
  const found = state && { folder: options.state ?? '', worlds: state.found() };
  const uploadFolder = options.uploadFolder === true && !state ? createUploadFolder() : undefined;
  const fileStore = state?.files ?? uploadFolder;
  const leave = (): void => {
    state?.close();
    uploadFolder?.close();
  };
  const { sizes = {} } = options;
  const service = createService({
    scenarios: Object.fromEntries(
      Object.entries(scenarios).map(([name, { tenants, fill }]): [string, TenanciesOf] => [
        name,
        ({ seed, now }, tenant) =>
          tenants(tenant).map(({ slug, role }) => ({
            slug,
            fill: (world, defer) =>
              fill(world, { role, seed, now, sizes: role === 'main' ? sizes : {} }, defer),
          })),
      ]),
    ),
    scenario: options.scenario,
    tenant: options.tenant,
    clock: runningClock(options.now ?? Temporal.Now.instant()),
    seed: options.seed,
    token: options.token,
    readings: options.readings,
    parts: options.planned ? ['available', 'flat', 'planned'] : ['available', 'flat'],
    cors: options.cors,
    strict: options.strict,
    areWorldsAuto: options.areWorldsAuto,
    delivery,
    ...(fileStore && { fileRoom: createFileRoom(MAX_TOTAL_BYTES, fileStore) }),
    ...(state && { keeper: state }),
  });
  const companions = createCompanions(
    {
      log: options.log,
      ...(options.journal !== undefined && { journal: options.journal }),
      ...(options.follower && { follower: options.follower }),
    },
    () => service.seed,
  );
  const mock = createMock(
    service,
    {
      companions,
      webhookKey: options.webhookKey,
      ...(options.adminToken !== undefined && { adminToken: options.adminToken }),
      examples: async (world, elsewhere) =>
        (await import('../examples/calls.ts')).exampleCalls(world, elsewhere),
      docs: docsPage,
    },
    tables,
  );
  const listening = await listen(mock, options.host, options.port).catch((error: unknown) => {
    leave();
    throw error;
  });
  const close = async (): Promise<void> => {
    await listening.close();
    leave();
  };
  const name = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { url: `http://${name}:${listening.port}`, service, mock, found, close };
};
