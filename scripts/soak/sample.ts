import { document } from '../../openapi/generated/document.ts';
import type { Draw } from './draw.ts';
import { isRecord } from '../../src/mock/domain/json-object.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) =>
        Array.isArray(value) ? (value[Number(part)] as unknown) : isRecord(value) ? value[part] : undefined,
      document,
    );

/** A schema of the contract by its pointer, or itself, with references followed. */
export const schemaAt = (schema: unknown): Readonly<Record<string, unknown>> => {
  if (typeof schema === 'string') return schemaAt(at(schema));
  if (!isRecord(schema)) return {};
  return typeof schema['$ref'] === 'string' ? schemaAt(at(schema['$ref'])) : schema;
};

/** What members of certain names hold; undefined leaves it to the schema, null leaves the member out. */
export type Hint = (name: string) => unknown;

const WORDS = [
  'Maple',
  'Northlight',
  'Áslaug',
  'garden',
  'violin',
  'tea & cake',
  '“quoted”',
  '日本',
  'O’Hara',
];

const text = (schema: Readonly<Record<string, unknown>>, draw: Draw): string => {
  if (schema['maxLength'] === 0) return '';
  // The only pattern of the contract is that of a time of day.
  if (schema['pattern'] !== undefined) return `${draw.int(10, 19)}:${draw.int(10, 59)}`;
  switch (schema['format']) {
    case 'date':
      return `${draw.int(2024, 2027)}-0${draw.int(1, 9)}-${draw.int(10, 28)}`;
    case 'date-time':
      return `${draw.int(2024, 2027)}-0${draw.int(1, 9)}-${draw.int(10, 28)}T${draw.int(10, 23)}:00:00Z`;
    case 'email':
      return `soak.${draw.int(1, 200)}@example.com`;
    default:
      return `${draw.one(WORDS) ?? ''} ${draw.int(1, 99)}`;
  }
};

/** What the hint says of a member or parameter, else a sample of its schema. */
export const hinted = (name: string, schema: unknown, draw: Draw, hint: Hint): unknown => {
  const value = hint(name);
  return value === undefined ? sample(schema, draw, hint) : value;
};

const object = (schema: Readonly<Record<string, unknown>>, draw: Draw, hint: Hint): unknown => {
  const required = listOf(schema['required']);
  const members = isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
  return Object.fromEntries(
    members
      .filter(([name]) => required.includes(name) || draw.chance(0.5))
      .map(([name, member]) => [name, hinted(name, member, draw, hint)] as const)
      .filter(([, value]) => value !== null),
  );
};

/** A value that fits a schema of the contract. */
export const sample = (of: unknown, draw: Draw, hint: Hint = () => undefined): unknown => {
  const schema = schemaAt(of);
  if (Array.isArray(schema['enum'])) return draw.one(schema['enum']);
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (choices.length > 0) return sample(draw.one(choices), draw, hint);
  const type = draw.one([schema['type']].flat().filter((one) => one !== 'null' || draw.chance(0.2)));
  switch (type) {
    case 'object':
      return object(schema, draw, hint);
    case 'array':
      return Array.from({ length: draw.int(0, 3) }, () => sample(schema['items'], draw, hint));
    case 'integer':
    case 'number':
      return draw.int(1, 100);
    case 'boolean':
      return draw.chance(0.5);
    case 'null':
      return null;
    default:
      return text(schema, draw);
  }
};
