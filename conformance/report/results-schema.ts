import { AGAIN_LINE } from '../quoting/shell.ts';
import { cause, exchange, finding } from './finding-schema.ts';
import { text, count, texts, counts, closed } from './schema-parts.ts';

const verdict = {
  enum: ['pass', 'fail', 'waived', 'observed', 'unproven', 'not-applicable', 'error'],
} as const;
const profile = { enum: ['core', 'flat', 'planned'] } as const;
const determinacy = { enum: ['firm', 'open'] } as const;
const availability = {
  const: 'planned',
  description: 'Part of the v2.0 draft; left out where it is served today.',
} as const;

/** What a run can say about a clause. */
export const states = [
  ...['held', 'violated', 'waived', 'observed', 'unproven', 'not-applicable', 'unobservable'],
];

const waiver = closed(
  { check: text, target: text, expect: text, reason: text, ticket: text, expires: text },
  ['target', 'expect', 'ticket'],
);

const check = closed(
  {
    id: { ...text, pattern: '^[\\w.-]+$', description: 'Stable for ever.' },
    says: text,
    section: text,
    clauses: texts,
    profile,
    negative: { type: 'boolean', description: 'The check sends input that the contract refuses.' },
    verdict,
    reason: text,
    finding,
    waiver,
    again: {
      ...{ ...text, pattern: AGAIN_LINE },
      description: 'Command that repeats the run of this check, where it is another.',
    },
    cause,
    suggestedWaiver: {
      ...waiver,
      description: 'For a failure: an entry of ces.waivers.yaml, ready but for its reason.',
    },
    serverErrors: {
      type: 'array',
      items: exchange,
      description:
        'Requests and levers that the target answered with a server error, where no clause was judged by it.',
    },
    observations: { type: 'array', items: closed({ choice: text, operation: text, reading: text }) },
    notes: texts,
    tiers: { type: 'array', items: { enum: ['api', 'lever', 'fixture', 'discovery'] } },
    requests: count,
    unanswered: { ...count, description: 'Requests of it that got no answer.' },
    milliseconds: { type: 'number', minimum: 0 },
    violations: {
      type: 'array',
      items: closed({ operationId: text, message: text }),
      description: 'Findings of a validator that stood between suite and target.',
    },
  },
  ['reason', 'finding', 'waiver', 'again', 'cause', 'suggestedWaiver', 'serverErrors', 'unanswered'],
);

const clause = closed(
  {
    id: text,
    section: text,
    says: text,
    determinacy,
    availability,
    state: { enum: states },
    checks: texts,
    reason: text,
  },
  ['availability', 'reason'],
);

const verdictCounts = Object.fromEntries(verdict.enum.map((name) => [name, count]));
const clauseCounts = {
  stated: { ...count, description: 'Firm clauses of the profiles that a client can see.' },
  held: count,
  violated: count,
  waived: count,
  unproven: count,
  notApplicable: count,
  observed: { ...count, description: 'Open clauses of which a reading was seen.' },
};

const reach = { known: count, reached: { ...count, description: 'Faults that this run would have caught.' } };

const detection = {
  ...closed({
    ...reach,
    sections: { type: 'object', additionalProperties: closed(reach) },
    lacking: {
      type: 'array',
      items: closed({ reason: text, faults: count }),
      description: 'What kept known faults out of reach, the most of them first.',
    },
  }),
  description: 'How many of the faults that the suite is known to catch this very run could have caught.',
};

/** The schema of results.json; published as openapi/generated/results.schema.json. */
export const resultsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:community-engagement-contract:results',
  title: 'results.json',
  description: 'One run of the conformance suite against one target.',
  ...closed(
    {
      version: { const: 1 },
      subject: {
        enum: ['receiver', 'client'],
        description: 'Who was tried; left out for an implementation of the service.',
      },
      scope: {
        ...texts,
        description: 'What a consumer claims: sections of a client, kinds of events of a receiver.',
      },
      contract: text,
      target: closed({ url: text, tenant: text }),
      profiles: { type: 'array', items: profile },
      seed: count,
      runs: { ...count, description: 'Runs of each property.' },
      budget: { ...count, description: 'Milliseconds for the whole run.' },
      only: { ...text, description: 'Glob that chose the checks.' },
      shard: { ...text, description: 'i/n, where the run was one part of a whole.' },
      exclusive: { type: 'boolean' },
      certify: { type: 'boolean' },
      startedAt: { ...text, format: 'date-time' },
      seconds: { type: 'number', minimum: 0 },
      interrupted: { type: 'boolean' },
      exitCode: { enum: [0, 1, 2, 3, 4, 130] },
      outcome: { ...text, description: 'One sentence: why this exit code.' },
      again: { ...text, pattern: AGAIN_LINE, description: 'Command that repeats the run.' },
      summary: closed(
        {
          checks: count,
          verdicts: closed(verdictCounts),
          judged: { ...count, description: 'Checks that judged a promise.' },
          negative: count,
          requests: count,
          clauses: closed(clauseCounts),
          asked: {
            ...closed(clauseCounts),
            description: 'The clauses that the chosen checks speak of, where --only or --shard chose.',
          },
        },
        ['asked'],
      ),
      checks: { type: 'array', items: check },
      clauses: { type: 'array', items: clause },
      choices: {
        type: 'object',
        description: 'The reading taken at each open point: one for all operations, or one for each.',
        additionalProperties: { anyOf: [text, { type: 'object', additionalProperties: text }] },
      },
      waiverProblems: {
        type: 'array',
        items: closed({ kind: { enum: ['expired', 'unmatched', 'needless'] }, check: text, says: text }),
      },
      faults: { type: 'array', items: closed({ where: text, message: text }) },
      leftOut: {
        type: 'object',
        description: 'Checks of each section that did not begin, because the budget was used up.',
        additionalProperties: count,
      },
      cleanup: {
        ...count,
        description: 'Requests in addition to those of the checks, which ended what the run made.',
      },
      remaining: {
        type: 'array',
        items: closed({ what: text, id: text, reason: text }),
        description: 'What the run made on the target and could not end.',
      },
      unanswered: {
        ...closed({ requests: count, ofRequests: count, writes: count, ofWrites: count }),
        description: 'Requests that got no answer.',
      },
      flaky: { ...count, description: 'Reads that were answered only when they were sent again.' },
      notes: texts,
      robustness: {
        ...closed({
          verdict: { enum: ['pass', 'fail', 'unproven'] },
          outcome: text,
          checks: { type: 'array', items: check },
        }),
        description: 'The second verdict on a receiver or a client: what no line of the interface asks for.',
      },
      coverage: {
        ...closed({ operations: counts, statuses: counts, events: counts, unmet: texts }),
        description: 'What a client met, and how often.',
      },
      detection,
      resembles: {
        ...closed({ id: text, says: text }),
        description: 'A known fault that fails the same checks.',
      },
    },
    [
      'subject',
      'scope',
      'robustness',
      'coverage',
      'budget',
      'only',
      'shard',
      'leftOut',
      'cleanup',
      'remaining',
      'unanswered',
      'flaky',
      'detection',
      'resembles',
    ],
  ),
};
