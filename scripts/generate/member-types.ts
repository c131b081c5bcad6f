import { asList, asObject, asText, isObject, type Json, type JsonObject } from './json.ts';

/** The members of one schema whose type is judged, and the words of the interface that say it. */
export interface TypedSchema {
  readonly schema: string;
  readonly section: string;
  readonly members: Readonly<Record<string, { readonly line: number; readonly words: string }>>;
}

/** A member is an entry of the table by its words, or by its line and its words where the schema has no line for all. */
export const typedSchemas = (entries: readonly JsonObject[]): readonly TypedSchema[] =>
  entries.map((entry) => ({
    schema: asText(entry['schema']),
    section: asText(entry['section']),
    members: Object.fromEntries(
      Object.entries(asObject(entry['members'])).map(([member, value]) => {
        const [line = entry['line'], words] = typeof value === 'string' ? [undefined, value] : asList(value);
        return [member, { line: Number(line), words: asText(words) }];
      }),
    ),
  }));

/** Ids are strings wherever they stand, but for the number that another system knows a connection by. */
const isId = (member: string): boolean => /(^|\.)(id|\w+Id)$/.test(member) && member !== 'pccId';

interface Marking {
  readonly schema: Json;
  /** Every member that the schema has, by its dotted path. */
  readonly members: readonly string[];
}

/** Marks each member of a schema that is no id and not among the typed ones. */
function marked(schema: Json, typed: ReadonlySet<string>, at = ''): Marking {
  if (!isObject(schema)) return { schema, members: [] };
  const members: string[] = [];
  const within = (value: Json, path: string): Json => {
    const inner = marked(value, typed, path);
    members.push(...inner.members);
    return inner.schema;
  };
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (key === 'properties')
      return [
        key,
        Object.fromEntries(
          Object.entries(asObject(value)).map(([name, member]) => {
            const path = at === '' ? name : `${at}.${name}`;
            members.push(path);
            const inner = within(member, path);
            const isJudged = typed.has(path) || isId(path);
            return [name, isJudged || !isObject(inner) ? inner : { ...inner, 'x-untyped': true }];
          }),
        ),
      ];
    if (['anyOf', 'allOf', 'oneOf'].includes(key)) return [key, asList(value).map((one) => within(one, at))];
    return key === 'items' ? [key, within(value, at)] : [key, value];
  });
  return { schema: Object.fromEntries(entries), members };
}

/** Components that answers lead to; what only a request leads to is for the client to keep. */
const answeredSchemas = (document: JsonObject): readonly string[] => {
  const components = asObject(asObject(document['components'])['schemas']);
  const found = new Set<string>();
  const follow = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(follow);
    if (!isObject(value)) return;
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(asText(value['$ref'])) ?? [];
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      follow(components[name] ?? null);
    }
    Object.values(value).forEach(follow);
  };
  const responses = asObject(asObject(document['components'])['responses']);
  Object.entries(responses).forEach(([, response]) => follow(response));
  for (const item of Object.values(asObject(document['paths'])))
    for (const operation of Object.values(asObject(item)))
      for (const [status, response] of Object.entries(asObject(asObject(operation)['responses'])))
        if (!status.startsWith('4')) follow(response);
  return [...found];
};

/** The document with every untyped member of its answers marked, and what does not fit between it and the table. */
export const markUntyped = (
  document: JsonObject,
  table: readonly TypedSchema[],
): { readonly document: JsonObject; readonly problems: readonly string[] } => {
  const components = asObject(document['components']);
  const schemas = { ...asObject(components['schemas']) };
  const problems: string[] = [];
  for (const { schema: name, members: typed } of table) {
    const schema = schemas[name];
    if (schema === undefined) {
      problems.push(`openapi/types.yaml speaks of ${name}, which is no schema of the contract`);
      continue;
    }
    const { schema: done, members } = marked(schema, new Set(Object.keys(typed)));
    schemas[name] = done;
    for (const [member, { line, words }] of Object.entries(typed)) {
      if (!members.includes(member)) problems.push(`openapi/types.yaml: ${name} has no member ${member}`);
      if (words === '' || !Number.isInteger(line))
        problems.push(`openapi/types.yaml: ${name}.${member} gives no line or no words of it`);
    }
  }
  const listed = new Set(table.map(({ schema }) => schema));
  for (const name of answeredSchemas(document)) {
    const hasMembers = isObject(asObject(schemas[name])['properties']) || 'allOf' in asObject(schemas[name]);
    if (hasMembers && !listed.has(name) && !isEnvelope(asObject(schemas[name])))
      problems.push(`openapi/types.yaml says nothing of ${name}, whose members answers show`);
  }
  return { document: { ...document, components: { ...components, schemas } }, problems };
};

/** What is around resources: its members are stated by the conventions. */
const isEnvelope = (schema: JsonObject): boolean => 'data' in asObject(schema['properties']);
