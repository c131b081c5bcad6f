import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { annotations, reportToGithub } from './github.ts';
import type { Exchange } from '../kit/record.ts';
import { exchange, nasty, record, runOf } from './sample.ts';

const failed = (id: string, exchanges: readonly Exchange[] = []) =>
  record(id, 'fail', ['CHK-01'], {
    finding: {
      kind: 'wrong-status',
      promised: 'status 409',
      found: `201, 100 % wrong\n::error::${nasty}`,
      exchanges,
    },
  });

test('a failure is one line with promised and found; no answer adds a command of its own', () => {
  const [line = '', ...more] = annotations(runOf([failed('check-ins.a')]));
  expect(more).toEqual([]);
  expect(line).toMatch(
    /^::error title=check-ins\.a CHK-01::It says check-ins\.a\.%0Acause: The target answers otherwise than promised%0Apromised: status 409%0Afound: 201, 100 %25 wrong%0A::error::/,
  );
  expect(line).not.toMatch(/[\n\r\u001b]/);
});

test('waivers to fix and faults are reported too, and of many the first nine', () => {
  const lines = annotations(
    runOf(
      Array.from({ length: 12 }, (_, at) =>
        failed(`check-ins.${at}`, [{ ...exchange, operationId: `operation${at}` }]),
      ),
      {
        waivers: { waived: new Map(), problems: [{ kind: 'expired', check: 'x', says: 'Old.' }] },
        faults: [{ where: 'a:b,c', message: 'm' }],
      },
    ),
  );
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toMatch(/^::error title=5 more::12 checks failed/);
  const [fault] = annotations(runOf([], { faults: [{ where: 'a:b,c', message: 'm' }] }));
  expect(fault).toBe('::error title=a%3Ab%2Cc::m');
});

test('the summary of the step is added to what is there, and only in a workflow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-github-'));
  const file = join(folder, 'summary.md');
  await writeFile(file, 'before\n');
  const written: string[] = [];
  const out = { write: (text: string) => written.push(text) };
  const results = runOf([record('residents.a', 'unproven', [], { reason: 'needs a lever' })]);
  await reportToGithub(results, { GITHUB_STEP_SUMMARY: file }, out);
  expect(await readFile(file, 'utf8')).toBe('before\n');
  await reportToGithub(results, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file }, out);
  expect(await readFile(file, 'utf8')).toMatch(/^before\n# Conformance: .*needs a lever/s);
  expect(written).toEqual([]);
  await reportToGithub(results, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: folder }, out);
  expect(written.join('')).toMatch(/^::warning title=ces conform::The summary/);
  await rm(folder, { recursive: true });
});
