import { document } from '../../../openapi/generated/document.ts';
import type { Route } from './routes.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), document);

const schemaAt = (schema: unknown): Record<string, unknown> => {
  if (!isRecord(schema)) return {};
  return typeof schema['$ref'] === 'string' ? schemaAt(at(schema['$ref'])) : schema;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Names and schemas of the members that an object schema of the contract lists. */
export const membersOf = (schema: unknown): Readonly<Record<string, unknown>> => {
  const resolved = schemaAt(schema);
  const composed = ['allOf', 'anyOf'].flatMap((key) => listOf(resolved[key]));
  const own = isRecord(resolved['properties']) ? resolved['properties'] : {};
  return Object.assign({}, ...composed.map(membersOf), own) as Record<string, unknown>;
};

/** The first value of a closed set that is not null, where the member has one. */
export const firstValueOf = (schema: unknown): unknown => {
  const values = schemaAt(schema)['enum'];
  return Array.isArray(values) ? values.find((value) => value !== null) : undefined;
};

const known = new Map<string, ReadonlySet<string>>();

/** Every member name that the contract connects with an operation: of its request, and of the resource it answers with. */
export const knownMembersOf = (route: Route): ReadonlySet<string> => {
  const cached = known.get(route.id);
  if (cached) return cached;
  const answers = Object.values(route.answers).flatMap(({ schema }) =>
    schema === undefined ? [] : [membersOf(at(schema))],
  );
  const resources = answers.flatMap((members) => [members, membersOf(members['data'])]);
  const names = new Set([membersOf(route.body && at(route.body.schema)), ...resources].flatMap(Object.keys));
  known.set(route.id, names);
  return names;
};

export const requestMembersOf = (route: Route): Readonly<Record<string, unknown>> =>
  membersOf(route.body && at(route.body.schema));
