import { expect, test } from 'vitest';
import { isEverywhere, urlOf } from './url-of.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4010', false],
  ['localhost', 'http://localhost:4010', false],
  ['192.0.2.7', 'http://192.0.2.7:4010', false],
  ['::1', 'http://[::1]:4010', false],
  ['fe80::1%eth0', 'http://[fe80::1%eth0]:4010', false],
  ['0.0.0.0', 'http://127.0.0.1:4010', true],
  ['0', 'http://127.0.0.1:4010', true],
  ['', 'http://127.0.0.1:4010', true],
  ['::', 'http://[::1]:4010', true],
  ['0:0:0:0:0:0:0:0', 'http://[::1]:4010', true],
])('what listens on %j is opened at %s', (host, url, everywhere) => {
  expect(urlOf(host, 4010)).toBe(url);
  expect(isEverywhere(host)).toBe(everywhere);
});
