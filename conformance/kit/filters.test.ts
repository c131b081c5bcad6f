import { expect, test } from 'vitest';
import { filterClausesBroken } from './filters.ts';

const listOf = (...data: readonly object[]) => ({ data });

test('a list with items that its filter excludes breaks the clauses about the filter', () => {
  const asked = { path: { facilityId: 'fac_1' }, query: { status: 'active' } };
  const broken = (...items: readonly object[]) =>
    filterClausesBroken('listResidents', asked, listOf(...items));
  expect(broken({ status: 'active' }, { status: 'deleted' })).toContain('RES-09');
  expect(broken({ status: 'active' }, { status: 'Active' })).toEqual([]);
  // Checks of presence judge missing members.
  expect(broken({}, { status: null })).toEqual([]);
});

test('several values are separated by commas; an item needs one of them', () => {
  const path = { residentId: 'res_1' };
  const broken = (status: string) =>
    filterClausesBroken(
      'listWorkRequests',
      { path, query: { status: 'open,completed' } },
      listOf({ status }),
    );
  expect(broken('completed')).toEqual([]);
  expect(broken('cancelled')).not.toEqual([]);
  const inHouse = (residentId: string) =>
    filterClausesBroken(
      'listConnections',
      { query: { residentId } },
      listOf({ residents: [{ id: 'a' }, { id: 'b' }] }),
    );
  expect(inHouse('b')).toEqual([]);
  expect(inHouse('c')).toEqual(['CON-04']);
});

test('a list with items of another parent breaks the clauses about its items', () => {
  const path = { residentId: 'res_1' };
  const broken = (userId: string) =>
    filterClausesBroken('listResidentRegistrations', { path }, listOf({ userId }));
  expect(broken('res_2')).toContain('REG-40');
  expect(broken('res_1')).toEqual([]);
});

test('an item days outside a range breaks its clauses; one at the edge may be in another zone', () => {
  const query = { startDate: '2026-03-10T00:00:00Z', endDate: '2026-03-20T23:59:59Z' };
  const broken = (startDate: string) =>
    filterClausesBroken('listCheckIns', { path: { residentId: 'r' }, query }, listOf({ startDate }));
  expect(broken('2026-03-07')).toContain('CHK-10');
  expect(broken('2026-03-23T12:00:00Z')).toContain('CHK-10');
  expect(broken('2026-03-08')).toEqual([]);
  expect(broken('2026-03-22T12:00:00+13:00')).toEqual([]);
  expect(broken('soon')).toEqual([]);
});

test('a flag is requested by the word in its name', () => {
  const broken = (filter: string, isArchived: boolean) =>
    filterClausesBroken('listThreads', { query: { filter } }, listOf({ isArchived }));
  expect(broken('archived', true)).toEqual([]);
  expect(broken('active', false)).toEqual([]);
  expect(broken('archived', false)).toContain('MSG-22');
  expect(broken('active', true)).not.toEqual([]);
});
