import { expect, test } from 'vitest';
import { nearestTo } from './nearest.ts';

const source = { part: 'Part', line: 10 };
const table = {
  'A-1': { section: 'albums', determinacy: 'firm', source },
  'B-1': { section: 'photos', determinacy: 'firm', source: { part: 'Part', line: 20, also: [10] } },
  'D-1': { section: 'conventions', determinacy: 'firm', source: { part: 'Part', line: 25 } },
  'C-1': { section: 'events', determinacy: 'open', source: { part: 'Part', line: 30 } },
} as const;

const checks = [
  { id: 'photos.one', clauses: ['B-1'] },
  { id: 'breadth.one', clauses: ['B-1', 'D-1'] },
];

test.each([
  [10, '{albums,photos}.*'],
  [20, '{photos}.*'],
  [25, '{breadth}.*'],
  [30, undefined],
  [40, undefined],
] as const)('the checks nearest to line %d: %s', (line, glob) => expect(nearestTo(line, checks, table)).toBe(glob));
