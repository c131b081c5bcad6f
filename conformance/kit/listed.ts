import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { document as contract } from '../../openapi/generated/document.ts';
import { isObject, items } from './json.ts';
import type { JsonObject } from './json.ts';
import { remembered } from './remembered.ts';
import { objectAt, resolved } from './walk.ts';

/**
 * Which members of a record the interface lists. A target may add its own members, with a new value in every
 * answer, so they are never compared. When an answer arrives, the listed members of each of its objects are noted.
 */

/** The schemas of one value. */
type Schemas = readonly JsonObject[];
type Members = ReadonlyMap<string, Schemas>;

const noted = new WeakMap<object, ReadonlySet<string>>();

/** The members that the interface lists for a record of an answer; undefined for a record of the suite itself. */
export const listedMembersOf = (record: object): ReadonlySet<string> | undefined => noted.get(record);

/** The record with only the members that the interface lists; a record of the suite itself is unchanged. */
export function listedPart(record: JsonObject): JsonObject {
  const listed = noted.get(record);
  if (!listed) return record;
  const part = Object.fromEntries(Object.entries(record).filter(([name]) => listed.has(name)));
  noted.set(part, listed);
  return part;
}

/** Notes the listed members of every object in an answer, by the schema of its status. */
export function noteListed(operationId: OperationId, status: number, json: unknown): void {
  const schemas = schemasOf(operationId, status);
  if (schemas) note(json, schemas, false);
}

/** The schema of an operation's answer with a status. */
function schemasOf(operationId: OperationId, status: number): Schemas | undefined {
  const { answers }: Facts = operations[operationId];
  const stated = answers[String(status)] ?? answers[`${Math.trunc(status / 100)}XX`];
  return stated?.schema === undefined ? undefined : rootOf(stated.schema);
}

/** What an answer shows of members that may be null. */
interface Unset {
  /** Those that are an object of which no listed member is there. */
  readonly empty: ReadonlySet<string>;
  /** Those that an object leaves out, each with the name of that object in front. Objects with several forms are skipped. */
  readonly absent: ReadonlySet<string>;
}

export function unsetIn(operationId: OperationId, status: number, json: unknown): Unset {
  const [empty, absent] = [new Set<string>(), new Set<string>()];
  const look = (value: unknown, schemas: Schemas, of = ''): void => {
    if (Array.isArray(value)) for (const item of value) look(item, itemsOf(schemas), of);
    if (!isObject(value)) return;
    const { members } = shapeOf(schemas);
    if (schemas.length === 1 && schemas.every(hasOneForm))
      for (const [name, own] of members)
        if (!(name in value) && own.some(mayBeNull)) absent.add(`${of}.${name}`);
    for (const [name, one] of Object.entries(value)) {
      const own = members.get(name) ?? undescribed;
      const { names } = shapeOf(own);
      const isEmpty = isObject(one) && names.size > 0 && !Object.keys(one).some((key) => names.has(key));
      if (isEmpty && own.some(mayBeNull)) empty.add(name);
      look(one, own, name);
    }
  };
  look(json, schemasOf(operationId, status) ?? undescribed);
  return { empty, absent };
}

const mayBeNull = (schema: JsonObject): boolean =>
  [schema['type']].flat().includes('null') || branchesOf(schema).some(mayBeNull);

interface Facts {
  readonly answers: Readonly<Record<string, { readonly schema?: string }>>;
}

/** An inner object whose members the interface does not show has no listed members. */
function note(value: unknown, schemas: Schemas, within: boolean): void {
  if (Array.isArray(value)) for (const item of value) note(item, itemsOf(schemas), within);
  if (!isObject(value)) return;
  const { members, names } = shapeOf(schemas);
  if (names.size === 0 && !within) return;
  noted.set(value, names);
  for (const [name, one] of Object.entries(value)) note(one, members.get(name) ?? undescribed, true);
}

/** Cached for each node, because every answer of a run is examined. */
const byNode = <Node extends object, T>(read: (node: Node) => T): ((node: Node) => T) => {
  const known = new WeakMap<Node, T>();
  return (node) => remembered(known, node, () => read(node));
};

const membersIn = byNode((schema: JsonObject): Members => {
  const own = isObject(schema['properties']) ? schema['properties'] : {};
  const stated = Object.entries(own).flatMap(([name, given]) => {
    const member = resolved(contract, given);
    return isObject(member) ? [[name, [member]] as const] : [];
  });
  return joined([new Map(stated), ...branchesOf(schema).map(membersIn)]);
});

/** Objects of several forms list the members of each. */
const hasOneForm = byNode(
  (schema: JsonObject): boolean =>
    branchesOf(schema).every(hasOneForm) &&
    ['anyOf', 'oneOf'].every(
      (name) => branchesUnder(schema, name).filter((one) => membersIn(one).size > 0).length < 2,
    ),
);

const itemsIn = byNode((schema: JsonObject): Schemas => {
  const own = resolved(contract, schema['items']);
  return [...(isObject(own) ? [own] : []), ...branchesOf(schema).flatMap(itemsIn)];
});

const branchesUnder = (schema: JsonObject, name: string): Schemas =>
  items(schema[name])
    .map((one) => resolved(contract, one))
    .filter(isObject);

const branchesOf = (schema: JsonObject): Schemas =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((name) => branchesUnder(schema, name));

const itemsOf = byNode((schemas: Schemas): Schemas => schemas.flatMap(itemsIn));

const shapeOf = byNode((schemas: Schemas) => {
  const members = joined(schemas.map(membersIn));
  return { members, names: new Set(members.keys()) };
});

const undescribed: Schemas = [];

const roots = new Map<string, Schemas>();

const rootOf = (pointer: string): Schemas => remembered(roots, pointer, () => [objectAt(contract, pointer)]);

function joined(all: readonly Members[]): Members {
  const whole = new Map<string, Schemas>();
  for (const [name, schemas] of all.flatMap((one) => [...one]))
    whole.set(name, [...(whole.get(name) ?? []), ...schemas]);
  return whole;
}
