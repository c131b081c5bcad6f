import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionOf, mediaTypeOf } from './file-extension.ts';

test.each([
  ['Menu.pdf', 'pdf', 'application/pdf'],
  ['Menu.of.the week.PDF', 'pdf', 'application/pdf'],
  ['Face.JPG', 'jpg', 'image/jpeg'],
  ['notes.xyz', 'xyz', 'application/octet-stream'],
  ['notes.constructor', 'constructor', 'application/octet-stream'],
  ['notes', undefined, 'application/octet-stream'],
  ['notes.', undefined, 'application/octet-stream'],
  ['.pdf', undefined, 'application/octet-stream'],
  ['', undefined, 'application/octet-stream'],
])('%j has the extension %s and is %s', (name, extension, type) => {
  expect([extensionOf(name), mediaTypeOf(name)]).toEqual([extension, type]);
});

test('the extension is the text after the last dot', () => {
  const extension = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), extension, (before, after) => {
      expect(extensionOf(`${before}.${after}`)).toBe(after);
      expect(extensionOf(`${before}.${after.toUpperCase()}`)).toBe(after);
    }),
  );
});

test('every name has a media type, that of its extension alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (name, other) => {
      expect(mediaTypeOf(name)).toMatch(/^[a-z]+\/[a-z0-9.-]+$/);
      const extension = extensionOf(name);
      if (extension !== undefined) expect(mediaTypeOf(`${other}.${extension}`)).toBe(mediaTypeOf(name));
    }),
  );
});
