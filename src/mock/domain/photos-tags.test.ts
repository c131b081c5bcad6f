import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagsFilter } from './photos-tags.ts';

const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const reading = fc.constantFrom('any' as const, 'all' as const);

test('a single tag is in the photo or not, under every reading', () => {
  fc.assert(
    fc.property(tags, fc.constantFrom('a', 'b'), reading, (photo, wanted, taken) => {
      expect(tagsFilter([wanted], taken)(photo)).toBe(photo.includes(wanted));
    }),
  );
});

test('a photo with every tag passes, one with none does not, and all is the stricter reading', () => {
  fc.assert(
    fc.property(
      tags,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
      (photo, wanted) => {
        const shared = wanted.filter((tag) => photo.includes(tag)).length;
        expect(tagsFilter(wanted, 'any')(photo)).toBe(shared > 0);
        expect(tagsFilter(wanted, 'all')(photo)).toBe(shared === wanted.length);
      },
    ),
  );
});

test('no tags filter nothing', () => {
  fc.assert(fc.property(tags, reading, (photo, taken) => tagsFilter([], taken)(photo)));
});
