import { expect, test } from 'vitest';
import type { Exchange } from './record.ts';
import { createServerErrors } from './server-errors.ts';

const answered = (operationId: string, status: number): Exchange => ({
  ...{ method: 'GET', path: '/x', operationId, status, responseBody: '', curl: '' },
});

test('the first of each operation and status is kept; 501 and refusals are none', () => {
  const errors = createServerErrors();
  for (const [operation, status] of [
    ['ping', 500],
    ['ping', 500],
    ['ping', 502],
    ['getResident', 500],
    ['getResident', 501],
    ['getResident', 404],
  ] as const)
    errors.note(answered(operation, status));
  expect(errors.all().map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([
    'ping 500',
    'ping 502',
    'getResident 500',
  ]);
});

test('an observation takes the error that it rests on, once', () => {
  const errors = createServerErrors();
  errors.note(answered('ping', 500));
  errors.note(answered('getResident', 503));
  expect(errors.sinceLast('ping')).toBe(500);
  expect(errors.sinceLast('ping')).toBeUndefined();
  expect(errors.sinceLast('getResident')).toBe(503);
  errors.note(answered('getResident', 503));
  expect(errors.sinceLast('listResidents')).toBe(503);
});
