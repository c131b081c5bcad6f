import { expect, test } from 'vitest';
import { listenFailure } from './listen-failure.ts';

const failing = (code: string) => Object.assign(new Error(`listen ${code}`), { code });
const wanted = { host: '1.2.3.4', port: 80 };

test.each([
  ['EADDRINUSE', 4, '--port 0'],
  ['EACCES', 4, '--port 0'],
  ['EADDRNOTAVAIL', 2, '--host 1.2.3.4'],
  ['ENOTFOUND', 2, '--host 1.2.3.4'],
])('%s ends with %i and advice that fits', (code, exitCode, advice) => {
  const failure = listenFailure(failing(code), wanted);
  expect(failure?.exitCode).toBe(exitCode);
  expect(failure?.says).toContain(code);
  expect(failure?.says).toContain(advice);
});

test('another port is no advice where the address is wrong', () => {
  expect(listenFailure(failing('EADDRNOTAVAIL'), wanted)?.says).not.toContain('--port');
});

test('an error of another kind is not explained', () => {
  expect(listenFailure(new TypeError('x is not a function'), wanted)).toBeUndefined();
});
