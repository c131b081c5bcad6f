import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as node from './hash.ts';
import * as page from './hash.page.ts';

test('a page computes the same digests as Node, so the same seed gives the same ids in both', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...page.sha256(text)]).toEqual([...node.sha256(text)]);
      expect([...page.md5(text)]).toEqual([...node.md5(text)]);
    }),
  );
});
