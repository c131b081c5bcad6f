import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, same, sameSet } from './same.ts';

test('null, absent and empty are one, at any depth', () => {
  expect(same({ about: { likes: [], bio: null } }, {})).toBe(true);
  expect(same({ nickname: '' }, { nickname: null })).toBe(true);
  expect(same({ nickname: 'Ada' }, { nickname: null })).toBe(false);
  expect(same({ isFull: false }, {})).toBe(false);
  expect(same({ position: 0 }, {})).toBe(false);
});

test('an echo may hold more than was sent, an exact comparison may not', () => {
  const found = { id: '1', firstName: 'Ada', about: { bio: 'x', likes: ['tea'] } };
  expect(differences(found, { firstName: 'Ada', about: { bio: 'x' } })).toEqual([]);
  expect(differences(found, { firstName: 'Ada' }, { exact: true, except: ['id'] })).toHaveLength(1);
});

test('date-times are instants, lists of plain values are sets, lists of objects keep their order', () => {
  expect(same('2026-01-01T10:00:00.000+01:00', '2026-01-01T09:00:00Z')).toBe(true);
  expect(same(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(same(['a', 'a'], ['a', 'b'])).toBe(false);
  expect(same([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '1' }])).toBe(false);
});

test('a difference names the member, what was found and what was expected', () => {
  expect(differences({ about: { bio: 'y' } }, { about: { bio: 'x' } })).toEqual([
    'about.bio is "y" and not "x"',
  ]);
  expect(differences({ nickname: 'y' }, { nickname: null })).toEqual(['nickname is "y" and not empty']);
});

test('whatever JSON holds is the same as itself, and not the same as a changed text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (value, text) => {
      expect(same(value, structuredClone(value))).toBe(true);
      expect(same({ value, text }, { value, text: `${text}.` })).toBe(false);
    }),
  );
});

test('sets know how often', () => {
  expect(sameSet([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '1' }])).toBe(true);
  expect(sameSet(['a', 'a', 'b'], ['a', 'b', 'b'])).toBe(false);
});

test('an object sent empty must not keep what it held', () => {
  expect(differences({ about: { bio: 'old' } }, { about: {} })).toHaveLength(1);
  expect(differences({ about: null }, { about: { likes: [] } })).toEqual([]);
});
