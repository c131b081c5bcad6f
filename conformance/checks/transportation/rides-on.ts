import { addDays } from '../../kit/dates.ts';
import type { Riders } from '../../given/transportation.ts';
import type { Tools } from '../../kit/tools.ts';
import { someRide, type Ride } from '../../models/transportation.ts';

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
