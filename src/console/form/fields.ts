import { isRecord, joined, listOf, membersOf, parsed, textOf, textsOf } from '../json.ts';
import { collectionNamed } from './id-fields.ts';

/** How a member of an input is asked for. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'date-time'
  | 'date'
  | 'time'
  | 'choice'
  | 'choices'
  | 'yes-no'
  | 'lines'
  | 'group'
  | 'json';

/** One member of an input, as a form shows it. */
export interface Field {
  readonly kind: FieldKind;
  /** Its place in the input, as a JSON pointer. */
  readonly pointer: string;
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether `null` may be written. */
  readonly isNullable: boolean;
  readonly hint: string;
  /** Values to choose from; of a text or of lines those that the schema gives as examples. */
  readonly options: readonly string[];
  /** Of lines: each is a number. */
  readonly isOfNumbers: boolean;
  /** Of a group. */
  readonly fields: readonly Field[];
}

/** What was filled in, by pointer; of several choices one in each line. */
export type Filled = Readonly<Record<string, string>>;

const typesOf = (schema: unknown): readonly string[] => {
  const { type } = membersOf(schema);
  return typeof type === 'string' ? [type] : textsOf(type);
};

const kindOf = (schema: unknown): FieldKind => {
  const members = membersOf(schema);
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (members['const'] === true || types.includes('boolean')) return 'yes-no';
  if (Array.isArray(members['enum'])) return 'choice';
  if (types.length !== 1) return 'json';
  switch (types[0]) {
    case 'string': {
      const format = textOf(members['format']);
      if (format === 'date-time' || format === 'date') return format;
      return textOf(members['pattern']).includes(':[0-5]') ? 'time' : 'text';
    }
    case 'integer':
    case 'number':
      return 'number';
    case 'array': {
      const items = membersOf(members['items']);
      if (Array.isArray(items['enum'])) return 'choices';
      return ['string', 'integer'].includes(textOf(items['type'])) ? 'lines' : 'json';
    }
    case 'object':
      return isRecord(members['properties']) ? 'group' : 'json';
    default:
      return 'json';
  }
};

/** Larger bounds are those of the machine, and of no use to a reader. */
const MOST_SAID = 1e9;

const HOW: Readonly<Partial<Record<FieldKind, string>>> = {
  'date-time': 'In UTC.',
  lines: 'One per line.',
};

/** How a value is written as JSON, with the members of each item of an array. */
const jsonHint = (schema: unknown): string => {
  const { properties, required } = membersOf(membersOf(schema)['items']);
  const members = Object.entries(membersOf(properties)).map(([name, member]) => {
    const notes = [
      textOf(membersOf(member)['contentEncoding']),
      textsOf(required).includes(name) ? '' : 'optional',
    ].filter(Boolean);
    return `\`${name}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  return members.length > 0 ? `A JSON array of objects with ${members.join(', ')}.` : 'As JSON.';
};

const hintOf = (schema: unknown, kind: FieldKind, isChosen: boolean): string => {
  const { description, minimum, maximum } = membersOf(schema);
  const from =
    typeof maximum === 'number' && maximum < MOST_SAID
      ? [`${Number(minimum ?? 0)} to ${maximum}.`]
      : typeof minimum === 'number' && minimum > 0
        ? [`At least ${minimum}.`]
        : [];
  return joined(
    [textOf(description), isChosen ? '' : kind === 'json' ? jsonHint(schema) : (HOW[kind] ?? ''), ...from],
    ' ',
  );
};

/** A name as a step of a JSON pointer. */
const stepOf = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The fields of a form for an input with this schema. */
export const fieldsOf = (schema: unknown, above = ''): readonly Field[] => {
  const { properties, required } = membersOf(schema);
  const needed = textsOf(required);
  return Object.entries(membersOf(properties)).map(([name, member]) => {
    const kind = kindOf(member);
    const pointer = `${above}/${stepOf(name)}`;
    const isNullable = typesOf(member).includes('null');
    const { enum: values, examples, items } = membersOf(member);
    const each = membersOf(items);
    const options = listOf(values ?? each['enum'] ?? examples ?? each['examples']).map(String);
    const isChosen = options.length > 0 || collectionNamed(name) !== undefined;
    return {
      ...{ kind, pointer, name, isNullable },
      isRequired: needed.includes(name),
      hint: hintOf(member, kind, isChosen),
      options,
      isOfNumbers: textOf(each['type']) === 'integer',
      fields: kind === 'group' ? fieldsOf(member, pointer) : [],
    };
  });
};

/** The lines of a text, without those that are empty. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The value of a field that was filled in; undefined where it is left out. What cannot be read stays a text. */
const valueOf = (field: Field, filled: Filled): unknown => {
  if (field.kind === 'group') {
    const members = inputOf(field.fields, filled);
    return Object.keys(members).length === 0 ? undefined : members;
  }
  const text = filled[field.pointer] ?? '';
  if (text === '') return undefined;
  if (field.isNullable && text === 'null') return null;
  switch (field.kind) {
    case 'number':
      return Number.isNaN(Number(text)) ? text : Number(text);
    case 'yes-no':
      return text === 'true';
    case 'lines':
      return linesOf(text).map((line) => (field.isOfNumbers ? Number(line) : line));
    case 'choices':
      return linesOf(text);
    case 'json':
      return parsed(text) ?? text;
    default:
      return text;
  }
};

/** The input from a form, without fields that were not filled in. */
export const inputOf = (fields: readonly Field[], filled: Filled): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field, filled);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );

const allOf = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...allOf(field.fields)]);

export interface Complaint {
  readonly pointer: string;
  readonly message: string;
}

/** What was complained of, by the pointer of the field that it belongs to; under '' what belongs to none. */
export const complaintsOf = (
  fields: readonly Field[],
  complaints: readonly Complaint[],
): Readonly<Record<string, string>> => {
  const pointers = allOf(fields).map(({ pointer }) => pointer);
  const found: Record<string, string> = {};
  for (const { pointer, message } of complaints) {
    const own = pointers
      .filter((one) => pointer === one || pointer.startsWith(`${one}/`))
      .sort((a, b) => b.length - a.length)[0];
    const text = own === undefined ? `${pointer} ${message}` : message;
    found[own ?? ''] = joined([found[own ?? ''], text], '; ');
  }
  return found;
};
