import { expect, test } from 'vitest';
import { recordSchemas } from '../../../openapi/generated/record-schemas.ts';
import { collectionsOf, createStore } from '../world/store.ts';
import { recordFaults } from './record-faults.ts';

const ALBUM = {
  ...{ id: 'a', title: 'A', type: 'gallery', facilityIds: ['f'], sharedAcrossCommunities: false },
  createdAt: '2026-06-15T12:00:00.000Z',
};

test('every collection of a world has a schema', () => {
  expect(Object.keys(recordSchemas).sort()).toEqual(Object.keys(collectionsOf(createStore())).sort());
});

test('a record of its type has no faults, and a collection that is not there none either', () => {
  expect(recordFaults('albums', ALBUM, '')).toEqual([]);
  expect(recordFaults('nothing', {}, '')).toEqual([]);
});

test.each([
  [{ title: 5 }, '/0/title', 'must be a text'],
  [{ facilityIds: 'f' }, '/0/facilityIds', 'must be a list'],
  [{ facilityIds: [null] }, '/0/facilityIds/0', 'must be a text'],
  [{ createdAt: 'yesterday' }, '/0/createdAt', 'must be a date such as 2026-03-01, or one with a time'],
  [{ sharedAcrossCommunities: 'no' }, '/0/sharedAcrossCommunities', 'must be true or false'],
])('%j is refused with its place', (change, pointer, message) => {
  expect(recordFaults('albums', { ...ALBUM, ...change }, '/0')).toMatchObject([{ pointer, message }]);
});

test('a facility in no time zone is refused', () => {
  const facility = { id: 'f', name: 'F', bedCount: null, careSetting: null, timeZone: 'Mars/Base' };
  expect(recordFaults('facilities', facility, '')).toMatchObject([{ pointer: '/timeZone' }]);
  expect(recordFaults('facilities', { ...facility, timeZone: 'Europe/Copenhagen' }, '')).toEqual([]);
});
