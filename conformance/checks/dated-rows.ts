import type { ChoiceId, ReadingOf } from '../../openapi/generated/choices.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { soleCalendarOf } from '../factories/calendars.ts';
import type { GivenCalendar } from '../factories/calendars.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, dayHours, endOf, inUtc, zonedFacility, type DayHours } from '../kit/day-hours.ts';
import { isSuccess, refused } from '../kit/match.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * How a list of a person's registrations or attendance answers a range: it refuses the range, or the row is
 * listed or not.
 */
export type RangeOutcome = 'refused' | 'listed' | 'not listed' | `other: ${string}`;

/** A row made today about an activity at noon of `day`; `hopeless` means that the target made no row. */
export interface Dated {
  readonly ask: (startDate: string, endDate: string) => Promise<RangeOutcome>;
  readonly today: string;
  readonly day: string;
  /** The hours of the facility of the activity. */
  readonly hours: DayHours;
  readonly hopeless: boolean;
}

/** A reading of an open question, or a note why there is none. */
export type Found<C extends ChoiceId> = ReadingOf<C> | `other: ${string}` | { readonly note: string };

/** Declares the check of one open question. */
export type Declare = <C extends ChoiceId>(
  choice: C,
  clause: ClauseId,
  says: string,
  read: (subject: Dated) => Promise<Found<C>>,
) => void;

/** Days from today. A range around this day does not include today, the day on which the row is made. */
export const LATER = 20;

export const BLIND = {
  note: 'the list does not show the row by the day of its activity, which proves nothing',
};

/** A calendar of the facility whose days are judged; undefined if no zone is configured. */
export async function zonedCalendarIfAny(t: Tools): Promise<GivenCalendar | undefined> {
  const facility = zonedFacility(t.run);
  return facility && soleCalendarOf(t, facility.id);
}

/** The hours of that facility, else those of UTC. */
export const hoursOfRows = (t: Tools): DayHours => {
  const facility = zonedFacility(t.run);
  return facility ? dayHours(facility.timeZone) : inUtc;
};

/** Asks the list for a range and returns whether the row about the activity is in it. */
export const asking =
  (
    call: (query: { readonly startDate: string; readonly endDate: string }) => Promise<Answer>,
    activityId: string,
  ): Dated['ask'] =>
  async (startDate, endDate) => {
    const answer = await call({ startDate, endDate });
    if (!isSuccess(answer)) return refused(answer) === undefined ? 'refused' : `other: ${answer.status}`;
    return listOf(answer).some((row) => row['activityId'] === activityId) ? 'listed' : 'not listed';
  };

const around = ({ ask, hours }: Dated, day: string): Promise<RangeOutcome> =>
  ask(beginOf(hours, addDays(day, -2)), endOf(hours, addDays(day, 2)));

/**
 * Whether a wide range around the day of the activity lists the row. Otherwise the ends of a range cannot be
 * tested.
 */
const sees = async (subject: Dated): Promise<boolean> =>
  !subject.hopeless && (await around(subject, subject.day)) === 'listed';

/**
 * By which of two days a range selects rows: the day of the activity, or the day on which the row was made.
 */
export async function selectsBy(
  subject: Dated,
): Promise<'activity' | 'making' | { readonly note: string } | `other: ${string}`> {
  const byActivity = await around(subject, subject.day);
  const byMaking = await around(subject, subject.today);
  if (byActivity === 'listed' && byMaking === 'not listed') return 'activity';
  if (byActivity === 'not listed' && byMaking === 'listed') return 'making';
  if (byActivity === 'not listed' && byMaking === 'not listed') return BLIND;
  return `other: ${byActivity} by the day of the activity, ${byMaking} by that of making the row`;
}

/** Whether a range of eighty days is accepted. */
export async function longestRange({
  ask,
  today,
  hours,
}: Dated): Promise<'unlimited' | 'forty-five-days' | `other: ${string}`> {
  const outcome = await ask(beginOf(hours, addDays(today, -20)), endOf(hours, addDays(today, 60)));
  if (outcome === 'refused') return 'forty-five-days';
  return outcome === 'listed' || outcome === 'not listed' ? 'unlimited' : `other: ${outcome}`;
}

/** Declares the open questions about the ends of the range of a list. */
export function declareEdges(
  declare: Declare,
  clauses: Readonly<Record<'start' | 'end' | 'reversed' | 'plain', ClauseId>>,
): void {
  declare(
    'window-start',
    clauses.start,
    'Records whether the list starts at midnight of its first day or at startDate itself',
    async (subject) => {
      if (!(await sees(subject))) return BLIND;
      const { ask, day, hours } = subject;
      const outcome = await ask(hours.at(day, '15:00'), endOf(hours, addDays(day, 2)));
      return outcome === 'listed'
        ? 'midnight'
        : outcome === 'not listed'
          ? 'given-instant'
          : `other: ${outcome}`;
    },
  );

  declare(
    'window-end',
    clauses.end,
    'Records whether what falls exactly at endDate is in the list',
    async (subject) => {
      if (!(await sees(subject))) return BLIND;
      const { ask, day, hours } = subject;
      const outcome = await ask(beginOf(hours, addDays(day, -2)), hours.at(day, '12:00'));
      return outcome === 'listed'
        ? 'inclusive'
        : outcome === 'not listed'
          ? 'exclusive'
          : `other: ${outcome}`;
    },
  );

  declare(
    'window-end-before-start',
    clauses.reversed,
    'Records how an endDate before startDate is answered',
    async ({ ask, day, hours }) => {
      const outcome = await ask(beginOf(hours, addDays(day, 3)), beginOf(hours, addDays(day, -3)));
      return outcome === 'refused'
        ? 'refused'
        : outcome === 'not listed'
          ? 'empty-list'
          : `other: ${outcome}`;
    },
  );

  declare(
    'window-plain-dates',
    clauses.plain,
    'Records whether startDate and endDate may be plain dates, and what they mean',
    async (subject) => {
      const { ask, day } = subject;
      const outcome = await ask(addDays(day, -2), day);
      if (outcome === 'refused') return 'refused';
      if (!(await sees(subject))) return BLIND;
      return outcome === 'listed'
        ? 'whole-days'
        : outcome === 'not listed'
          ? 'midnights'
          : `other: ${outcome}`;
    },
  );
}
