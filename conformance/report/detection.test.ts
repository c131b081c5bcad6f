import { expect, test } from 'vitest';
import { codeScore, codeScoreText } from '../catalogue/code-score.ts';
import type { KnownFault } from '../catalogue/data-file.ts';
import type { Verdict } from '../kit/record.ts';
import { detectionLines, detectionOf, likestOf, withDetection } from './detection.ts';
import { record, runOf, spec } from './sample.ts';

const fault = (id: string, ...caughtBy: string[]): KnownFault => ({
  id,
  says: id,
  breaks: ['RES-01'],
  caughtBy,
});

const faults = [
  fault('residents.drops-a-name', 'residents.a', 'residents.b'),
  fault('residents.forgets', 'residents.c'),
  fault('events.silent', 'events.a'),
];

const run = (verdicts: Readonly<Record<string, Verdict>>) =>
  Object.entries(verdicts).map(([id, verdict]) => ({
    ...record(id, verdict, ['RES-01']),
    ...(verdict === 'unproven' && { reason: 'needs webhooks' }),
  }));

test('a fault is within reach where a check that catches it came to a judgement', () => {
  const checks = run({ 'residents.a': 'unproven', 'residents.b': 'pass', 'events.a': 'unproven' });
  expect(detectionOf(faults, checks)).toEqual({
    known: 3,
    reached: 1,
    sections: { residents: { known: 2, reached: 1 }, events: { known: 1, reached: 0 } },
    lacking: [
      { reason: 'its checks were not selected', faults: 1 },
      { reason: 'needs webhooks', faults: 1 },
    ],
  });
});

test('a run that fails what a known fault fails resembles it; one that passes resembles none', () => {
  const like = (verdicts: Readonly<Record<string, Verdict>>) => likestOf(faults, run(verdicts))?.id;
  expect(like({ 'residents.a': 'fail', 'residents.b': 'fail', 'residents.c': 'pass' })).toBe(
    'residents.drops-a-name',
  );
  // One check says too little.
  expect(like({ 'residents.a': 'pass', 'residents.c': 'fail' })).toBeUndefined();
  expect(like({ 'residents.a': 'pass' })).toBeUndefined();
  expect(like({ 'residents.x': 'fail', 'residents.y': 'fail' })).toBeUndefined();
});

test('known faults measure a whole run, and no part of one', () => {
  const records = [record('residents.a', 'pass', ['RES-01'])];
  const lines = (more: Parameters<typeof runOf>[1]): readonly string[] =>
    detectionLines(withDetection(runOf(records, more), faults));
  expect(lines({})).toEqual([
    expect.stringMatching(/^this run would have caught 1 of 3 known faults \(33 %\); 2 of/),
    codeScoreText(codeScore),
  ]);
  expect(lines({ spec: { ...spec, only: 'residents.*' } })).toEqual([]);
  expect(lines({ spec: { ...spec, shard: { index: 1, of: 3 } } })).toEqual([]);
  expect(lines({ interrupted: true })).toEqual([]);
  expect(lines({ leftOut: { photos: 3 } })).toEqual([]);
});
