import fc from 'fast-check';
import {
  DAY_PARTS,
  clockOf,
  dayOnly,
  givenHomeAt,
  hoursOn,
  neighbourOf,
  type Home,
} from '../../factories/homes.ts';
import {
  activityName,
  takesAnyName,
  type PersonalActivityBody,
} from '../../factories/personal-activities.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import { success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustCount, mustContain } from '../../assertions/own-list.ts';
import {
  activitiesListed,
  mustReport,
  personalActivitiesAt,
  type Kept,
} from '../../assertions/personal-activities.ts';
import { someHours } from '../../laws/dated-members.ts';
import { daysOf, facilityOfAnotherZone } from '../without-zone.ts';

/**
 * Valid bodies: with exact times that agree (timeType sent or not), or without times. They have only members
 * that the interface shows, because other members are open.
 */
const bodiesOf = (home: Home, name: string, today: string): fc.Arbitrary<PersonalActivityBody> =>
  fc
    .record({
      // Only days in the past: it is open whether a personal activity may be in the future.
      away: fc.oneof(fc.integer({ min: -60, max: -1 }), fc.integer({ min: -4_000, max: -60 })),
      hours: someHours,
      timeType: fc.oneof(fc.constantFrom('exactTime' as const, undefined), fc.constantFrom(...DAY_PARTS)),
    })
    .map(({ away, hours, timeType }) => {
      const day = addDays(today, away);
      if (timeType !== undefined && timeType !== 'exactTime')
        return { name, ...dayOnly(home, day), timeType };
      return { name, ...hoursOn(home, day, hours), ...(timeType && { timeType }) };
    });

check({
  id: 'personal-activities.create-tells-what-was-sent',
  says: 'The list of the resident shows a new personal activity with the name and the times that were sent.',
  clauses: ['PAC-41', 'PAC-43', 'PAC-44'],
  async run(t) {
    const { home, make } = await personalActivitiesAt(t);
    const name = await activityName(t, home.facilityId);
    await t.property(bodiesOf(home, name, await t.day(0)), async (body) => {
      await make(body, ['name', 'times']);
    });
  },
});

/**
 * One with exact times and one for each other timeType. Before the first and after each of the others
 * comes one with only the required members.
 */
const madeEachWay = once(async (t: Tools) => {
  const { on, sometime, make } = await personalActivitiesAt(t);
  const { timeType: _, ...least } = await on();
  const made = [await make(least, []), await make(on(), [])];
  for (const timeType of DAY_PARTS) made.push(await make(sometime(timeType), []), await make(least, []));
  return made;
});

check({
  id: 'personal-activities.create-is-served',
  says: 'A create with only a name, a startDate and times is accepted, and under any timeType but exactTime also without times.',
  clauses: ['PAC-29', 'PAC-37', 'PAC-41'],
  run: async (t) => void (await madeEachWay(t)),
});

check({
  id: 'personal-activities.created-under-each-time-type',
  says: 'A create with each of the five timeTypes is accepted and shows it, all but exactTime without times.',
  clauses: ['PAC-38', 'PAC-37', 'PAC-44'],
  async run(t) {
    for (const kept of await madeEachWay(t)) mustReport(kept.list.answer, kept.item, kept);
  },
});

check({
  id: 'personal-activities.created-at-an-exact-time-by-default',
  says: 'A personal activity created without a timeType is exactTime, whatever the one before it was.',
  clauses: ['PAC-40'],
  async run(t) {
    for (const { list, item, body } of await madeEachWay(t))
      if (body.timeType === undefined) mustEcho(list.answer, item, { timeType: 'exactTime' });
  },
});

check({
  id: 'personal-activities.created-at-its-times',
  says: 'A personal activity shows the start and the times that were sent, to the minute, also at the ends of a day.',
  clauses: ['PAC-44'],
  async run(t) {
    const { on, make } = await personalActivitiesAt(t);
    for (const [day, hours] of [
      ['2024-02-29', ['00:00', '00:01']],
      ['2023-12-31', ['23:58', '23:59']],
      ['2024-01-01', ['00:00', '23:59']],
      ['2025-03-30', ['11:59', '12:01']],
      ['2025-10-26', ['09:05', '19:50']],
    ] as const)
      await make(on(day, hours), ['times']);
    const tried = async (hours: readonly [string, string]) =>
      void (await make(on(undefined, hours), ['times']));
    await t.property(someHours, tried, { runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});

check({
  id: 'personal-activities.created-on-another-clock',
  says: 'At a facility never on UTC a create keeps the local times and the instant of the start, and the lists of its day there and in UTC hold it.',
  clauses: ['PAC-44', 'PAC-14'],
  async run(t) {
    const home = await givenHomeAt(t, facilityOfAnotherZone(t));
    const { day, on, make } = await personalActivitiesAt(t, home);
    const all: Kept[] = [];
    for (const hours of [
      ['10:20', '11:05'],
      ['00:10', '00:50'],
      ['23:10', '23:50'],
    ] as const)
      all.push(await make(on(day, hours), ['times']));
    const bodies = all.map(({ body }) => body);
    const list = await activitiesListed(t, home, daysOf(day, bodies));
    for (const { id, body } of all) mustContain(list, id, `what begins at ${body.startDate}`, 'PAC-14');
  },
});

check({
  id: 'personal-activities.resident-attends',
  says: 'The resident in the path is in attendedResidentIds, under every timeType and no matter who else has a personal activity.',
  clauses: ['PAC-42'],
  async run(t) {
    const own = await personalActivitiesAt(t);
    const other = await personalActivitiesAt(t, await neighbourOf(t, own.home));
    const { make, on, sometime } = own;
    await make(on(), ['attendee']);
    for (const timeType of DAY_PARTS) await make(sometime(timeType), ['attendee']);
    await other.make(other.on(), ['attendee']);
    await make(on(), ['attendee']);
  },
});

/** Names that the facility accepts: any text if it accepts those, else configured names. */
async function namesOf(t: Tools, home: Home): Promise<fc.Arbitrary<string>> {
  if (await takesAnyName(t)) return plainText;
  const [first, ...others] = t.run.fixtures['personalActivityNames'] ?? [];
  return fc.constantFrom(first ?? (await activityName(t, home.facilityId)), ...others);
}

check({
  id: 'personal-activities.create-keeps-any-name',
  says: 'The name sent, where the facility accepts it, is the name of the personal activity under every timeType.',
  clauses: ['PAC-43'],
  async run(t) {
    const { home, on, sometime, make } = await personalActivitiesAt(t);
    const mustKeep = async (name: string, isExact: boolean) =>
      make({ ...(await (isExact ? on() : sometime('afternoon'))), name }, ['name']);
    await t.property(fc.tuple(await namesOf(t, home), fc.boolean()), async ([name, isExact]) => {
      await mustKeep(name, isExact);
    });
    if (!(await takesAnyName(t))) return;
    await mustKeep('x', false);
    await mustKeep('Tea with Zoë and Jürgen in room 7B today', true);
  },
});

check({
  id: 'personal-activities.create-makes-one-each',
  says: 'Each create, even of the same body, makes a new personal activity and leaves the others as they are.',
  clauses: ['PAC-41', 'PAC-43', 'PAC-44'],
  async run(t) {
    const { day, on, sometime, make, around } = await personalActivitiesAt(t);
    const [body, another] = [await on(), await on(day, ['08:00', '08:45'])];
    const all: Kept[] = [];
    for (const one of [body, body, another, await sometime('allDay')]) all.push(await make(one));
    const list = await around();
    mustCount(list, all.length, 'after four creates');
    for (const kept of all)
      mustReport(list.answer, mustContain(list, kept.id, 'a personal activity made'), kept);
  },
});

check({
  id: 'personal-activities.many-at-once',
  says: 'Personal activities that are made at the same time are all in the list.',
  clauses: ['PAC-41'],
  async run(t) {
    const { home, day, around } = await personalActivitiesAt(t);
    const name = await activityName(t, home.facilityId);
    const path = { residentId: home.residentId };
    const bodies: readonly PersonalActivityBody[] = Array.from({ length: 6 }, (_, at) => ({
      name,
      ...hoursOn(home, day, [clockOf(480 + at), clockOf(540 + at)]),
    }));
    const answers = await Promise.all(bodies.map((body) => t.call('createPersonalActivity', { path, body })));
    for (const answer of answers) must(answer, success);
    const list = await around();
    mustCount(list, bodies.length, 'after six creates');
    for (const { startTime } of bodies) {
      const found = list.items.filter((item) => item['startTime'] === startTime);
      mustCount({ ...list, items: found }, 1, `asked for what begins at ${startTime ?? ''}`);
    }
  },
});

check({
  id: 'personal-activities.create-with-the-id-of-another',
  says: 'A create with the id of another personal activity in its body makes a new one and does not change the other.',
  clauses: ['CNV-44', 'PAC-41'],
  async run(t) {
    const own = await personalActivitiesAt(t);
    const neighbour = await personalActivitiesAt(t, await neighbourOf(t, own.home));
    const others = [
      { of: own, kept: await own.make(own.on()) },
      { of: neighbour, kept: await neighbour.make(neighbour.on()) },
    ];
    for (const { kept } of others)
      await own.make({ ...(await own.on(own.day, ['17:05', '17:50'])), ...{ id: kept.id } });
    for (const { of, kept } of others) {
      const list = await of.around();
      mustReport(list.answer, mustContain(list, kept.id, 'the other personal activity'), kept);
    }
  },
});
