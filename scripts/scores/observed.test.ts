import { describe, expect, it } from 'vitest';
import type { Observation } from '../../conformance/kit/record.ts';
import { compareObserved, isSeen } from './observed.ts';

const seen = (reading: string, operation = 'createResident'): Observation => ({
  choice: 'create-status',
  operation,
  reading,
});

describe('compareObserved', () => {
  it('finds no difference where the default is observed', () => {
    expect(compareObserved([seen('created')])).toEqual({ wrong: [], unclear: [] });
  });

  it('finds no difference where a configured reading is observed', () => {
    expect(compareObserved([seen('ok')], { 'create-status': 'ok' })).toEqual({ wrong: [], unclear: [] });
  });

  it('names a reading that is not the configured one', () => {
    expect(compareObserved([seen('created')], { 'create-status': 'ok' }).wrong).toEqual([
      'create-status of createResident: configured ok, observed created',
    ]);
  });

  it('names an answer that no reading names', () => {
    expect(compareObserved([seen('accepted')]).wrong).toEqual([
      'create-status of createResident: configured created, observed other',
    ]);
  });

  it('compares each operation with its own reading', () => {
    const readings = { 'create-status': { createResident: 'ok', '*': 'created' } } as const;
    const observed = compareObserved([seen('ok'), seen('ok', 'createActivity')], readings);
    expect(observed.wrong).toEqual(['create-status of createActivity: configured created, observed ok']);
  });

  it('counts a missing null as absent if unset members are left out', () => {
    const absent: Observation = {
      ...{ choice: 'status-when-not-registered', operation: 'getActivity', reading: 'absent' },
    };
    expect(compareObserved([absent], { 'unset-members': 'absent' }).wrong).toEqual([]);
    expect(compareObserved([absent]).wrong).toHaveLength(1);
  });

  it('reports several readings of one operation apart', () => {
    expect(compareObserved([seen('created'), seen('ok')])).toEqual({
      wrong: [],
      unclear: ['create-status of createResident: configured created, observed mixed'],
    });
  });

  it('reports a configured reading that was not observed apart', () => {
    expect(compareObserved([], { 'create-status': 'ok' })).toEqual({
      wrong: [],
      unclear: ['create-status: not observed'],
    });
  });
});

it('sees a reading where an operation took it every time', () => {
  const ok = { choice: 'create-status', reading: 'ok' };
  expect(isSeen([seen('created'), seen('ok', 'createActivity')], ok)).toBe(true);
  expect(isSeen([seen('created'), seen('ok')], ok)).toBe(false);
  expect(isSeen([], ok)).toBe(false);
});
