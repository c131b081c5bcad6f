import { addressOf, queryOf, type Address } from './http/address.ts';
import { readBody, type RawBody } from './http/body.ts';
import { createCommonFields } from './http/common-fields.ts';
import { isPreflight, preflight } from './http/cors.ts';
import {
  absentRoute,
  noSuchMethod,
  routeUnknown,
  serverFault,
  tenantUnknown,
  tenantWithheld,
} from './http/routing-refusals.ts';
import { isRefusal, type Refusal } from './http/problem.ts';
import { refusalResponse, replyResponse, type Fields } from './http/reply.ts';
import { createRouteTable } from './http/route-table.ts';
import { routesByPath, type Route } from './http/routes.ts';
import type { AnyHandler } from './operations/operation.ts';
import { createContexts } from './operation-context.ts';
import type { Service } from './service.ts';
import { realTables, type Tables } from './tables.ts';
import type { World } from './world/world.ts';

/**
 * An answer that needs no body of the request is there at once: no promise stands between it and the wire. Whoever has
 * read the address of the request already hands it over.
 */
export type App = (request: Request, address?: Address) => Response | Promise<Response>;

/** One request on its way: what it asks for, and the fields that its answer carries whatever it says. */
interface Call {
  readonly request: Request;
  readonly address: Address;
  readonly common: Fields;
}

/** A call whose operation and world are known. */
interface Served extends Call {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
  readonly world: World;
}

const NO_BODY: RawBody = { kind: 'none' };

const actingHeaders = ({ headers }: Request) => ({
  userId: headers.get('x-acting-user-id') ?? undefined,
  tenant: headers.get('x-acting-user-tenant') ?? undefined,
});

/** The service as a function from request to answer: route, identity, access, input, operation, answer. */
export const createApp = (service: Service, tables: Tables = realTables): App => {
  const { gate } = tables;
  const match = createRouteTable(routesByPath(service.parts));
  const contextFor = createContexts(tables.events);
  const commonFields = createCommonFields(service.clock);

  const serve = (call: Served): Response | Promise<Response> => {
    const { request, address, common, route, path, world } = call;
    const refused = (refusal: Refusal) => refusalResponse(refusal, world, common);

    const acting = gate.readActing(actingHeaders(request), world, route.id);
    if (isRefusal(acting)) return refused(acting);
    for (const rule of route.access) {
      const denial = tables.access[rule]({ path, acting, operation: route.id }, world);
      if (denial) return refused(denial);
    }
    const answer = (raw: RawBody | Refusal): Response => {
      if (isRefusal(raw)) return refused(raw);
      const received = { path, query: queryOf(address.search), raw, acting };
      const input = gate.readInput(route, received, world);
      if (isRefusal(input)) return refused(input);
      const reply = anyHandler(tables, route)(input, contextFor(world, address.origin));
      return isRefusal(reply) ? refused(reply) : replyResponse(route, reply, world, service.strict, common);
    };
    return route.body === undefined
      ? answer(NO_BODY)
      : readBody(request, route.body, service.readForm).then(answer);
  };

  const absentTenant = (slug: string): Refusal => {
    const withheld = service.withheld(slug);
    return withheld ? tenantWithheld(slug, withheld) : tenantUnknown(slug);
  };

  const dispatch = (call: Call): Response | Promise<Response> => {
    const { request, address, common } = call;
    const found = match(address.path);
    if (!found) return refusalResponse(routeUnknown(address.path), undefined, common);
    const { at, path } = found;
    const slug = path['tenant'];
    // HLT-03
    const world = service.world(slug ?? service.tenants[0] ?? '');
    const authorization = request.headers.get('authorization') ?? undefined;
    const denial = gate.checkToken(authorization, service.token, world);
    if (denial) return refusalResponse(denial, world, common);
    if (!world) return refusalResponse(absentTenant(slug ?? service.tenants[0] ?? ''), undefined, common);
    const { method } = request;
    const route = at.served.get(method === 'HEAD' ? 'GET' : method);
    if (!route) return refusalResponse(noSuchMethod(method, at), world, common);
    const absent = absentRoute(route, world);
    if (absent) return refusalResponse(absent, world, common);
    return serve({ request, address, common, route, path, world });
  };

  const failed =
    ({ common }: Call) =>
    (error: unknown): Response => {
      if (service.strict) throw error;
      console.error(error);
      return refusalResponse(serverFault, undefined, common);
    };

  /** What the tables made of the answer; one of their own still tells the time and lets the page read. */
  const leave = (original: Response, { request, common }: Call): Response | Promise<Response> => {
    const dressed = (response: Response): Response => {
      if (response !== original)
        for (const [name, value] of Object.entries(common)) response.headers.set(name, value);
      return response;
    };
    const shown =
      request.method === 'HEAD'
        ? new Response(null, { status: original.status, headers: original.headers })
        : original;
    const given = tables.answer(shown, request);
    return given instanceof Promise ? given.then(dressed) : dressed(given);
  };

  return (request, address = addressOf(request.url)) => {
    const origin = service.cors ? request.headers.get('origin') : null;
    if (origin !== null && isPreflight(request)) return preflight(origin);
    const call: Call = { request, address, common: commonFields(origin) };
    try {
      const response = dispatch(call);
      return response instanceof Promise
        ? response.catch(failed(call)).then((original) => leave(original, call))
        : leave(response, call);
    } catch (error) {
      return leave(failed(call)(error), call);
    }
  };
};

/** The route's input was read and typed by the same contract that typed the handler: here the two meet. */
const anyHandler = (tables: Tables, route: Route): AnyHandler => tables.operations[route.id] as AnyHandler;
