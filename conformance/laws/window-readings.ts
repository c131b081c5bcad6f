import { Temporal } from 'temporal-polyfill';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import { addDays, at, isUtcAllYear, noonOf } from '../kit/dates.ts';
import { beginOf, dayHours, endOf, type DayHours } from '../kit/day-hours.ts';
import { isSuccess, refused } from '../kit/match.ts';
import type { FacilityFact } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { WindowDates } from '../models/window.ts';
import { facilities } from '../kit/to-add.ts';

/** A list between two dates, in which a check looks for one record of its own. */
export interface DatedList {
  readonly operation: OperationId;
  readonly ask: (dates: WindowDates) => Promise<Answer>;
  /** Whether a successful answer lists the record. */
  readonly holds: (answer: Answer) => boolean;
}

type Found = 'listed' | 'absent' | 'refused' | `other: ${string}`;

/** Whether a list between these dates holds the record, or is refused. */
export async function found({ ask, holds }: DatedList, dates: WindowDates): Promise<Found> {
  const answer = await ask(dates);
  if (isSuccess(answer)) return holds(answer) ? 'listed' : 'absent';
  return refused(answer) === undefined ? 'refused' : `other: ${answer.status}`;
}

const other = (one: Found): `other: ${string}` => `other: ${one.replace('other: ', '')}`;

/** What an observation of the window looks at: a list, and the day of the record at the hours of its facility. */
export interface Looked {
  readonly list: DatedList;
  readonly day: string;
  readonly hours: DayHours;
}

/** Whether the list from noon of its first day to the end of the next holds the record of the first. */
export const foundFromNoon = ({ list, day, hours }: Looked): Promise<Found> =>
  found(list, { startDate: hours.at(day, '12:00'), endDate: endOf(hours, addDays(day, 1)) });

/** Observes whether a record at `09:00` of day 1 is listed when the list is asked for from noon. */
export async function observeStart(t: Tools, looked: Looked): Promise<void> {
  const { list } = looked;
  const one = await foundFromNoon(looked);
  const readings = { listed: 'midnight', absent: 'given-instant' } as const;
  const reading = one === 'listed' || one === 'absent' ? readings[one] : other(one);
  t.observe('window-start', list.operation, reading);
}

/** Whether the list from two days before the record to an instant holds it. */
export const foundUpTo = ({ list, day, hours }: Looked, endDate: string): Promise<Found> =>
  found(list, { startDate: beginOf(hours, addDays(day, -2)), endDate });

/** Observes whether a record that starts at an instant is listed when the list ends at that instant. */
export async function observeEnd(t: Tools, looked: Looked, instant: string): Promise<void> {
  const { list } = looked;
  const one = await foundUpTo(looked, instant);
  const readings = { listed: 'inclusive', absent: 'exclusive' } as const;
  const reading = one === 'listed' || one === 'absent' ? readings[one] : other(one);
  t.observe('window-end', list.operation, reading);
}

/**
 * What a list answers that ends days before it starts. Where it takes plain dates, one that ends on the day before has to
 * be answered alike: a whole day ends where the next one starts.
 */
export async function endingBeforeStart<Found extends string>(
  ask: (dates: WindowDates) => Promise<Found>,
  daysBefore: WindowDates,
  day: string,
): Promise<Found | `other: ${string}`> {
  const first = await ask(daysBefore);
  const second = await ask({ startDate: addDays(day, 1), endDate: day });
  if (first === second) return first;
  const takesPlain = second !== 'refused' || (await ask({ startDate: day, endDate: day })) !== 'refused';
  return takesPlain ? `other: ${first}, and ${second} where it ends on the day before` : first;
}

/** Observes how an endDate before startDate is answered. */
export async function observeEndBeforeStart(t: Tools, { list, day, hours }: Looked): Promise<void> {
  const noonAfter = (days: number): string => hours.at(addDays(day, days), '12:00');
  const daysBefore = { startDate: noonAfter(2), endDate: noonAfter(-2) };
  const one = await endingBeforeStart((dates) => found(list, dates), daysBefore, day);
  const readings = { refused: 'refused', absent: 'empty-list' } as const;
  const reading = one === 'refused' || one === 'absent' ? readings[one] : other(one);
  t.observe('window-end-before-start', list.operation, reading);
}

/**
 * Observes what plain dates mean. The record is at noon of the last date, or on that day without a time of
 * day.
 */
export async function observePlainDates(t: Tools, { list, day }: Looked): Promise<void> {
  const one = await found(list, { startDate: addDays(day, -2), endDate: day });
  const readings = { listed: 'whole-days', absent: 'midnights', refused: 'refused' } as const;
  const reading = one === 'listed' || one === 'absent' || one === 'refused' ? readings[one] : other(one);
  t.observe('window-plain-dates', list.operation, reading);
}

/** Observes how a window is answered that ends two days after day 45. The record is on day 46, `day`. */
export async function observeBeyond(t: Tools, { list, day, hours }: Looked): Promise<void> {
  const one = await found(list, {
    startDate: beginOf(hours, addDays(day, -45)),
    endDate: endOf(hours, addDays(day, 1)),
  });
  const readings = { refused: 'refused', absent: 'cut' } as const;
  const reading = one === 'refused' || one === 'absent' ? readings[one] : other(one);
  t.observe('window-beyond', list.operation, reading);
}

/** A facility whose clock is not UTC; unproven where none is configured. */
export function facilityAwayFromUtc(t: Tools): FacilityFact {
  const found = t.run.facilities.find(({ timeZone }) => !isUtcAllYear(timeZone));
  return found ?? t.unproven('needs a facility whose clock is not UTC', facilities('America/New_York'));
}

/** A facility whose clock is at least an hour away from UTC all year; unproven if none is configured. */
export function facilityOfAnotherZone(t: Tools): FacilityFact {
  return (
    t.run.facilities.find(({ timeZone }) => isFarFromUtc(timeZone)) ??
    t.unproven('needs a facility whose clock is never UTC', facilities('America/New_York'))
  );
}

function isFarFromUtc(timeZone: string): boolean {
  if (isUtcAllYear(timeZone)) return false;
  return [1, 7].every((month) => {
    const noon = Temporal.PlainDateTime.from({ year: 2026, month, day: 15, hour: 12 });
    return Math.abs(noon.toZonedDateTime(timeZone).offsetNanoseconds) >= 3_600_000_000_000;
  });
}

/**
 * One request: its startDate, and the day on which it starts in the written offset, in the zone of the
 * facility and in UTC. These days are not all the same.
 */
interface Probe {
  readonly startDate: string;
  readonly days: Readonly<Record<'offset-given' | 'facility' | 'utc', string>>;
}

/**
 * Observes in which zone the days of the window begin, at a facility that is not on UTC. It writes one
 * instant, which lies on two days, in two ways, and asks for a window up to day 45 of the later day. `place`
 * makes the record in the middle of that day.
 */
export async function observeZone(
  t: Tools,
  { timeZone }: FacilityFact,
  day: string,
  place: (day: string) => Promise<DatedList>,
): Promise<void> {
  const noon = Temporal.Instant.from(noonOf(day));
  const hours = noon.toZonedDateTimeISO(timeZone).offsetNanoseconds / 3_600_000_000_000;
  const instant = Temporal.Instant.from(at(day, hours < 0 ? '00:05' : '23:55'));
  const inUtc = instant.toZonedDateTimeISO('UTC');
  const inZone = instant.toZonedDateTimeISO(timeZone);
  const [utc, facility] = [inUtc, inZone].map((moment) => moment.toPlainDate().toString());
  if (utc === undefined || facility === undefined || utc === facility)
    return t.unproven(`the clocks of ${timeZone} are too near to UTC to distinguish the days`);
  const written = (moment: Temporal.ZonedDateTime): string =>
    moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const probes: readonly Probe[] = [
    { startDate: instant.toString(), days: { 'offset-given': utc, facility, utc } },
    { startDate: written(inZone), days: { 'offset-given': facility, facility, utc } },
  ];
  const later = utc > facility ? utc : facility;
  const last = addDays(later, 44);
  const list = await place(last);
  const endDate = endOf(dayHours(timeZone), last);
  const reached: boolean[] = [];
  for (const { startDate } of probes) reached.push((await found(list, { startDate, endDate })) === 'listed');
  const reading = (['offset-given', 'facility', 'utc'] as const).find((one) =>
    probes.every(({ days }, index) => (days[one] === later) === reached[index]),
  );
  t.observe('window-zone', list.operation, reading ?? `other: ${reached.join(' and ')}`);
}
