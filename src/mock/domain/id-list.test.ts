import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsIn } from './id-list.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_]{1,8}$/), { maxLength: 6 });

test('ids with commas between them are read back in their order', () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(',', ', ', ' ,', ',,'), (sent, comma) => {
      expect(idsIn(sent.join(comma))).toEqual(sent);
    }),
  );
});

test('an id that is named again counts once', () => {
  expect(idsIn('b,a,b')).toEqual(['b', 'a']);
});

test.each(['', ' ', ',', ' , ,'])('%j names nothing', (text) => {
  expect(idsIn(text)).toEqual([]);
});
