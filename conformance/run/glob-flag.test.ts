import { expect, test } from 'vitest';
import { LONGEST_GLOB } from '../kit/glob.ts';
import { globFlag } from './glob-flag.ts';

test('a glob of the greatest length is taken, a longer one is refused with its flag and its length', () => {
  const longest = 'a'.repeat(LONGEST_GLOB);
  expect(globFlag(longest, '--only')).toBe(longest);
  expect(() => globFlag(`${longest}*`, '--only')).toThrow(
    '--only takes a glob of at most 2000 characters; found 2001.',
  );
});
