import { expect, test } from 'vitest';
import { nearestTo } from './nearest.ts';

const source = { part: 'Part', line: 10 };
const table = {
  'A-1': { section: 'albums', determinacy: 'firm', source },
  'B-1': { section: 'photos', determinacy: 'firm', source: { part: 'Part', line: 20, also: [10] } },
  'C-1': { section: 'events', determinacy: 'open', source: { part: 'Part', line: 30 } },
} as const;

test.each([
  [10, '{albums,photos}.*'],
  [20, '{photos}.*'],
  [30, undefined],
  [40, undefined],
] as const)('the checks nearest to line %d: %s', (line, glob) => expect(nearestTo(line, table)).toBe(glob));
