import * as fc from 'fast-check';
import { test } from 'vitest';
import type { Readings } from '../../world/choices.ts';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { DAY, transportationMock, type TransportationMock } from '../../testing/transportation.ts';

const day = fc.constantFrom('2026-06-15', '2026-06-16', DAY, '2026-06-27', '2026-07-29', '2026-07-30');
const anyDay = fc.oneof(
  { weight: 5, arbitrary: day },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', 'soon', '', `${DAY}T00:00:00Z`),
  },
);
const time = fc.constantFrom('00:00', '07:00', '12:00', '14:59', '15:00', '20:00', '23:59', '24:00', 'noon');
const kind = fc.constantFrom('roundtrip', 'oneway', 'willcall');

const anyBody = bodyOf(
  {
    date: anyDay,
    appointmentTime: time,
    tripType: kind,
    destination: fc.string(),
    returnTime: fc.option(time),
    pickupTime: time,
    pickupLocation: fc.string(),
    destinationAddress: fc.string(),
    transportationType: fc.constantFrom('Private car', 'Community van', 'Helicopter'),
    mobilityNeeds: fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 2 })),
    notes: fc.string(),
  },
  ['date', 'appointmentTime', 'tripType', 'destination'],
  {
    tripType: fc.constantFrom('on foot', '', 7),
    status: fc.jsonValue(),
    driver: fc.jsonValue(),
    creator: fc.jsonValue(),
    mobilityNeeds: fc.jsonValue(),
  },
);

const someone = fc.constantFrom(
  ...['@residents:0', '@residents:0', '@residents:0', '@residents:1'],
  ...['@connections:0', '@connections:0', '@connections:1', '@staff:0', '@systemActors:0', 'nobody'],
);
const ofResident = fc
  .constantFrom(0, 0, 0, 0, 0, 1, 2)
  .map((at) => `/residents/@residents:${at}/transportation-requests`);
const one = fc.tuple(ofResident, anyId('transportationRequests')).map(([path, id]) => `${path}/${id}`);
const below = (more: string) => one.map((path) => `${path}/${more}`);
const range = fc.record({
  startDate: anyDay,
  endDate: anyDay,
  status: fc.constantFrom('pending', 'cancelled,approved', 'open', '', ',', 'pending,open'),
});
const parts: fc.Arbitrary<readonly (readonly [string, string, boolean])[]> = fc.array(
  fc.oneof(
    fc.constant(['text', 'A letter', false] as const),
    fc.string().map((text) => ['files', text, true] as const),
  ),
  { maxLength: 7 },
);

const as = someone;
const anyOperation = anyCallOf(
  [4, 'POST', ofResident, { as, body: anyBody }],
  [3, 'PUT', one, { as, body: anyBody }],
  [2, 'POST', below('cancel'), { as }],
  [2, 'GET', one, { as, query: fc.record({ occurrenceDate: anyDay }) }],
  [1, 'GET', one, { as }],
  [2, 'GET', ofResident, { as, query: range }],
  [1, 'POST', below('comments'), { as, body: fc.record({ text: fc.jsonValue() }) }],
  [1, 'POST', below('comments'), { as, parts }],
  [1, 'GET', below('comments'), { as }],
  [1, 'GET', '/facilities/@facilities:0/transportation-settings', { as }],
);

/** Requests of every kind, so that the calls find some. */
const busy = async (readings: Readings): Promise<TransportationMock> => {
  const mock = transportationMock(readings);
  const relative = mock.relatives[0].id;
  await mock.staffMakes({ creatorId: mock.residentId });
  await mock.staffMakes({ creatorId: relative, appointmentTime: null });
  await mock.staffMakes({ creatorId: mock.residentId, recurring: { frequency: 'weekly', count: 4 } });
  await mock.staffDo('approve-transportation-request', await mock.staffMakes({ creatorId: relative }));
  await mock.staffDo('delete-transportation-request', await mock.staffMakes());
  return mock;
};

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => busy(readings)));
