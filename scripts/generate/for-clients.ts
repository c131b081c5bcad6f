import { asList, asObject, isObject, resolve, type Json, type JsonObject } from './json.ts';

const isNull = (schema: Json): boolean => asObject(schema)['type'] === 'null';

/** The schema without null, where it allows null. */
const withoutNull = (document: JsonObject, schema: JsonObject): JsonObject => {
  const { $ref, ...siblings } = schema;
  if (typeof $ref === 'string') {
    const target = resolve(document, { $ref });
    const present = withoutNull(document, target);
    return present === target ? schema : { ...present, ...siblings };
  }
  const types = asList(schema['type']);
  if (types.includes('null')) {
    const [first = 'null', ...more] = types.filter((one) => one !== 'null');
    const values = asList(schema['enum']).filter((one) => one !== null);
    return {
      ...schema,
      type: more.length === 0 ? first : [first, ...more],
      ...(schema['enum'] !== undefined && { enum: values }),
    };
  }
  const alternatives = asList(schema['anyOf']);
  if (!alternatives.some(isNull)) return schema;
  const [only = {}, ...others] = alternatives.filter((one) => !isNull(one));
  const { anyOf: _all, ...rest } = schema;
  return others.length === 0 ? { ...rest, ...asObject(only) } : { ...rest, anyOf: [only, ...others] };
};

/** When a member has no value, by where its value comes from. */
const ABSENT: readonly (readonly [origin: string, says: string])[] = [
  ['sent', 'Null or absent if it was not sent.'],
  ['required', 'Null or absent if it was not sent.'],
  ['staff', 'Null or absent if staff set none.'],
  ['derived', 'Null or absent if there is nothing to derive it from.'],
  ['service', 'Null or absent until the service sets it.'],
];

const originsIn = (member: JsonObject): readonly Json[] => {
  const { from } = asObject(member['x-origin']);
  return Array.isArray(from) ? asList(from) : from === undefined ? [] : [from];
};

const saysWhenAbsent = (member: JsonObject): JsonObject => {
  const origins = originsIn(member);
  const says = ABSENT.find(([origin]) => origins.includes(origin))?.[1];
  if (says === undefined) return member;
  const { description } = member;
  return { ...member, description: typeof description === 'string' ? `${description} ${says}` : says };
};

const isAlways = (member: Json): boolean => asObject(asObject(member)['x-origin'])['always'] === true;

const shape = (document: JsonObject, schema: JsonObject): JsonObject => {
  const members = Object.entries(asObject(schema['properties']));
  const always = members.filter(([, member]) => isAlways(member)).map(([name]) => name);
  const required = [...new Set([...asList(schema['required']), ...always])];
  return {
    ...schema,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      members.map(([name, member]) => [
        name,
        isAlways(member)
          ? withoutNull(document, asObject(member))
          : isObject(member)
            ? saysWhenAbsent(member)
            : member,
      ]),
    ),
  };
};

const part = (document: JsonObject, value: Json): Json => {
  if (Array.isArray(value)) return asList(value).map((one) => part(document, one));
  if (!isObject(value)) return value;
  const own = isObject(value['properties']) ? shape(document, value) : value;
  return Object.fromEntries(Object.entries(own).map(([name, one]) => [name, part(document, one)]));
};

/**
 * The contract for clients: a member that every record has is required and never null, and of any other the description
 * says when it has no value. The suite judges by the contract as it is written, where each member may be absent.
 */
export const forClients = (document: JsonObject): JsonObject => asObject(part(document, document));
