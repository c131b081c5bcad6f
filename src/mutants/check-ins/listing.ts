import type { Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { checkIns, dayIn, isOwn, LIST, servesBeyond } from './adapter.ts';
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

/** A list that the original server serves is refused where the test says so. */
const refusesList = (test: (query: Members) => boolean): Mutation =>
  refuses(LIST, (_, { query }) => test(query));

export const listingMutants = mutantsOf('check-ins', {
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
});
