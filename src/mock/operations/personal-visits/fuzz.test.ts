import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, diaryDay, diaryMoment, fuzz } from '../../testing/fuzz.ts';
import { personalVisitsMock } from '../../testing/personal-visits.ts';

const time = fc.constantFrom('00:00', '10:00', '10:30', '23:59');

const connectionVisitors = fc.array(fc.record({ connectionId: anyId('connections') }, { requiredKeys: [] }), {
  maxLength: 2,
});
const manualVisitors = fc.array(
  fc.record({ name: fc.string(), relationship: fc.string() }, { requiredKeys: [] }),
  { maxLength: 2 },
);

const anyBody = bodyOf(
  {
    ...{ name: fc.string(), visitType: fc.constantFrom('care', 'social'), startDate: diaryMoment },
    ...{ startTime: time, endTime: time, connectionVisitors, manualVisitors, description: fc.string() },
    timeType: fc.constantFrom('exactTime', 'allDay', 'morning', 'afternoon', 'evening'),
    durationInMinutes: fc.oneof(fc.integer(), fc.constantFrom(0, -5, 1e300)),
    additionalAttendeeResidentIds: fc.array(anyId('residents'), { maxLength: 3 }),
  },
  ['name', 'visitType', 'startDate', 'durationInMinutes', 'manualVisitors'],
  {
    startDate: fc.constantFrom('2026-02-30', '2026-06-20', 'today', ''),
    ...{ startTime: fc.string(), endTime: fc.jsonValue(), timeType: fc.string(), visitType: fc.string() },
    ...{ connectionVisitors: fc.jsonValue(), manualVisitors: fc.array(fc.jsonValue()) },
    durationInMinutes: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
    ...{ attendedResidentIds: fc.jsonValue(), creator: fc.jsonValue(), created: fc.jsonValue() },
  },
);

const range = fc.oneof(
  fc.constant({ startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-30T23:59:59Z' }),
  fc.constant({ startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-30T23:59:59Z', visitType: 'care' }),
  fc.dictionary(fc.constantFrom('startDate', 'endDate', 'visitType'), diaryDay, { maxKeys: 3 }),
);
const ofResident = fc
  .constantFrom(0, 0, 0, 1, 2, 3)
  .map((at) => `/residents/@residents:${at}/personal-visits`);
const one = fc
  .tuple(ofResident, fc.constantFrom(0, 0, 0, 1, 2))
  .map(([path, at]) => `${path}/@personalVisits:${at}`);

const anyOperation = anyCallOf(
  [3, 'POST', ofResident, { body: anyBody }],
  [2, 'PUT', one, { body: anyBody }],
  [1, 'GET', one],
  [1, 'DELETE', one],
  [2, 'GET', ofResident, { query: range }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, personalVisitsMock));
