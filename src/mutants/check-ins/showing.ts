import { leavingOut } from '../leaves-out.ts';
import { afterwards } from '../mutation.ts';
import { wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { checkIns, DELETE, CHANGE, EVERYWHERE, GET, isAround, isOwn, LIST } from './adapter.ts';
import { onlyAnswers } from '../verbs.ts';

const { besides, showing } = checkIns;

export const showingMutants: readonly Mutant[] = [
  ...mutantsOf('check-ins', {
    'id-of-figures': wrongType(['CHK-01'], LIST, 'id', 'number'),
    'day-with-a-time': wrongValue(['CHK-02'], EVERYWHERE, 'startDate')
      .as('the time at which it was written down')
      .by((day) => `${String(day)}T09:41:00Z`),
    'day-at-noon': wrongValue(['CHK-02', 'CHK-29', 'CHK-44'], EVERYWHERE, 'startDate')
      .as('noon of it in UTC')
      .by((day) => `${String(day)}T12:00:00Z`),
    'duration-in-words': wrongType(['CHK-03'], CHANGE, 'durationInMinutes', 'text'),
    'staff-by-name': wrongType(['CHK-04'], LIST, 'checkInStaff', 'text'),
    'staff-without-an-id-of-its-own': wrongType(['CHK-04', 'CHK-30'], GET, 'checkInStaff.id', 'number'),
    'get-the-latest': breaking('CHK-40')
      .says('A read answers the latest check-in of the resident, whatever id is asked for.')
      .by(afterwards, GET, (reply, input, context) => {
        const own = context.store.checkIns.filter((one) => isOwn(one, input));
        const latest = own.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
        return showing(reply, input, context, latest?.id);
      }),
    'delete-answers-200': wrongStatus(['CHK-48', 'CNV-32'], DELETE, 200),
    'delete-does-nothing': breaking('CHK-49', 'CHK-50')
      .says('A delete answers 204 but keeps the check-in.')
      .by(onlyAnswers, DELETE),
    'delete-clears-the-week': breaking('CHK-09', 'CHK-40')
      .says('A delete also removes the other check-ins around that day.')
      .by(besides, DELETE, (former, _, { store }) => {
        for (const one of store.checkIns.all()) if (isAround(former, one)) store.checkIns.remove(one.id);
      }),
  }),
  ...leavingOut(
    'check-ins',
    { resource: 'a check-in', breaks: ['CHK-101'], operations: EVERYWHERE },
    'startDate durationInMinutes description created modified checkInStaff',
    'checkInStaff.firstName,lastName',
  ),
];
