import { asList, asObject, asText, asTexts, isObject, resolve, type JsonObject } from './json.ts';
import { idOf, type Register } from './register.ts';

/** What clauses say to be about though the contract has no such member and no such parameter. Empty when all holds. */
export function memberProblems(document: JsonObject, clauses: Register['clauses']): readonly string[] {
  const known = new Set(namesIn(document));
  return clauses.flatMap(({ clause }) =>
    membersOf(clause)
      .filter((member) => !known.has(member))
      .map((member) => `clause ${idOf(clause)} is about ${member}, which the contract does not have`),
  );
}

const membersOf = (clause: JsonObject): readonly string[] => {
  const { member } = asObject(clause['about']);
  return typeof member === 'string' ? [member] : asTexts(member);
};

/** The parameters, and the members of every schema by their dotted paths, lists and the envelope left out. */
const namesIn = (document: JsonObject): readonly string[] =>
  [
    ...Object.values(asObject(asObject(document['components'])['schemas'])),
    ...objectsIn(document).flatMap(({ schema }) => (isObject(schema) ? [schema] : [])),
  ]
    .flatMap((schema) => pathsIn(document, schema))
    .concat(
      objectsIn(document).flatMap(({ in: place, name }) => (place === undefined ? [] : [asText(name)])),
    );

const objectsIn = (value: unknown): readonly JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};

function pathsIn(
  document: JsonObject,
  schema: unknown,
  path: readonly string[] = [],
  within: readonly JsonObject[] = [],
): readonly string[] {
  const found = resolve(document, schema);
  if (!isObject(schema) || within.includes(found)) return [];
  const below = [...within, found];
  const members = Object.entries(asObject(found['properties'])).flatMap(([name, member]) => {
    const isEnvelope = name === 'data' && path.length === 0;
    const at = isEnvelope ? path : [...path, name];
    return [...(isEnvelope ? [] : [at.join('.')]), ...pathsIn(document, member, at, below)];
  });
  const parts = [found['items'], ...['anyOf', 'allOf', 'oneOf'].flatMap((key) => asList(found[key]))];
  return [...members, ...parts.flatMap((part) => pathsIn(document, part, path, below))];
}
