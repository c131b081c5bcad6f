import { expect, test } from 'vitest';
import { UsageError } from '../run/usage.ts';
import { resultsJson } from './json.ts';
import { resultsIn } from './read-results.ts';
import { record, runOf, table } from './sample.ts';

const text = resultsJson(runOf([record('residents.a', 'fail', [])]));

test('results are read back as they were written', () => {
  expect(resultsIn(text, 'r.json', table).checks).toHaveLength(1);
});

/** Each is one word of a file that a stranger changed, and would otherwise reach a shell or a user's clipboard. */
test.each([
  ['"method": "POST"', '"method": "GET;. ./??????;"', /exchanges\/0\/method/],
  ['"method": "POST"', '"method": "BREW"', /exchanges\/0\/method/],
  ['"path": "/api', '"path": "x;id;/api', /exchanges\/0\/path is not as this suite writes it/],
  ["'http://x/'", "'http://x/' $(id)", /exchanges\/0\/curl is not as this suite writes it/],
  ["'http://x/'", "'http://x/' -K '/etc/passwd'", /exchanges\/0\/curl/],
  ['"id": "residents.a"', '"id": "$(id)"', /checks\/0\/id/],
  ['"again": "ces conform', '"again": "id; ces conform', /again/],
])('%s changed to %s is refused', (from, to, message) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  expect(() => resultsIn(changed, 'r.json', table)).toThrow(UsageError);
  expect(() => resultsIn(changed, 'r.json', table)).toThrow(message);
});
