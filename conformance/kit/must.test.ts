import { expect, test } from 'vitest';
import { answerOf } from '../testing/stub-answer.ts';
import { Violation } from './errors.ts';
import { mustEcho } from './must.ts';
import type { Finding } from './record.ts';

const findingOf = (assert: () => void): Partial<Finding> => {
  try {
    assert();
  } catch (error) {
    if (error instanceof Violation) return error.finding;
  }
  return {};
};

test('a record that is not in its list is a missing item, not a wrong value', () => {
  const answer = answerOf('listAlbums', 200, { data: [] });
  const missing = findingOf(() => mustEcho(answer, undefined, { title: 'Summer' }));
  expect(missing.kind).toBe('missing-item');
  expect(missing.clauses).toContain('ALB-08');
  const other = findingOf(() => mustEcho(answer, { title: 'Winter' }, { title: 'Summer' }));
  expect(other).toMatchObject({ kind: 'wrong-value', members: [{ path: 'title' }] });
  expect(findingOf(() => mustEcho(answer, { title: 'Summer' }, { title: 'Summer' }))).toEqual({});
});
