import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Observation } from '../kit/record.ts';
import { choicesOf } from './lock.ts';

const known = {
  'create-status': { readings: { ok: '', created: '' }, perOperation: true },
  'unknown-members': { readings: { ignore: '', refuse: '' } },
};

const seen = (choice: string, operation: string, reading: string): Observation =>
  ({ choice, operation, reading }) as Observation;

test('one reading for all operations is one word', () => {
  const observations = [
    seen('unknown-members', 'createResident', 'ignore'),
    seen('unknown-members', 'createCheckIn', 'ignore'),
  ];
  expect(choicesOf(observations, known)).toEqual({ 'unknown-members': 'ignore' });
});

test('operations with different readings are listed by name, and one that varies is mixed', () => {
  const observations = [
    seen('unknown-members', 'createResident', 'ignore'),
    seen('unknown-members', 'createCheckIn', 'refuse'),
    seen('unknown-members', 'createCheckIn', 'ignore'),
  ];
  expect(choicesOf(observations, known)).toEqual({
    'unknown-members': { createCheckIn: 'mixed', createResident: 'ignore' },
  });
});

test('a choice per operation is a map even where all agree', () => {
  expect(choicesOf([seen('create-status', 'createResident', 'ok')], known)).toEqual({
    'create-status': { createResident: 'ok' },
  });
});

test('what no reading names is other', () => {
  expect(choicesOf([seen('unknown-members', 'createResident', 'answers 500')], known)).toEqual({
    'unknown-members': 'other',
  });
});

test('the order of observations does not matter', () => {
  const observation = fc.record({
    choice: fc.constantFrom('create-status', 'unknown-members'),
    operation: fc.constantFrom('createResident', 'createCheckIn'),
    reading: fc.constantFrom('ok', 'created', 'ignore', 'refuse', 'something else'),
  });
  fc.assert(
    fc.property(fc.array(observation), (raw) => {
      const observations = raw.map(({ choice, operation, reading }) => seen(choice, operation, reading));
      const forward = JSON.stringify(choicesOf(observations, known));
      expect(JSON.stringify(choicesOf([...observations].reverse(), known))).toBe(forward);
    }),
  );
});
