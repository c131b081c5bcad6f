import { situationFacts, situationMembers } from '../../src/fixtures/situations/facts.ts';

const HEAD =
  '# Situations\n\nSmall states by name, in `world.situations` and as `POST /__admin/situations/{name}` (`GET /__admin/situations` lists each ' +
  'with its `curl`). Each is made of new records by staff actions and calls of the API, with their events, and returns ids. ' +
  'Everything that one takes may be left out.';

const typeOf = (schema: object): string =>
  'type' in schema && schema.type === 'integer' ? 'number' : 'string';
const noteOf = (schema: object): string =>
  'description' in schema && typeof schema.description === 'string' ? schema.description : '';

const members = Object.entries(situationMembers).map(
  ([name, schema]) => `- \`${name}?: ${typeOf(schema)}\`: ${noteOf(schema)}`,
);

const lineOf = ([name, { says, takes, gives, part }]: [string, (typeof situationFacts)[string]]): string => {
  const input = takes.length === 0 ? '' : `{ ${takes.join(', ')} }`;
  const note = part === 'planned' ? ' Only with `planned: true`.' : '';
  return `- \`${name}(${input})\` gives ${gives.map((one) => `\`${one}\``).join(', ')}. ${says}${note}`;
};

/** The page of situations: of each a line with what it takes, gives and is. */
export const situationsPage = (): string =>
  [HEAD, members.join('\n'), Object.entries(situationFacts).map(lineOf).join('\n')].join('\n\n');
