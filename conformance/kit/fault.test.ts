import { expect, test } from 'vitest';
import {
  blankMembersOf,
  counts,
  holdsExtra,
  holdsOthers,
  lacks,
  listedTimes,
  memberPath,
  membersOf,
  membersOnTheWay,
  shows,
  wrongEnvelope,
  wrongFormat,
  wrongType,
} from './fault.ts';

test('a path names only members', () => {
  expect(memberPath('data.0.driver.name')).toBe('driver.name');
  expect(memberPath('data.records.12.userType')).toBe('records.userType');
  expect(memberPath('tags')).toBe('tags');
});

test('a member with another value, and one without', () => {
  expect(shows('type', 'gallery')).toEqual({
    kind: 'wrong-value',
    found: 'type is "gallery"',
    members: [{ path: 'type', found: 'gallery' }],
  });
  expect(shows('tags', [])).toMatchObject({
    kind: 'missing-member',
    members: [{ path: 'tags', blank: true }],
  });
});

test('a member of another type, and one without a value', () => {
  expect(wrongType('data.0.type', 7)).toEqual({
    kind: 'wrong-type',
    found: 'data.0.type is 7',
    members: [{ path: 'type', found: '7' }],
  });
  expect(wrongType('type', null).kind).toBe('missing-member');
});

test('a body with a wrong format or envelope names no member', () => {
  expect(wrongFormat('text/plain')).toEqual({ kind: 'wrong-type', found: 'text/plain' });
  expect(wrongEnvelope('a body')).toEqual({ kind: 'wrong-envelope', found: 'a body' });
});

test('a list is named if it is a member of a record', () => {
  expect(lacks('none of three')).toEqual({ kind: 'missing-item', found: 'none of three' });
  expect(counts('four', 'data.attachments')).toEqual({
    kind: 'wrong-count',
    found: 'four',
    members: [{ path: 'attachments' }],
  });
});

test('an item that occurs less or more often than required', () => {
  expect(listedTimes(0, 1, 'not there')).toEqual({ kind: 'missing-item', found: 'not there' });
  expect(listedTimes(2, 1, 'twice')).toEqual({ kind: 'extra-item', found: 'twice' });
  expect(listedTimes(1, 0, 'one', 'crew')).toMatchObject({ kind: 'extra-item', members: [{ path: 'crew' }] });
});

test('members are named by the outermost part of a path, or by every part', () => {
  const members = [{ path: 'driver.name' }, { path: 'driver.phone' }];
  expect(membersOf({ members })).toEqual(['driver']);
  expect(membersOnTheWay({ members })).toEqual(['driver', 'name', 'phone']);
  expect(membersOf({})).toEqual([]);
});

test('the members without a value, if the finding is only about these', () => {
  const blank = { path: 'about.bio', blank: true as const };
  expect(blankMembersOf({ members: [blank, { path: 'startTime', blank: true }] })).toEqual([
    'about.bio',
    'startTime',
  ]);
  expect(blankMembersOf({ members: [blank, { path: 'name' }] })).toEqual([]);
  expect(blankMembersOf({})).toEqual([]);
});

test('a wrong list lacks an item, or has one too many', () => {
  expect(holdsOthers(['a', 'b'], ['a', 'c'], 'a and b').kind).toBe('missing-item');
  expect(holdsOthers(['a', 'a'], ['a'], 'a twice').kind).toBe('extra-item');
});

test('the items of a list that are missing or too many are named by their ids, unless a member holds the list', () => {
  expect(holdsOthers(['a', 'b'], ['a', 'c'], 'a and b').items).toEqual(['c']);
  expect(holdsOthers(['a', 'b'], ['a'], 'a and b').items).toEqual(['b']);
  expect(holdsOthers(['a'], ['b'], 'a', 'users').items).toBeUndefined();
});

test('a list that is empty shows no value of its member', () => {
  const blank = [{ path: 'answers', blank: true }];
  expect(counts('nothing', 'answers', null).members).toEqual(blank);
  expect(lacks('nothing', 'answers', []).members).toEqual(blank);
  expect(listedTimes(0, 2, 'none', 'answers').members).toEqual(blank);
  expect(listedTimes(1, 2, 'one', 'answers').members).toEqual([{ path: 'answers' }]);
});

test('a list in a member is named by the member', () => {
  expect(lacks('none', 'data.attendedResidentIds').members).toEqual([{ path: 'attendedResidentIds' }]);
  expect(holdsExtra('a dinner', 'type').members).toEqual([{ path: 'type' }]);
  expect(holdsExtra('one too many').members).toBeUndefined();
});
