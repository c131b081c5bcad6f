import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookalike } from './lookalike.ts';

test('a lookalike has the form of the id and differs from it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.uuid(), fc.stringMatching(/^[a-z]{3}_[0-9a-z]{14}$/), fc.stringMatching(/^[1-9]\d{3,9}$/)),
      (id) => {
        const other = lookalike(id);
        expect(other).not.toBe(id);
        expect(other).toHaveLength(id.length);
        expect(other.replace(/\d/g, '0')).toMatch(/^[0a-z_-]+$/);
      },
    ),
  );
});

test('the beginning stays, because it may name a kind', () => {
  expect(lookalike('res_0123456789abcd')).toMatch(/^res_01/);
});
