import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as node from './octets.ts';
import * as page from './octets.page.ts';

const few = fc.uint8Array({ max: 2, maxLength: 12 });
const bare = (bytes: Uint8Array): readonly number[] => [...bytes];

test('a page finds, joins and spells bytes as Node does', () => {
  fc.assert(
    fc.property(few, few, fc.nat(12), fc.nat(12), (bytes, wanted, from, to) => {
      expect(page.indexIn(bytes, wanted)).toBe(node.indexIn(bytes, wanted));
      expect(bare(page.joined([bytes, wanted]))).toEqual(bare(node.joined([bytes, wanted])));
      const letters = Uint8Array.from([...bytes, 0x80, 0xff]);
      expect(page.lettersOf(letters, from, Math.max(from, to))).toBe(
        node.lettersOf(letters, from, Math.max(from, to)),
      );
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(bare(page.octetsOf(text))).toEqual(bare(node.octetsOf(text)));
    }),
  );
});
