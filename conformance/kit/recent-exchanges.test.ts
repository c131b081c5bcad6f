import { expect, test } from 'vitest';
import type { Exchange } from './record.ts';
import { further } from './recent-exchanges.ts';

const exchange = (method: string, path: string, status: number): Exchange => ({
  ...{ method, path, status, responseBody: '', curl: '' },
});
const trailOf = (all: readonly Exchange[]): string[] =>
  all.reduce<readonly Exchange[]>(further, []).map(({ path }) => path);

const row = (length: number, method: string, status: number): Exchange[] =>
  Array.from({ length }, (_, at) => exchange(method, `${method}-${status}-${at}`, status));

test('the latest are all kept, and of older ones those that changed something', () => {
  const kept = trailOf([...row(2, 'POST', 201), ...row(3, 'POST', 409), ...row(40, 'GET', 200)]);
  expect(kept.slice(0, 2)).toEqual(['POST-201-0', 'POST-201-1']);
  expect(kept).toHaveLength(22);
  expect(kept.at(-1)).toBe('GET-200-39');
});

test('the number of exchanges is limited: the oldest are dropped', () => {
  const kept = trailOf(row(100, 'POST', 201));
  expect(kept).toHaveLength(60);
  expect(kept[0]).toBe('POST-201-40');
});
