import { expect, test } from 'vitest';
import { statusAfterDelete, statusAfterReplace } from './lifecycle.ts';
import type { PersonStatus } from './lifecycle.ts';

const statuses: readonly PersonStatus[] = ['active', 'inactive', 'deleted', 'onLeave'];
const pairs = statuses.flatMap((current) => statuses.map((sent) => [current, sent] as const));

test.each(pairs)('an update takes %s to the sent %s', (current, sent) => {
  expect(statusAfterReplace(current, sent, 'kept', 'by-the-letter')).toBe(sent);
  const forGood = statusAfterReplace(current, sent, 'reset-to-active', 'terminal');
  expect(forGood).toBe(current === 'deleted' ? 'refused' : sent);
});

test.each(statuses)('an update without a status leaves %s as it is, or makes it active', (current) => {
  expect(statusAfterReplace(current, undefined, 'kept', 'by-the-letter')).toBe(current);
  expect(statusAfterReplace(current, undefined, 'reset-to-active', 'by-the-letter')).toBe('active');
});

test.each(statuses)('a delete of %s leaves it deleted, or is refused if that state is final', (current) => {
  expect(statusAfterDelete(current, 'by-the-letter')).toBe('deleted');
  expect(statusAfterDelete(current, 'terminal')).toBe(current === 'deleted' ? 'refused' : 'deleted');
});
