import fc from 'fast-check';
import {
  daysAround,
  flatActivityOn,
  givenFlatActivity,
  needsFlatRoutes,
} from '../../factories/flat-examples.ts';
import type { GivenFlatActivity } from '../../factories/flat-examples.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { LONG_AGO, givenHome, givenHomeAt, neighbourOf, type Home } from '../../factories/homes.ts';
import { inTurns } from '../../factories/many.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustContain, mustNotContain } from '../people-lists.ts';
import { flatActivities } from './shown.ts';

/** Days that no reading of the ends of a range, and no clock, may move an activity by. */
const CLEAR = 3;

/** Days from the middle one on which the first resident has a personal activity; one of them a year before. */
const OFFSETS = [-365, -29, -13, -6, 0, 0, 5, 12, 28, 366] as const;
/** And the others. */
const FEW = [-13, 0, 0, 28] as const;

interface Diary {
  readonly middle: string;
  /** Two of one place, and one of another where the tenant has two. */
  readonly homes: readonly Home[];
  readonly made: readonly GivenFlatActivity[];
}

/** Made once per run; nothing takes flat personal activities away again. */
const diary = once(async (t: Tools): Promise<Diary> => {
  await needsFlatRoutes(t);
  const home = await givenHome(t);
  const elsewhere = (await someFacilities(t)).find((id) => id !== home.facilityId);
  const homes = [
    home,
    await neighbourOf(t, home),
    ...(elsewhere === undefined ? [] : [await givenHomeAt(t, { id: elsewhere })]),
  ];
  const middle = await t.day(2 * LONG_AGO);
  const spots = homes.flatMap((place) =>
    (place === home ? OFFSETS : FEW).map((offset, at) => ({ place, offset, at })),
  );
  const made = await inTurns(spots.length, async (n) => {
    const { place, offset, at } = spots[n] ?? { place: home, offset: 0, at: 0 };
    const day = addDays(middle, offset);
    const hours = [at % 2 === 0 ? '08:00' : '16:00', '17:30'] as const;
    return givenFlatActivity(t, place, day, await flatActivityOn(t, place, day, hours));
  });
  return { middle, homes, made };
});

/** A range of at most thirty days, by its days from the middle one. */
const range = fc
  .tuple(fc.integer({ min: -45, max: 45 }), fc.integer({ min: 0, max: 29 }))
  .map(([first, length]) => [first, first + length] as const);

/** Ranges in which some activity is well inside, so that most examples show something. */
const ranges = fc.oneof(
  range,
  fc
    .tuple(fc.constantFrom(...OFFSETS), fc.integer({ min: 3, max: 14 }), fc.integer({ min: 3, max: 14 }))
    .map(([offset, before, after]) => [offset - before, offset + after] as const),
);

const who = fc.nat({ max: 2 });

/** The list of one resident, and the activities that are theirs and no other user's. */
async function asked(t: Tools, [first, last]: readonly [number, number], at: number) {
  const { middle, homes, made } = await diary(t);
  const home = homes[at % homes.length] ?? homes[0];
  if (!home) return t.unproven('there is no resident to make an activity for');
  const [startDate, endDate] = [addDays(middle, first), addDays(middle, last)];
  const walk = await flatActivities(t, { residentId: home.residentId, startDate, endDate });
  const own = made.filter((one) => one.home === home);
  const others = made.filter((one) => one.home !== home);
  return { walk, home, own, others, startDate, endDate };
}

const idsOf = (given: readonly GivenFlatActivity[]): readonly string[] => given.map(({ id }) => id);

check({
  id: 'flat-examples.list-holds-what-lies-inside',
  says: 'The flat list holds every personal activity of the resident between the two dates, days away from both.',
  clauses: ['FLT-03', 'CNV-11'],
  async run(t) {
    await diary(t);
    await t.property(fc.tuple(ranges, who), async ([days, at]) => {
      const { walk, own, startDate, endDate } = await asked(t, days, at);
      const inside = own.filter(
        ({ day }) => day >= addDays(startDate, CLEAR) && day <= addDays(endDate, -CLEAR),
      );
      await attributing(['FLT-03'], () => {
        mustContain(walk, idsOf(inside), `between ${startDate} and ${endDate}`);
        mustHaveOnce(walk, idsOf(inside));
      });
    });
  },
});

function mustHaveOnce({ items, pages }: Walk, ids: readonly string[]): void {
  const [page] = pages;
  for (const id of ids) {
    const times = items.filter((item) => item['id'] === id).length;
    if (page)
      mustHold(
        page,
        `${id} stands once in the list`,
        times === 1,
        (times > 1 ? holdsExtra : lacks)(`${times} times`),
      );
  }
}

check({
  id: 'flat-examples.list-leaves-out-what-lies-outside',
  says: 'The flat list holds no personal activity that lies days before or after the two dates.',
  clauses: ['FLT-04'],
  async run(t) {
    await diary(t);
    await t.property(fc.tuple(ranges, who), async ([days, at]) => {
      const { walk, own, startDate, endDate } = await asked(t, days, at);
      const outside = own.filter(
        ({ day }) => day <= addDays(startDate, -CLEAR) || day >= addDays(endDate, CLEAR),
      );
      mustNotContain(walk, idsOf(outside), `days outside ${startDate} and ${endDate}`);
    });
  },
});

check({
  id: 'flat-examples.list-is-of-one-resident',
  says: 'The flat list holds the personal activities of the resident in the query and no others.',
  clauses: ['FLT-05'],
  async run(t) {
    await diary(t);
    await t.property(fc.tuple(ranges, who), async ([days, at]) => {
      const { walk, home, others } = await asked(t, days, at);
      mustNotContain(walk, idsOf(others), 'activities of another resident');
      const [page] = walk.pages;
      const promised = `activities of ${home.residentId} alone`;
      for (const { residentId } of walk.items)
        if (page && typeof residentId === 'string')
          mustHold(
            page,
            promised,
            residentId === home.residentId,
            holdsExtra(`an activity of ${residentId}`),
          );
    });
    for (const [at] of (await diary(t)).homes.entries()) {
      const { walk, own } = await asked(t, [-14, 14], at);
      const { middle } = await diary(t);
      const inside = own.filter(({ day }) => day === middle);
      mustContain(walk, idsOf(inside), 'the activities of the resident asked for');
    }
  },
});

check({
  id: 'flat-examples.whole-list',
  says: 'A flat list of more than a hundred personal activities of a resident is complete in one answer.',
  clauses: ['CNV-11', 'FLT-03'],
  async run(t) {
    await needsFlatRoutes(t);
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    const made = await inTurns(101, async (at) => {
      const on = addDays(day, at % 7);
      return (await givenFlatActivity(t, home, on, await flatActivityOn(t, home, on))).id;
    });
    const walk = await flatActivities(t, { residentId: home.residentId, ...daysAround(day, 8, 15) });
    mustContain(walk, made, `all ${made.length} activities`);
  },
});
