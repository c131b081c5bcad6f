import fc from 'fast-check';
import { someRequest, type Answered } from '../../assertions/requests.ts';
import {
  givenRiders,
  rideBody,
  type RideBody,
  type Riders,
  type RidersWanted,
} from '../../factories/transportation.ts';
import { checkWith } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import type { Tools } from '../../kit/tools.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** HH:mm of the day, between two full hours. */
export const timeBetween = (first: number, last: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: first, max: last - 1 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);

const details = fc.record(
  {
    pickupTime: timeBetween(10, 11),
    pickupLocation: plainText,
    destinationAddress: plainText,
    notes: plainText,
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** The details that vary from request to request; the day is always the usual one. */
const rides = fc.record({
  appointmentTime: timeBetween(11, 14),
  returnTime: timeBetween(15, 16),
  tripType: fc.constantFrom('roundtrip' as const, 'oneway' as const, 'willcall' as const),
  destination: plainText,
  typed: fc.nat({ max: 3 }),
  details,
});

/** Random requests that a community with the settings of these riders must accept. */
export const drawnRides = (t: Tools, riders: Riders): fc.Arbitrary<RideBody> =>
  rides.map(({ appointmentTime, returnTime, tripType, destination, typed, details }) => {
    const transportationType = riders.settings.types[typed];
    return rideBody(t, riders, {
      appointmentTime,
      tripType,
      destination,
      ...(tripType === 'roundtrip' && { returnTime }),
      ...(transportationType !== undefined && { transportationType }),
      ...details,
    });
  });

/** Rides of the family on these days, the resident's and a connection's in turns. */
export async function ridesOn(
  t: Tools,
  riders: Riders,
  days: readonly string[],
): Promise<readonly Answered[]> {
  const rides: Answered[] = [];
  for (const [turn, date] of days.entries())
    rides.push(
      await someRequest(t, riders, { date, by: turn % 2 === 0 ? riders.resident : riders.relative }),
    );
  return rides;
}

/** Days of the same day of the week, so that the hours of the community hold on all of them alike. */
export const weeksFrom = (day: string, ...weeks: readonly number[]): readonly string[] =>
  weeks.map((week) => addDays(day, week * 7));

/** The details that a request may leave out. */
export const OPTIONAL = [
  'pickupTime',
  'pickupLocation',
  'transportationType',
  'notes',
  'destinationAddress',
  'returnTime',
];

/** A check that starts with a family of one connection, shared with other checks, unless `given` says otherwise. */
export const rideCheck = checkWith((t: Tools, given: RidersWanted = {}) =>
  givenRiders(t, { shared: true, ...given }),
);

/** Checks of laws that hold for both kinds of requests. */
export const rideChecks = (
  rows: Readonly<Record<string, Omit<Parameters<typeof rideCheck>[0], 'id'>>>,
): void => {
  for (const [name, row] of Object.entries(rows)) rideCheck({ id: `transportation.${name}`, ...row });
};
