import { expect, test } from 'vitest';
import { parseDuration } from './duration.ts';
import { UsageError } from './usage.ts';

test.each([
  ['500ms', 500],
  ['30s', 30_000],
  ['2m', 120_000],
  ['1.5h', 5_400_000],
])('%s is %d ms', (text, milliseconds) => {
  expect(parseDuration(text, '--budget')).toBe(milliseconds);
});

test.each(['30', 'soon', '-1s', '0s', ''])("'%s' is refused with the flag's name", (text) => {
  expect(() => parseDuration(text, '--budget')).toThrow(UsageError);
  expect(() => parseDuration(text, '--budget')).toThrow(/--budget.*30s/);
});
