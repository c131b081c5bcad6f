import { readFileSync } from 'node:fs';

interface Step {
  readonly operationId: string;
  readonly description?: string;
  readonly successCriteria: readonly { readonly condition: string }[];
}

interface Workflows {
  readonly workflows: readonly { readonly summary: string; readonly steps: readonly Step[] }[];
}

const read = (): Workflows =>
  JSON.parse(
    readFileSync(new URL('../../openapi/generated/workflows.json', import.meta.url), 'utf8'),
  ) as Workflows;

/** A condition in words: the status, and members of the answer. */
const expected = ({ condition }: { readonly condition: string }): string =>
  condition
    .replaceAll('$statusCode == ', '')
    .replaceAll(' || ', ' or ')
    .replace(/^\$response\.body#\/(?:data\/)?(?:0\/)?(\S+) == '(\w+)'$/, '`$1` is `$2`')
    .replace(
      /^\$response\.body#\/(?:data\/)?(?:0\/)?(\S+) == \$steps\.(\w+)\.\S+$/,
      '`$1` is that of step $2',
    );

/** The operation of a step: of the API, with a link, or a staff action of the mock. */
const operation = (name: string): string => {
  const id = name.split('.').at(-1) ?? name;
  if (name.startsWith('$sourceDescriptions.api.')) return `[\`${id}\`](#${id})`;
  return id.startsWith('lever-') ? `staff action \`${id.slice('lever-'.length)}\`` : '`GET /__admin/events`';
};

const line = ({ operationId, description, successCriteria }: Step): string =>
  `1. ${operation(operationId)}: ${successCriteria.map(expected).join(', ')}${description === undefined ? '' : `. ${description}`}`;

/** The workflows as a chapter: what a client does step by step, and what it gets. */
export const workflowChapter = (): string =>
  [
    '# Workflows',
    'Several calls belong together. The same journeys are in [`/workflows.arazzo.yaml`](/workflows.arazzo.yaml) ' +
      '(Arazzo 1.0.1), which `redocly respect` runs against the mock.',
    ...read().workflows.map(({ summary, steps }) => `**${summary}**\n\n${steps.map(line).join('\n')}`),
  ].join('\n\n');
