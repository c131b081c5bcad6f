import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as node from './base64.ts';
import * as page from './base64.page.ts';

test('a page reads and writes base64 like Node, for any text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'AZaz09+/-_=\n é') });
  fc.assert(
    fc.property(fc.oneof(letters, fc.base64String()), (text) => {
      expect(page.fromBase64(text)).toEqual(node.fromBase64(text));
      expect(page.textFromBase64Url(text)).toBe(node.textFromBase64Url(text));
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.string({ unit: 'binary' }), (bytes, text) => {
      expect(page.toBase64Url(bytes)).toBe(node.toBase64Url(bytes));
      expect(page.fromBase64(node.toBase64Url(bytes))).toEqual(bytes);
      expect(page.textToBase64Url(text)).toBe(node.textToBase64Url(text));
    }),
  );
});

test('a page encodes more bytes than one call takes arguments', () => {
  const bytes = new Uint8Array(300_000).fill(7);
  expect(page.toBase64Url(bytes)).toBe(node.toBase64Url(bytes));
});
