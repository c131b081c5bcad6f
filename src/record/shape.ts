import { recordSchemas } from '../../openapi/generated/record-schemas.ts';
import { isDate, isDateTime, instantOf } from '../mock/domain/calendar-day.ts';
import { isRecord, type Members } from '../mock/domain/json-object.ts';

/** A record of a world, the collection that it belongs to, and the reference number that answers show for it. */
export type Row = readonly [
  collection: string,
  record: Members & { readonly id: string },
  reference?: string | undefined,
];

const membersOf = (schema: Members): readonly (readonly [string, Members])[] =>
  Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).flatMap(([name, one]) =>
    isRecord(one) ? [[name, one] as const] : [],
  );

const optionsOf = (schema: Members): readonly Members[] =>
  Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isRecord) : [schema];

/** A date-time with its offset as the store writes instants; a plain date stays. */
const dated = (text: string): string | undefined => {
  if (isDate(text)) return text;
  return isDateTime(text) ? isoText(instantOf(text, 'UTC').epochMilliseconds) : undefined;
};

/** An instant as the store writes it. */
export const isoText = (epochMilliseconds: number): string => new Date(epochMilliseconds).toISOString();

const textIn = (value: unknown, format: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  return format === 'date-or-date-time' ? dated(text) : text;
};

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const fitted = (schema: Members, value: unknown): unknown => {
  if (Array.isArray(schema['enum'])) return schema['enum'].find((one) => one === value);
  switch (schema['type']) {
    case 'string':
      return textIn(value, schema['format']);
    case 'number':
      return numberIn(value);
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'array': {
      const { items } = schema;
      if (!Array.isArray(value) || !isRecord(items)) return undefined;
      return value.flatMap((one) => (one === null || one === undefined ? [] : [fit(items, one)]));
    }
    case 'object':
      return isRecord(value) ? objectIn(schema, value) : undefined;
    default:
      return undefined;
  }
};

const objectIn = (schema: Members, value: Members): Members => {
  const needed: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const kept = membersOf(schema)
    .filter(([name]) => needed.includes(name) || value[name] !== undefined)
    .map(
      ([name, one]) =>
        [name, fit(one, value[name] ?? (CHANGED.has(name) ? value['created'] : undefined))] as const,
    );
  const { additionalProperties: others } = schema;
  const further = isRecord(others)
    ? Object.entries(value)
        .filter(([name]) => !kept.some(([own]) => own === name))
        .map(([name, one]) => [name, fit(others, one)] as const)
    : [];
  return Object.fromEntries([...kept, ...further]);
};

/** If a record was never changed, its last change is its creation. */
const CHANGED: ReadonlySet<string> = new Set(['modified', 'updated']);

const EMPTY: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false, array: [] };

/** The value of a member of which nothing is known. */
const emptyOf = (schema: Members): unknown => {
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (schema['format'] === 'date-or-date-time') return isoText(0);
  if (schema['format'] === 'time-zone') return 'UTC';
  return schema['type'] === 'object' ? objectIn(schema, {}) : EMPTY[String(schema['type'])];
};

/** The value if it fits the schema; otherwise null if that is allowed, else something empty. */
const fit = (schema: Members, value: unknown): unknown => {
  const options = optionsOf(schema);
  for (const option of options) {
    const found = fitted(option, value);
    if (found !== undefined) return found;
  }
  const [first = schema] = options.filter(({ type }) => type !== 'null');
  return first !== schema && options.some(({ type }) => type === 'null') ? null : emptyOf(first);
};

/** A record with exactly the members of its collection. */
export const shaped = (collection: string, value: Members & { readonly id: string }): Row => {
  const schema = recordSchemas[collection];
  if (!isRecord(schema)) throw new Error(`there is no collection ${collection}`);
  const { referenceNumber: reference } = value;
  return [
    collection,
    { ...objectIn(schema, value), id: value.id },
    typeof reference === 'string' ? reference : undefined,
  ];
};
