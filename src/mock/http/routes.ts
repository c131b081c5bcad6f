import { operations, type AccessRule, type OperationId } from '../../../openapi/generated/contract.ts';
import type { ParameterFacts } from './validate.ts';

export type Part = 'available' | 'flat' | 'planned';

export interface RouteBody {
  readonly required: boolean;
  readonly contentType: string;
  readonly schema: string;
  /** Schema of the form that the operation takes as well as JSON. */
  readonly form?: string;
}

/** The facts of the contract about one operation that are needed to serve it. */
export interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly section: string;
  readonly part: Part;
  readonly envelope: string;
  readonly choices: ReadonlySet<string>;
  readonly access: readonly AccessRule[];
  readonly parameters: readonly ParameterFacts[];
  /** The parameters of the query. */
  readonly query: { readonly parameters: readonly ParameterFacts[]; readonly names: ReadonlySet<string> };
  readonly body?: RouteBody;
  readonly answers: Readonly<Record<string, { readonly contentType?: string; readonly schema?: string }>>;
}

type Written = Omit<Route, 'query' | 'choices'> & { readonly choices: readonly string[] };

const written: readonly Written[] = Object.values(operations);

export const routes: readonly Route[] = written.map((route) => {
  const parameters = route.parameters.filter((one) => one.in === 'query');
  const query = { parameters, names: new Set(parameters.map(({ name }) => name)) };
  return { ...route, choices: new Set(route.choices), query };
});

/** The routes of one path by method: those that this server serves, and the others of the interface. */
export interface PathRoutes {
  readonly served: ReadonlyMap<string, Route>;
  readonly withoutHandler: ReadonlyMap<string, Route>;
}

/** The routes of every path template, for a server of these parts of the interface. */
export const routesByPath = (parts: readonly Part[]): ReadonlyMap<string, PathRoutes> => {
  const paths = new Map<string, { served: Map<string, Route>; withoutHandler: Map<string, Route> }>();
  const at = (path: string) => {
    const entry = paths.get(path) ?? {
      served: new Map<string, Route>(),
      withoutHandler: new Map<string, Route>(),
    };
    paths.set(path, entry);
    return entry;
  };
  for (const route of routes) {
    const { served, withoutHandler } = at(route.path);
    // FLT-18
    (parts.includes(route.part) ? served : withoutHandler).set(route.method.toUpperCase(), route);
  }
  return paths;
};
