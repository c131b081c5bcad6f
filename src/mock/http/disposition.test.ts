import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { disposition } from './disposition.ts';

test('any name is a header field that a client can read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const [, read = ''] = disposition('attachment', name).split("filename*=UTF-8''");
      expect(decodeURIComponent(read)).toBe(name);
    }),
  );
});

test('an unpaired surrogate becomes the replacement character', () => {
  expect(disposition('inline', 'a\ud800.txt')).toBe("inline; filename*=UTF-8''a%EF%BF%BD.txt");
  expect(disposition('inline', '\u{1f33b}')).toBe("inline; filename*=UTF-8''%F0%9F%8C%BB");
});
