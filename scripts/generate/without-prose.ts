import { asObject, type JsonObject } from './json.ts';

const PROSE = ['description', 'summary'];

const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A member that is called `description` has a schema, and no text.
      .filter(([name, member]) => !(PROSE.includes(name) && typeof member === 'string'))
      .map(([name, member]) => [name, bare(member)]),
  );
};

/** A document without what is said to people: what programs look up in it is half of it. */
export const withoutProse = (document: JsonObject): JsonObject => asObject(bare(document));
