import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyRange, bodyOf, diaryDay, diaryMoment, fuzz } from '../../testing/fuzz.ts';
import { personalActivitiesMock } from '../../testing/personal-activities.ts';

const time = fc.constantFrom('00:00', '10:00', '10:30', '23:59');
const timeType = fc.constantFrom('exactTime', 'allDay', 'morning', 'afternoon', 'evening');
const duration = fc.oneof(fc.integer(), fc.constantFrom(0, 30, 1439, 1440, -5, 1e300));

const anyBody = bodyOf(
  {
    ...{
      name: fc.constantFrom('Walk', 'Walk', 'Chess'),
      startDate: diaryMoment,
      startTime: time,
      endTime: time,
    },
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

const ofResident = fc
  .constantFrom(0, 0, 0, 1, 2)
  .map((at) => `/residents/@residents:${at}/personal-activities`);

const anyOperation = anyCallOf(
  [3, 'POST', ofResident, { body: anyBody }],
  [2, 'GET', ofResident, { query: anyRange(diaryDay) }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, personalActivitiesMock));
