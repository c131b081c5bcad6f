import { addressOf, queryOf, type Address } from './http/address.ts';
import { responseOf, type Answer, type Fields } from './http/answer.ts';
import type { Asked } from './http/asked.ts';
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
import { refusalAnswer, replyAnswer } from './http/reply.ts';
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

/**
 * The same for whoever reads requests and writes answers himself. `leave` makes of an answer what is given back; `common`
 * are the fields that the answer carries whatever it says, and a preflight has none of them.
 */
export type Answering = <R>(
  request: Asked,
  address: Address,
  leave: (answer: Answer, common?: Fields) => R | Promise<R>,
) => R | Promise<R>;

/** One request on its way: what it asks for, and the fields that its answer carries whatever it says. */
interface Call {
  readonly request: Asked;
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

const actingHeaders = ({ headers }: Asked) => ({
  userId: headers.get('x-acting-user-id') ?? undefined,
  tenant: headers.get('x-acting-user-tenant') ?? undefined,
});

/** The service as a function from request to answer: route, identity, access, input, operation, answer. */
export const createAnswering = (service: Service, tables: Tables = realTables): Answering => {
  const { gate } = tables;
  const match = createRouteTable(routesByPath(service.parts));
  const contextFor = createContexts(tables.events);
  const commonFields = createCommonFields(service.clock);

  const serve = (call: Served): Answer | Promise<Answer> => {
    const { request, address, common, route, path, world } = call;
    const refused = (refusal: Refusal) => refusalAnswer(refusal, world, common);

    const acting = gate.readActing(actingHeaders(request), world, route.id);
    if (isRefusal(acting)) return refused(acting);
    for (const rule of route.access) {
      const denial = tables.access[rule]({ path, acting, operation: route.id }, world);
      if (denial) return refused(denial);
    }
    const answer = (raw: RawBody | Refusal): Answer => {
      if (isRefusal(raw)) return refused(raw);
      const received = { path, query: queryOf(address.search), raw, acting };
      const input = gate.readInput(route, received, world);
      if (isRefusal(input)) return refused(input);
      const reply = anyHandler(tables, route)(input, contextFor(world, address.origin));
      return isRefusal(reply) ? refused(reply) : replyAnswer(route, reply, world, service.strict, common);
    };
    return route.body === undefined
      ? answer(NO_BODY)
      : readBody(request, route.body, service.readForm).then(answer);
  };

  const absentTenant = (slug: string): Refusal => {
    const withheld = service.withheld(slug);
    return withheld ? tenantWithheld(slug, withheld) : tenantUnknown(slug);
  };

  const dispatch = (call: Call): Answer | Promise<Answer> => {
    const { request, address, common } = call;
    const found = match(address.path);
    if (!found) return refusalAnswer(routeUnknown(address.path), undefined, common);
    const { at, path } = found;
    const slug = path['tenant'];
    // HLT-03
    const world = service.world(slug ?? service.tenants[0] ?? '');
    const authorization = request.headers.get('authorization') ?? undefined;
    const denial = gate.checkToken(authorization, service.token, world);
    if (denial) return refusalAnswer(denial, world, common);
    if (!world) return refusalAnswer(absentTenant(slug ?? service.tenants[0] ?? ''), undefined, common);
    const { method } = request;
    const route = at.served.get(method === 'HEAD' ? 'GET' : method);
    if (!route) return refusalAnswer(noSuchMethod(method, at), world, common);
    const absent = absentRoute(route, world);
    if (absent) return refusalAnswer(absent, world, common);
    return serve({ request, address, common, route, path, world });
  };

  const failed =
    ({ common }: Call) =>
    (error: unknown): Answer => {
      if (service.strict) throw error;
      console.error(error);
      return refusalAnswer(serverFault, undefined, common);
    };

  return (request, address, leave) => {
    const origin = service.cors ? request.headers.get('origin') : null;
    if (origin !== null && isPreflight(request)) return leave(preflight(origin));
    const common = commonFields(origin);
    const call: Call = { request, address, common };
    const left = (answer: Answer) =>
      leave(request.method === 'HEAD' ? { ...answer, body: null } : answer, common);
    try {
      const answer = dispatch(call);
      return answer instanceof Promise ? answer.catch(failed(call)).then(left) : left(answer);
    } catch (error) {
      return left(failed(call)(error));
    }
  };
};

/** The same as a function of the web: what the tables make of an answer still tells the time and lets the page read. */
export const appOf =
  (answering: Answering, tables: Tables): App =>
  (request, address = addressOf(request.url)) =>
    answering<Response>(request, address, (answer, common) => {
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

export const createApp = (service: Service, tables: Tables = realTables): App =>
  appOf(createAnswering(service, tables), tables);

/** The route's input was read and typed by the same contract that typed the handler: here the two meet. */
const anyHandler = (tables: Tables, route: Route): AnyHandler => tables.operations[route.id] as AnyHandler;
