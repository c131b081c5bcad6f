import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhotoChanged, isTakenAway, type PhotoContent } from './photos-change.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
const content: fc.Arbitrary<PhotoContent> = fc.record({
  caption: fc.option(fc.record({ text: fc.constantFrom('Tea', 'Cake'), created: fc.string() })),
  userIds: ids,
  tagIds: ids,
  albumIds: ids,
  facilityIds: ids,
});
const readings = fc.record({ order: fc.boolean() });
const QUIET = { order: false };

test('an equal photo has not changed under any reading, with any author of the caption', () => {
  fc.assert(
    fc.property(content, readings, (photo, counts) => {
      const again = { ...photo, caption: photo.caption && { text: photo.caption.text } };
      expect(isPhotoChanged(photo, again, counts)).toBe(false);
    }),
  );
});

test.each(['userIds', 'tagIds', 'albumIds', 'facilityIds'] as const)(
  'one more or one less in %s is a change under every reading',
  (member) => {
    fc.assert(
      fc.property(content, readings, (photo, counts) => {
        const other = { ...photo, [member]: [...photo[member], 'new'] };
        expect(isPhotoChanged(photo, other, counts)).toBe(true);
        expect(isPhotoChanged(other, photo, counts)).toBe(true);
      }),
    );
  },
);

test('another caption is a change, be it the first or the last', () => {
  fc.assert(
    fc.property(content, readings, (photo, counts) => {
      expect(isPhotoChanged(photo, { ...photo, caption: { text: 'Walk' } }, counts)).toBe(true);
      expect(
        isPhotoChanged({ ...photo, caption: { text: 'Walk' } }, { ...photo, caption: null }, counts),
      ).toBe(true);
    }),
  );
});

test('another order of users or tags counts where that is said, of albums and facilities never', () => {
  const one = { caption: null, userIds: [], tagIds: [], albumIds: [], facilityIds: [] };
  const pair = { one: ['a', 'b'], other: ['b', 'a'] };
  for (const [member, counts] of [
    ['userIds', true],
    ['tagIds', true],
    ['albumIds', false],
    ['facilityIds', false],
  ] as const) {
    const [before, after] = [
      { ...one, [member]: pair.one },
      { ...one, [member]: pair.other },
    ];
    expect(isPhotoChanged(before, after, QUIET)).toBe(false);
    expect(isPhotoChanged(before, after, { order: true })).toBe(counts);
  }
});

test('a photo is taken away from a facility that it had and has no longer', () => {
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const kept = before.filter((id) => after.includes(id));
      expect(isTakenAway({ facilityIds: before }, { facilityIds: after })).toBe(kept.length < before.length);
    }),
  );
});
