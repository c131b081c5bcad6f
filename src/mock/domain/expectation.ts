import { HEADER_VALUE } from './header-value.ts';
import { isRecord, type Members } from './json-object.ts';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-03-01',
  'date-time': 'a date and time such as 2026-03-01T09:30:00Z',
  email: 'an email address such as ana@example.com',
  uri: 'an address such as https://example.com/a.png',
  'uri-reference': 'an address such as https://example.com/a.png',
  'header-value': HEADER_VALUE,
  'date-or-date-time': 'a date such as 2026-03-01, or one with a time',
  'time-zone': 'a time zone such as Europe/Copenhagen',
};

const PATTERNS: Readonly<Record<string, string>> = {
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'a time of day such as 09:30',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const named = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Names in a sentence: `a, b or c`. */
const alternatives = (names: readonly string[], last = 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;

const counted = (count: number, unit: string): string =>
  unit === '' ? String(count) : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How many, as the end of a phrase: ` of at most 5 items`, ` from 1 to 100`. */
const rangeOf = (least: unknown, most: unknown, unit = ''): string => {
  if (typeof least === 'number' && typeof most === 'number') {
    if (least === most) return ` of ${counted(most, unit)}`;
    return least === 0 && unit !== ''
      ? ` of at most ${counted(most, unit)}`
      : ` from ${least} to ${counted(most, unit)}`;
  }
  if (typeof least === 'number') return ` of at least ${counted(least, unit)}`;
  return typeof most === 'number' ? ` of at most ${counted(most, unit)}` : '';
};

const textWords = ({ format, pattern, minLength, maxLength, examples }: Members): string => {
  const [example] = listOf(examples);
  if (typeof format === 'string' && FORMATS[format] !== undefined) return FORMATS[format];
  if (typeof pattern === 'string')
    return (
      PATTERNS[pattern] ??
      (example === undefined ? `a text like ${pattern}` : `a text such as ${named(example)}`)
    );
  if (minLength === 1 && maxLength === undefined) return 'a text that is not empty';
  return `a text${rangeOf(minLength, maxLength, 'letter')}`;
};

/** What an object needs beyond being one. */
const objectWords = ({ properties, minProperties, maxProperties, not }: Members): string => {
  const names = Object.keys(isRecord(properties) ? properties : {});
  const apart = isRecord(not) ? listOf(not['required']).map(named) : [];
  const count = rangeOf(minProperties, maxProperties, names.length === 0 ? 'member' : '');
  const members = count.replace(/^ (?:of|from)/, ' with');
  const among = count === '' || names.length === 0 ? '' : ` of ${names.join(', ')}`;
  return `an object${members}${among}${apart.length === 0 ? '' : ` without ${alternatives(apart, 'and')} together`}`;
};

const kindWords = (kind: unknown, schema: Members): string => {
  if (kind === 'string') return textWords(schema);
  if (kind === 'object') return objectWords(schema);
  if (kind === 'array') return `a list${rangeOf(schema['minItems'], schema['maxItems'], 'item')}`;
  const words = KINDS[String(kind)] ?? 'something else';
  return kind === 'integer' || kind === 'number'
    ? `${words}${rangeOf(schema['minimum'], schema['maximum'])}`
    : words;
};

/** Whether a schema only means "not set", which is not worth mentioning next to a real alternative. */
const isUnset = (schema: Members): boolean => schema['type'] === 'null' || schema['maxLength'] === 0;

/**
 * What a JSON schema asks for, in words that follow "must be": `a date such as 2026-03-01`. `resolve` gives the schema
 * behind a `$ref`.
 */
export const expectationOf = (
  schema: unknown,
  resolve: (schema: unknown) => unknown = (same) => same,
): string => {
  const whole = resolve(schema);
  if (!isRecord(whole)) return 'left out';
  if ('const' in whole) return named(whole['const']);
  const values = listOf(whole['enum']).filter((one) => one !== null);
  if (values.length > 0)
    return values.length === 1 ? values.map(named).join('') : `one of ${values.map(named).join(', ')}`;
  const branches = [...listOf(whole['anyOf']), ...listOf(whole['oneOf'])].map(resolve).filter(isRecord);
  if (branches.length > 0) {
    const real = branches.filter((one) => !isUnset(one));
    return alternatives((real.length > 0 ? real : branches).map((one) => expectationOf(one, resolve)));
  }
  const kinds = Array.isArray(whole['type']) ? whole['type'] : [whole['type']];
  return alternatives(kinds.map((kind) => kindWords(kind, whole)));
};
