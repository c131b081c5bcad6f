import { expect, test } from 'vitest';
import type { CheckRecord, Verdict } from '../kit/record.ts';
import { UsageError } from './usage.ts';
import { applyWaivers, parseWaivers, readWaivers } from './waivers.ts';
import type { Waiver, WaiverFacts } from './waivers.ts';

const facts: WaiverFacts = {
  target: 'https://staging.example.com',
  today: '2026-06-15',
  file: 'ces.waivers.yaml',
  known: ['check-ins.second-on-one-day', 'residents.create'],
};

const waiver: Waiver = { check: 'check-ins.second-on-one-day', reason: 'known', expires: '2026-06-15' };

const record = (verdict: Verdict, found = '201 with a second check-in'): CheckRecord => ({
  id: 'check-ins.second-on-one-day',
  says: 'A resident has one check-in per day.',
  clauses: [],
  profile: 'core',
  negative: true,
  verdict,
  ...(verdict === 'fail' && {
    finding: { kind: 'wrong-status' as const, promised: '409', found, exchanges: [] },
  }),
  observations: [],
  notes: [],
  tiers: [],
  requests: 2,
  milliseconds: 3,
  violations: [],
});

const kinds = (
  waivers: readonly Waiver[],
  records: readonly CheckRecord[],
  more: Partial<WaiverFacts> = {},
) => applyWaivers(waivers, records, { ...facts, ...more }).problems.map(({ kind }) => kind);

test('a failing check is waived until the last day, that day included', () => {
  const { waived, problems } = applyWaivers([waiver], [record('fail')], facts);
  expect([...waived.keys()]).toEqual(['check-ins.second-on-one-day']);
  expect(problems).toEqual([]);
});

test('after its day a waiver is expired, and the check stays failed', () => {
  const { waived, problems } = applyWaivers([waiver], [record('fail')], { ...facts, today: '2026-06-16' });
  expect(waived.size).toBe(0);
  expect(problems[0]).toMatchObject({ kind: 'expired', check: waiver.check });
});

test.each<Verdict>(['pass', 'observed'])('a waiver of a check with the verdict %s is needless', (verdict) => {
  expect(kinds([waiver], [record(verdict)])).toEqual(['needless']);
});

test.each<Verdict>(['unproven', 'not-applicable', 'error'])(
  'a waiver is not judged by the verdict %s',
  (verdict) => {
    expect(kinds([waiver], [record(verdict)])).toEqual([]);
  },
);

test('a finding that the waiver does not expect is not waived', () => {
  const precise = { ...waiver, expect: '201' };
  expect(applyWaivers([precise], [record('fail')], facts).waived.size).toBe(1);
  const other = applyWaivers([precise], [record('fail', '500 from the target')], facts);
  expect(other.waived.size).toBe(0);
  expect(other.problems[0]?.says).toContain('500 from the target');
});

test('a waiver for another target is ignored', () => {
  expect(kinds([{ ...waiver, target: '*localhost*', expires: '2000-01-01' }], [record('pass')])).toEqual([]);
  expect(kinds([{ ...waiver, target: 'https://staging.*' }], [record('pass')])).toEqual(['needless']);
});

test('a waiver that names no check is unmatched, with the nearest id', () => {
  const { problems } = applyWaivers([{ ...waiver, check: 'check-ins.second-on-a-day' }], [], facts);
  expect(problems[0]).toMatchObject({ kind: 'unmatched' });
  expect(problems[0]?.says).toContain('check-ins.second-on-one-day');
});

test('a waiver is reported as unmatched only if its check would have run', () => {
  expect(kinds([{ ...waiver, check: 'check-ins.no-such' }], [], { only: 'residents.*' })).toEqual([]);
  expect(kinds([waiver], [])).toEqual([]);
});

test('the file is a list, read with its lines', async () => {
  const good = '- check: a.b\n  reason: known\n  expires: 2027-01-31\n';
  expect(parseWaivers(good, 'w.yaml')).toEqual([{ check: 'a.b', reason: 'known', expires: '2027-01-31' }]);
  expect(parseWaivers('', 'w.yaml')).toEqual([]);
  expect(() => parseWaivers('- check: a.b\n  raeson: x\n  expires: 2027-01-31\n', 'w.yaml')).toThrow(
    /w\.yaml:2: unknown key 'raeson'.*'reason'/,
  );
  expect(() => parseWaivers(good.replace('01-31', '02-30'), 'w.yaml')).toThrow(/w\.yaml:3:.*not a day/);
  expect(() => parseWaivers('waivers: []', 'w.yaml')).toThrow(UsageError);
  await expect(readWaivers('no-such.yaml', '/nonexistent')).rejects.toThrow(/--waivers/);
  await expect(readWaivers(undefined, '/nonexistent')).resolves.toEqual([]);
});
