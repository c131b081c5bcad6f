import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, anyRange, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { checkInsMock } from '../../testing/check-ins.ts';

const moment = fc.constantFrom(
  ...[
    '2026-06-20',
    '2026-06-21',
    '2026-06-22',
    '2026-06-20T10:00:00Z',
    '2026-06-20T23:30:00-09:00',
    '2026-06-21T00:00:00',
  ],
  ...['0000-01-01', '0000-01-01T00:00:00+14:00', '9999-12-31', '9999-12-31T23:59:59-14:00'],
);

const anyBody = bodyOf(
  {
    startDate: moment,
    checkInStaffId: fc.constant('@staff:0'),
    durationInMinutes: fc.oneof(fc.integer(), fc.constantFrom(0, -5, 1e300)),
    description: fc.string(),
  },
  ['startDate', 'checkInStaffId', 'durationInMinutes'],
  {
    startDate: fc.constantFrom('2026-02-30', 'today', ''),
    checkInStaffId: fc.oneof(anyId('residents'), fc.string()),
    durationInMinutes: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
    checkInStaff: fc.jsonValue(),
    created: fc.jsonValue(),
  },
);

const ofResident = fc.constantFrom(0, 0, 0, 0, 1, 2).map((at) => `/residents/@residents:${at}/check-ins`);
const one = fc
  .tuple(ofResident, fc.constantFrom(0, 0, 0, 1, 2))
  .map(([path, at]) => `${path}/@checkIns:${at}`);

const anyOperation = anyCallOf(
  [3, 'POST', ofResident, { body: anyBody }],
  [2, 'PUT', one, { body: anyBody }],
  [1, 'GET', one],
  [1, 'DELETE', one],
  [2, 'GET', ofResident, { query: anyRange(moment) }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => checkInsMock(readings)));
