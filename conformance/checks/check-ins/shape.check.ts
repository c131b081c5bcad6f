import { checkInResident } from '../../factories/check-ins.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { formOf } from '../../models/check-ins.ts';
import { bodyOf, entryOn } from '../../assertions/check-ins.ts';
import { anInteger, anObject, hasId, shownThroughout } from '../dated-members.ts';
import { aText, memberTypes, type MemberType, type Shown } from '../member-types.ts';

const aDay: MemberType = {
  says: 'a day: a date, or a date-time that is midnight in some zone',
  holds: (value) => formOf(value) !== undefined,
};

/** A check-in with every member set and one with only the required members, in all answers; once per run. */
const checkInsShown = once(async (t: Tools): Promise<readonly Shown[]> => [
  ...(await shownOn(t, await t.day(-30), true)),
  ...(await shownOn(t, await t.day(-27), false)),
]);

async function shownOn(t: Tools, day: string, full: boolean): Promise<readonly Shown[]> {
  const path = { residentId: await checkInResident(t) };
  const { description, ...least } = await bodyOf(t, await entryOn(t, day));
  const later = await bodyOf(t, await entryOn(t, addDays(day, 1), { durationInMinutes: 0 }));
  const query = { startDate: midnightOf(addDays(day, -2)), endDate: lastSecondOf(addDays(day, 2)) };
  const body = full ? later : { ...later, description: undefined };
  return shownThroughout(t, {
    create: () => t.call('createCheckIn', { path, body: full ? { ...least, description } : least }),
    replace: (checkInId) => t.call('replaceCheckIn', { path: { ...path, checkInId }, body }),
    looks: [
      (checkInId) => t.call('getCheckIn', { path: { ...path, checkInId } }),
      () => t.call('listCheckIns', { path, query }),
    ],
  });
}

memberTypes('check-ins', checkInsShown, {
  'start-date-is-a-day': [
    'The startDate of a check-in is a day without a time of day.',
    'CHK-02',
    [aDay, 'startDate'],
  ],
  'duration-is-an-integer': [
    'The durationInMinutes of a check-in is an integer.',
    'CHK-03',
    [anInteger, 'durationInMinutes'],
  ],
  'staff-has-id-and-names': [
    'The checkInStaff of a check-in is an object with a string id.',
    'CHK-04',
    [anObject, 'checkInStaff'],
    [aText, 'checkInStaff.id'],
  ],
});

hasId(
  'check-ins.id-is-a-string',
  'A check-in has an id, a string, wherever it is shown.',
  'CHK-01',
  checkInsShown,
);
