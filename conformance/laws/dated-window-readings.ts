import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { givenHome, givenHomeAt, type Home } from '../factories/homes.ts';
import { check } from '../kit/check.ts';
import { clocks, dayHours, type DayHours } from '../kit/day-hours.ts';
import { onceEach } from '../kit/once.ts';
import { byId, listOf } from '../kit/read.ts';
import type { FacilityFact } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { DatedWindow } from './dated-windows.ts';
import * as window from './window-readings.ts';
import { facilityAwayFromUtc, observeZone, type DatedList, type Looked } from './window-readings.ts';

type Look = (t: Tools, looked: Looked) => Promise<void>;

/** One open question about the window: the sentence, the clause that leaves it open, and the observation. */
type Row = readonly [says: string, clause: ClauseId, look: Look, hours?: readonly [string, string]];

/** A list between two dates, and how to observe its window. */
interface Looks {
  readonly section: string;
  /** The day of the record, in days from today. */
  readonly ahead: number;
  /** The hours of the facility, and a maker of a record on a day between two times of day of its clock. */
  readonly at: (t: Tools) => Promise<Placing>;
  /**
   * The same for a facility that is not on UTC, in the middle of the day. `ahead` is the first day of the list, in days
   * from today.
   */
  readonly zone: {
    readonly ahead: number;
    readonly at: (t: Tools, facility: FacilityFact) => Promise<(day: string) => Promise<DatedList>>;
  };
  /** Rows that replace the usual ones. */
  readonly instead?: Readonly<Record<string, Row>> | undefined;
}

interface Placing {
  readonly hours: DayHours;
  /** Makes the record, and returns the list that should hold it. */
  readonly place: (day: string, clocks: readonly [string, string]) => Promise<DatedList>;
}

const NOON = ['12:00', '12:50'] as const;

interface Listing extends Pick<DatedWindow, 'section' | 'operation' | 'place'> {
  /** Rows for records that have a day and no time of day. */
  readonly byDay?: Readonly<Record<'window-start' | 'window-end' | 'window-plain-dates', Row>>;
}

const rows = {
  'window-start': [
    'Records whether the list starts at midnight of day 1 or at startDate itself.',
    'ACT-39',
    window.observeStart,
    ['09:00', '09:40'],
  ],
  'window-end': [
    'Records whether what starts exactly at endDate is in the list.',
    'ACT-40',
    (t, looked) => window.observeEnd(t, looked, looked.hours.at(looked.day, '12:00')),
  ],
  'window-end-before-start': [
    'Records what an endDate before startDate gets.',
    'ACT-41',
    window.observeEndBeforeStart,
  ],
  'window-plain-dates': [
    'Records what plain dates as startDate and endDate mean.',
    'ACT-42',
    window.observePlainDates,
  ],
  'window-beyond': [
    'Records whether a range beyond day 45 is refused or cut.',
    'ACT-37',
    window.observeBeyond,
  ],
} satisfies Readonly<Record<string, Row>>;

/** Makes one record of a resident and returns the list in which a check looks for it. */
async function withOne(
  t: Tools,
  { operation, place }: Listing,
  home: Home,
  day: string,
  hours: readonly [string, string],
): Promise<DatedList> {
  const { residentId } = home;
  const id = await place(t, home, day, hours);
  return {
    operation,
    ask: (dates) => t.callAny(operation, { path: { residentId }, query: { ...dates } }),
    holds: (answer) => byId(listOf(answer), id) !== undefined,
  };
}

/** Declares the observations of the window of a list. */
export function windowLooks({ section, ahead, at, zone, instead }: Looks): void {
  // The observations only read, so observations at the same hours share one record and one list.
  const lookedAt = onceEach(async (t: Tools, times: readonly [string, string]): Promise<Looked> => {
    const [day, { hours, place }] = [await t.day(ahead), await at(t)];
    return { day, hours, list: await place(day, clocks(hours, day, times)) };
  });
  for (const [what, [says, clause, observe, times = NOON]] of Object.entries<Row>({ ...rows, ...instead }))
    check({
      ...{ id: `${section}.${what}`, says, clauses: [clause], needs: ['zonedFacility'] },
      async run(t) {
        await observe(t, await lookedAt(t, times));
      },
    });

  check({
    id: `${section}.window-zone`,
    says: 'Records in which zone the days of the window begin.',
    clauses: ['ACT-38'],
    async run(t) {
      const facility = facilityAwayFromUtc(t);
      const place = await zone.at(t, facility);
      await observeZone(t, facility, await t.day(zone.ahead), place);
    },
  });
}

/** Declares the observations of the window, the same for every list of one resident between two instants. */
export const windowReadings = (listing: Listing): void =>
  windowLooks({
    section: listing.section,
    instead: listing.byDay,
    ahead: -40,
    at: async (t) => {
      const home = await givenHome(t);
      return {
        hours: dayHours(home.timeZone),
        place: (day, times) => withOne(t, listing, home, day, times),
      };
    },
    zone: {
      ahead: -120,
      at: async (t, facility) => {
        const home = await givenHomeAt(t, facility);
        const hours = dayHours(facility.timeZone);
        return (day) => withOne(t, listing, home, day, clocks(hours, day, NOON));
      },
    },
  });
