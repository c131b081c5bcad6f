import { expect, test } from 'vitest';
import { corsOf } from './cors-flags.ts';

test.each([
  [{ cors: true }, true],
  [{ cors: false }, false],
  [
    { cors: true, corsOrigin: ['http://LOCALHOST:5173/', 'https://page.test'] },
    ['http://localhost:5173', 'https://page.test'],
  ],
])('%j lets call: %j', (flags, setting) => {
  expect(corsOf(flags)).toEqual(setting);
});

test.each(['localhost:5173', '*', 'https://page.test/path', 'file:///tmp', ''])('%j is no origin', (text) => {
  expect(() => corsOf({ cors: true, corsOrigin: [text] })).toThrow('--cors-origin takes an origin');
});

test('no page and some pages do not go together', () => {
  expect(() => corsOf({ cors: false, corsOrigin: ['https://page.test'] })).toThrow('Give only one of them');
});
