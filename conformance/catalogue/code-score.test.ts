import { expect, test } from 'vitest';
import { codeScore, codeScoreText } from './code-score.ts';

test('the score of the sources is written with sample, seed and interval, raw and judged', () => {
  const share = { caught: 9, of: 12, low: 0.468, high: 0.911 };
  const score = { seed: 7, sample: 20, raw: { ...share, of: 18 }, judged: share };
  expect(codeScoreText(score)).toBe(
    "of 20 random changes to the mock's sources (seed 7) the suite catches 9 of 18 (50 %, 95 % interval 47 % to 91 %); " +
      'of those that break a stated sentence 9 of 12 (75 %, 95 % interval 47 % to 91 %)',
  );
});

test('what is recorded is a score', () => {
  const { raw, judged, sample } = codeScore;
  expect(raw.caught).toBe(judged.caught);
  expect(judged.of).toBeLessThanOrEqual(raw.of);
  expect(raw.of).toBeLessThanOrEqual(sample);
  for (const { caught, of, low, high } of [raw, judged]) {
    expect(low).toBeLessThanOrEqual(caught / of);
    expect(high).toBeGreaterThanOrEqual(caught / of);
  }
});
