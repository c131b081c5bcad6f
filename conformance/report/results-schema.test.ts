import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { resultsJson } from './json.ts';
import { resultsSchema } from './results-schema.ts';
import { record, runOf } from './sample.ts';

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);

test('a run with every member fits the schema, and one with a member too many does not', () => {
  const waiver = {
    check: 'residents.a',
    reason: 'agreed',
    expires: '2026-12-31',
    ticket: 'T-1',
    target: '*',
    expect: 'x',
  };
  const more = {
    observations: [{ choice: 'create-status', operation: 'createResident', reading: 'ok' }] as const,
    notes: ['n'],
    tiers: ['lever'] as const,
    violations: [{ operationId: 'createResident', message: 'm' }],
    reason: 'r',
  };
  const results = runOf(
    [record('residents.a', 'fail', ['RES-01'], more), record('check-ins.a', 'pass', ['CHK-01'])],
    {
      waivers: {
        waived: new Map([['residents.a', waiver]]),
        problems: [{ kind: 'needless', check: 'x', says: 's' }],
      },
      faults: [{ where: 'w', message: 'm' }],
    },
  );
  const json: unknown = JSON.parse(resultsJson(results));
  expect(ajv.validate(resultsSchema, json), ajv.errorsText()).toBe(true);
  expect(ajv.validate(resultsSchema, { ...results, extra: 1 })).toBe(false);
});

test.each(['config', 'results', 'certificate', 'waivers'])(
  'the package offers its schema of %s by name',
  (name) => {
    const { resolve } = createRequire(import.meta.url);
    const file = resolve(`community-engagement-contract/schemas/${name}.json`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      $schema: expect.stringContaining('json-schema'),
    });
  },
);
