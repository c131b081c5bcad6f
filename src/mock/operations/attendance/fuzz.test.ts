import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, anyRange, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { DAILY, SERIES } from '../../testing/registrations.ts';
import { attendanceMock } from '../../testing/attendance.ts';

const moment = fc.constantFrom(
  ...['2026-06-20', '2026-06-20T10:00:00Z', '2026-06-20T23:30:00-09:00', '2026-06-21T00:00:00'],
  ...['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00', '2026-02-30', ''],
);

const anyone = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 3 }).map((at) => `@residents:${at}`) },
  { weight: 2, arbitrary: anyId('connections') },
  { weight: 1, arbitrary: fc.constantFrom('ext-kim', '%00', '__proto__') },
);
const reason = fc.oneof(fc.constantFrom('Sleeping', 'Other', 'Snow', ''), fc.string());
const duration = fc.oneof(fc.integer(), fc.constantFrom(0, -5, 1e300));

const mark = bodyOf(
  {
    userId: anyone,
    userType: fc.constantFrom('resident', 'resident', 'connection'),
    status: fc.constantFrom('attended', 'declined'),
    declineReason: reason,
    duration,
  },
  ['userId', 'userType', 'status'],
  { userType: fc.constantFrom('staff', ''), status: fc.string(), markedAt: moment, id: fc.jsonValue() },
);
const update = bodyOf({ declineReason: reason, duration }, [], { status: fc.string(), userId: anyone });

const ofActivity = fc.nat({ max: 4 }).map((at) => `/activities/@activities:${at}/attendance`);
const one = fc.tuple(ofActivity, anyone).map((parts) => parts.join('/'));

const anyOperation = anyCallOf(
  [4, 'POST', ofActivity, { body: mark }],
  [2, 'PUT', one, { body: update }],
  [1, 'DELETE', one],
  [2, 'GET', ofActivity],
  [2, 'GET', '/residents/@residents/attendance', { query: anyRange(moment) }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => {
    const mock = attendanceMock(readings);
    mock.put({ ...SERIES, startTime: null, endDate: null });
    mock.put({ ...SERIES, recurrence: { ...DAILY, seriesStartDate: '2026-06-20', exceptionDates: [] } });
    mock.put({ isDeleted: true });
    return mock;
  }));
