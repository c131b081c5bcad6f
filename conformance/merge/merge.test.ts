import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckRecord, Verdict } from '../kit/record.ts';
import { inShard } from '../kit/shard.ts';
import { resultsJson } from '../report/json.ts';
import { resultsIn } from '../report/read-results.ts';
import type { Results } from '../report/results.ts';
import { record, runOf, spec, table } from '../report/sample.ts';
import { applyWaivers } from '../run/waivers.ts';
import type { Waiver } from '../run/waivers.ts';
import { merged } from './merge.ts';

const verdicts: readonly Verdict[] = ['pass', 'fail', 'observed', 'unproven', 'not-applicable', 'error'];
const sections = ['residents', 'check-ins', 'transportation', 'elsewhere'];

const records = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...sections), fc.integer({ min: 0, max: 30 })), {
    selector: (pair) => pair.join('.'),
    maxLength: 14,
  })
  .chain((names) =>
    fc.tuple(
      ...names.map(([section, number]) =>
        fc
          .record({
            verdict: fc.constantFrom(...verdicts),
            clauses: fc.subarray(Object.keys(table)),
            reading: fc.constantFrom('ok', 'created'),
            reason: fc.constantFrom('needs a lever', 'needs staff'),
          })
          .map(({ verdict, clauses, reading, reason }) =>
            record(`${section}.${number}`, verdict, clauses, {
              observations: [{ choice: 'create-status', operation: `of-${number % 3}`, reading }],
              ...(verdict === 'unproven' && { reason }),
            }),
          ),
      ),
    ),
  );

const waivers = fc.uniqueArray(
  fc.record({
    check: fc.tuple(fc.constantFrom(...sections), fc.integer({ min: 0, max: 30 })).map((id) => id.join('.')),
    reason: fc.constant('agreed'),
    expires: fc.constantFrom('2026-06-14', '2026-12-31'),
  }),
  { selector: ({ check }) => check, maxLength: 5 },
);

interface Asked {
  readonly only?: string;
  readonly shard?: { readonly index: number; readonly of: number };
}

/** A run with these records, written and read again, like the input of a merge. */
function ran(
  all: readonly CheckRecord[],
  agreed: readonly Waiver[],
  milliseconds: number,
  asked: Asked,
): Results {
  const mine = all.filter(({ id }) => asked.shard === undefined || inShard(id, asked.shard));
  const facts = { target: merging.url, today: '2026-06-15', file: 'w', known: all.map(({ id }) => id) };
  return runOf(mine, {
    spec: { ...merging, ...asked },
    waivers: applyWaivers(agreed, mine, facts),
    milliseconds,
    notes: ['a note'],
  });
}

const merging = { ...spec, profiles: ['core', 'planned'] as const };

const read = (results: Results): Results => resultsIn(resultsJson(results), 'r', table);
const parts = (...all: readonly Results[]) => all.map((results, at) => ({ name: `run-${at}`, results }));

test('merged shards equal a single run with the same checks', () => {
  fc.assert(
    fc.property(
      records,
      waivers,
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      (all, agreed, of, filtered) => {
        const asked = filtered ? { only: '*' } : {};
        const shards = Array.from({ length: of }, (_, at) =>
          read(ran(all, agreed, 1000, { ...asked, shard: { index: at + 1, of } })),
        );
        const whole = ran(all, agreed, 1000 * of, asked);
        expect(merged(parts(...shards.toReversed()), table)).toEqual(whole);
      },
    ),
  );
});

test('merging one report, or the same twice, changes nothing', () => {
  fc.assert(
    fc.property(records, (all) => {
      const one = ran(all, [], 0, {});
      expect(merged(parts(one), table)).toEqual(one);
      expect(merged(parts(one, one), table)).toEqual(one);
    }),
  );
});

const run = (records: readonly CheckRecord[], more: Partial<Results> = {}): Results => ({
  ...runOf(records),
  ...more,
});

test('a check with two verdicts is refused with both folders', () => {
  const broken = run([record('residents.a', 'fail', ['RES-01'])]);
  const held = run([record('residents.a', 'pass', ['RES-01'])]);
  expect(() => merged(parts(held, broken), table)).toThrow(
    /residents\.a has two verdicts: pass in run-0, fail in run-1/,
  );
});

test('a missing shard is refused, and a shard of another split too', () => {
  const shard = (name: string): Results => run([], { shard: name });
  expect(() => merged(parts(shard('1/3'), shard('3/3')), table)).toThrow(/shard 2\/3 is missing/);
  expect(() => merged(parts(shard('1/2'), shard('2/3')), table)).toThrow(/shard 2\/2 is missing/);
  expect(merged(parts(shard('2/2'), shard('1/2')), table)).not.toHaveProperty('shard');
});

test('profiles and filters are joined, and one violation decides the exit code', () => {
  const core = run([record('residents.a', 'pass', ['RES-01'])], { only: 'residents.*' });
  const planned = run([record('transportation.a', 'fail', ['TRA-01'])], {
    profiles: ['planned'],
    only: 'transportation.*',
  });
  const whole = merged(parts(planned, core), table);
  expect(whole).toMatchObject({
    profiles: ['core', 'planned'],
    only: '{residents.*,transportation.*}',
    exitCode: 1,
    summary: { checks: 2, verdicts: { pass: 1, fail: 1 } },
  });
  expect(merged(parts(core, run([])), table)).not.toHaveProperty('only');
});

test('a check of a run with another seed keeps the command that repeats it, and a note says so', () => {
  const one = run([record('residents.a', 'pass', [])]);
  const other = run([record('residents.b', 'fail', [])], { seed: 7, again: 'ces conform --seed 7' });
  const { checks, notes } = merged(parts(one, other), table);
  expect(checks.map(({ again }) => again)).toEqual([undefined, 'ces conform --seed 7']);
  expect(notes).toEqual(['Merged from runs with different seeds: 42, 7.']);
});

test('a file that is not a report, or of another contract, is refused with its name', () => {
  const text = resultsJson(run([]));
  expect(() => resultsIn('[]', 'a.json')).toThrow(
    'a.json is not a results.json: it is not a JSON object. Give the original file that ces conform wrote.',
  );
  expect(() => resultsIn('{"contract":"0.1.0"}', 'a.json')).toThrow(/a\.json was made by contract 0\.1\.0/);
  expect(() => resultsIn(text.replace('"seed"', '"sede"'), 'a.json')).toThrow(/a\.json is no results\.json/);
  expect(resultsIn(text, 'a.json', table)).toMatchObject({ version: 1 });
});

test('conclusions that do not follow from the checks are refused, with their place', () => {
  const { summary, ...facts } = run([record('residents.a', 'pass', ['RES-01'])]);
  const claimed = { ...summary, verdicts: { ...summary.verdicts, pass: 955 } };
  expect(() => resultsIn(resultsJson({ ...facts, summary: claimed }), 'a.json', table)).toThrow(
    'a.json: summary.verdicts.pass is 955, and by its checks it is 1',
  );
  const green = run([record('residents.a', 'fail', ['RES-01'])], { exitCode: 0 });
  expect(() => resultsIn(resultsJson(green), 'a.json', table)).toThrow('exitCode is 0');
});
