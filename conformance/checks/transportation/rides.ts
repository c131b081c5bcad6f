import fc from 'fast-check';
import {
  givenRiders,
  rideBody,
  type RideBody,
  type Riders,
  type RidersWanted,
} from '../../factories/transportation.ts';
import { plainText } from '../../kit/core-values.ts';
import type { Tools } from '../../kit/tools.ts';
import { addDays } from '../../kit/dates.ts';
import { someRide, type Ride } from '../../assertions/transportation.ts';
import { checkWith } from '../../kit/check.ts';

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
export async function ridesOn(t: Tools, riders: Riders, days: readonly string[]): Promise<readonly Ride[]> {
  const [relative = riders.resident] = riders.connections;
  const rides: Ride[] = [];
  for (const date of days)
    rides.push(await someRide(t, riders, { date, by: rides.length % 2 === 0 ? riders.resident : relative }));
  return rides;
}

/** Days of the same day of the week, so that the hours of the community hold on all of them alike. */
export const weeksFrom = (day: string, ...weeks: readonly number[]): readonly string[] =>
  weeks.map((week) => addDays(day, week * 7));

/** A check that starts with a family of one connection, shared with other checks, unless `given` says otherwise. */
export const rideCheck = checkWith((t: Tools, given: RidersWanted = {}) =>
  givenRiders(t, { shared: true, ...given }),
);
