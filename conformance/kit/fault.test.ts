import { expect, test } from 'vitest';
import {
  blankMembersOf,
  counts,
  lacks,
  listedTimes,
  memberPath,
  membersOf,
  membersOnTheWay,
  shows,
} from './fault.ts';

test('a path names members alone', () => {
  expect(memberPath('data.0.driver.name')).toBe('driver.name');
  expect(memberPath('data.records.12.userType')).toBe('records.userType');
  expect(memberPath('tags')).toBe('tags');
});

test('a member with another value, and one without', () => {
  expect(shows('type', 'gallery')).toEqual({
    kind: 'wrong-value',
    found: 'type is "gallery"',
    members: [{ path: 'type' }],
  });
  expect(shows('tags', [])).toMatchObject({
    kind: 'missing-member',
    members: [{ path: 'tags', blank: true }],
  });
});

test('a list is named where a record holds it', () => {
  expect(lacks('none of three')).toEqual({ kind: 'missing-item', found: 'none of three' });
  expect(counts('four', 'data.attachments')).toEqual({
    kind: 'wrong-count',
    found: 'four',
    members: [{ path: 'attachments' }],
  });
});

test('an item that is listed less or more often than required', () => {
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

test('the members without a value, where a finding is about nothing else', () => {
  const blank = { path: 'about.bio', blank: true as const };
  expect(blankMembersOf({ members: [blank, { path: 'startTime', blank: true }] })).toEqual([
    'bio',
    'startTime',
  ]);
  expect(blankMembersOf({ members: [blank, { path: 'name' }] })).toEqual([]);
  expect(blankMembersOf({})).toEqual([]);
});
