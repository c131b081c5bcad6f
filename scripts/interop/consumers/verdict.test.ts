import { expect, test } from 'vitest';
import { caughtBy, defectsText, type ConsumerVerdict } from './verdict.ts';

const correct: ConsumerVerdict = {
  ...{ exitCode: 0, firm: [], robustness: ['receiver.slow'], found: {} },
  ...{ unproven: 0, requests: 1, seconds: 1 },
};

test.each([
  ['a firm duty', { exitCode: 1, firm: ['receiver.key'] }, 'firm'],
  ['robustness', { robustness: ['receiver.slow', 'receiver.late'] }, 'robustness'],
  ['the end of the run', { exitCode: 4 }, 'ended'],
  ['only duties that the correct one breaks as well', {}, 'missed'],
] as const)('a defect is caught by %s', (_what, more, expected) => {
  expect(caughtBy({ ...correct, ...more }, correct)).toBe(expected);
});

test('the share is that of the defects of stated duties', () => {
  const defect = { id: 'no-key', line: 452, stated: true, says: 'Takes every key.' };
  const other = { ...defect, id: 'loses', stated: false };
  const text = defectsText([
    { defect, caught: 'firm', verdict: { ...correct, firm: ['receiver.key'] } },
    { defect: { ...defect, id: 'late' }, caught: 'missed', verdict: correct },
    { defect: other, caught: 'robustness', verdict: correct },
  ]);
  expect(text).toContain('stated duties: 1 of 2 (50 %) by the firm verdict, 0 by robustness alone');
  expect(text).toContain('others: 0 firm, 1 robustness, 0 ended, 0 missed of 1');
});
