import type { ChoiceId, ReadingOf } from '../../openapi/generated/choices.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { soleCalendarOf } from '../factories/calendars.ts';
import type { GivenCalendar } from '../factories/calendars.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { soonActivity } from '../factories/registrations.ts';
import type { ActivityBody, GivenActivity } from '../factories/activities.ts';
import type { Answer } from '../kit/call.ts';
import { check } from '../kit/check.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, dayHours, endOf, inUtc, zonedFacility, type DayHours } from '../kit/day-hours.ts';
import { isSuccess, refused } from '../kit/match.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { endingBeforeStart } from '../laws/window-readings.ts';
import type { WindowDates } from '../models/window.ts';

/**
 * How a list of a person's registrations or attendance answers a range: it refuses the range, or the row is
 * listed or not.
 */
export type RangeOutcome = 'refused' | 'listed' | 'not listed' | `other: ${string}`;

/** A row made today about an activity at noon of `day`; `hopeless` means that the target made no row. */
interface Dated {
  readonly ask: (startDate: string, endDate: string) => Promise<RangeOutcome>;
  readonly today: string;
  readonly day: string;
  /** The hours of the facility of the activity. */
  readonly hours: DayHours;
  readonly hopeless: boolean;
}

/** Days from today. A range around this day does not include today, the day on which the row is made. */
export const LATER = 20;

export const BLIND = {
  note: 'the list does not show the row by the day of its activity, which proves nothing',
};

/** A calendar of the facility whose days are judged; undefined if no zone is configured. */
async function zonedCalendarIfAny(t: Tools): Promise<GivenCalendar | undefined> {
  const facility = zonedFacility(t.run);
  return facility && soleCalendarOf(t, facility.id);
}

/** The hours of that facility, else those of UTC. */
const hoursOfRows = (t: Tools): DayHours => {
  const facility = zonedFacility(t.run);
  return facility ? dayHours(facility.timeZone) : inUtc;
};

/** A new activity at noon of that day, where people register and are marked today. */
export async function laterActivity(t: Tools, more: Partial<ActivityBody> = {}): Promise<GivenActivity> {
  const startDate = hoursOfRows(t).at(await t.day(LATER), '12:00');
  return soonActivity(t, { startDate, ...more }, await zonedCalendarIfAny(t));
}

/** The row about the activity, in the list that `call` asks for. */
export const datedRow = async (
  t: Tools,
  activityId: string,
  call: Parameters<typeof asking>[0],
  hopeless = false,
): Promise<Dated> => ({
  ...{ ask: asking(call, activityId), hopeless, hours: hoursOfRows(t) },
  ...{ today: await t.day(0), day: await t.day(LATER) },
});

/** Asks the list for a range and returns whether the row about the activity is in it. */
export const asking =
  (
    call: (query: { readonly startDate: string; readonly endDate: string }) => Promise<Answer>,
    activityId: string,
  ): Dated['ask'] =>
  async (startDate, endDate) => {
    const answer = await call({ startDate, endDate });
    if (!isSuccess(answer)) return refused(answer) === undefined ? 'refused' : `other: ${answer.status}`;
    const rows = listOf(answer).filter((row) => row['activityId'] === activityId);
    // The row of another person at the activity is none of this list.
    return rows.length > 1 ? `other: ${rows.length} rows` : rows.length === 1 ? 'listed' : 'not listed';
  };

const around = ({ ask, hours }: Dated, day: string): Promise<RangeOutcome> =>
  ask(beginOf(hours, addDays(day, -2)), endOf(hours, addDays(day, 2)));

/**
 * Whether a wide range around the day of the activity lists the row. Otherwise the ends of a range cannot be
 * tested.
 */
const sees = async (subject: Dated): Promise<boolean> =>
  !subject.hopeless && (await around(subject, subject.day)) === 'listed';

/** What an outcome shows of a question; `BLIND` where the row is not found by its day at all. */
type Found<C extends ChoiceId> = ReadingOf<C> | `other: ${string}` | typeof BLIND;

const wordsOf = (outcome: RangeOutcome): string => outcome.replace('other: ', '');

const readAs = <const R extends string>(
  outcome: RangeOutcome,
  readings: Readonly<Partial<Record<'refused' | 'listed' | 'not listed', R>>>,
): R | `other: ${string}` => {
  const isKnown = outcome === 'refused' || outcome === 'listed' || outcome === 'not listed';
  return (isKnown ? readings[outcome] : undefined) ?? `other: ${wordsOf(outcome)}`;
};

type Longest = 'registration-list-window' | 'attendance-list-window';

/** The open questions about the range of a list of rows, for one list. */
interface DatedQuestions<By extends ChoiceId> {
  readonly section: string;
  readonly operation: OperationId;
  /** What follows the name and the sentence of each question, where the section has several lists. */
  readonly whose?: string;
  /** By which day the range selects: that of the activity, or that on which the row was made. */
  readonly by: readonly [By, ClauseId, says: string, ofActivity: ReadingOf<By>, ofMaking: ReadingOf<By>];
  readonly longest: readonly [Longest, ClauseId, says: string];
  readonly edges: Readonly<Record<'start' | 'end' | 'plain', ClauseId>>;
  readonly subject: (t: Tools) => Promise<Dated>;
}

/** Declares a check for each of the questions. */
export function datedReadings<By extends ChoiceId>(asked: DatedQuestions<By>): void {
  const { section, operation, whose, by, longest, edges, subject } = asked;
  const declare = <C extends ChoiceId>(
    choice: C,
    clause: ClauseId,
    says: string,
    read: (dated: Dated) => Promise<Found<C>>,
  ): void =>
    check({
      id: `${section}.${choice}${whose === undefined ? '' : `-of-a-${whose}`}`,
      says: `${says}${whose === undefined ? '' : `, for a ${whose}`}.`,
      clauses: [clause],
      async run(t) {
        const found = await read(await subject(t));
        if (typeof found === 'object') t.observed(found.note);
        else t.observe(choice, operation, found);
      },
    });

  const [choice, clause, says, ofActivity, ofMaking] = by;
  declare(choice, clause, says, async (dated) => {
    const byActivity = await around(dated, dated.day);
    const byMaking = await around(dated, dated.today);
    if (byActivity === 'listed' && byMaking === 'not listed') return ofActivity;
    if (byActivity === 'not listed' && byMaking === 'listed') return ofMaking;
    if (dated.hopeless) return BLIND;
    return `other: ${wordsOf(byActivity)} by the day of the activity, ${wordsOf(byMaking)} by that of making the row`;
  });
  declare(...longest, async ({ ask, today, hours }) =>
    readAs(await ask(beginOf(hours, addDays(today, -20)), endOf(hours, addDays(today, 60))), {
      refused: 'forty-five-days',
      listed: 'unlimited',
      'not listed': 'unlimited',
    }),
  );
  declare(
    'window-start',
    edges.start,
    'Records whether the list starts at midnight of its first day or at startDate itself',
    async (dated) => {
      if (!(await sees(dated))) return BLIND;
      const { ask, day, hours } = dated;
      const outcome = await ask(hours.at(day, '15:00'), endOf(hours, addDays(day, 2)));
      return readAs(outcome, { listed: 'midnight', 'not listed': 'given-instant' });
    },
  );
  declare(
    'window-end',
    edges.end,
    'Records whether what falls exactly at endDate is in the list',
    async (dated) => {
      if (!(await sees(dated))) return BLIND;
      const { ask, day, hours } = dated;
      const outcome = await ask(beginOf(hours, addDays(day, -2)), hours.at(day, '12:00'));
      return readAs(outcome, { listed: 'inclusive', 'not listed': 'exclusive' });
    },
  );
  declare(
    'window-end-before-start',
    'ACT-41',
    'Records how an endDate before startDate is answered',
    async ({ ask, day, hours }) => {
      const [startDate, endDate] = [beginOf(hours, addDays(day, 3)), beginOf(hours, addDays(day, -3))];
      const between = (dates: WindowDates) => ask(dates.startDate, dates.endDate);
      const outcome = await endingBeforeStart(between, { startDate, endDate }, day);
      return readAs(outcome, { refused: 'refused', 'not listed': 'empty-list' });
    },
  );
  declare(
    'window-plain-dates',
    edges.plain,
    'Records whether startDate and endDate may be plain dates, and what they mean',
    async (dated) => {
      const outcome = await dated.ask(addDays(dated.day, -2), dated.day);
      if (outcome !== 'refused' && !(await sees(dated))) return BLIND;
      return readAs(outcome, { refused: 'refused', listed: 'whole-days', 'not listed': 'midnights' });
    },
  );
}
