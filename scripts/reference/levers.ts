import { levers } from '../../openapi/generated/levers.ts';
import { guardOf } from '../../src/mock/admin/lever-guards.ts';
import { asList, asObject, asText, asTexts, type JsonObject } from '../generate/json.ts';

const typesOf = (schema: JsonObject): readonly string[] => {
  const type = schema['type'];
  return typeof type === 'string' ? [type] : asTexts(type);
};

const typeOf = (schema: JsonObject): string => {
  if (schema['enum'] !== undefined)
    return asList(schema['enum'])
      .map((one) => JSON.stringify(one))
      .join(' | ');
  const types = typesOf(schema).map((type) => {
    if (type === 'array') {
      const item = typeOf(asObject(schema['items']));
      return item.includes('|') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
    }
    if (type === 'object') return objectText(schema);
    return type === 'integer' ? 'number' : type;
  });
  return types.join(' | ') || 'unknown';
};

/** Formats of texts in words. The name of a member says that it is an email address. */
const formats: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'instant',
  'header-value': 'printable ASCII',
};

const TIME_OF_DAY = '^([01]\\d|2[0-3]):[0-5]\\d$';

const rangeOf = ({ minimum, maximum }: JsonObject): string => {
  if (typeof minimum !== 'number') return '';
  return typeof maximum === 'number' ? `, ${minimum} to ${maximum}` : `, at least ${minimum}`;
};

const formatOf = (schema: JsonObject): string => {
  if (schema['type'] === 'integer') return `whole number${rangeOf(schema)}`;
  if (schema['pattern'] === TIME_OF_DAY) return 'HH:mm';
  return formats[asText(schema['format'])] ?? '';
};

/** What the type does not say, such as "instant: When it was planned." */
const noteOf = (schema: JsonObject): string => {
  const format = formatOf(schema['type'] === 'array' ? asObject(schema['items']) : schema);
  return [format, asText(schema['description'])].filter(Boolean).join(': ');
};

/** An object type: on one line, or with a note on each member that needs one. */
const objectText = (schema: JsonObject): string => {
  const required = asList(schema['required']);
  const members = Object.entries(asObject(schema['properties'])).map(([name, value]) => {
    const member = asObject(value);
    const type = typeOf(member);
    return { text: `${name}${required.includes(name) ? '' : '?'}: ${type};`, note: noteOf(member) };
  });
  const lines = members.map(({ text, note }) => {
    if (note === '') return text;
    return text.includes('{') || note.length > 60 ? `// ${note}\n${text}` : `${text} // ${note}`;
  });
  const hasNote = members.some(({ text, note }) => note !== '' || text.includes('//'));
  return hasNote ? `{\n${lines.join('\n')}\n}` : `{ ${lines.join(' ')} }`;
};

const leverText = ([name, fact]: [string, JsonObject]): string => {
  const { says, input, returns } = fact;
  const ids = asTexts(returns).map((one) => `\`${one}\``);
  const returned = ids.length > 0 ? `Returns ${ids.join(' and ')}.` : '';
  const text = [asText(says), guardOf(name) ?? '', returned];
  const type = objectText(asObject(input)).replace(/^\{ /, '{\n');
  return `#### \`${name}\`\n\n${text.filter(Boolean).join(' ')}\n\n\`\`\`ts\n${type}\n\`\`\``;
};

/** Every staff action of these parts of the interface, by name, with the members of its input. */
export const leversText = (isPlanned: boolean): string =>
  Object.entries<JsonObject>(levers)
    .filter(([, { part }]) => (part === 'planned') === isPlanned)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(leverText)
    .join('\n\n');
