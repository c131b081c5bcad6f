import { expect, test } from 'vitest';
import { figuresOf, median, quantile, ratioOf, type Slice } from './figures.ts';

const slice = (server: string, processor: number, latencies: readonly number[] = [1]): Slice => ({
  case: 'one',
  server,
  latencies,
  statuses: new Map([[200, latencies.length]]),
  processor,
});

test('quantiles of nothing are no number', () => {
  expect(median([])).toBeNaN();
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([3, 1, 2], 0.99)).toBe(3);
});

test('a ratio is the median of the ratios of the rounds, not the ratio of the medians', () => {
  const slices = [
    slice('bare', 200),
    slice('ours', 100),
    slice('bare', 10),
    slice('ours', 10),
    slice('bare', 150),
    slice('ours', 50),
  ];
  expect(ratioOf(slices, 'one', 'ours', 'bare')).toBe(2);
  expect(ratioOf(slices, 'one', 'bare', 'ours')).toBe(0.5);
  expect(ratioOf(slices, 'one', 'ours', 'prism')).toBeNaN();
});

test('figures gather the rounds of one server', () => {
  const slices = [slice('bare', 100, [1, 2]), slice('bare', 300, [3, 9]), slice('ours', 1)];
  expect(figuresOf(slices, 'one', 'bare')).toMatchObject({ processor: 300, p50: 3, p99: 9, statuses: [200] });
});
