import { expect, test } from 'vitest';
import { createChoose, type Readings } from './choices.ts';
import { readingsIn } from './readings.ts';

const readingsOf = (map: Readonly<Record<string, unknown>>): Readings => {
  const readings = readingsIn(map);
  if ('faults' in readings) throw new Error(readings.faults.join());
  return readings;
};

test('a choice for the whole service takes the reading of most operations where a lock names them one by one', () => {
  const seen = { getResident: 'absent', getCheckIn: 'other', getConnection: 'null', getActivity: 'absent' };
  const choose = createChoose(readingsOf({ 'unset-members': seen }));
  const forms = { null: 'null', absent: 'absent' } as const;
  expect(choose('unset-members', forms)).toBe('absent');
  expect(choose('unset-members', forms, 'listResidents')).toBe('absent');
  expect(choose('unset-members', forms, 'getCheckIn')).toBe('absent');
  expect(choose('unset-members', forms, 'getConnection')).toBe('null');
});

test('a choice for each operation keeps its default where an operation is not named', () => {
  const choose = createChoose(readingsOf({ 'create-status': { createResident: 'ok' } }));
  expect(choose('create-status', { created: 201, ok: 200 }, 'createResident')).toBe(200);
  expect(choose('create-status', { created: 201, ok: 200 }, 'createCheckIn')).toBe(201);
});
