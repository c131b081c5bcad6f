import fc from 'fast-check';
import {
  DAY_PARTS,
  dayOnly,
  givenHome,
  hoursOn,
  minutesBetween,
  neighbourOf,
} from '../../factories/homes.ts';
import type { Home } from '../../factories/homes.ts';
import { givenConnection } from '../../factories/connections.ts';
import { VISIT_TYPES, type VisitBody } from '../../factories/personal-visits.ts';
import { plainText } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { visitsAt } from '../../assertions/personal-visits.ts';
import { someHours } from '../../laws/dated-members.ts';

/** A resident, two connections who visit, and other residents who are visited too. */
interface Company {
  readonly home: Home;
  readonly connectionIds: readonly [string, string];
  readonly others: readonly [Home, Home];
}

/** The same people for every check that looks only for its own visits in their lists. */
export const sharedCompany = once(async (t: Tools): Promise<Company> => {
  const home = await givenHome(t);
  return {
    home,
    connectionIds: await relativesOf(t, home),
    others: [await neighbourOf(t, home), await neighbourOf(t, home)],
  };
});

/** The operations on visits of the shared resident. */
export const sharedPlace = async (t: Tools) => visitsAt(t, (await sharedCompany(t)).home);

/**
 * Two connections of a resident, linked to the other residents too: it is open whether a connection may visit
 * a resident without a link.
 */
export async function relativesOf(
  t: Tools,
  { residentId, facilityId }: Home,
  others: readonly Home[] = [],
): Promise<[string, string]> {
  const residents = [residentId, ...others.map((other) => other.residentId)];
  const links = { residents, facilities: [facilityId] };
  const one = await givenConnection(t, links);
  const two = await givenConnection(t, links);
  return [one.connectionId, two.connectionId];
}

/** The visitors of a body: connections, manual visitors, or both. */
export const visitorsOf = (
  connectionIds: readonly string[],
  manualVisitors: VisitBody['manualVisitors'] = [],
) => ({
  connectionVisitors: connectionIds.map((connectionId) => ({ connectionId })),
  manualVisitors,
});

const someManual = fc.uniqueArray(fc.record({ name: plainText, relationship: plainText }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ name }) => name,
});

const visitorsAmong = (connectionIds: readonly string[]) => {
  const known = fc.subarray([...connectionIds], { minLength: 1 });
  return fc.oneof(
    known.map((ids) => ({ connectionVisitors: visitorsOf(ids).connectionVisitors })),
    someManual.map((manualVisitors) => ({ manualVisitors })),
    fc.tuple(known, someManual).map(([ids, people]) => visitorsOf(ids, people)),
  );
};

/** When a visit takes place: with exact times (timeType sent or not), or on a day without times. */
const whenOf = (home: Home, today: string) =>
  fc
    .record({
      // Only days in the past: it is open whether a visit may be in the future.
      away: fc.oneof(fc.integer({ min: -60, max: -1 }), fc.integer({ min: -4_000, max: -60 })),
      hours: someHours,
      sent: fc.integer({ min: 1, max: 1_440 }),
      keepsGap: fc.boolean(),
      timeType: fc.oneof(fc.constantFrom('exactTime' as const, undefined), fc.constantFrom(...DAY_PARTS)),
    })
    .map(({ away, hours, sent, keepsGap, timeType }) => {
      const day = addDays(today, away);
      if (timeType !== undefined && timeType !== 'exactTime')
        return { ...dayOnly(home, day), timeType, durationInMinutes: sent };
      return {
        ...hoursOn(home, day, hours),
        durationInMinutes: keepsGap ? minutesBetween(...hours) : sent,
        ...(timeType && { timeType }),
      };
    });

/** Valid bodies of visits: the times agree, the people exist, and there is at least one visitor. */
export const drawnVisits = (
  { home, connectionIds, others }: Company,
  today: string,
): fc.Arbitrary<VisitBody> =>
  fc
    .tuple(
      fc.record(
        { name: plainText, visitType: fc.constantFrom(...VISIT_TYPES), description: plainText },
        { requiredKeys: ['name', 'visitType'] },
      ),
      whenOf(home, today),
      visitorsAmong(connectionIds),
      fc.subarray(others.map(({ residentId }) => residentId)),
    )
    .map(([words, when, visitors, more]) => ({
      ...words,
      ...when,
      ...visitors,
      ...(more.length > 0 && { additionalAttendeeResidentIds: more }),
    }));

/** The same body with every member. A replacement must send them all to be checked. */
export const withEveryMember = (body: VisitBody, description: string): VisitBody => ({
  description,
  timeType: 'exactTime',
  connectionVisitors: [],
  manualVisitors: [],
  ...body,
});
