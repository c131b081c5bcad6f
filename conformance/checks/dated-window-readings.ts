import { Temporal } from 'temporal-polyfill';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { givenHome, givenHomeAt } from '../given/homes.ts';
import type { Home } from '../given/homes.ts';
import { check } from '../kit/check.ts';
import { at, noonOf } from '../kit/dates.ts';
import { byId, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { DatedWindow } from './dated-windows.ts';
import {
  facilityAwayFromUtc,
  observeBeyond,
  observeEnd,
  observeEndBeforeStart,
  observePlainDates,
  observeStart,
  observeZone,
} from './window-readings.ts';
import type { DatedList } from './window-readings.ts';

/** What of such a window the interface leaves open, each with the clause that says so. */
export type OpenClauses = Readonly<
  Record<'beyond' | 'zone' | 'start' | 'end' | 'endBeforeStart' | 'plainDates', ClauseId>
>;

type Listing = Pick<DatedWindow, 'section' | 'operation' | 'place'>;

/** The list of a resident in which a check looks for one thing. */
async function withOne(
  t: Tools,
  { operation, place }: Listing,
  home: Home,
  day: string,
  hours: readonly [string, string] = ['12:00', '12:50'],
): Promise<DatedList> {
  const { residentId } = home;
  const id = await place(t, home, day, hours);
  return {
    operation,
    ask: (dates) => t.callAny(operation, { path: { residentId }, query: { ...dates } }),
    holds: (answer) => byId(listOf(answer), id) !== undefined,
  };
}

/** Noon of a day in UTC on the clock of a place: the day there, and the half hour that begins then. */
function noonInUtc(day: string, timeZone: string): readonly [day: string, from: string, to: string] {
  const noon = Temporal.Instant.from(noonOf(day)).toZonedDateTimeISO(timeZone);
  const clock = (moment: Temporal.ZonedDateTime): string =>
    moment.toPlainTime().toString({ smallestUnit: 'minute' });
  return [noon.toPlainDate().toString(), clock(noon), clock(noon.add({ minutes: 29 }))];
}

/** The observations of the window, the same for every list of one resident that is asked for by two instants. */
export function windowReadings(listing: Listing, clauses: OpenClauses): void {
  const { section } = listing;
  const looks: readonly {
    readonly what: string;
    readonly says: string;
    readonly clause: ClauseId;
    readonly hours?: readonly [string, string];
    readonly look: (t: Tools, list: DatedList, day: string) => Promise<void>;
  }[] = [
    {
      what: 'window-start',
      says: 'Whether the list begins at midnight of day 1 or at the instant given.',
      clause: clauses.start,
      hours: ['09:00', '09:40'],
      look: observeStart,
    },
    {
      what: 'window-end',
      says: 'Whether what starts exactly at endDate is in the list.',
      clause: clauses.end,
      look: (t, list, day) => observeEnd(t, list, at(day, '12:00')),
    },
    {
      what: 'window-end-before-start',
      says: 'What an endDate before startDate gets.',
      clause: clauses.endBeforeStart,
      look: observeEndBeforeStart,
    },
    {
      what: 'window-plain-dates',
      says: 'What plain dates mean as startDate and endDate.',
      clause: clauses.plainDates,
      look: observePlainDates,
    },
    {
      what: 'window-beyond',
      says: 'Whether a window that runs past day 45 is refused or cut.',
      clause: clauses.beyond,
      look: observeBeyond,
    },
  ];
  for (const { what, says, clause, hours, look } of looks)
    check({
      id: `${section}.${what}`,
      says,
      clauses: [clause],
      needs: ['utcFacility'],
      async run(t) {
        const day = await t.day(-40);
        await look(t, await withOne(t, listing, await givenHome(t), day, hours), day);
      },
    });

  check({
    id: `${section}.window-zone`,
    says: 'In which zone the days of the window begin.',
    clauses: [clauses.zone],
    async run(t) {
      const facility = facilityAwayFromUtc(t);
      const home = await givenHomeAt(t, facility);
      await observeZone(t, facility, await t.day(-120), async (day) => {
        const [there, ...hours] = noonInUtc(day, facility.timeZone);
        return withOne(t, listing, home, there, hours);
      });
    },
  });
}
