import fc from 'fast-check';
import { byName, instant, plainDate, plainText, timeOfDay, wholeNumber } from './core-values.ts';
import type { Fresh } from './fresh.ts';
import { isObject, items, show } from './json.ts';
import type { JsonObject } from './json.ts';
import { resolved } from './walk.ts';

interface Drawing {
  readonly document: JsonObject;
  readonly fresh: Fresh;
}

const UNDERSTOOD = new Set(
  'type enum const format pattern minimum maximum minLength maxLength items minItems maxItems uniqueItems properties required anyOf oneOf allOf'.split(
    ' ',
  ),
);
const ANNOTATION =
  /^(x-.*|title|description|default|examples?|deprecated|readOnly|writeOnly|\$comment|contentMediaType)$/;
const TIME_OF_DAY = '^([01]\\d|2[0-3]):[0-5]\\d$';

/**
 * Values that fit a schema and that no service has a reason to refuse or change. Null is never drawn: whether it may be
 * sent is open. Throws for an unknown keyword, because a drawn value could break it.
 */
export function arbitraryOf(given: unknown, drawing: Drawing, name = ''): fc.Arbitrary<unknown> {
  const schema = resolved(drawing.document, given);
  if (!isObject(schema)) throw new Error(`no schema to draw ${name} from: ${show(given)}`);
  const strange = Object.keys(schema).find(
    (keyword) => !UNDERSTOOD.has(keyword) && !ANNOTATION.test(keyword),
  );
  if (strange !== undefined)
    throw new Error(`cannot draw ${name || 'a value'}: the keyword ${strange} is not understood`);

  if ('const' in schema) return fc.constant(schema['const']);
  const members: unknown = schema['enum'];
  if (Array.isArray(members)) return fc.constantFrom(...items(members).filter((member) => member !== null));
  if (Array.isArray(schema['allOf'])) return arbitraryOf(merged(schema, drawing), drawing, name);
  const branches: unknown = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches))
    return fc.oneof(
      ...branches.filter((one) => typeOf(one) !== 'null').map((one) => arbitraryOf(one, drawing, name)),
    );

  const type = typeOf(schema);
  const narrowed = byName[name];
  if (narrowed && type !== 'object' && type !== 'array') return narrowed(drawing.fresh, type);
  const draw = byType[type];
  if (!draw) throw new Error(`cannot draw ${name || 'a value'} of type ${type}`);
  return draw(schema, drawing, name);
}

const byType: Readonly<
  Record<string, (schema: JsonObject, drawing: Drawing, name: string) => fc.Arbitrary<unknown>>
> = {
  string: stringOf,
  integer: (schema) => wholeNumber(bound(schema['minimum']), bound(schema['maximum'])),
  number: (schema) => wholeNumber(bound(schema['minimum']), bound(schema['maximum'])),
  boolean: () => fc.boolean(),
  array: (schema, drawing, name) =>
    fc.uniqueArray(arbitraryOf(schema['items'], drawing, name), {
      minLength: bound(schema['minItems']) ?? 0,
      maxLength: bound(schema['maxItems']) ?? 4,
      selector: (item) => JSON.stringify(item),
    }),
  object: recordOf,
};

/** An object with all required members and some optional ones; read-only members are never drawn. */
function recordOf(schema: JsonObject, drawing: Drawing): fc.Arbitrary<JsonObject> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const writable = Object.entries(properties).filter(([, one]) => {
    const member = resolved(drawing.document, one);
    return !(isObject(member) && member['readOnly'] === true);
  });
  const members = writable.map(([name, one]) => [name, arbitraryOf(one, drawing, name)] as const);
  const required: unknown = schema['required'];
  return recordWith(Object.fromEntries(members), Array.isArray(required) ? required.map(String) : []);
}

/** An object of the given members; optional ones are sometimes absent. */
export function recordWith(
  members: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  required: readonly string[],
): fc.Arbitrary<JsonObject> {
  const requiredKeys = Object.keys(members).filter((name) => required.includes(name));
  return fc.record(members, { requiredKeys, noNullPrototype: true });
}

function stringOf(schema: JsonObject, _: Drawing, name: string): fc.Arbitrary<unknown> {
  const { format, pattern } = schema;
  if (pattern === TIME_OF_DAY) return timeOfDay;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  if (format === 'date-time') return instant();
  if (format === 'date') return plainDate;
  if (format !== undefined)
    throw new Error(`cannot draw ${name}: the format ${show(format)} is not understood`);
  const [least, most] = [bound(schema['minLength']) ?? 1, bound(schema['maxLength']) ?? 40];
  return plainText.map((text) => text.slice(0, most).trim().padEnd(least, 'a'));
}

function merged(schema: JsonObject, drawing: Drawing): JsonObject {
  const { allOf, ...rest } = schema;
  const parts = [rest, ...items(allOf)].map((part) => resolved(drawing.document, part)).filter(isObject);
  const objects = parts.map((part) => part['properties']).filter(isObject);
  const required = parts.flatMap((part) => items(part['required']));
  const joined = (objectsToJoin: readonly JsonObject[]): JsonObject =>
    Object.fromEntries(objectsToJoin.flatMap((object) => Object.entries(object)));
  return { ...joined(parts), properties: joined(objects), required };
}

function typeOf(schema: unknown): string {
  const type: unknown = isObject(schema) ? schema['type'] : undefined;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const first = types.find((one) => one !== 'null') ?? types[0];
  return typeof first === 'string'
    ? first
    : isObject(schema) && 'properties' in schema
      ? 'object'
      : 'unknown';
}

const bound = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
