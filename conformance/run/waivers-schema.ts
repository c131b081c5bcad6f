import { LONGEST_GLOB } from '../kit/glob.ts';

const text = { type: 'string', minLength: 1 } as const;

/** The schema of ces.waivers.yaml; published as openapi/generated/waivers.schema.json. */
export const waiversSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:community-engagement-contract:waivers',
  title: 'ces.waivers.yaml',
  description: 'Known violations that their owner has agreed to live with until a day.',
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['check', 'reason', 'expires'],
    properties: {
      check: { ...text, description: 'Id of the check.' },
      target: {
        ...text,
        maxLength: LONGEST_GLOB,
        description: 'Glob over target addresses; left out = every target.',
      },
      expect: { ...text, description: 'Text that the finding has to hold; left out = any finding.' },
      reason: { ...text, description: 'Why the violation may stay for now.' },
      ticket: { ...text, description: 'Where the repair is followed up.' },
      expires: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        description: 'Last day (UTC, YYYY-MM-DD) on which the waiver holds.',
      },
    },
  },
} as const;
