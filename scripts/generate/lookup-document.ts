import { asObject, type JsonObject } from './json.ts';

const PROSE = ['description', 'summary'];

/** Facts of an operation that programs read in the tables of contract.ts. */
const IN_TABLES = [
  'x-access',
  'x-choices',
  'x-clauses',
  'x-envelope',
  'x-events',
  'x-filters',
  'x-page',
  'x-part',
  'x-window',
];

const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A member that is called `description` has a schema, and no text.
      .filter(([name, member]) => !(PROSE.includes(name) && typeof member === 'string'))
      .filter(([name]) => !IN_TABLES.includes(name))
      .map(([name, member]) => [name, bare(member)]),
  );
};

/** The document for looking up schemas: without prose, and without the facts in the tables. */
export const lookupDocument = (document: JsonObject): JsonObject => asObject(bare(document));
