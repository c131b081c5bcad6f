import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectionToMerge, mergeConnection } from './connections-merge.ts';
import type { MatchChoices, MergeChoices, Mergeable, SentConnection } from './connections-merge.ts';

const matching: MatchChoices = { emailCase: 'folded', deleted: 'new-record' };
const merging: MergeChoices = { facilities: 'union', omitted: 'kept' };
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
const readings: fc.Arbitrary<MergeChoices> = fc.record({
  facilities: fc.constantFrom('union', 'replaced', 'kept'),
  omitted: fc.constantFrom('kept', 'cleared'),
});

const stored: Mergeable & { readonly id: string } = {
  id: 'con_1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  status: 'onLeave',
  residentIds: ['a', 'b'],
  facilityIds: ['a'],
  phoneNumber: 5550100,
  relationship: 'daughter',
  groups: ['family council'],
  disableNotifications: true,
  disableSMS: true,
  disableInvites: true,
  additionalInfo: 'calls on Sundays',
  externalId: 'ext-1',
  pccId: 17,
};
const sent: SentConnection = {
  firstName: 'Augusta',
  lastName: 'King',
  residentIds: ['b', 'c'],
  facilityIds: ['b'],
};

test('residents are merged under every reading: none is lost, none is doubled, the former ones come first', () => {
  fc.assert(
    fc.property(ids, ids, readings, (former, added, choices) => {
      const merged = mergeConnection(
        { ...stored, residentIds: former },
        { ...sent, residentIds: added },
        choices,
      );
      expect(new Set(merged.residentIds)).toEqual(new Set([...former, ...added]));
      expect(merged.residentIds).toHaveLength(new Set(merged.residentIds).size);
      expect(merged.residentIds.slice(0, former.length)).toEqual(former);
    }),
  );
});

test('to merge the same body twice is to merge it once', () => {
  fc.assert(
    fc.property(ids, ids, readings, (residentIds, facilityIds, choices) => {
      const once = mergeConnection(stored, { ...sent, residentIds, facilityIds }, choices);
      expect(mergeConnection(once, { ...sent, residentIds, facilityIds }, choices)).toEqual(once);
    }),
  );
});

test.each([
  ['union', ['a', 'b']],
  ['replaced', ['b']],
  ['kept', ['a']],
] as const)('facilities under %s', (facilities, expected) => {
  expect(mergeConnection(stored, sent, { ...merging, facilities }).facilityIds).toEqual(expected);
});

test('sent members show, the record stays the same one, and members left out stay', () => {
  const merged = mergeConnection(stored, { ...sent, relationship: 'niece', disableSMS: false }, merging);
  expect(merged).toEqual({
    ...stored,
    firstName: 'Augusta',
    lastName: 'King',
    relationship: 'niece',
    disableSMS: false,
    residentIds: ['a', 'b', 'c'],
    facilityIds: ['a', 'b'],
  });
});

test('members left out may be cleared, but not the email, the status and the correlation ids', () => {
  const merged = mergeConnection(
    stored,
    { ...sent, relationship: 'niece' },
    { ...merging, omitted: 'cleared' },
  );
  expect(merged).toMatchObject({
    relationship: 'niece',
    phoneNumber: null,
    groups: [],
    disableNotifications: false,
    disableSMS: false,
    disableInvites: false,
    additionalInfo: null,
    email: 'ada@example.com',
    status: 'onLeave',
    externalId: 'ext-1',
    pccId: 17,
  });
});

test('a merge into a deleted connection revives it', () => {
  expect(mergeConnection({ ...stored, status: 'deleted' }, sent, merging).status).toBe('active');
});

test('an email matches in the same case, and in another one where it is folded', () => {
  expect(connectionToMerge([stored], 'ada@example.com', { ...matching, emailCase: 'exact' })).toBe(stored);
  expect(connectionToMerge([stored], 'Ada@Example.com', { ...matching, emailCase: 'exact' })).toBeUndefined();
  expect(connectionToMerge([stored], 'Ada@Example.com', matching)).toBe(stored);
  expect(connectionToMerge([stored], 'adah@example.com', matching)).toBeUndefined();
});

test.each([undefined, null])('the email %j matches no connection', (email) => {
  const nameless = [
    { ...stored, email: null },
    { ...stored, email: '' },
  ];
  expect(connectionToMerge(nameless, email, matching)).toBeUndefined();
});

test('a deleted connection is matched under one reading only, and never before a living one', () => {
  const deleted = { ...stored, id: 'con_0', status: 'deleted' as const };
  expect(connectionToMerge([deleted], 'ada@example.com', matching)).toBeUndefined();
  expect(connectionToMerge([deleted], 'ada@example.com', { ...matching, deleted: 'revived' })).toBe(deleted);
  expect(connectionToMerge([deleted, stored], 'ada@example.com', { ...matching, deleted: 'revived' })).toBe(
    stored,
  );
});
