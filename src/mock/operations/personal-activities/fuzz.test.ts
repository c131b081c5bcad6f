import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCall, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { personalActivitiesMock } from '../../testing/personal-activities.ts';

const moment = fc.constantFrom(
  ...[
    '2026-06-20T10:00:00Z',
    '2026-06-20T23:30:00-09:00',
    '2026-06-21T00:00:00',
    '2026-06-21T22:15:30+14:00',
  ],
  ...[
    '0001-01-02T00:00:00Z',
    '0000-01-01T00:00:00+14:00',
    '9998-12-30T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
  ],
);
const time = fc.constantFrom('00:00', '10:00', '10:30', '23:59');
const timeType = fc.constantFrom('exactTime', 'allDay', 'morning', 'afternoon', 'evening');
const duration = fc.oneof(fc.integer(), fc.constantFrom(0, 30, 1439, 1440, -5, 1e300));

const anyBody = bodyOf(
  {
    ...{ name: fc.constantFrom('Walk', 'Walk', 'Chess'), startDate: moment, startTime: time, endTime: time },
    ...{ timeType, durationInMinutes: duration, location: fc.string(), description: fc.string() },
    confirmed: fc.boolean(),
  },
  ['name', 'startDate', 'startTime'],
  {
    startDate: fc.constantFrom('2026-02-30', '2026-06-20', 'today', ''),
    ...{ startTime: fc.string(), endTime: fc.jsonValue(), timeType: fc.string() },
    durationInMinutes: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
    ...{ attendedResidentIds: fc.jsonValue(), photos: fc.jsonValue(), created: fc.jsonValue() },
  },
);

const day = fc.oneof(moment, fc.constantFrom('2026-06-20', '2026-06-21', '0000-01-01', '9999-12-31'));
const range = fc.oneof(
  fc.constant({ startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-30T23:59:59Z' }),
  fc.dictionary(fc.constantFrom('startDate', 'endDate'), day, { maxKeys: 2 }),
);
const ofResident = fc
  .constantFrom(0, 0, 0, 1, 2)
  .map((at) => `/residents/@residents:${at}/personal-activities`);

const anyOperation = fc.oneof(
  { weight: 3, arbitrary: anyCall('POST', ofResident, { body: anyBody }) },
  { weight: 2, arbitrary: anyCall('GET', ofResident, { query: range }) },
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, personalActivitiesMock));
