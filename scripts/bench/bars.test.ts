import { expect, test } from 'vitest';
import { barsFor, barVerdict, type Found } from './bars.ts';

const found = (value: number): Found => ({
  rate: () => value,
  growth: () => value,
  start: value,
  memory: value,
});

test('a bar holds where it is just reached, and says what it is about', () => {
  const rate = { of: 'rate', case: 'create', to: 'bare', least: 0.45 } as const;
  expect(barVerdict(rate, found(0.45))).toEqual({
    says: 'create, x bare: at least 0.45',
    found: 0.45,
    verdict: 'holds',
  });
  expect(barVerdict(rate, found(0.44)).verdict).toBe('missed');
  const growth = { of: 'growth', case: 'page', residents: 100_000, most: 1.3 } as const;
  expect(barVerdict(growth, found(1.3))).toMatchObject({
    says: 'page, 100,000 residents, x 1,000: at most 1.3',
    verdict: 'holds',
  });
  expect(barVerdict(growth, found(1.31)).verdict).toBe('missed');
});

test('a bar without a measurement is not held or missed', () => {
  for (const bar of barsFor(['create']))
    expect(barVerdict(bar, found(Number.NaN)).verdict).toBe('not measured');
});

test('every case that is measured against Prism has a bar to it', () => {
  const toPrism = barsFor(['create', 'photos']).filter((bar) => bar.of === 'rate' && bar.to === 'prism');
  expect(toPrism.map((bar) => bar.of === 'rate' && bar.case)).toEqual(['create', 'photos']);
});
