import type { Call } from './call.ts';
import { createServicesOfWorlds, type WorldServices, type ServicesOfWorlds } from './world-services.ts';
import { dropped } from './faults/spoil.ts';
import { underEmptyFilters } from './http/empty-filters.ts';
import { addressOf, queryOf, slugIn, type Address } from './http/address.ts';
import { ConnectionClosed, responseOf, type Answer, type Fields } from './http/answer.ts';
import { asAsked, isNamed } from './http/as-asked.ts';
import type { Asked } from './http/asked.ts';
import { readBody, type RawBody } from './http/body.ts';
import { createCommonFields } from './http/common-fields.ts';
import { isPreflight } from './http/cors.ts';
import { preferencesOf, withoutQueryPreferences } from './http/preferences.ts';
import {
  absentRoute,
  noSuchMethod,
  routeUnknown,
  serverFault,
  tenantUnknown,
  tenantWithheld,
} from './http/routing-refusals.ts';
import { isRefusal, type Refusal } from './http/problem.ts';
import { refusalAnswer, replyAnswer } from './http/reply.ts';
import { createRouteTable } from './http/route-table.ts';
import { routesByPath, type Route } from './http/routes.ts';
import { Exchange } from './journal/exchange.ts';
import { Plain } from './journal/plain.ts';
import { recordingStore } from './journal/recording-store.ts';
import { unwritable } from './operations/lookup.ts';
import type { AnyHandler } from './operations/operation.ts';
import { createContexts } from './operation-context.ts';
import type { Service } from './service.ts';
import { realTables, type Tables } from './tables.ts';
import { applyFaults } from './apply-faults.ts';
import type { World } from './world/world.ts';

/**
 * Answers a request of the web. The answer is a promise only where a body has to be read first, or a fault delays it.
 * A caller that has parsed the address already passes it on.
 */
export type App = (request: Request, address?: Address) => Response | Promise<Response>;

/**
 * The same for a server that reads requests and writes answers without the objects of the web. `leave` turns the answer
 * into the result; `common` are the header fields that every answer carries, undefined for a preflight.
 */
export type Answering = <R>(
  request: Asked,
  address: Address,
  leave: (answer: Answer, common?: Fields) => R | Promise<R>,
) => R | Promise<R>;

/** A call whose operation and world are known. */
interface Served extends Call {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
  readonly world: World;
  readonly worldServices: WorldServices;
}

const NO_BODY: RawBody = { kind: 'none' };

const actingHeaders = ({ headers }: Asked) => ({
  userId: headers.get('x-acting-user-id') ?? undefined,
  tenant: headers.get('x-acting-user-tenant') ?? undefined,
});

/** The refusal that a preference or a fault asks for instead of the operation's answer. */
const refusalAskedFor = ({ exchange, asks, route }: Served): Refusal | undefined => {
  const code = asks?.code;
  const wanted = code !== undefined && code >= 400 ? code : exchange.struck?.faultEffect?.status;
  if (wanted === undefined) return undefined;
  exchange.outsideContract = !isNamed(route, wanted);
  return asAsked(wanted, wanted === code ? `Prefer: code=${wanted}` : `a fault with status ${wanted}`);
};

/** The query that the operation reads; a fault may ask it for smaller pages. */
const queryFor = ({ address, asks, exchange }: Served): Readonly<Record<string, string>> => {
  const query = queryOf(address.search);
  const own = asks ? withoutQueryPreferences(query) : query;
  const most = exchange.struck?.faultEffect?.pageSize;
  if (most === undefined || Number(own['pageSize'] ?? most) < most) return own;
  return { ...own, pageSize: String(most) };
};

/** The service as a function from request to answer: route, identity, access, input, operation, answer. */
export const createAnswering = (
  service: Service,
  tables: Tables = realTables,
  servicesOfWorlds: ServicesOfWorlds = createServicesOfWorlds(),
): Answering => {
  const { gate } = tables;
  const match = createRouteTable(routesByPath(service.parts));
  const contextFor = createContexts(tables.events);
  // Reads get the plain store; the store of a write records what it touches.
  const writingContextFor = createContexts(tables.events, (world) =>
    recordingStore(world.store, servicesOfWorlds.of(world.tenant).journal.touched),
  );
  const { cors } = service;
  const commonFields = createCommonFields(cors);

  const serve = (call: Served): Answer | Promise<Answer> => {
    const { request, address, common, route, path, world, exchange, worldServices } = call;
    const refused = (refusal: Refusal) => {
      exchange.refusal = refusal;
      return refusalAnswer(refusal, world, common);
    };

    const acting = gate.readActing(actingHeaders(request), world, route.id);
    exchange.actingId = request.headers.get('x-acting-user-id') ?? undefined;
    if (isRefusal(acting)) return refused(acting);
    exchange.acting = acting;
    if (!worldServices.faults.isEmpty())
      exchange.struck = worldServices.faults.meet({ route, acting, actingId: exchange.actingId ?? '' });
    const askedFor = refusalAskedFor(call);
    if (askedFor === undefined)
      for (const rule of route.access) {
        const denial = tables.access[rule]({ path, acting, operation: route.id }, world);
        if (!denial) continue;
        exchange.rule = rule;
        return refused(denial);
      }
    const run = (input: Parameters<AnyHandler>[0]) =>
      route.method === 'get'
        ? anyHandler(tables, route)(input, contextFor(world, address.base))
        : worldServices.journal.during(exchange, () =>
            anyHandler(tables, route)(input, writingContextFor(world, address.base)),
          );
    const answer = (raw: RawBody | Refusal): Answer => {
      if (!isRefusal(raw)) exchange.keepSent(raw);
      if (askedFor) return refused(askedFor);
      if (exchange.struck?.faultEffect?.drop) return dropped;
      if (isRefusal(raw)) return refused(raw);
      const received = { path, query: queryFor(call), raw, acting };
      const input = gate.readInput(route, received, world);
      if (isRefusal(input)) return refused(input);
      const reply = run(input);
      if (!isRefusal(reply)) {
        const shown = underEmptyFilters(route, received.query, reply, world);
        exchange.replied = shown.body;
        return replyAnswer(route, shown, world, service.strict, common);
      }
      const isOpen = reply.isOfUnknownId && route.choices.has('unknown-id-write');
      return refused(isOpen ? unwritable(reply, route.id, world) : reply);
    };
    if (route.body === undefined) return answer(NO_BODY);
    const chooseOthers = () =>
      world.choose('unreadable-body', {
        'by-kind': 'by-kind',
        'bad-request': 'bad-request',
        'type-ignored': 'type-ignored',
      } as const);
    return readBody(request, route.body, service.readForm, chooseOthers).then(answer);
  };

  const absentTenant = (slug: string): Refusal => {
    const unavailable = service.unavailable(slug);
    return unavailable ? tenantWithheld(slug, unavailable) : tenantUnknown(slug);
  };

  const dispatch = (call: Call): Answer | Promise<Answer> => {
    const { request, address, common, exchange, asks } = call;
    const refused = (refusal: Refusal, world?: World) => {
      exchange.refusal = refusal;
      return refusalAnswer(refusal, world, common);
    };
    const found = match(address.path);
    if (!found) return refused(routeUnknown(address.path));
    const { at, path } = found;
    const slug = path['tenant'];
    // HLT-03
    const named = slug ?? service.worlds.main.name;
    const known = service.world(named);
    const authorization = request.headers.get('authorization') ?? undefined;
    const denial = gate.checkToken(authorization, service.token, known, service.choose);
    if (denial) return refused(denial, known);
    // After the token is checked: a request without a token must not create a world.
    const world = known ?? service.worlds.visit(named)?.tenantWorld(named)?.world;
    if (!world) return refused(absentTenant(named));
    exchange.tenant = world.tenant;
    const { method } = request;
    const route = at.served.get(method === 'HEAD' ? 'GET' : method);
    if (!route) return refused(noSuchMethod(method, at), world);
    const absent = absentRoute(route, world);
    if (absent) return refused(absent, world);
    exchange.route = route;
    const worldServices = servicesOfWorlds.attend(world);
    return serve({ request, address, common, exchange, asks, route, path, world, worldServices });
  };

  /** A request that reaches no world goes into the journal of the world in its path, else into that of the main world. */
  const servicesFor = ({ tenant, path }: Exchange): WorldServices => {
    if (tenant !== undefined) return servicesOfWorlds.of(tenant);
    const slug = slugIn(path);
    return servicesOfWorlds.of(service.worlds.of(slug) ? slug : service.worlds.main.name);
  };

  const enter = (exchange: Exchange): void => {
    const { journal, coverage } = servicesFor(exchange);
    coverage.meet(new Plain(exchange));
    // The journal outlives the answer, and must not keep its records.
    exchange.replied = undefined;
    journal.enter(exchange);
  };

  const failed =
    ({ common, exchange }: Call) =>
    (error: unknown): Answer => {
      if (service.strict) throw error;
      console.error(error);
      exchange.refusal = serverFault;
      return refusalAnswer(serverFault, undefined, common);
    };

  return (request, address, leave) => {
    const origin = request.headers.get('origin');
    if (cors.allows(origin) && isPreflight(request)) return leave(cors.preflight(request, origin));
    const { method } = request;
    const { path, search } = address;
    const clock = service.clockOf(slugIn(path));
    const common = commonFields(origin, clock);
    const exchange = new Exchange(method, path, search, clock.now(), performance.now());
    const asks = preferencesOf(request, address.search);
    const call: Call = { request, address, common, exchange, asks };
    const entered = (answer: Answer): Answer => {
      exchange.settle(answer, performance.now());
      enter(exchange);
      return method === 'HEAD' ? { ...answer, body: null } : answer;
    };
    const left = (answer: Answer) =>
      asks === undefined && exchange.struck === undefined
        ? leave(entered(answer), common)
        : applyFaults(answer, call, servicesOfWorlds).then((given) => leave(entered(given), common));
    try {
      const answer = dispatch(call);
      return answer instanceof Promise ? answer.catch(failed(call)).then(left) : left(answer);
    } catch (error) {
      return left(failed(call)(error));
    }
  };
};

/** The same as a function of the web. An answer that the tables replace still gets the date and the CORS fields. */
export const appOf =
  (answering: Answering, tables: Tables): App =>
  (request, address = addressOf(request.url)) =>
    answering<Response>(request, address, (answer, common) => {
      if (answer.ends === 'dropped') return Promise.reject(new ConnectionClosed());
      const original = responseOf(answer);
      if (common === undefined) return original;
      const dressed = (response: Response): Response => {
        if (response !== original)
          for (const [name, value] of Object.entries(common)) response.headers.set(name, value);
        return response;
      };
      const given = tables.answer(original, request);
      return given instanceof Promise ? given.then(dressed) : dressed(given);
    });

export const createApp = (
  service: Service,
  tables: Tables = realTables,
  servicesOfWorlds: ServicesOfWorlds = createServicesOfWorlds(),
): App => appOf(createAnswering(service, tables, servicesOfWorlds), tables);

/** The contract types both the input of the route and the handler, so the handler accepts the input. */
const anyHandler = (tables: Tables, route: Route): AnyHandler => tables.operations[route.id] as AnyHandler;
