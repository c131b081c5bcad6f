import type { Json, JsonObject } from '../generate/json.ts';

/** Facts for programs: the page has them as text. `/openapi.json` has them all. */
const INTERNAL = [
  'x-clauses',
  'x-choices',
  'x-access',
  'x-events',
  'x-envelope',
  'x-filters',
  'x-open',
  'x-page',
  'x-range',
  'x-untyped',
  'x-window',
];

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const without = (value: Json): Json => {
  if (isList(value)) return value.map(without);
  return typeof value === 'object' && value !== null ? withoutInternalFacts(value) : value;
};

/** The same document without the facts that only programs read. */
export const withoutInternalFacts = (document: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) =>
      INTERNAL.includes(name) ? [] : [[name, without(value)] as const],
    ),
  );
