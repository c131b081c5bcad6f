import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAnyResults, readResults } from '../report/read-results.ts';
import { exchange, record, runOf, spec } from '../report/sample.ts';
import { compared } from './compare.ts';
import type { Comparison } from './compare.ts';
import { comparisonText } from './text.ts';

const idsOf = ({ broken, fixed, unproven, judged, waived }: Comparison) =>
  Object.fromEntries(
    Object.entries({ broken, fixed, unproven, judged, waived }).flatMap(([kind, changes]) =>
      changes.length > 0 ? [[kind, changes.map(({ id }) => id)]] : [],
    ),
  );

type Records = Parameters<typeof runOf>[0];
const between = (before: Records, after: Records) => idsOf(compared(runOf(before), runOf(after)));

const held = record('residents.a', 'pass', ['RES-01']);
const failed = record('residents.a', 'fail', ['RES-01']);
const open = record('residents.a', 'unproven', ['RES-01'], { reason: 'needs a lever' });
const other = record('check-ins.a', 'pass', ['CHK-01']);

test('a clause began to fail, was fixed, lost its judgement or got one', () => {
  expect(between([held, other], [failed, other])).toEqual({ broken: ['RES-01'] });
  expect(between([failed], [held])).toEqual({ fixed: ['RES-01'] });
  expect(between([held], [open])).toEqual({ unproven: ['RES-01'] });
  expect(between([open], [held])).toEqual({ judged: ['RES-01'] });
  expect(between([open], [failed])).toEqual({ broken: ['RES-01'] });
  expect(between([failed], [open])).toEqual({ unproven: ['RES-01'] });
  expect(between([failed, other], [failed, other])).toEqual({});
});

test('a failure whose waiver ends is not new, and a new failure that is waived breaks no build', () => {
  const waiver = { check: 'residents.a', reason: 'agreed', expires: '2026-12-31' };
  const waived = runOf([failed], { waivers: { waived: new Map([['residents.a', waiver]]), problems: [] } });
  expect(idsOf(compared(waived, runOf([failed])))).toEqual({});
  expect(idsOf(compared(runOf([held]), waived))).toEqual({ waived: ['RES-01'] });
  expect(idsOf(compared(waived, runOf([held])))).toEqual({ fixed: ['RES-01'] });
});

test('a check without a clause is compared directly, and an open clause not at all', () => {
  expect(between([record('a.b', 'pass', [])], [record('a.b', 'fail', [])])).toEqual({ broken: ['a.b'] });
  expect(between([record('a.b', 'observed', ['RES-02'])], [record('a.b', 'unproven', ['RES-02'])])).toEqual(
    {},
  );
});

test('clauses of only one run are counted, unless they fail', () => {
  const one = compared(runOf([held, other]), runOf([held], { spec: { ...spec, only: 'residents.*' } }));
  expect({ ...idsOf(one), ...one.askedOnly }).toEqual({ before: 1, after: 0 });
  expect(between([held], [held, record('check-ins.a', 'fail', ['CHK-01'])])).toEqual({ broken: ['CHK-01'] });
});

test('choices are compared by operation if one of the runs has readings by operation', () => {
  const seen = (reading: string, operation: string) =>
    ({ choice: 'create-status', operation, reading }) as const;
  const run = (...observations: ReturnType<typeof seen>[]) => ({
    ...runOf([held]),
    choices: Object.fromEntries(
      observations.map(({ choice, operation, reading }) => [choice, { [operation]: reading }]),
    ),
  });
  expect(compared(run(seen('200', 'createA')), run(seen('201', 'createA'))).choices).toEqual([
    { choice: 'create-status', operation: 'createA', before: '200', after: '201' },
  ]);
  const plain = { ...runOf([held]), choices: { 'create-status': '201' } };
  expect(compared(plain, run(seen('201', 'createA'))).choices).toEqual([]);
  expect(compared(plain, { ...plain, choices: {} }).choices).toEqual([]);
});

test('the text begins with the verdict, shows causes before clauses, and says how the runs differ', () => {
  const shown = { ...exchange, operationId: 'listResidents', status: 503 };
  const broken = record('residents.a', 'fail', ['RES-01'], {
    finding: { kind: 'wrong-value', promised: '', found: '', exchanges: [shown] },
  });
  const before = { ...runOf([held]), contract: '1.0.0' };
  const text = comparisonText(
    compared(before, runOf([broken], { spec: { ...spec, profiles: ['core', 'flat'] } })),
    ['a', 'b'],
  );
  expect(text).toMatch(/^1 new failure\.\n\nbefore: a, http:\/\/target/);
  expect(text).toContain('note: The contracts differ: 1.0.0 before');
  expect(text).toContain('note: The profiles differ: core before, core,flat after.');
  expect(text).toContain(
    'New failures\n  listResidents answers 503:\n    RES-01 A resident can be read. (residents.a)\n',
  );
});

test('control characters in a report do not reach the terminal', () => {
  const says = 'x\u001b[2Jy\u009b';
  const text = comparisonText(compared(runOf([]), runOf([record('a\u001b[1m', 'fail', [], { says })])), [
    'before\u001b[1m',
    'after',
  ]);
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

test('a report of another version can be read although it has unknown members', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-diff-'));
  const file = join(folder, 'results.json');
  await writeFile(file, JSON.stringify({ ...runOf([held]), contract: '9.0.0', novel: { a: 1 } }));
  await expect(readResults(folder)).rejects.toThrow(/made by contract 9/);
  expect((await readAnyResults(folder)).contract).toBe('9.0.0');
  await writeFile(file, '{"version":1}');
  await expect(readAnyResults(file)).rejects.toThrow(
    /is no results\.json of ces conform: the whole must have/,
  );
  await writeFile(file, '[]');
  await expect(readAnyResults(file)).rejects.toThrow(/no JSON object/);
  await rm(folder, { recursive: true });
});
