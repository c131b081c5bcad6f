import { nearestName } from '../domain/nearest-name.ts';
import { Hono, type Context } from 'hono';
import { levers as vocabulary } from '../../../openapi/generated/levers.ts';
import { MAX_FORM_BYTES, readJson } from '../http/body.ts';
import { methodNotAllowed, serverFault } from '../http/routing-refusals.ts';
import type { Peer } from '../http/peer.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { baseOf, type PublicAddress } from '../http/public-address.ts';
import { refusalResponse } from '../http/reply.ts';
import { createServicesOfWorlds, type ServicesOfWorlds } from '../world-services.ts';
import { contextOf } from '../operation-context.ts';
import { defaultIdentitiesIn } from '../default-identities.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../tables.ts';
import type { World } from '../world/world.ts';
import { addWorldServicesRoutes } from './world-services-routes.ts';
import { addAgentRoutes, type AgentDoor } from './agent-routes.ts';
import { addCoverageRoutes } from './coverage-routes.ts';
import { addConsoleRoutes } from './console-routes.ts';
import { suiteConfig } from './config.ts';
import { worldDigest } from './digest.ts';
import { examplesOf, type ExampleMaker } from './examples.ts';
import { adminDocument, adminLinks, adminMethodsAt, adminRoutesNear } from './document.ts';
import { guardControl } from './guard.ts';
import { indexResponse, isForPeople } from './index-page.ts';
import { receiverAddressFault } from '../webhooks/receiver-address.ts';
import { leverFaults } from './lever-input.ts';
import { slugAsked, withTenantPair, worldNamed } from './found.ts';
import { addClockRoutes, pullClock } from './clock-routes.ts';
import { addSituationRoutes, type SituationMaker } from './situation-routes.ts';
import { addReceiverRoutes } from './receiver-routes.ts';
import { addWorldRoutes } from './world-routes.ts';
import type { AnyLever, WorldLever } from './levers/lever.ts';
import { levers } from './levers/table.ts';
import { isRecord } from '../domain/json-object.ts';

export interface ControlOptions extends PublicAddress {
  readonly adminToken?: string;
  readonly webhookKey: string;
  /** The console as one page; asked for at every request, so a rebuilt one is seen. Undefined: it is not built. */
  readonly console?: () => Promise<string | undefined>;
  /** Brings situations about; absent: none can be. Loaded at the first use. */
  readonly situations?: () => Promise<SituationMaker>;
  /** Serves coding agents; absent: they are not served. */
  readonly agents?: AgentDoor;
  /** Makes example calls for pages; absent: there are none. */
  readonly examples?: ExampleMaker;
}

export type Control = (request: Request, peer?: Peer) => Promise<Response>;

/** Levers bring files along in base64, where the API takes them in forms. */
const MAX_LEVER_BYTES = MAX_FORM_BYTES;

const wrongReceiver = (fault: string): Refusal =>
  refuse(
    'invalid-input',
    {
      promised: 'set-webhook takes the address of a receiver, or null to remove it.',
      found: `a url that cannot be used; it must be ${fault}.`,
      next: 'send an address that the mock can reach; the receiver did not change.',
    },
    { validation: [{ location: 'body', pointer: '/url', code: 'format', message: `must be ${fault}` }] },
  );

const unknownLever = (name: string): Refusal =>
  refuse('lever-unknown', {
    promised: 'The path must name a lever.',
    found: `${name}.`,
    next: `use ${nearestName(name, Object.keys(vocabulary)) ?? 'another name'}; /__admin/openapi.json has all levers.`,
  });

const plannedLever = (name: string): Refusal =>
  refuse('lever-unknown', {
    promised: `The lever ${name} belongs to the planned part of the API.`,
    found: 'a mock that does not serve the planned part.',
    next: 'start the mock with --planned.',
  });

const facts: Readonly<Record<string, { readonly says: string; readonly part?: string }>> = vocabulary;

const isServed = (name: string, { parts }: Service): boolean =>
  facts[name]?.part !== 'planned' || parts.includes('planned');

const isWorldLever = (name: string): name is WorldLever => Object.hasOwn(levers, name);

/** The input was validated by the same schema from which the type of the lever is generated. */
const anyLever = (name: WorldLever): AnyLever => levers[name] as AnyLever;

const noSituations = (): Promise<SituationMaker> => Promise.reject(new Error('this mock has no situations'));

/** Gives the address of this mock as the caller of a request knows it. */
const createHere = (options: PublicAddress): ((request: Request) => string) => {
  const base = baseOf(options);
  const { basePath = '' } = options;
  return ({ url, headers }) => base(headers, `${new URL(url).origin}${basePath}`);
};

/** The control plane: what staff and operators do, and what the API has no route for. */
export const createControl = (
  service: Service,
  tables: Tables,
  options: ControlOptions,
  servicesOfWorlds: ServicesOfWorlds = createServicesOfWorlds({}, () => service.seed),
): Control => {
  const router = createRouter(service, tables, options, servicesOfWorlds);
  const { adminToken } = options;
  const here = createHere(options);
  return async (request, peer) => {
    // The page holds no data; it asks for the token and sends it with every request.
    if (adminToken !== undefined && isForPeople(request)) return router.fetch(request);
    const denial = guardControl(request, peer, { adminToken, base: here(request) });
    return denial ? refusalResponse(denial, undefined) : router.fetch(request);
  };
};

/** Every route of the control plane. */
export const createRouter = (
  service: Service,
  tables: Tables,
  options: ControlOptions,
  servicesOfWorlds: ServicesOfWorlds,
): Hono => {
  const here = createHere(options);
  const aimWebhooks = (input: Record<string, unknown>, { delivery }: TenantPair): Response => {
    const { url, key } = input;
    const fault = typeof url === 'string' ? receiverAddressFault(url) : undefined;
    if (fault !== undefined) return refusalResponse(wrongReceiver(fault), undefined);
    const target =
      typeof url === 'string' ? { url, key: typeof key === 'string' ? key : options.webhookKey } : undefined;
    delivery?.aim(target);
    return Response.json({});
  };

  const worldOf = (context: Context): World | Refusal => {
    const world = worldNamed(slugAsked(context, service), service);
    // Followers of the world are notified of levers, too.
    if (!isRefusal(world)) servicesOfWorlds.attend(world);
    return world;
  };

  const pull = async (context: Context): Promise<Response> => {
    const name = context.req.param('name') ?? '';
    if (!Object.hasOwn(vocabulary, name)) return refusalResponse(unknownLever(name), undefined);
    if (!isServed(name, service)) return refusalResponse(plannedLever(name), undefined);
    const world = worldOf(context);
    if (isRefusal(world)) return refusalResponse(world, undefined);
    const raw = await readJson(context.req.raw, MAX_LEVER_BYTES);
    if (isRefusal(raw)) return refusalResponse(raw, undefined);
    const input = raw.kind === 'json' ? raw.value : undefined;
    const faults = leverFaults(name, input);
    if (faults) return refusalResponse(faults, undefined);
    if (!isRecord(input)) return refusalResponse(unknownLever(name), undefined);
    const tenantPair = service.worlds.of(world.tenant);
    if (tenantPair && name === 'set-webhook') return aimWebhooks(input, tenantPair);
    if (tenantPair && name === 'set-clock') {
      const refusal = pullClock(tenantPair, input);
      return refusal ? refusalResponse(refusal, undefined) : Response.json({});
    }
    if (!isWorldLever(name)) return refusalResponse(unknownLever(name), undefined);
    const operation = contextOf(world, here(context.req.raw), tables.events);
    const outcome = anyLever(name)(input, operation);
    return isRefusal(outcome) ? refusalResponse(outcome, undefined) : Response.json(outcome);
  };

  const router = new Hono({ strict: false }).basePath('/__admin');
  router.get('/', (context) =>
    isForPeople(context.req.raw)
      ? indexResponse(adminLinks, options.console, options.basePath)
      : Response.json({ data: adminLinks }),
  );
  router.get('/openapi.json', (context) => Response.json(adminDocument(here(context.req.raw))));
  router.get(
    '/health',
    withTenantPair(service, ({ slugs, beginning, clock }) => {
      const notKept = service.notKept();
      const isKept = notKept.length === 0;
      const health = {
        status: isKept ? 'ok' : 'not-kept',
        tenants: slugs,
        seed: beginning.seed,
        parts: service.parts,
        now: clock.now().toString(),
      };
      return isKept ? health : Response.json({ ...health, notKept }, { status: 503 });
    }),
  );
  router.get(
    '/digest',
    withTenantPair(service, (tenantPair) => worldDigest(tenantPair)),
  );
  router.get('/identities', (context) => {
    const world = worldOf(context);
    return isRefusal(world)
      ? refusalResponse(world, undefined)
      : Response.json({ data: defaultIdentitiesIn(service, world.tenant) });
  });
  router.get(
    '/config',
    withTenantPair(
      service,
      (tenantPair, { req }) =>
        new Response(suiteConfig(service, tenantPair, here(req.raw), options), {
          headers: { 'Content-Type': 'application/yaml; charset=utf-8' },
        }),
    ),
  );
  addWorldRoutes(router, service, servicesOfWorlds);
  addClockRoutes(router, service);
  addReceiverRoutes(router, service, options.webhookKey);
  addConsoleRoutes(router, service, tables, here);
  router.get('/examples', async (context) => {
    const world = worldOf(context);
    return isRefusal(world)
      ? refusalResponse(world, undefined)
      : Response.json(await examplesOf(service, world, options.examples ?? (() => Promise.resolve({}))));
  });
  router.get('/events', (context) => {
    const world = worldOf(context);
    return isRefusal(world)
      ? refusalResponse(world, undefined)
      : Response.json({ data: world.outbox.entries() });
  });
  router.post('/levers/:name', pull);
  addSituationRoutes(router, service, tables, { make: options.situations ?? noSituations, worldOf, here });
  addWorldServicesRoutes(
    router,
    (context) => {
      const world = worldOf(context);
      return isRefusal(world) ? world : servicesOfWorlds.attend(world);
    },
    here,
  );
  addCoverageRoutes(router, service, servicesOfWorlds);
  addAgentRoutes(router, options.agents, here);
  router.onError((error) => {
    console.error(error);
    return refusalResponse(serverFault, undefined);
  });
  router.notFound(({ req: { method, path } }) => {
    const allowed = adminMethodsAt(path);
    if (allowed.length > 0) return refusalResponse(methodNotAllowed(method, allowed), undefined);
    const near = adminRoutesNear(path.replace('/__admin', ''));
    const next =
      near === undefined
        ? 'see GET /__admin for all routes.'
        : `use ${near}; /__admin/openapi.json describes it.`;
    return refusalResponse(
      refuse('route-unknown', {
        promised: 'The path and the method must be those of a route of the control plane.',
        found: `${method} ${path}.`,
        next,
      }),
      undefined,
    );
  });

  return router;
};
