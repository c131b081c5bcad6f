import { expect, test } from 'vitest';
import { withPresentNames } from './renamed-members.ts';

test('a report of an earlier version is read with the names of this one', () => {
  const finding = {
    promised: 'a body',
    misfit: ['a'],
    foreign: ['B-1'],
    unserved: ['B-2'],
    unshown: ['c'],
    mistaken: ['B-3'],
  };
  expect(withPresentNames({ seed: 1, checks: [{ id: 'one', finding }, { id: 'other' }] })).toEqual({
    seed: 1,
    checks: [
      {
        id: 'one',
        finding: {
          promised: 'a body',
          schemaMismatch: ['a'],
          otherClauses: ['B-1'],
          wrongStatus: ['B-2'],
          neverShown: ['c'],
          brokenPremises: ['B-3'],
        },
      },
      { id: 'other' },
    ],
  });
});

test('what is no report stays as it is, for the reader to refuse', () => {
  for (const value of [undefined, 'text', {}, { checks: 'none' }])
    expect(withPresentNames(value)).toEqual(value);
});
