import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flagsFor, flagsOfAny, marked, type Marks } from './announcements-flags.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const ids = fc.uniqueArray(id);
const marks: fc.Arbitrary<Marks> = fc.record({ readBy: ids, archivedBy: ids });

test('a mark holds for the one connection, and for the others all stays as it was', () => {
  fc.assert(
    fc.property(marks, id, id, fc.boolean(), (before, one, other, isMarked) => {
      const after = { ...before, archivedBy: marked(before.archivedBy, one, isMarked) };
      expect(flagsFor(one, after)).toEqual({ ...flagsFor(one, before), isArchived: isMarked });
      if (other !== one) expect(flagsFor(other, after)).toEqual(flagsFor(other, before));
    }),
  );
});

test('marking again gives the same list, and marking back the same connections', () => {
  fc.assert(
    fc.property(ids, id, fc.boolean(), (before, one, isMarked) => {
      const after = marked(before, one, isMarked);
      expect(marked(after, one, isMarked)).toBe(after);
      if (before.includes(one) === isMarked) expect(after).toBe(before);
      else expect([...marked(after, one, !isMarked)].sort()).toEqual([...before].sort());
    }),
  );
});

test('a flag of any is one that some connection has', () => {
  fc.assert(
    fc.property(marks, (some) => {
      const each = ['a', 'b', 'c', 'd'].map((one) => flagsFor(one, some));
      expect(flagsOfAny(some)).toEqual({
        isRead: each.some(({ isRead }) => isRead),
        isArchived: each.some(({ isArchived }) => isArchived),
      });
    }),
  );
});
