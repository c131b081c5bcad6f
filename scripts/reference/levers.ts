import { levers } from '../../openapi/generated/levers.ts';
import { guardOf } from '../../src/mock/admin/lever-guards.ts';
import { asList, asObject, asText, type JsonObject } from '../generate/json.ts';

const typeOf = (schema: JsonObject): string => {
  if (schema['enum'] !== undefined)
    return asList(schema['enum'])
      .map((one) => JSON.stringify(one))
      .join(' | ');
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  return types
    .map((type: unknown) => {
      if (type === 'array') {
        const item = typeOf(asObject(schema['items']));
        return item.includes('|') ? `(${item})[]` : `${item}[]`;
      }
      if (type === 'object') return `{ ${membersOf(schema).join('; ')} }`;
      return type === 'integer' ? 'number' : asText(type) || 'unknown';
    })
    .join(' | ');
};

/** What the type does not say. */
const noteOf = (schema: JsonObject): string =>
  [
    schema['type'] === 'integer' ? 'whole number' : '',
    asText(schema['format']),
    asText(schema['description']),
  ]
    .filter(Boolean)
    .join('; ');

const membersOf = (schema: JsonObject): readonly string[] => {
  const required = asList(schema['required']);
  return Object.entries(asObject(schema['properties'])).map(
    ([name, member]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(asObject(member))}`,
  );
};

const inputOf = (schema: JsonObject): string => {
  const notes = Object.values(asObject(schema['properties'])).map((one) => noteOf(asObject(one)));
  const lines = membersOf(schema).map((line, at) => `  ${line};${notes[at] ? ` // ${notes[at]}` : ''}\n`);
  return `{\n${lines.join('')}}`;
};

const leverText = ([name, fact]: [string, unknown]): string => {
  const { says, input, returns } = asObject(fact);
  const ids = asList(returns).map((one) => `\`${asText(one)}\``);
  const text = [
    asText(says),
    guardOf(name) ?? '',
    ids.length === 0 ? 'Returns nothing.' : `Returns ${ids.join(' and ')}.`,
  ];
  return `#### \`${name}\`\n\n${text.filter(Boolean).join(' ')}\n\n\`\`\`ts\ntype Input = ${inputOf(asObject(input))};\n\`\`\``;
};

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Every staff action of these parts of the interface, by name, with the members of its input. */
export const leversText = (isPlanned: boolean): string =>
  Object.entries<JsonObject>(JSON.parse(JSON.stringify(levers)))
    .filter(([, one]) => (one['part'] === 'planned') === isPlanned)
    .toSorted(byName)
    .map(leverText)
    .join('\n\n');
