import { contractDocument } from './contract-document.ts';
import { routes, type Route } from './routes.ts';
import { isRecord } from '../domain/json-object.ts';

const at = (pointer: string): unknown =>
  pointer
    .slice(pointer.indexOf('#') + 2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), contractDocument());

/** The schema, or the one that its `$ref` names in the contract; empty for other values. */
export const schemaAt = (schema: unknown): Record<string, unknown> => {
  if (!isRecord(schema)) return {};
  return typeof schema['$ref'] === 'string' ? schemaAt(at(schema['$ref'])) : schema;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Names and schemas of the members that an object schema of the contract lists. */
const membersOf = (schema: unknown): Readonly<Record<string, unknown>> => {
  const resolved = schemaAt(schema);
  const composed = ['allOf', 'anyOf'].flatMap((key) => listOf(resolved[key]));
  const own = isRecord(resolved['properties']) ? resolved['properties'] : {};
  return Object.assign({}, ...composed.map(membersOf), own) as Record<string, unknown>;
};

/** Names and schemas of the members of the schema at a pointer. */
export const membersAt = (pointer: string): Readonly<Record<string, unknown>> => membersOf(at(pointer));

/** The JSON type that a member's schema names. */
const typeOfMember = (schema: unknown): unknown => schemaAt(schema)['type'];

/** The first value of a member's enum that is not null; undefined without an enum. */
export const firstValueOf = (schema: unknown): unknown => {
  const values = schemaAt(schema)['enum'];
  return Array.isArray(values) ? values.find((value) => value !== null) : undefined;
};

/** Computes a fact once for each route; it follows from the contract alone. */
const once = <T>(make: (route: Route) => T): ((route: Route) => T) => {
  const made = new Map<string, T>();
  return (route) => {
    const known = made.get(route.id);
    if (known !== undefined) return known;
    const fresh = make(route);
    made.set(route.id, fresh);
    return fresh;
  };
};

const resourcesOf = (route: Route): readonly Readonly<Record<string, unknown>>[] =>
  Object.values(route.answers)
    .flatMap(({ schema }) => (schema === undefined ? [] : [membersOf(at(schema))]))
    .flatMap((members) => [members, membersOf(members['data'])]);

/** Every member name that the contract connects with an operation: of its request, and of the resource it answers with. */
export const knownMembersOf = once(
  (route): ReadonlySet<string> =>
    new Set([membersOf(route.body && at(route.body.schema)), ...resourcesOf(route)].flatMap(Object.keys)),
);

export const requestMembersOf = once((route) => membersOf(route.body && at(route.body.schema)));

/** The integer members of a request, without those that may be any number. */
export const integerMembersOf = once(
  (route): ReadonlySet<string> =>
    new Set(
      Object.entries(requestMembersOf(route)).flatMap(([name, schema]) =>
        [typeOfMember(schema)].flat().includes('integer') ? [name] : [],
      ),
    ),
);

/**
 * The values of other members under which a required member of the request may be left out
 * (`x-optional-under`); undefined where the contract names none.
 */
export const optionalUnder = (
  route: Route,
  name: string,
): Readonly<Record<string, readonly unknown[]>> | undefined => {
  const under = schemaAt(requestMembersOf(route)[name])['x-optional-under'];
  if (!isRecord(under)) return undefined;
  return Object.fromEntries(Object.entries(under).map(([other, values]) => [other, listOf(values)]));
};

const isReadOnly = (schema: unknown): boolean =>
  isRecord(schema) && (schema['readOnly'] === true || schemaAt(schema)['readOnly'] === true);

/** The GET routes of the same path: they show the resource, which the answer to a write may lack. */
const readAt = ({ path }: Route): readonly Route[] =>
  routes.filter((one) => one.path === path && one.method === 'get');

/** Members of the resource that the service sets itself and the request does not take. */
export const readOnlyMembersOf = once((route): ReadonlySet<string> => {
  const taken = requestMembersOf(route);
  const shown = [route, ...readAt(route)].flatMap(resourcesOf).flatMap(Object.entries<unknown>);
  return new Set(shown.flatMap(([name, schema]) => (isReadOnly(schema) && !(name in taken) ? [name] : [])));
});
