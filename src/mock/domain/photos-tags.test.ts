import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagsFilter } from './photos-tags.ts';

const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const reading = fc.constantFrom('any' as const, 'all' as const);

test('one tag is in the photo or not, whatever the reading', () => {
  fc.assert(
    fc.property(tags, fc.constantFrom('a', 'b'), reading, (photo, sought, taken) => {
      expect(tagsFilter([sought], taken)(photo)).toBe(photo.includes(sought));
    }),
  );
});

test('a photo with every tag passes, one with none does not, and all is the stricter reading', () => {
  fc.assert(
    fc.property(
      tags,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
      (photo, sought) => {
        const shared = sought.filter((tag) => photo.includes(tag)).length;
        expect(tagsFilter(sought, 'any')(photo)).toBe(shared > 0);
        expect(tagsFilter(sought, 'all')(photo)).toBe(shared === sought.length);
      },
    ),
  );
});

test('no tags filter nothing', () => {
  fc.assert(fc.property(tags, reading, (photo, taken) => tagsFilter([], taken)(photo)));
});
