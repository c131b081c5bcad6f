import { refuse } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import { someDesk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { afterwards, inGate, inList, instead, type Lie } from '../lies.ts';
import type { Members } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { alsoListing, dayAfter, dayIn, keepingOnly, LIST, reachOf, servingBeyond, spanOf } from './amend.ts';

const tooFar = refuse('invalid-input', {
  promised: 'endDate is near enough to startDate.',
  found: 'it is not.',
  next: 'ask for fewer days.',
});

/** A list that the honest server serves is refused where the test says so. */
const refusing = (refuses: (query: Members) => boolean): Lie =>
  instead(LIST, (honest) => (input, scene) => (refuses(input.query) ? tooFar : honest(input, scene)));

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

/** Lies of the list of check-ins and its window. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'check-ins.list-without-the-last-day',
    lie: 'The list leaves out the day of endDate, although it is asked for to its last second.',
    breaks: ['CHK-16'],
    tables: keepingOnly(({ startDate }, query) => startDate !== dayIn(query, 'endDate')),
    witness: listing([-7], -9, -7),
  },
  {
    id: 'check-ins.list-without-the-first-day',
    lie: 'The list begins with the day after the one of startDate, also from midnight on.',
    breaks: ['CHK-16'],
    tables: keepingOnly(({ startDate }, query) => startDate !== dayIn(query, 'startDate')),
    witness: listing([-7], -7, -5),
  },
  {
    id: 'check-ins.list-of-three',
    lie: 'A list of more than three check-ins breaks off after the third.',
    breaks: ['CHK-09', 'CNV-11'],
    tables: keepingOnly((_item, _query, place) => place < 3),
    witness: listing([-7, -8, -9, -10], -12, -5),
  },
  {
    id: 'check-ins.list-without-the-unknown',
    lie: 'Check-ins of unknown duration are in no list.',
    breaks: ['CHK-09', 'CHK-26'],
    tables: keepingOnly(({ durationInMinutes }) => durationInMinutes !== 0),
    witness: async (stage) => {
      const desk = await someDesk(stage);
      await desk.create({ durationInMinutes: 0 });
      return desk.days(-9, -5);
    },
  },
  {
    id: 'check-ins.list-a-day-too-long',
    lie: 'The list holds the day after endDate, too.',
    breaks: ['CHK-10'],
    tables: alsoListing(
      ({ residentId, day }, query, who) => residentId === who && day === dayAfter(dayIn(query, 'endDate')),
    ),
    witness: listing([-6], -9, -7),
  },
  {
    id: 'check-ins.list-without-a-beginning',
    lie: 'The list holds everything up to endDate, however long ago.',
    breaks: ['CHK-10'],
    tables: alsoListing(
      ({ residentId, day }, query, who) => residentId === who && day < dayIn(query, 'startDate'),
    ),
    witness: listing([-20], -9, -7),
  },
  {
    id: 'check-ins.list-of-the-same-staff',
    lie: 'The list holds the check-ins that the same staff made with others on the same days.',
    breaks: ['CHK-11'],
    tables: afterwards(LIST, (reply, input, scene) =>
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
    witness: async (stage) => {
      await (await someDesk(stage)).create();
      const desk = await someDesk(stage);
      await desk.create();
      return desk.days(-9, -5);
    },
  },
  {
    id: 'check-ins.list-empty-is-null',
    lie: 'A resident without check-ins in the window has a null for a list.',
    breaks: ['CHK-07', 'CNV-10'],
    tables: afterwards(LIST, (reply) =>
      JSON.stringify(reply.body) === '{"data":[]}' ? { ...reply, body: { data: null } } : reply,
    ),
    witness: listing([], -9, -5),
  },
  {
    id: 'check-ins.list-without-an-end',
    lie: 'Without an endDate the list runs for 45 days.',
    breaks: ['CHK-203'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const { startDate, endDate } = received.query;
      const isOpen = route.id === LIST && startDate !== undefined && endDate === undefined;
      if (!isOpen) return honest(route, received, world);
      const query = { startDate, endDate: `${dayAfter(startDate.slice(0, 10), 44)}T23:59:59Z` };
      return honest(route, { ...received, query }, world);
    }),
    witness: async (stage) => (await someDesk(stage)).asked(`startDate=${stage.day(-9)}T00:00:00Z`),
  },
  {
    id: 'check-ins.window-in-hours',
    lie: 'A window of 45 times 24 hours is served, wherever in the day it begins.',
    breaks: ['ACT-34'],
    tables: servingBeyond((query) => spanOf(query) <= 45 * 24 * HOURS),
    witness: listing([-5], -50, -5, ['22:00:00', '21:00:00']),
  },
  {
    id: 'check-ins.window-of-46-days',
    lie: 'The window has 46 days.',
    breaks: ['ACT-33', 'ACT-34'],
    tables: servingBeyond((query) => reachOf(query) <= 45),
    witness: listing([-5], -50, -5),
  },
  {
    id: 'check-ins.window-without-end',
    lie: 'A window that ends later than day 46 is served, as if nobody had counted.',
    breaks: ['ACT-33'],
    tables: servingBeyond((query) => reachOf(query) > 45),
    witness: listing([-5], -120, -5),
  },
  {
    id: 'check-ins.window-into-day-46',
    lie: 'An endDate in the first second of day 46 is served, and the check-in of day 46 with it.',
    breaks: ['ACT-33'],
    tables: servingBeyond((query) => reachOf(query) === 45 && String(query['endDate']).includes('T00:00:00')),
    witness: listing([-5], -50, -5, ['00:00:00', '00:00:00']),
  },
  {
    id: 'check-ins.window-of-44-days',
    lie: 'The window has 44 days.',
    breaks: ['ACT-32', 'ACT-35', 'CHK-16'],
    tables: refusing((query) => reachOf(query) >= 44),
    witness: listing([-6], -50, -6),
  },
  {
    id: 'check-ins.window-short-of-midnight',
    lie: 'The window closes at noon of day 45.',
    breaks: ['ACT-32', 'CHK-16'],
    tables: refusing((query) => reachOf(query) === 44 && String(query['endDate']).slice(11) > '12:00:00Z'),
    witness: listing([-6], -50, -6),
  },
  {
    id: 'check-ins.window-shorter-for-a-late-start',
    lie: 'A day 1 that has begun already counts twice.',
    breaks: ['ACT-35'],
    tables: refusing((query) => reachOf(query) === 44 && !String(query['startDate']).includes('T00:00:00')),
    witness: listing([-6], -50, -6, ['18:00:00', '23:59:59']),
  },
  {
    id: 'check-ins.window-of-a-month-and-a-half',
    lie: 'The window has a month and fifteen days, so that its length depends on the month.',
    breaks: ['ACT-32', 'ACT-33', 'ACT-34', 'ACT-35', 'CHK-16'],
    tables: (tables) =>
      refusing((query) => dayIn(query, 'endDate') > monthAndAHalf(query))(
        servingBeyond((query) => dayIn(query, 'endDate') <= monthAndAHalf(query))(tables),
      ),
    witness: async (stage) => (await someDesk(stage)).between('2026-01-10T00:00:00Z', '2026-02-24T12:00:00Z'),
  },
];
