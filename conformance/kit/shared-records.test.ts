import { expect, test } from 'vitest';
import { createSharedRecords } from './shared-records.ts';

const read = (path: Readonly<Record<string, string>>, ...ids: readonly string[]) => ({
  method: 'get',
  input: { path },
  status: 200,
  json: { data: ids.map((id) => ({ id })) },
});

const made = (body: object, id: string) => ({
  method: 'post',
  input: { path: {}, body },
  status: 201,
  json: { data: { id } },
});

test('a list is shared where another check made a record for its parent, and where it shows one', () => {
  const records = createSharedRecords();
  records.called('one', made({ facilityId: 'f', users: ['r'] }, 'p1'));
  records.called('list of the facility', read({ facilityId: 'f' }));
  records.called('list of the resident', read({ residentId: 'r' }));
  records.called('list of others', read({ facilityId: 'g' }, 'p2'));
  records.called('list with the record', read({ facilityId: 'g' }, 'p1'));
  records.called('one', read({ facilityId: 'f' }, 'p1'));
  const shared = ['list of the facility', 'list of the resident', 'list with the record'];
  expect([...shared, 'list of others', 'one', 'none'].filter((check) => records.areReadBy(check))).toEqual(
    shared,
  );
  records.called('another', made({ facilityId: 'f' }, 'p3'));
  expect(records.areReadBy('one')).toBe(true);
});

test('a list of the acting user is shared where another check named them', () => {
  const records = createSharedRecords();
  records.called('one', made({ participantIds: ['r', 's'] }, 't1'));
  const asked = { ...read({}), input: { as: { kind: 'resident', actingId: 's' } } } as const;
  records.called('other', asked);
  expect(records.areReadBy('other')).toBe(true);
});

test('a lever writes to what it names and to what it makes', () => {
  const records = createSharedRecords();
  records.pulled('one', { facilityId: 'f' }, { albumId: 'a' });
  records.called('other', read({ albumId: 'a' }));
  records.called('third', read({ facilityId: 'f' }));
  expect([records.areReadBy('other'), records.areReadBy('third')]).toEqual([true, true]);
});
