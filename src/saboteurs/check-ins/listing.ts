import { refuse } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import { someDesk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { afterwards, inGate, inList, instead, type Mutation } from '../mutation.ts';
import type { Members } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { alsoListing, dayAfter, dayIn, keepingOnly, LIST, reachOf, servingBeyond, spanOf } from './amend.ts';

const tooFar = refuse('invalid-input', {
  promised: 'endDate is near enough to startDate.',
  found: 'it is not.',
  next: 'ask for fewer days.',
});

/** A list that the original server serves is refused where the test says so. */
const refusing = (refuses: (query: Members) => boolean): Mutation =>
  instead(LIST, (original) => (input, scene) => (refuses(input.query) ? tooFar : original(input, scene)));

/** A list under a check-in of each of the days, between two times of day of two days. */
const listing =
  (
    days: readonly number[],
    first: number,
    last: number,
    [from, until]: readonly [string, string] = ['00:00:00', '23:59:59'],
  ): Witness =>
  async (stage: Stage) => {
    const desk = await someDesk(stage);
    for (const day of days) await desk.create({ startDate: stage.day(day) });
    return desk.between(`${stage.day(first)}T${from}Z`, `${stage.day(last)}T${until}Z`);
  };

const HOURS = 3_600_000;

/** One and a half months: right after a month of 30 days alone. */
const monthAndAHalf = (query: Members): string => {
  const [year = 0, month = 0, day = 0] = dayIn(query, 'startDate').split('-').map(Number);
  return dayAfter(new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10), 14);
};

/** Saboteurs of the list of check-ins and its window. */
export const listingSaboteurs = saboteursOf('check-ins', listing([-6], -50, -6), {
  'list-without-the-last-day': [
    'The list leaves out the day of endDate, although it is asked for to its last second.',
    ['CHK-16'],
    keepingOnly(({ startDate }, query) => startDate !== dayIn(query, 'endDate')),
    listing([-7], -9, -7),
  ],
  'list-without-the-first-day': [
    'The list begins with the day after the one of startDate, also from midnight on.',
    ['CHK-16'],
    keepingOnly(({ startDate }, query) => startDate !== dayIn(query, 'startDate')),
    listing([-7], -7, -5),
  ],
  'list-of-three': [
    'A list of more than three check-ins breaks off after the third.',
    ['CHK-09', 'CNV-11'],
    keepingOnly((_item, _query, place) => place < 3),
    listing([-7, -8, -9, -10], -12, -5),
  ],
  'list-without-the-unknown': [
    'Check-ins of unknown duration are in no list.',
    ['CHK-09', 'CHK-26'],
    keepingOnly(({ durationInMinutes }) => durationInMinutes !== 0),
    async (stage) => {
      const desk = await someDesk(stage);
      await desk.create({ durationInMinutes: 0 });
      return desk.days(-9, -5);
    },
  ],
  'list-a-day-too-long': [
    'The list holds the day after endDate, too.',
    ['CHK-10'],
    alsoListing(
      ({ residentId, day }, query, who) => residentId === who && day === dayAfter(dayIn(query, 'endDate')),
    ),
    listing([-6], -9, -7),
  ],
  'list-without-a-beginning': [
    'The list holds everything up to endDate, however long ago.',
    ['CHK-10'],
    alsoListing(({ residentId, day }, query, who) => residentId === who && day < dayIn(query, 'startDate')),
    listing([-20], -9, -7),
  ],
  'list-of-the-same-staff': [
    'The list holds the check-ins that the same staff made with others on the same days.',
    ['CHK-11'],
    afterwards(LIST, (reply, input, scene) =>
      inList((items) => {
        const own = scene.store.checkIns.filter((one) => one.residentId === input.path['residentId']);
        const others = scene.store.checkIns.filter(
          (one) =>
            one.residentId !== input.path['residentId'] &&
            own.some(({ day, checkInStaffId }) => day === one.day && checkInStaffId === one.checkInStaffId),
        );
        return items.length === 0 ? items : [...items, ...others.map((one) => checkInView(one, scene))];
      })(reply, input),
    ),
    async (stage) => {
      await (await someDesk(stage)).create();
      const desk = await someDesk(stage);
      await desk.create();
      return desk.days(-9, -5);
    },
  ],
  'list-empty-is-null': [
    'A resident without check-ins in the window has a null for a list.',
    ['CHK-07', 'CNV-10'],
    afterwards(LIST, (reply) =>
      JSON.stringify(reply.body) === '{"data":[]}' ? { ...reply, body: { data: null } } : reply,
    ),
    listing([], -9, -5),
  ],
  'list-without-an-end': [
    'Without an endDate the list runs for 45 days.',
    ['CHK-203'],
    inGate('readInput', (original) => (route, received, world) => {
      const { startDate, endDate } = received.query;
      const isOpen = route.id === LIST && startDate !== undefined && endDate === undefined;
      if (!isOpen) return original(route, received, world);
      const query = { startDate, endDate: `${dayAfter(startDate.slice(0, 10), 44)}T23:59:59Z` };
      return original(route, { ...received, query }, world);
    }),
    async (stage) => (await someDesk(stage)).asked(`startDate=${stage.day(-9)}T00:00:00Z`),
  ],
  'window-in-hours': [
    'A window of 45 times 24 hours is served, wherever in the day it begins.',
    ['ACT-34'],
    servingBeyond((query) => spanOf(query) <= 45 * 24 * HOURS),
    listing([-5], -50, -5, ['22:00:00', '21:00:00']),
  ],
  'window-of-46-days': [
    'The window has 46 days.',
    ['ACT-33', 'ACT-34'],
    servingBeyond((query) => reachOf(query) <= 45),
    listing([-5], -50, -5),
  ],
  'window-without-end': [
    'A window that ends later than day 46 is served, as if nobody had counted.',
    ['ACT-33'],
    servingBeyond((query) => reachOf(query) > 45),
    listing([-5], -120, -5),
  ],
  'window-into-day-46': [
    'An endDate in the first second of day 46 is served, and the check-in of day 46 with it.',
    ['ACT-33'],
    servingBeyond((query) => reachOf(query) === 45 && String(query['endDate']).includes('T00:00:00')),
    listing([-5], -50, -5, ['00:00:00', '00:00:00']),
  ],
  'window-of-44-days': [
    'The window has 44 days.',
    ['ACT-32', 'ACT-35', 'CHK-16'],
    refusing((query) => reachOf(query) >= 44),
  ],
  'window-short-of-midnight': [
    'The window closes at noon of day 45.',
    ['ACT-32', 'CHK-16'],
    refusing((query) => reachOf(query) === 44 && String(query['endDate']).slice(11) > '12:00:00Z'),
  ],
  'window-shorter-for-a-late-start': [
    'A day 1 that has begun already counts twice.',
    ['ACT-35'],
    refusing((query) => reachOf(query) === 44 && !String(query['startDate']).includes('T00:00:00')),
    listing([-6], -50, -6, ['18:00:00', '23:59:59']),
  ],
  'window-of-a-month-and-a-half': [
    'The window has a month and fifteen days, so that its length depends on the month.',
    ['ACT-32', 'ACT-33', 'ACT-34', 'ACT-35', 'CHK-16'],
    (tables) =>
      refusing((query) => dayIn(query, 'endDate') > monthAndAHalf(query))(
        servingBeyond((query) => dayIn(query, 'endDate') <= monthAndAHalf(query))(tables),
      ),
    async (stage) => (await someDesk(stage)).between('2026-01-10T00:00:00Z', '2026-02-24T12:00:00Z'),
  ],
});
