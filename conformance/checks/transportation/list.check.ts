import fc from 'fast-check';
import { givenRiders, ownRideCommunity, type Riders } from '../../given/transportation.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustList, mustNotList } from '../../models/own-list.ts';
import { listed, type Ride } from '../../models/transportation.ts';
import { ridesOn, weeksFrom } from './rides-on.ts';
import { rideCheck } from './ride-check.ts';

/** The window from one day to another holds the rides on its days and none of the others. */
async function mustKeepWindow(
  t: Tools,
  riders: Riders,
  rides: readonly Ride[],
  [first, last]: readonly [string, string],
): Promise<void> {
  for (const more of [{}, { status: 'pending' }])
    for (const as of riders.people.slice(0, 2)) {
      const list = await listed(t, riders.residentId, as, [first, last], more);
      // A connection sees what connections asked for.
      for (const { path, body } of rides.filter(({ by }) => as === riders.resident || as === by)) {
        const judge = first <= body.date && body.date <= last ? mustList : mustNotList;
        judge(list, path.requestId, `from ${first} to ${last}, the request of ${body.date}`);
      }
    }
}

rideCheck({
  id: 'transportation.list-of-a-window',
  says: 'A window holds the requests from its first day to its last, both included, and none of another day.',
  clauses: ['TRA-27', 'TRA-31', 'TRA-32'],
  async run(t, riders) {
    const days = weeksFrom(riders.day, 0, 1, 2, 3, 5, 6, 7);
    const rides = await ridesOn(t, riders, days);
    const edges = fc.record({
      from: fc.nat({ max: 6 }),
      shift: fc.integer({ min: -1, max: 1 }),
      reach: fc.nat({ max: 44 }),
    });
    await t.property(edges, async ({ from, shift, reach }) => {
      const first = addDays(days[from] ?? riders.day, shift);
      await mustKeepWindow(t, riders, rides, [first, addDays(first, reach)]);
    });
    for (const { body } of rides)
      for (const window of ['0 0', '-7 0', '0 7', '0 44', '-44 0', '1 2', '-2 -1']) {
        const [first = '', last = ''] = window.split(' ').map((away) => addDays(body.date, Number(away)));
        await mustKeepWindow(t, riders, rides, [first, last]);
      }
  },
});

check({
  id: 'transportation.list-of-45-days',
  says: 'Day 45 is served, with the request on it and the one on day 1, and without those of day 0 and day 46.',
  clauses: ['TRA-29', 'TRA-31', 'TRA-32'],
  async run(t) {
    // Only in a community of the check's own are there rides on every day for sure.
    const at = await unlessUnproven(() => ownRideCommunity(t));
    const riders = await givenRiders(t, at && { at });
    const days = (at ? [-1, 0, 1, 43, 44, 45, 46] : [0, 42]).map((after) => addDays(riders.day, after));
    const rides = await ridesOn(t, riders, days);
    for (const after of [0, 1, -1])
      await mustKeepWindow(t, riders, rides, [addDays(riders.day, after), addDays(riders.day, after + 44)]);
  },
});

const anyDay = fc.integer({ min: -3_000, max: 3_000 });

rideCheck({
  id: 'transportation.list-up-to-day-45',
  says: 'Whatever the first day, every last day up to day 45 is served.',
  clauses: ['TRA-29'],
  async run(t, { residentId, people }) {
    const reaches = fc.oneof(fc.constantFrom(0, 43, 44), fc.nat({ max: 44 }));
    const today = await t.day(0);
    await t.property(fc.tuple(anyDay, reaches), async ([away, reach]) => {
      const first = addDays(today, away);
      for (const as of people) await listed(t, residentId, as, [first, addDays(first, reach)]);
    });
  },
});

rideCheck({
  id: 'transportation.list-beyond-day-45',
  says: 'A last day of day 46 or later is refused with 400, whatever the first day and whatever else is asked.',
  clauses: ['TRA-30'],
  negative: true,
  async run(t, { residentId, people }) {
    const reaches = fc.oneof(fc.constantFrom(45, 46, 365, 366), fc.integer({ min: 45, max: 3_000 }));
    const filters = [{}, { status: 'pending' }, { status: 'approved,cancelled' }];
    const today = await t.day(0);
    const mustRefuse = async ([away, reach, more]: readonly [number, number, LooseQuery]): Promise<void> => {
      const startDate = addDays(today, away);
      const query = { startDate, endDate: addDays(startDate, reach), ...more };
      for (const as of people) {
        const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
        must(answer, status(400), fits);
      }
    };
    for (const more of filters) for (const reach of [45, 46]) await mustRefuse([0, reach, more]);
    await t.property(fc.tuple(anyDay, reaches, fc.constantFrom(...filters)), mustRefuse);
  },
});

check({
  id: 'transportation.list-window-where-clocks-change',
  says: 'The 45 days are counted by the calendar, also where the clocks of the community change among them.',
  clauses: ['TRA-29', 'TRA-30'],
  negative: true,
  async run(t) {
    for (const timeZone of ['America/New_York', 'Europe/Copenhagen']) {
      const at = await ownRideCommunity(t, {}, timeZone);
      const { residentId, resident: as } = await givenRiders(t, { at });
      const today = await t.day(0);
      for (let week = 0; week < 54; week += 3) {
        const startDate = addDays(today, week * 7);
        await listed(t, residentId, as, [startDate, addDays(startDate, 44)]);
        const query = { startDate, endDate: addDays(startDate, 45) };
        must(await t.call('listTransportationRequests', { path: { residentId }, query, as }), status(400));
      }
    }
  },
});
