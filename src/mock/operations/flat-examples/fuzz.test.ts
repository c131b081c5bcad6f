import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { flatMock } from '../../testing/flat-examples.ts';

const moment = fc.constantFrom(
  ...['2026-06-20T10:00:00Z', '2026-06-20T10:30:15.25Z', '2026-06-20T23:30:00-09:00', '2026-06-21T00:00:00'],
  ...[
    '0000-01-01T00:00:00+14:00',
    '0001-01-01T00:00:00Z',
    '9998-12-31T23:59:59Z',
    '9999-12-31T23:59:59-14:00',
  ],
);
const day = fc.constantFrom(
  '2026-06-20',
  '2026-06-21',
  '2026-08-30',
  '0000-01-01',
  '9999-12-31',
  'today',
  '',
);
const resident = fc.oneof({ weight: 4, arbitrary: fc.constant('@residents:0') }, anyId('residents'));

const activityBody = bodyOf(
  { residentId: resident, title: fc.string(), startTime: moment, endTime: moment, location: fc.string() },
  ['residentId', 'title', 'startTime', 'endTime'],
  {
    startTime: fc.oneof(day, fc.jsonValue()),
    endTime: fc.oneof(day, fc.jsonValue()),
    ...{ id: fc.jsonValue(), createdAt: fc.jsonValue(), residentId: fc.jsonValue() },
  },
);
const registrationBody = bodyOf(
  { residentId: anyId('residents'), activityId: anyId('activities') },
  ['residentId', 'activityId'],
  { status: fc.jsonValue(), activityId: fc.jsonValue(), residentId: fc.string(), createdAt: moment },
);
const activityQuery = fc.record({ residentId: resident, startDate: day, endDate: day }, { requiredKeys: [] });
const limited = fc.record(
  {
    residentId: resident,
    limit: fc.oneof(fc.integer().map(String), fc.constantFrom('0', '1', '2', 'x', '1e300', '')),
  },
  { requiredKeys: [] },
);

const anyOperation = anyCallOf(
  [3, 'POST', '/personal-activities', { body: activityBody }],
  [3, 'GET', '/personal-activities', { query: activityQuery }],
  [3, 'POST', '/registrations', { body: registrationBody }],
  [1, 'GET', fc.constantFrom('/photos', '/messages'), { query: limited }],
  [1, 'GET', resident.map((id) => `/residents/${id}`)],
  [1, 'GET', '/connections', { query: activityQuery.map(({ residentId = '' }) => ({ residentId })) }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings, community) => {
    const mock = flatMock(readings, community);
    const [first, second] = mock.residents;
    mock.put({ maxRegistered: 1 });
    mock.putSeries({ maxRegistered: 1 });
    mock.addPhoto([first, second]);
    mock.addThread([first, second], ['Hello', 'Again']);
    mock.addConnection({ residentIds: [first] });
    return mock;
  }));
