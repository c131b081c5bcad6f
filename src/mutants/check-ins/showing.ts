import { leavingOut } from '../leaves-out.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import {
  checkIns,
  DELETE,
  CHANGE,
  EVERYWHERE,
  GET,
  isAround,
  isOwn,
  LIST,
  dayIn,
  servesBeyond,
} from './writing.ts';
import { onlyAnswers, refuses } from '../verbs.ts';
import type { Members } from '../input.ts';
import { dayAfter } from '../times.ts';
import { filling } from '../windows.ts';

const { besides, showing } = checkIns;

const { listsOnly, listsToo } = checkIns;

/** The instants of a window, as they are written. */
const datesOf = ({ startDate, endDate }: Members) => ({ start: String(startDate), end: String(endDate) });

/** Calendar days from the one of startDate to the one of endDate. */
const reachOf = (query: Members): number => {
  const { start, end } = datesOf(query);
  return (Date.parse(dayIn(end)) - Date.parse(dayIn(start))) / 86_400_000;
};

/** Days in hours, from startDate to endDate. */
const spanOf = (query: Members): number => {
  const { start, end } = datesOf(query);
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
};

/** A list that the original server serves is refused where the test says so. */
const refusesList = (test: (query: Members) => boolean): Mutation =>
  refuses(LIST, (_, { query }) => test(query));

export const checkInShowingMutants: readonly Mutant[] = [
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
    'list-without-start': breaking('CHK-08', 'CNV-34')
      .says('A list without startDate holds the check-ins of the day of endDate.')
      .by(filling, LIST, 'startDate', ({ endDate = '' }) => endDate),
    'list-without-the-first-day': breaking('CHK-16')
      .says('The list leaves out the first day of the range.')
      .by(listsOnly, ({ startDate }, _at, _all, { query }) => {
        return startDate !== dayIn(query['startDate']);
      }),
    'list-of-three': breaking('CHK-09', 'CNV-11')
      .says('The list holds at most three check-ins.')
      .by(listsOnly, (_, place) => place < 3),
    'list-a-day-too-long': breaking('CHK-10')
      .says('The list also holds the check-in of the day after the range.')
      .by(listsToo, (one, input) => {
        return isOwn(one, input) && one.day === dayAfter(dayIn(input.query['endDate']));
      }),
    'list-of-the-same-staff': breaking('CHK-11')
      .says('The list also holds check-ins of other residents by the same staff member on the same day.')
      .by(
        listsToo,
        (one, input, _items, { store }) =>
          !isOwn(one, input) &&
          store.checkIns
            .filter((own) => isOwn(own, input))
            .some(({ day, checkInStaffId }) => day === one.day && checkInStaffId === one.checkInStaffId),
      ),
    'list-empty-is-null': breaking('CHK-07', 'CNV-10')
      .says('An empty list is answered with null as data.')
      .by(afterwards, LIST, (reply) =>
        JSON.stringify(reply.body) === '{"data":[]}' ? { ...reply, body: { data: null } } : reply,
      ),
    'window-in-hours': breaking('ACT-34')
      .says('The window counts hours from startDate instead of calendar days.')
      .by(servesBeyond, (query) => spanOf(query) <= 45),
    'window-into-day-46': breaking('ACT-33')
      .says('The window includes the midnight at which day 46 starts.')
      .by(servesBeyond, (query) => {
        return reachOf(query) === 45 && datesOf(query).end.includes('T00:00:00');
      }),
    'window-shorter-for-a-late-start': breaking('ACT-35')
      .says('A day 1 that has begun already counts twice.')
      .by(refusesList, (query) => reachOf(query) === 44 && !datesOf(query).start.includes('T00:00:00')),
  }),
  ...leavingOut(
    'check-ins',
    { resource: 'a check-in', breaks: ['CHK-101'], operations: EVERYWHERE },
    'startDate durationInMinutes description created modified checkInStaff',
    'checkInStaff.firstName,lastName',
  ),
];
