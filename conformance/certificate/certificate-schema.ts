import { states } from '../report/results-schema.ts';

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const count = { type: 'integer', minimum: 0 } as const;
const digest = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const share = (name: string) => ({
  type: 'object',
  additionalProperties: false,
  required: [name, 'all'],
  properties: { [name]: count, all: count },
});

const number = { type: 'number', minimum: 0, maximum: 1 } as const;
const ofSources = {
  type: 'object',
  additionalProperties: false,
  required: ['caught', 'of', 'low', 'high'],
  properties: { caught: count, of: count, low: number, high: number },
};

/** The schema of certificate.json; published as openapi/generated/certificate.schema.json. */
export const certificateSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:community-engagement-contract:certificate',
  title: 'certificate.json',
  description: 'What one run of the conformance suite proved about one implementation.',
  type: 'object',
  additionalProperties: false,
  required: [
    ...['version', 'contract', 'digests', 'target', 'issuedAt', 'profiles', 'seed', 'runs', 'tiers'],
    ...['choices', 'clauses', 'passed'],
  ],
  properties: {
    version: { const: 1 },
    subject: {
      enum: ['receiver', 'client'],
      description: 'Whom it is about; left out for an implementation of the service.',
    },
    robustness: {
      type: 'object',
      description: 'The second verdict on a receiver or a client: each demand beyond the interface.',
      additionalProperties: { enum: ['pass', 'fail', 'observed', 'unproven', 'not-applicable'] },
    },
    scope: {
      ...texts,
      description: 'What a consumer claims: sections of a client, kinds of events of a receiver.',
    },
    unexercised: {
      type: 'object',
      description: 'What of a consumer was not exercised, so that nothing is said of it.',
      additionalProperties: false,
      required: ['duties', 'operations'],
      properties: { duties: texts, operations: texts },
    },
    signed: { const: false, description: 'It carries no signature: repeat the run to know.' },
    repeat: { ...texts, description: 'Commands that repeat what it says.' },
    contract: { ...text, description: 'Version of the contract, which is that of the suite.' },
    digests: {
      type: 'object',
      description: 'SHA-256 of the suite and of the contract that judged.',
      additionalProperties: false,
      required: ['suite', 'contract'],
      properties: { suite: digest, contract: digest },
    },
    target: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'tenant'],
      properties: { url: text, tenant: text },
    },
    issuedAt: { ...text, format: 'date-time', description: 'When the run began, UTC.' },
    profiles: { type: 'array', items: { enum: ['core', 'flat', 'planned'] } },
    seed: count,
    runs: { ...count, description: 'Examples of each property.' },
    tiers: { type: 'array', items: { enum: ['api', 'lever', 'fixture', 'discovery'] } },
    choices: {
      type: 'object',
      description: 'The reading taken at each open point: one for all operations, or one for each.',
      additionalProperties: { anyOf: [text, { type: 'object', additionalProperties: text }] },
    },
    clauses: {
      type: 'object',
      description: 'What the run says of every clause of its profiles.',
      additionalProperties: { enum: states },
    },
    passed: { ...texts, description: 'Checks that passed.' },
    scores: {
      type: 'object',
      description: 'Faults that this version of the suite catches, and permitted variations that it passes.',
      additionalProperties: false,
      required: ['saboteurs', 'variants'],
      properties: {
        saboteurs: share('caught'),
        variants: share('passed'),
        code: {
          type: 'object',
          additionalProperties: false,
          required: ['seed', 'sample', 'raw', 'judged'],
          properties: { seed: count, sample: count, raw: ofSources, judged: ofSources },
          description:
            "Random changes to the mock's sources that this version of the suite catches: of all, and of those that break a stated sentence.",
        },
      },
    },
    consumerScores: {
      type: 'object',
      description:
        'Faults of sample consumers that this version catches, and permitted variations that it passes.',
      additionalProperties: false,
      required: ['defects', 'variations'],
      properties: { defects: share('caught'), variations: share('passed') },
    },
    detection: {
      ...share('reached'),
      required: ['known', 'reached'],
      properties: { known: count, reached: count },
      description: 'Known faults that this very run could have caught.',
    },
  },
} as const;
