import { Temporal } from 'temporal-polyfill';
import type { Sizes } from '../fixtures/bulk/sizes.ts';
import type { ScenarioName } from '../fixtures/scenario-name.ts';
import { scenarios } from '../fixtures/worlds.ts';
import type { AgentDoor } from '../mock/admin/agent-routes.ts';
import type { ExampleMaker } from '../mock/admin/examples.ts';
import type { SituationMaker } from '../mock/admin/situation-routes.ts';
import { createServicesOfWorlds, type ServicesOfWorlds } from '../mock/world-services.ts';
import type { CorsSetting } from '../mock/http/cors.ts';
import type { PublicAddress } from '../mock/http/public-address.ts';
import type { Follower } from '../mock/journal/journal.ts';
import type { WorldStorage } from '../mock/storage.ts';
import type { WrittenScenario } from './written-scenario.ts';
import { createMock, type DocsPage, type Mock } from '../mock/mock.ts';
import { createService, type Service } from '../mock/service.ts';
import { realTables, type Tables } from '../mock/tables.ts';
import type { TenanciesOf } from '../mock/world/tenancy.ts';
import { postByFetch, type Post } from '../mock/webhooks/attempt.ts';
import type { DeliveryOptions } from '../mock/webhooks/delivery.ts';
import type { Readings } from '../mock/world/choices.ts';
import { runningClock } from '../mock/world/clock.ts';
import type { FileRoom } from '../mock/world/files.ts';

/** The settings of a mock, the same for every way to start one. */
export interface Setting extends PublicAddress {
  readonly scenario: ScenarioName;
  /** A scenario of the user, used instead of that one. */
  readonly written?: WrittenScenario;
  readonly seed: number;
  /** Where the world's clock starts; absent: now. */
  readonly now?: Temporal.Instant;
  /** What the main tenant has in addition to the scenario, also after a reset. */
  readonly sizes?: Sizes;
  readonly tenant: string;
  readonly token: string;
  readonly planned: boolean;
  readonly readings: Readings;
  readonly webhook?: string;
  readonly webhookKey: string;
  /** The origins whose pages may call. */
  readonly cors: CorsSetting;
  readonly adminToken?: string;
  readonly strict: boolean;
  readonly tables?: Tables;
  /** How many requests of each world the journal keeps; absent: the journal's default. */
  readonly journal?: number;
  /** Called with every request of the API. */
  readonly follower?: Follower;
  /** Whether a request for an unknown tenant creates it, as a copy of the main world. */
  readonly areWorldsAuto: boolean;
  readonly log: (line: string) => void;
}

/** The defaults. */
export const usual = {
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
} as const satisfies Setting;

/** What only some ways to start a mock have: a disk, pages of documentation and control. */
interface Surroundings {
  readonly fileRoom?: FileRoom;
  readonly storage?: WorldStorage;
  /** How deliveries are sent; absent: by fetch. */
  readonly post?: Post;
  readonly docs?: (accepted: string) => Promise<DocsPage | undefined>;
  readonly console?: () => Promise<string | undefined>;
  /** Serves coding agents at /__admin/mcp. */
  readonly agents?: AgentDoor;
}

export interface Assembled {
  readonly service: Service;
  readonly servicesOfWorlds: ServicesOfWorlds;
  readonly mock: Mock;
}

/** Example calls for pages. They are loaded on demand, so no start waits for them. */
const examplesIn: ExampleMaker = async (world, elsewhere) =>
  (await import('../examples/calls.ts')).exampleCalls(world, elsewhere);

/** Situations, loaded on demand too. */
const situationsHere = async (): Promise<SituationMaker> => {
  const { situation } = await import('../fixtures/situations/makers.ts');
  return situation;
};

const noDocs = (): Promise<undefined> => Promise.resolve(undefined);

/** The mock with its scenarios, its webhooks and the services of its worlds, without a port. */
export const assemble = (setting: Setting, surroundings: Surroundings = {}): Assembled => {
  const { tables = realTables, sizes = {} } = setting;
  const { fileRoom, storage, docs = noDocs, post = postByFetch } = surroundings;
  const { console, agents } = surroundings;
  const { webhook: url, webhookKey: key } = setting;
  const delivery: DeliveryOptions = {
    headers: tables.deliveryHeaders,
    post: tables.posting(post),
    log: setting.log,
    receivers: url === undefined ? [] : [{ url, key }],
    onAttempt: ({ event, reason }) => {
      if (reason === undefined) servicesOfWorlds.of(event.tenant).coverage.receive(event.eventType);
    },
  };
  const { written } = setting;
  const service = createService({
    scenarios: {
      ...(written && { [written.name]: written.tenanciesOf(sizes) }),
      ...Object.fromEntries(
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
    },
    scenario: written?.name ?? setting.scenario,
    tenant: setting.tenant,
    clock: runningClock(setting.now ?? Temporal.Now.instant()),
    seed: setting.seed,
    token: setting.token,
    readings: setting.readings,
    parts: setting.planned ? ['available', 'flat', 'planned'] : ['available', 'flat'],
    cors: setting.cors,
    strict: setting.strict,
    areWorldsAuto: setting.areWorldsAuto,
    delivery,
    ...(fileRoom && { fileRoom }),
    ...(storage && { storage }),
  });
  const servicesOfWorlds = createServicesOfWorlds(
    {
      log: setting.log,
      ...(setting.journal !== undefined && { journal: setting.journal }),
      ...(setting.follower && { follower: setting.follower }),
    },
    () => service.seed,
  );
  const mock = createMock(
    service,
    {
      servicesOfWorlds,
      webhookKey: setting.webhookKey,
      ...(setting.publicUrl !== undefined && { publicUrl: setting.publicUrl }),
      ...(setting.trustProxy !== undefined && { trustProxy: setting.trustProxy }),
      ...(setting.adminToken !== undefined && { adminToken: setting.adminToken }),
      docs,
      ...(setting.basePath !== undefined && { basePath: setting.basePath }),
      ...(console && { console }),
      ...(agents && { agents }),
      examples: examplesIn,
      situations: situationsHere,
    },
    tables,
  );
  return { service, servicesOfWorlds, mock };
};
