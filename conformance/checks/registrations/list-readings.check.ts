import type { ChoiceId, ReadingOf } from '../../../openapi/generated/choices.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays, at, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { soleCalendarOf } from '../../given/calendars.ts';
import type { GivenActivity } from '../../given/activities.ts';
import { givenResident } from '../../given/residents.ts';
import { givenRegistration, soonActivity } from '../../given/registrations.ts';
import { connectionUser, registeredConnection } from './connection.ts';

type Lists = 'listResidentRegistrations' | 'listConnectionRegistrations';

/** What a list says to a range: refused, or with the registration in it or not. */
type Told = 'refused' | 'listed' | 'not listed' | `other: ${string}`;

/** A person registered for an activity at noon of a day; `hopeless` where the target registers no such person. */
interface Subject {
  readonly ask: (startDate: string, endDate: string) => Promise<Told>;
  readonly today: string;
  readonly day: string;
  readonly hopeless: boolean;
}

/** Far enough ahead for a range around it not to hold the day of registering. */
const LATER = 20;

async function subjectOf(t: Tools, operation: Lists): Promise<Subject> {
  const [today, day] = [await t.day(0), await t.day(LATER)];
  const facility = t.run.facilities.find(
    ({ timeZone }) => timeZone === 'Atlantic/Reykjavik' || timeZone === 'UTC',
  );
  const calendar = facility && (await soleCalendarOf(t, facility.id));
  const guests = operation === 'listConnectionRegistrations' && {
    allowConnections: true,
    maxRegisteredConnections: 5,
  };
  const activity = await soonActivity(t, { startDate: noonOf(day), ...guests }, calendar);
  const { activityId } = activity;
  const { call, hopeless } =
    operation === 'listResidentRegistrations'
      ? await residentIn(t, activity)
      : await connectionIn(t, activity);
  const ask = async (startDate: string, endDate: string): Promise<Told> => {
    const answer = await call({ startDate, endDate });
    if (!isSuccess(answer)) return refused(answer) === undefined ? 'refused' : `other: ${answer.status}`;
    return listOf(answer).some((row) => row['activityId'] === activityId) ? 'listed' : 'not listed';
  };
  return { ask, today, day, hopeless };
}

type Ask = (query: { readonly startDate: string; readonly endDate: string }) => Promise<Answer>;

interface Person {
  readonly call: Ask;
  readonly hopeless: boolean;
}

async function residentIn(t: Tools, { activityId, facilityId }: GivenActivity): Promise<Person> {
  const { residentId } = await givenResident(t, {}, facilityId);
  await givenRegistration(t, { activityId, residentId });
  const call: Ask = (query) => t.call('listResidentRegistrations', { path: { residentId }, query });
  return { call, hopeless: false };
}

async function connectionIn(t: Tools, activity: GivenActivity): Promise<Person> {
  const registered = await registeredConnection(t, activity);
  const { connectionId } = registered ?? (await connectionUser(t, 'externalId', activity.facilityId));
  const call: Ask = (query) => t.call('listConnectionRegistrations', { path: { connectionId }, query });
  return { call, hopeless: registered === undefined };
}

/** Declares the check of one open question for both lists; it gives the reading, or a note why there is none. */
function readings<C extends ChoiceId>(
  choice: C,
  clause: ClauseId,
  says: string,
  read: (subject: Subject) => Promise<ReadingOf<C> | `other: ${string}` | { readonly note: string }>,
): void {
  for (const operation of ['listResidentRegistrations', 'listConnectionRegistrations'] as const) {
    const whose = operation === 'listResidentRegistrations' ? 'resident' : 'connection';
    check(
      { id: `registrations.${choice}-of-a-${whose}`, says: `${says} (${whose}).`, clauses: [clause] },
      async (t) => {
        const reading = await read(await subjectOf(t, operation));
        if (typeof reading === 'object') t.observed(reading.note);
        else t.observe(choice, operation, reading);
      },
    );
  }
}

const BLIND = {
  note: 'the list does not show the registration by the day of its activity, so nothing tells',
};

/** Does the list show the registration by the day of its activity, with days to spare? Else bounds cannot be tried. */
const sees = async ({ ask, day, hopeless }: Subject): Promise<boolean> =>
  !hopeless && (await ask(midnightOf(addDays(day, -2)), lastSecondOf(addDays(day, 2)))) === 'listed';

readings(
  'registration-list-dates',
  'REG-42',
  'Whether the range selects by the day of the activity or by the day of registering',
  async ({ ask, today, day }) => {
    const byActivity = await ask(midnightOf(addDays(day, -2)), lastSecondOf(addDays(day, 2)));
    const byRegistering = await ask(midnightOf(addDays(today, -2)), lastSecondOf(addDays(today, 2)));
    if (byActivity === 'listed' && byRegistering === 'not listed') return 'activity-date';
    if (byActivity === 'not listed' && byRegistering === 'listed') return 'registered-at';
    if (byActivity === 'not listed' && byRegistering === 'not listed') return BLIND;
    return `other: ${byActivity} by the day of the activity, ${byRegistering} by that of registering`;
  },
);

readings(
  'registration-list-window',
  'REG-43',
  'Whether the list of registrations has a longest range',
  async ({ ask, today }) => {
    const told = await ask(midnightOf(addDays(today, -20)), lastSecondOf(addDays(today, 60)));
    return told === 'refused' ? 'forty-five-days' : told.startsWith('other') ? `other: ${told}` : 'unlimited';
  },
);

readings(
  'window-start',
  'REG-44',
  'Whether the list starts at midnight of its first day or at the instant given',
  async (subject) => {
    if (!(await sees(subject))) return BLIND;
    const told = await subject.ask(at(subject.day, '15:00'), lastSecondOf(addDays(subject.day, 2)));
    return told === 'listed' ? 'midnight' : told === 'not listed' ? 'given-instant' : `other: ${told}`;
  },
);

readings('window-end', 'REG-45', 'Whether what falls exactly at endDate is in the list', async (subject) => {
  if (!(await sees(subject))) return BLIND;
  const told = await subject.ask(midnightOf(addDays(subject.day, -2)), noonOf(subject.day));
  return told === 'listed' ? 'inclusive' : told === 'not listed' ? 'exclusive' : `other: ${told}`;
});

readings(
  'window-end-before-start',
  'REG-46',
  'How an endDate before startDate is answered',
  async ({ ask, day }) => {
    const told = await ask(midnightOf(addDays(day, 3)), midnightOf(addDays(day, -3)));
    return told === 'refused' ? 'refused' : told === 'not listed' ? 'empty-list' : `other: ${told}`;
  },
);

readings(
  'window-plain-dates',
  'REG-47',
  'Whether startDate and endDate may be plain dates, and what they mean',
  async (subject) => {
    const { ask, day } = subject;
    const told = await ask(addDays(day, -2), day);
    if (told === 'refused') return 'refused';
    if (!(await sees(subject))) return BLIND;
    return told === 'listed' ? 'whole-days' : told === 'not listed' ? 'midnights' : `other: ${told}`;
  },
);
