import { expect, test } from 'vitest';
import { withoutInternalFacts } from './internal-facts.ts';

test('facts for programs go, at every depth; all else stays', () => {
  expect(
    withoutInternalFacts({
      'x-part': 'planned',
      paths: { a: [{ 'x-open': 'b', type: 'string', example: null }] },
    }),
  ).toEqual({ 'x-part': 'planned', paths: { a: [{ type: 'string', example: null }] } });
});
