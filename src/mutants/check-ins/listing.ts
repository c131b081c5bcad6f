import type { Members } from '../input.ts';
import { filling } from '../windows.ts';
import { afterwards, together, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { checkIns, dayIn, everyOperation, isOwn, LIST, servesBeyond } from './adapter.ts';
import { dayAfter } from '../times.ts';

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

/** One and a half months: right after a month of 30 days alone. */
const isWithinMonthAndAHalf = (query: Members): boolean => {
  const { start, end } = datesOf(query);
  const [year = 0, month = 0, day = 0] = dayIn(start).split('-').map(Number);
  return dayIn(end) <= dayAfter(new Date(Date.UTC(year, month, day)).toISOString(), 14);
};

/** A list that the original server serves is refused where the test says so. */
const refusesList = (test: (query: Members) => boolean): Mutation =>
  refuses(LIST, (_, { query }) => test(query));

export const listingMutants = mutantsOf('check-ins', everyOperation, {
  'list-without-the-last-day': breaking('CHK-16')
    .says('The list leaves out the last day of the range.')
    .by(listsOnly, ({ startDate }, _at, _all, { query }) => {
      return startDate !== dayIn(query['endDate']);
    }),
  'list-without-the-first-day': breaking('CHK-16')
    .says('The list leaves out the first day of the range.')
    .by(listsOnly, ({ startDate }, _at, _all, { query }) => {
      return startDate !== dayIn(query['startDate']);
    }),
  'list-of-three': breaking('CHK-09', 'CNV-11')
    .says('The list holds at most three check-ins.')
    .by(listsOnly, (_, place) => place < 3),
  'list-without-the-unknown': breaking('CHK-09', 'CHK-26')
    .says('The list leaves out check-ins with a durationInMinutes of 0.')
    .by(listsOnly, ({ durationInMinutes }) => {
      return durationInMinutes !== 0;
    }),
  'list-a-day-too-long': breaking('CHK-10')
    .says('The list also holds the check-in of the day after the range.')
    .by(listsToo, (one, input) => {
      return isOwn(one, input) && one.day === dayAfter(dayIn(input.query['endDate']));
    }),
  'list-without-a-beginning': breaking('CHK-10')
    .says('The list ignores startDate: it also holds all earlier check-ins.')
    .by(listsToo, (one, input) => {
      return isOwn(one, input) && one.day < dayIn(input.query['startDate']);
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
  'list-without-an-end': breaking('CHK-203', 'CNV-34')
    .says('Without an endDate the list runs for 45 days.')
    .by(filling, LIST, 'endDate', ({ startDate }) => `${dayAfter(dayIn(startDate), 44)}T23:59:59Z`),
  'window-in-hours': breaking('ACT-34')
    .says('The window counts hours from startDate instead of calendar days.')
    .by(servesBeyond, (query) => spanOf(query) <= 45),
  'window-of-46-days': breaking('ACT-33', 'ACT-34')
    .says('The window allows 46 calendar days.')
    .by(servesBeyond, (query) => reachOf(query) <= 45),
  'window-without-end': breaking('ACT-33')
    .says('The window has no limit: any endDate is served.')
    .by(servesBeyond, (query) => reachOf(query) > 45),
  'window-into-day-46': breaking('ACT-33')
    .says('The window includes the midnight at which day 46 starts.')
    .by(servesBeyond, (query) => {
      return reachOf(query) === 45 && datesOf(query).end.includes('T00:00:00');
    }),
  'window-of-44-days': breaking('ACT-32', 'ACT-35', 'CHK-16')
    .says('The window allows only 44 calendar days.')
    .by(refusesList, (query) => {
      return reachOf(query) >= 44;
    }),
  'window-short-of-midnight': breaking('ACT-32', 'CHK-16')
    .says('The window closes at noon of day 45.')
    .by(refusesList, (query) => reachOf(query) === 44 && datesOf(query).end.slice(11) > '12:00:00Z'),
  'window-shorter-for-a-late-start': breaking('ACT-35')
    .says('A day 1 that has begun already counts twice.')
    .by(refusesList, (query) => reachOf(query) === 44 && !datesOf(query).start.includes('T00:00:00')),
  'window-of-a-month-and-a-half': breaking('ACT-32', 'ACT-33', 'ACT-34', 'ACT-35', 'CHK-16')
    .says('The window allows a month and a half instead of 45 calendar days.')
    .by(
      together,
      servesBeyond(isWithinMonthAndAHalf),
      refusesList((query) => !isWithinMonthAndAHalf(query)),
    ),
});
