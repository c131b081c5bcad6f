import { asList, asObject, asText, isObject, type JsonObject } from './json.ts';

type Schemas = Record<string, JsonObject>;

const PREFIX = '#/components/schemas/';

const refTo = (name: string): JsonObject => ({ $ref: `${PREFIX}${name}` });

const nameIn = (schema: unknown): string | undefined => {
  const ref = asText(asObject(schema)['$ref']);
  return ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : undefined;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isNull = (schema: unknown): boolean => asObject(schema)['type'] === 'null';

/** The one schema next to null, where an `anyOf` holds no more than that. */
const otherThanNull = (schema: JsonObject): unknown => {
  const parts = asList(schema['anyOf']);
  const others = parts.filter((part) => !isNull(part));
  return parts.length === 2 && others.length === 1 ? others[0] : undefined;
};

/** `ActivityCreator`; and `CheckInStaff`, where the member repeats whose it is. */
const memberName = (owner: string, member: string): string =>
  member.startsWith(owner) ? member : `${owner}${member}`;

/** Whether a generator would have to invent a name for it. */
const needsName = (schema: JsonObject): boolean => isObject(schema['properties']);

/** What an envelope is called, by what it holds: an answer, a list or a page of something. */
const envelopeName = (schema: JsonObject): string | undefined => {
  const { data, nextCursor } = asObject(schema['properties']);
  const single = nameIn(data);
  if (single !== undefined) return `${single}Answer`;
  const listed = nameIn(asObject(data)['items']);
  return listed === undefined ? undefined : `${listed}${nextCursor === undefined ? 'List' : 'Page'}`;
};

/** Puts a schema under its name; the same one may come twice, another one may not. */
const put = (schemas: Schemas, name: string, schema: JsonObject): JsonObject => {
  const known = schemas[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`two schemas want to be called ${name}; name one of them in openapi/openapi.yaml`);
  schemas[name] = schema;
  return refTo(name);
};

/** A type list with null says two things; the object gets a name, and null stands next to it. */
const withoutNull = (schema: JsonObject): { readonly object: JsonObject; readonly nullable: boolean } => {
  const types = asList(schema['type']);
  if (!types.includes('null')) return { object: schema, nullable: false };
  const others = types.filter((one) => one !== 'null');
  return {
    object: { ...schema, type: others.length === 1 ? (others[0] ?? 'object') : others },
    nullable: true,
  };
};

/** Names every inline object below a schema after the way that leads to it. */
const named = (schemas: Schemas, value: unknown, name: string): JsonObject => {
  const schema = asObject(value);
  if (!needsName(schema)) return inside(schemas, schema, name);
  const { object, nullable } = withoutNull(schema);
  const ref = put(schemas, name, inside(schemas, object, name));
  return nullable ? { anyOf: [ref, { type: 'null' }] } : ref;
};

/** The same schema, in which no object is inline any more. */
const inside = (schemas: Schemas, schema: JsonObject, name: string): JsonObject => {
  const out: Record<string, JsonObject[string]> = { ...schema };
  if (isObject(schema['properties']))
    out['properties'] = Object.fromEntries(
      Object.entries(schema['properties']).map(([member, one]) => [
        member,
        named(schemas, one, memberName(name, capital(member))),
      ]),
    );
  if (isObject(schema['items'])) out['items'] = named(schemas, schema['items'], name.replace(/s$/, ''));
  if (Array.isArray(schema['anyOf'])) {
    const single = otherThanNull(schema);
    out['anyOf'] = schema['anyOf'].map((part) =>
      named(schemas, part, envelopeName(asObject(part)) ?? (part === single ? name : `${name}Object`)),
    );
  }
  return out;
};

const alternativesName = (schema: JsonObject): string | undefined => {
  const [first] = asList(schema['anyOf']);
  const name = first === undefined ? undefined : envelopeName(asObject(first));
  return name === undefined ? undefined : `${name}InEitherShape`;
};

/** The schema of a body by reference, where generators would invent a name for it. `fallback` names what has none. */
export const namedBody = (schemas: Schemas, schema: JsonObject, fallback: string): JsonObject => {
  const name = envelopeName(schema) ?? alternativesName(schema);
  if (name !== undefined) return put(schemas, name, inside(schemas, schema, name));
  return named(schemas, schema, fallback);
};

/** All schemas of the components, each without inline objects. */
export const namedComponents = (components: unknown): Schemas => {
  const schemas: Schemas = {};
  for (const [name, schema] of Object.entries(asObject(components)))
    put(schemas, name, inside(schemas, asObject(schema), name));
  return schemas;
};
