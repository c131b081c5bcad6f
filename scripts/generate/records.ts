import {
  asList,
  asObject,
  asText,
  asTexts,
  isObject,
  resolve,
  valueAt,
  type Json,
  type JsonObject,
} from './json.ts';
import { operationsOf, type OperationFacts } from './operations.ts';

/** A member of a schema. `*` in a path stands for every item of a list. */
export interface Member {
  /** The path from the top of the record or of the body. */
  readonly path: string;
  /** The schema of the contract that lists it, and the path from there. */
  readonly schema: string;
  readonly within: string;
  /** What the contract says of it, with the keys next to a `$ref`. */
  readonly value: JsonObject;
  /** Whether the objects that lead to it must have it. */
  readonly isRequired: boolean;
}

/** The body of a request that makes or changes a record. */
export interface Body {
  readonly operation: string;
  readonly makes: boolean;
  readonly members: readonly Member[];
}

/** What an answer shows: a resource, or one of a list. */
export interface ShownRecord {
  readonly name: string;
  readonly members: readonly Member[];
  readonly bodies: readonly Body[];
}

const PREFIX = '#/components/schemas/';
/** The envelopes of operations that make or change one record; a body with another one only asks. */
const ONE = ['data', 'bare', 'open'];

interface Place {
  readonly schema: string;
  readonly within: string;
  readonly path: string;
  readonly isRequired: boolean;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const nameOf = (value: unknown): string | undefined => {
  const ref = asText(asObject(value)['$ref']);
  return ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : undefined;
};

/** Every member below a schema. A schema named in `apart` is not entered: it is a record of its own. */
function membersBelow(
  document: JsonObject,
  value: unknown,
  place: Place,
  apart: ReadonlySet<string>,
): readonly Member[] {
  const name = nameOf(value);
  if (name !== undefined) {
    if (apart.has(name) && place.path !== '') return [];
    return membersBelow(document, resolve(document, value), { ...place, schema: name, within: '' }, apart);
  }
  const schema = asObject(value);
  const required = asTexts(schema['required']);
  const own = Object.entries(asObject(schema['properties'])).flatMap(([member, one]) => {
    const at: Place = {
      schema: place.schema,
      within: join(place.within, member),
      path: join(place.path, member),
      isRequired: place.isRequired && required.includes(member),
    };
    return [{ ...at, value: asObject(one) }, ...membersBelow(document, one, at, apart)];
  });
  const item = { ...place, within: join(place.within, '*'), path: join(place.path, '*') };
  return [
    ...own,
    ...['anyOf', 'allOf', 'oneOf'].flatMap((key) =>
      asList(schema[key]).flatMap((part) => membersBelow(document, part, place, apart)),
    ),
    ...(isObject(schema['items']) ? membersBelow(document, schema['items'], item, apart) : []),
  ];
}

/** What an object that must have a list wraps: the items of the list are records of their own. */
const wrapped = (document: JsonObject, value: Json): readonly Json[] => {
  const schema = resolve(document, value);
  return asTexts(schema['required']).flatMap((name) => {
    const { items } = asObject(asObject(schema['properties'])[name]);
    return nameOf(items) === undefined || items === undefined ? [] : [items];
  });
};

/** The records of one body of an answer, without what stands around them. */
function recordsIn(document: JsonObject, value: Json | undefined): readonly Json[] {
  const schema = resolve(document, value);
  const parts = asList(schema['anyOf']);
  if (parts.length > 0) return parts.flatMap((part) => recordsIn(document, part));
  const { data } = asObject(schema['properties']);
  if (data !== undefined) return recordsIn(document, data);
  const { items } = schema;
  if (items !== undefined) return recordsIn(document, items);
  return value === undefined ? [] : [value, ...wrapped(document, value)];
}

const answeredBy = (document: JsonObject, { answers }: OperationFacts): readonly Json[] =>
  Object.entries(answers).flatMap(([status, { schema, contentType }]) =>
    status.startsWith('2') && schema !== undefined && contentType === 'application/json'
      ? recordsIn(document, valueAt(document, schema))
      : [],
  );

const isOne = ({ body, operation }: OperationFacts): boolean =>
  body !== undefined && ONE.includes(asText(operation['x-envelope']));

const bodiesOf = (document: JsonObject, { id, method, body }: OperationFacts): readonly Body[] =>
  [body?.schema, body?.form].flatMap((pointer) =>
    pointer === undefined
      ? []
      : [
          {
            operation: id,
            makes: method === 'post',
            members: membersBelow(
              document,
              valueAt(document, pointer),
              { schema: id, within: '', path: '', isRequired: true },
              new Set(),
            ),
          },
        ],
  );

/**
 * Every record that an answer shows, with the bodies that make or change it: those of the operations that answer with
 * it, and those of the same path, for the answers of some are open.
 */
export function recordsOf(document: JsonObject): readonly ShownRecord[] {
  const operations = operationsOf(document).map((facts) => ({
    facts,
    records: new Map(
      answeredBy(document, facts).map((one) => [nameOf(one) ?? `${facts.id} (inline)`, one] as const),
    ),
  }));
  const shown = new Map(operations.flatMap(({ records }) => [...records]));
  const names = new Set(shown.keys());
  const records = [...shown].map(([name, value]) => {
    const paths = operations.filter(({ records }) => records.has(name)).map(({ facts: { path } }) => path);
    const place = { schema: name, within: '', path: '', isRequired: true };
    return {
      name,
      members: membersBelow(document, value, place, names),
      bodies: operations
        .filter(({ facts }) => isOne(facts) && paths.includes(facts.path))
        .flatMap(({ facts }) => bodiesOf(document, facts)),
    };
  });
  return records.filter(({ members }) => members.length > 0);
}
