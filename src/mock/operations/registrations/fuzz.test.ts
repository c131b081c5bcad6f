import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { DAILY, registrationsMock, SERIES } from '../../testing/registrations.ts';

const usually = <T>(likely: fc.Arbitrary<T>, unlikely: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: likely }, { weight: 1, arbitrary: unlikely });

const here = (collection: string): fc.Arbitrary<string> =>
  fc.nat({ max: 2 }).map((at) => `@${collection}:${at}`);

const day = usually(
  fc.constantFrom('2026-06-20', '2026-06-21', '2026-06-22'),
  fc.constantFrom('2026-06-14', '2026-06-24', '9998-12-31', '9999-12-31', '0000-01-01'),
);
const moment = fc.constantFrom(
  ...['2026-06-20T10:00:00Z', '2026-06-20T23:30:00-09:00', '2026-06-21T00:00:00', '9999-12-31T23:59:59Z'],
  ...['0000-01-01T00:00:00+14:00', '2026-02-30', 'tomorrow', ''],
);
const anyone = usually(
  here('residents'),
  fc.oneof(anyId('connections'), fc.constantFrom('ext-kim', '', '%00')),
);
const userType = usually(fc.constant('resident'), fc.constant('connection'));

const resident = bodyOf(
  { userId: here('residents'), userType, occurrenceDate: day },
  ['userId', 'userType'],
  {
    status: fc.jsonValue(),
    registeredAt: moment,
    id: fc.jsonValue(),
    userType: fc.constantFrom('staff', ''),
  },
);
const connection = fc.record({ userId: anyone, userType: fc.constant('connection') });

const occurrence = usually<Record<string, string>>(
  fc.constant({}),
  fc.record({ occurrenceDate: fc.oneof(day, moment) }),
);
const range = usually<Record<string, string>>(
  fc.constant({ startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-30T23:59:59Z' }),
  fc.dictionary(fc.constantFrom('startDate', 'endDate'), fc.oneof(day, moment), { maxKeys: 2 }),
);
const activity = usually(here('activities'), anyId('activities')).map(
  (id) => `/activities/${id}/registrations`,
);
const listOf = (people: string) => anyId(people).map((id) => `/${people}/${id}/registrations`);

const anyOperation = anyCallOf(
  [4, 'POST', activity, { body: fc.oneof(resident, connection), query: occurrence }],
  [3, 'DELETE', fc.tuple(activity, anyone).map((parts) => parts.join('/')), { query: occurrence }],
  [1, 'GET', listOf('residents'), { query: range }],
  [1, 'GET', listOf('connections'), { query: range }],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => {
    const mock = registrationsMock(readings);
    mock.put({ ...SERIES, maxRegistered: 1, startTime: null, endDate: null });
    mock.put({
      ...SERIES,
      recurrence: { ...DAILY, seriesEndDate: '2026-06-22', exceptionDates: ['2026-06-21'] },
    });
    return mock;
  }));
