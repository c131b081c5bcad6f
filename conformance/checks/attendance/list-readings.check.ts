import type { ChoiceId, ReadingOf } from '../../../openapi/generated/choices.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { givenRecord } from '../../given/attendance.ts';
import { soleCalendarOf } from '../../given/calendars.ts';
import { soonActivity } from '../../given/registrations.ts';
import { givenResident } from '../../given/residents.ts';
import { check } from '../../kit/check.ts';
import { addDays, at, isUtcAllYear, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { besideUtcDay, facilityOfAnotherZone } from '../without-zone.ts';

/** What the list of a resident says to a range: refused, or with the record in it or not. */
type Told = 'refused' | 'listed' | 'not listed' | `other: ${string}`;

/** A resident marked today for an activity at noon of a day. */
interface Subject {
  readonly ask: (startDate: string, endDate: string) => Promise<Told>;
  readonly today: string;
  readonly day: string;
}

/** Far enough ahead for a range around it not to hold the day of marking. */
const LATER = 20;

async function subjectOf(t: Tools): Promise<Subject> {
  const [today, day] = [await t.day(0), await t.day(LATER)];
  const facility = t.run.facilities.find(({ timeZone }) => isUtcAllYear(timeZone));
  const calendar = facility && (await soleCalendarOf(t, facility.id));
  const { activityId, facilityId } = await soonActivity(t, { startDate: noonOf(day) }, calendar);
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRecord(t, { status: 'attended' }, { activityId, residentId });
  const ask = async (startDate: string, endDate: string): Promise<Told> => {
    const query = { startDate, endDate };
    const answer = await t.call('listResidentAttendance', { path: { residentId }, query });
    if (!isSuccess(answer)) return refused(answer) === undefined ? 'refused' : `other: ${answer.status}`;
    return listOf(answer).some((row) => row['activityId'] === activityId) ? 'listed' : 'not listed';
  };
  return { ask, today, day };
}

/** Declares the check of one open question; it gives the reading, or a note why there is none. */
function reading<C extends ChoiceId>(
  choice: C,
  clause: ClauseId,
  says: string,
  read: (subject: Subject) => Promise<ReadingOf<C> | `other: ${string}` | { readonly note: string }>,
): void {
  check({ id: `attendance.${choice}`, says: `${says}.`, clauses: [clause] }, async (t) => {
    const found = await read(await subjectOf(t));
    if (typeof found === 'object') t.observed(found.note);
    else t.observe(choice, 'listResidentAttendance', found);
  });
}

const BLIND = {
  note: 'the list does not show the record by the day of its activity, so nothing tells',
};

/** Does the list show the record by the day of its activity, with days to spare? Else bounds cannot be tried. */
const sees = async ({ ask, day }: Subject): Promise<boolean> =>
  (await ask(midnightOf(addDays(day, -2)), lastSecondOf(addDays(day, 2)))) === 'listed';

reading(
  'attendance-list-dates',
  'ATT-57',
  'Whether the range selects by the day of the activity or by the day of marking',
  async ({ ask, today, day }) => {
    const byActivity = await ask(midnightOf(addDays(day, -2)), lastSecondOf(addDays(day, 2)));
    const byMarking = await ask(midnightOf(addDays(today, -2)), lastSecondOf(addDays(today, 2)));
    if (byActivity === 'listed' && byMarking === 'not listed') return 'activity-date';
    if (byActivity === 'not listed' && byMarking === 'listed') return 'marked-at';
    return `other: ${byActivity} by the day of the activity, ${byMarking} by that of marking`;
  },
);

reading(
  'attendance-list-window',
  'ATT-58',
  'Whether the list of a resident has a longest range',
  async ({ ask, today }) => {
    const told = await ask(midnightOf(addDays(today, -20)), lastSecondOf(addDays(today, 60)));
    return told === 'refused' ? 'forty-five-days' : told.startsWith('other') ? `other: ${told}` : 'unlimited';
  },
);

reading(
  'window-start',
  'ATT-59',
  'Whether the list starts at midnight of its first day or at the instant given',
  async (subject) => {
    if (!(await sees(subject))) return BLIND;
    const told = await subject.ask(at(subject.day, '15:00'), lastSecondOf(addDays(subject.day, 2)));
    return told === 'listed' ? 'midnight' : told === 'not listed' ? 'given-instant' : `other: ${told}`;
  },
);

reading('window-end', 'ATT-60', 'Whether what falls exactly at endDate is in the list', async (subject) => {
  if (!(await sees(subject))) return BLIND;
  const told = await subject.ask(midnightOf(addDays(subject.day, -2)), noonOf(subject.day));
  return told === 'listed' ? 'inclusive' : told === 'not listed' ? 'exclusive' : `other: ${told}`;
});

reading(
  'window-end-before-start',
  'ATT-61',
  'How an endDate before startDate is answered',
  async ({ ask, day }) => {
    const told = await ask(midnightOf(addDays(day, 3)), midnightOf(addDays(day, -3)));
    return told === 'refused' ? 'refused' : told === 'not listed' ? 'empty-list' : `other: ${told}`;
  },
);

reading(
  'window-plain-dates',
  'ATT-62',
  'Whether startDate and endDate may be plain dates, and what they mean',
  async (subject) => {
    const { ask, day } = subject;
    const told = await ask(addDays(day, -2), day);
    if (told === 'refused') return 'refused';
    if (!(await sees(subject))) return BLIND;
    return told === 'listed' ? 'whole-days' : told === 'not listed' ? 'midnights' : `other: ${told}`;
  },
);

check(
  {
    id: 'attendance.date-time-without-zone',
    says: 'Which window two date-times without a zone ask for.',
    // JSON Schema's date-time wants an offset, so strict judges of the contract object.
    negative: true,
    clauses: ['CNV-07'],
  },
  async (t) => {
    const { id: facilityId, timeZone } = facilityOfAnotherZone(t);
    const where = await soleCalendarOf(t, facilityId);
    const day = await t.day(LATER);
    const startDate = besideUtcDay(day, timeZone);
    const { activityId } = await soonActivity(t, { startDate, endDate: startDate }, where);
    const { residentId } = await givenResident(t, {}, facilityId);
    await givenRecord(t, { status: 'attended' }, { activityId, residentId });
    const ask = async (query: { readonly startDate: string; readonly endDate: string }) => {
      const answer = await t.call('listResidentAttendance', { path: { residentId }, query });
      if (!isSuccess(answer)) return `other: ${answer.status}` as const;
      return listOf(answer).some((row) => row['activityId'] === activityId);
    };
    const around = { startDate: midnightOf(addDays(day, -2)), endDate: lastSecondOf(addDays(day, 2)) };
    if ((await ask(around)) !== true) return t.observed(BLIND.note);
    const found = await ask({ startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` });
    t.observe(
      'date-time-without-zone',
      'listResidentAttendance',
      typeof found === 'string' ? found : found ? 'facility-zone' : 'utc',
    );
  },
);
