import { CURL_LINE } from '../quoting/shell.ts';
import { causeKinds } from './cause-kinds.ts';
import { text, texts, closed } from './schema-parts.ts';

export const exchange = closed(
  {
    method: { enum: ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'] },
    path: { ...text, pattern: '^[/*]' },
    operationId: { ...text, pattern: '^\\w+$' },
    as: { ...text, description: 'Acting user.' },
    requestBody: text,
    status: { type: 'integer' },
    responseBody: text,
    curl: {
      ...{ ...text, pattern: CURL_LINE },
      description:
        'Ready to paste; the token stands as "$CES_TOKEN", a header of the configuration as its variable.',
    },
  },
  ['operationId', 'as', 'requestBody'],
);

/** The schema of a finding. */
export const finding = closed(
  {
    kind: { ...text, description: 'How the requirement is broken: wrong-status, missing-item and others.' },
    promised: text,
    found: text,
    next: text,
    members: {
      type: 'array',
      items: closed({ path: text, blank: { const: true }, found: text, expected: text }, [
        'blank',
        'found',
        'expected',
      ]),
      description: 'Members that are not as required; blank: one without a value.',
    },
    statuses: {
      type: 'array',
      items: text,
      description: 'The statuses that are right, where the assertion is about the status.',
    },
    clauses: { type: 'array', items: text, description: 'Those that the failed assertion stands for.' },
    schemaMismatch: {
      type: 'array',
      items: text,
      description: 'Members that are not as described, where the assertion is about the body as a whole.',
    },
    otherClauses: {
      type: 'array',
      items: text,
      description: 'Those that the failed assertion stands for, where the check cites none of them.',
    },
    wrongStatus: {
      type: 'array',
      items: text,
      description:
        'Those about the status, where the assertion is about it and the check cites none of them.',
    },
    brokenPremises: {
      type: 'array',
      items: text,
      description:
        'Those that an answer breaks at first sight: about the record that is read, the items of a list, or what was sent.',
    },
    items: {
      type: 'array',
      items: text,
      description: 'The ids of the items of a list that are missing or too many.',
    },
    aspect: { ...text, description: 'What the failed assertion looked at, where it is one thing.' },
    absent: {
      ...text,
      description: 'The member without a value, where the assertion is about its presence.',
    },
    neverShown: {
      type: 'array',
      items: text,
      description: 'Members without a value that no answer of the run shows, where it is about them alone.',
    },
    takesOthers: {
      const: true,
      description: 'The request was refused, and the operation took others in this run.',
    },
    replay: closed({ seed: { type: 'integer' }, path: text, replayPath: text }, ['replayPath']),
    counterexample: text,
    levers: {
      type: 'array',
      items: text,
      description: 'The staff actions that the check took before it failed.',
    },
    exchanges: {
      type: 'array',
      items: exchange,
      description: 'What led to the violation; the last one shows it.',
    },
  },
  [
    'kind',
    'statuses',
    'next',
    'members',
    'clauses',
    'schemaMismatch',
    'otherClauses',
    'wrongStatus',
    'brokenPremises',
    'items',
    'levers',
    'aspect',
    'absent',
    'neverShown',
    'takesOthers',
    'replay',
    'counterexample',
  ],
);

/** The schema of what a finding says is wrong with the target. */
export const cause = {
  ...closed(
    {
      group: { ...text, description: 'Failures with one cause have the same text here, in every run.' },
      operation: { ...text, description: 'The operation whose answer shows it.' },
      kind: { enum: causeKinds },
      about: { ...texts, description: 'The status or the members that it is about.' },
    },
    ['operation'],
  ),
  description: 'For a finding: what is wrong with the target, apart from the check that met it.',
} as const;
