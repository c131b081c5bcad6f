import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteListed } from './listed.ts';
import { differences, differencesText, isBlank, same, sameOrder, sameSet } from './same.ts';

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

test('date-times are instants, and lists are sets', () => {
  expect(same('2026-01-01T10:00:00.000+01:00', '2026-01-01T09:00:00Z')).toBe(true);
  expect(same(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(same(['a', 'a'], ['a', 'b'])).toBe(false);
  expect(same([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '1' }])).toBe(true);
  expect(same([{ id: '1' }, { id: '1' }], [{ id: '2' }, { id: '1' }])).toBe(false);
  expect(sameOrder([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '1' }])).toBe(false);
  const [first, other] = [
    ['2026-01-01T10:00:00Z', 'a'],
    ['2026-01-02T10:00:00Z', 'b'],
  ].map(([startDate, name]) => ({ id: 'series', startDate, name }));
  expect(same([first, other], [other, first])).toBe(true);
  expect(differences([other, first], [first, { ...other, name: 'c' }])).toEqual([
    { path: '1.name', found: 'b', expected: 'c' },
  ]);
});

/** A resident as a target shows it that adds members of its own and signs its links. */
const shown = (turn: number, more: object = {}) => {
  const resident = {
    id: '1',
    firstName: 'Ada',
    profilePhotoUrl: `/pictures/7?signature=${turn}`,
    about: { bio: 'x', _seenBy: turn },
    _version: turn,
    ...more,
  };
  noteListed('getResident', 200, { data: resident, _trace: turn });
  return resident;
};

test('members that the interface does not list are not compared, however deep, and links are there or not', () => {
  expect(differences(shown(1), shown(2), { exact: true })).toEqual([]);
  expect(differences(shown(1), shown(2, { firstName: 'Eva' }), { exact: true })).toHaveLength(1);
  expect(differences(shown(1), shown(2, { nickname: 'A' }), { exact: true })).toHaveLength(1);
  expect(differences(shown(1), shown(2, { profilePhotoUrl: null }), { exact: true })).toHaveLength(1);
  expect(differences(shown(1), shown(2, { about: { bio: 'y' } }), { exact: true })).toHaveLength(1);
  expect(isBlank(shown(1).about)).toBe(false);
  expect(isBlank(shown(1, { about: { bio: null, _seenBy: 1 } }).about)).toBe(true);
});

test('what was sent is looked for even under a name that the interface does not list', () => {
  expect(differences(shown(1), { _version: 2 })).toHaveLength(1);
});

test('a difference names the member, what was found and what was expected', () => {
  const all = differences({ about: { bio: 'y' }, nickname: 'y' }, { about: { bio: 'x' }, nickname: null });
  expect(all).toEqual([
    { path: 'about.bio', found: 'y', expected: 'x' },
    { path: 'nickname', found: 'y', expected: null },
  ]);
  expect(differencesText(all)).toBe('about.bio is "y" and not "x"; nickname is "y" and not empty');
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
