import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCallOf, anyId, anyReadings, bodyOf, fuzz, hammer } from '../../testing/fuzz.ts';
import { activitiesMock, weekly } from '../../testing/activities.ts';

const text = fc.constantFrom('', 'Music', 'HALL', '\u0000', '__proto__', 'ÆØÅ 💙');
const dateTime = fc.oneof(
  fc.constantFrom(
    '2026-06-20T10:00:00Z',
    '2026-06-14T23:30:00-11:00',
    '2026-06-20T10:00',
    '2026-03-29T02:30:00',
  ),
  fc.constantFrom(
    '0000-01-01T00:00:00+14:00',
    '0001-01-01T00:00Z',
    '9998-12-30T23:59:60Z',
    '9999-12-31T23:59:59-12',
  ),
);
const day = fc.constantFrom(
  '2026-06-13',
  '2026-06-20',
  '2026-06-27',
  '2026-07-20',
  '0000-01-01',
  '9998-12-31',
  '9999-12-31',
);
const moment = fc.oneof(dateTime, day);
const clock = fc.constantFrom('00:00', '10:00', '23:59');
const limit = fc.constantFrom(0, 1, -1, 2 ** 40, 1e300);
const attachments = fc.array(
  fc.record(
    { attachmentId: fc.constantFrom('att_1', 'nothing'), publicToFamily: fc.boolean() },
    { requiredKeys: [] },
  ),
  { maxLength: 3 },
);

const anyBody = bodyOf(
  {
    name: text,
    type: text,
    startDate: dateTime,
    endDate: dateTime,
    startTime: clock,
    endTime: clock,
    timeType: fc.constantFrom('exactTime', 'allDay', 'morning', 'afternoon', 'evening'),
    location: text,
    description: text,
    maxRegistered: limit,
    maxRegisteredConnections: limit,
    allowConnections: fc.boolean(),
    attachments,
  },
  ['name', 'type', 'startDate', 'startTime'],
  {
    id: fc.jsonValue(),
    calendarId: anyId('calendars'),
    recurrence: fc.jsonValue(),
    timeType: fc.constantFrom('sometime', null),
    startTime: fc.constantFrom(null, '24:00'),
    startDate: day,
    attachments: fc.array(fc.jsonValue(), { maxLength: 2 }),
    nonsense: fc.jsonValue(),
  },
);

const filters = fc.dictionary(
  fc.constantFrom('type', 'location', 'actingUserId', 'occurrenceDate', 'pageSize', 'cursor', 'nonsense'),
  fc.oneof(text, anyId('residents'), moment),
  { maxKeys: 3 },
);
const listQuery = fc
  .tuple(filters, fc.record({ startDate: moment, endDate: moment }, { requiredKeys: [] }))
  .map(([others, dates]): Record<string, string> => ({ ...others, ...dates }));

const deleteQuery = fc.record(
  { confirm: fc.constantFrom('true', 'false', 'perhaps', '') },
  { requiredKeys: [] },
);

const facility = anyId('facilities');
const one = fc.oneof(anyId('activities'), fc.constantFrom('%00', '..%2F')).map((id) => `/activities/${id}`);

const anyOperation = anyCallOf(
  [1, 'GET', facility.map((id) => `/facilities/${id}/calendars`)],
  [1, 'GET', facility.map((id) => `/facilities/${id}/activities`), { query: listQuery }],
  [1, 'POST', '/calendars/@calendars/activities', { body: anyBody }],
  [1, 'GET', one, { query: filters }],
  [1, 'PUT', one, { body: anyBody }],
  [1, 'DELETE', one, { query: deleteQuery }],
  [1, 'GET', '/activity-types'],
);

const attached = { id: 'att_1', fileId: 'fil_1', name: 'a', type: '', size: 1, publicToFamily: false };

const peopled = (readings: Parameters<typeof activitiesMock>[0]) => {
  const set = activitiesMock(readings);
  const resident = set.putResident();
  const choir = set.put({ attachments: [attached], maxRegistered: 1 });
  set.register(choir.id, resident);
  const series = set.putSeries();
  set.register(series.id, resident, { status: 'waitlisted', onDates: { '2026-06-20': 'registered' } });
  set.putSeries({
    recurrence: weekly({ frequency: 'daily', seriesEndDate: null }),
    timeType: 'allDay',
    startTime: null,
  });
  set.put({ startDate: '2026-06-01T10:00:00.000Z', endDate: null });
  return set;
};

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => peopled(readings), { maxLength: 10 }));

const anyActivity = fc.record(
  {
    name: text,
    startDate: dateTime,
    endDate: dateTime,
    startTime: clock,
    endTime: clock,
    timeType: fc.constantFrom('exactTime', 'allDay', 'evening'),
    recurrence: fc.record(
      {
        frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
        interval: fc.constantFrom(1, 7, 1000),
        daysOfWeek: fc.subarray(['monday', 'saturday', 'sunday']),
        weekOfMonth: fc.constantFrom('first', 'last'),
        dayOfWeek: fc.constantFrom('tuesday', 'saturday'),
        dayOfMonth: fc.constantFrom(1, 20, 31),
        seriesEndDate: day,
        exceptionDates: fc.array(day, { maxLength: 2 }),
      },
      { requiredKeys: ['frequency'] },
    ),
  },
  { requiredKeys: [] },
);

test('whatever staff make can be listed and read', async () => {
  const list = fc.record({ startDate: moment, endDate: moment });
  await fc.assert(
    fc.asyncProperty(
      anyReadings,
      fc.array(anyActivity, { minLength: 1, maxLength: 3 }),
      list,
      async (readings, made, window) => {
        const set = activitiesMock(readings);
        for (const { recurrence, ...activity } of made) {
          const { calendarId } = set.copenhagen;
          const input = { calendarId, ...activity, ...(recurrence && { recurrence }) };
          expect((await set.pull('create-activity', input)).status).toBeLessThan(500);
          const activityId = set.world.store.activities.all().at(-1)?.id ?? 'nobody';
          expect((await set.pull('update-activity', { activityId, ...activity })).status).toBeLessThan(500);
          const query = { occurrenceDate: window.startDate };
          await hammer(set, [
            { method: 'GET', path: `/activities/${activityId}` },
            { method: 'GET', path: `/activities/${activityId}`, query },
            { method: 'GET', path: `/facilities/${set.copenhagen.id}/activities`, query: window },
          ]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
