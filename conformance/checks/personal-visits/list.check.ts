import { givenConnection } from '../../given/connections.ts';
import { someFacilities } from '../../given/facilities.ts';
import { DAY_PARTS, LONG_AGO, givenHome, givenHomeAt, neighbourOf } from '../../given/homes.ts';
import { VISIT_TYPES, visitOn, visitSometimeOn } from '../../given/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { mustList, mustNotList } from '../../models/own-list.ts';
import { keptVisit, mustBe, visitsAround, visitsListed, type Kept } from '../../models/personal-visits.ts';
import { relativesOf, visitorsOf } from './company.ts';

check({
  id: 'personal-visits.list-shows-each',
  says: 'The list shows each visit of its range, whatever its timeType, as it was made.',
  clauses: ['PVS-15', 'PVS-20'],
  async run(t) {
    const home = await givenHome(t);
    const ids = await relativesOf(t, home);
    const first = await t.day(LONG_AGO);
    const care = { visitType: 'care', ...visitorsOf(ids) } as const;
    const bodies = [
      visitOn(t, home, first),
      visitOn(t, home, first, ['08:00', '08:20'], care),
      ...DAY_PARTS.map((timeType, at) =>
        visitSometimeOn(t, home, addDays(first, at), timeType, at % 2 === 0 ? care : {}),
      ),
    ];
    const all: Kept[] = [];
    for (const body of bodies) all.push(await keptVisit(t, home, body));
    mustBe(await visitsListed(t, home, [addDays(first, -2), addDays(first, 6)]), all, 'after six visits');
  },
});

check({
  id: 'personal-visits.list-of-nothing',
  says: 'The list of a resident without visits, or without any in the range, is an empty array.',
  clauses: ['PVS-13', 'PVS-16', 'PVS-17'],
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    const range = [addDays(day, -3), addDays(day, 3)] as const;
    mustBe(await visitsListed(t, home, range), [], 'before any visit');
    await keptVisit(t, home, visitOn(t, home, addDays(day, -12)));
    for (const more of [{}, { visitType: 'social' }])
      mustBe(await visitsListed(t, home, range, more), [], 'after one on another day');
  },
});

check({
  id: 'personal-visits.list-keeps-to-its-range',
  says: 'The list, filtered or not, holds the visits of the days of its range and none of the days before and after.',
  clauses: ['PVS-16', 'PVS-15', 'PVS-19'],
  async run(t) {
    const home = await givenHome(t);
    const middle = await t.day(-60);
    const days = [-30, -9, -4, 0, 4, 9, 30];
    const all: { readonly kept: Kept; readonly away: number }[] = [];
    for (const away of days)
      for (const timeType of ['exactTime', 'allDay'] as const) {
        const day = addDays(middle, away);
        const make =
          timeType === 'exactTime' ? visitOn(t, home, day) : visitSometimeOn(t, home, day, timeType);
        all.push({ kept: await keptVisit(t, home, make), away });
      }
    for (const reach of [2, 6, 12])
      for (const more of [{}, { visitType: 'social' }]) {
        const range = [addDays(middle, -reach), addDays(middle, reach)] as const;
        const list = await visitsListed(t, home, range, more);
        for (const { kept, away } of all) {
          const what = `the visit of ${addDays(middle, away)}`;
          if (Math.abs(away) < reach) mustList(list, kept.visitId, what);
          else mustNotList(list, kept.visitId, what);
        }
      }
  },
});

check({
  id: 'personal-visits.list-of-one-day',
  says: 'From the beginning of a day to its end the list holds the visits of that day and not those beside it.',
  clauses: ['PVS-15', 'PVS-16'],
  needs: ['utcFacility'],
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(-25);
    const on = [];
    for (const hours of [
      ['00:00', '00:10'],
      ['12:00', '13:00'],
      ['23:10', '23:59'],
    ] as const)
      on.push(await keptVisit(t, home, visitOn(t, home, day, hours)));
    for (const timeType of DAY_PARTS)
      on.push(await keptVisit(t, home, visitSometimeOn(t, home, day, timeType)));
    const beside = [
      await keptVisit(t, home, visitOn(t, home, addDays(day, -1), ['23:20', '23:50'])),
      await keptVisit(t, home, visitSometimeOn(t, home, addDays(day, -1), 'evening')),
      await keptVisit(t, home, visitOn(t, home, addDays(day, 1), ['00:20', '01:00'])),
      await keptVisit(t, home, visitSometimeOn(t, home, addDays(day, 1), 'morning')),
    ];
    const list = await visitsListed(t, home, [day, day]);
    for (const { visitId } of on) mustList(list, visitId, 'a visit of the day');
    for (const { visitId, body } of beside) mustNotList(list, visitId, `a visit of ${body.startDate}`);
  },
});

check({
  id: 'personal-visits.list-of-one-resident',
  says: 'The list of a resident holds no visit to another, though the same people came on the same day.',
  clauses: ['PVS-17'],
  async run(t) {
    const home = await givenHome(t);
    const homes = [home, await neighbourOf(t, home)];
    const elsewhere = (await someFacilities(t)).find((id) => id !== home.facilityId);
    if (elsewhere !== undefined) homes.push(await givenHomeAt(t, { id: elsewhere }));
    const residents = homes.map(({ residentId }) => residentId);
    const facilities = [...new Set(homes.map(({ facilityId }) => facilityId))];
    const { connectionId } = await givenConnection(t, { residents, facilities });
    const day = await t.day(LONG_AGO);
    const all: Kept[] = [];
    for (const one of homes)
      all.push(await keptVisit(t, one, visitOn(t, one, day, ['10:00', '11:00'], visitorsOf([connectionId]))));
    for (const [at, one] of homes.entries())
      for (const more of [{}, { visitType: 'social' }])
        mustBe(await visitsAround(t, one, day, more), all.slice(at, at + 1), 'with one visit to each');
  },
});

check({
  id: 'personal-visits.list-of-one-type',
  says: 'With visitType given, the list holds the visits of that type and no other; without it, those of both.',
  clauses: ['PVS-19', 'PVS-20'],
  async run(t) {
    const home = await givenHome(t);
    const ids = await relativesOf(t, home);
    const day = await t.day(LONG_AGO);
    const all: Kept[] = [];
    for (const [at, visitType] of (['care', 'social', 'social', 'care', 'social'] as const).entries()) {
      const on = addDays(day, at % 3);
      const visitors = at % 2 === 0 ? visitorsOf(ids) : {};
      const body =
        at < 3
          ? visitOn(t, home, on, ['10:00', '11:00'], { visitType, ...visitors })
          : visitSometimeOn(t, home, on, 'afternoon', { visitType, ...visitors });
      all.push(await keptVisit(t, home, body));
    }
    const range = [addDays(day, -2), addDays(day, 5)] as const;
    mustBe(await visitsListed(t, home, range), all, 'without a filter');
    for (const visitType of VISIT_TYPES) {
      const those = all.filter(({ body }) => body.visitType === visitType);
      mustBe(await visitsListed(t, home, range, { visitType }), those, `asked for ${visitType}`);
    }
  },
});

check({
  id: 'personal-visits.list-of-a-type-that-nobody-has',
  says: 'With a visitType that no visit of the range has, the list is empty.',
  clauses: ['PVS-19'],
  async run(t) {
    const day = await t.day(LONG_AGO);
    for (const [visitType, other] of [VISIT_TYPES, ['social', 'care'] as const]) {
      const home = await givenHome(t);
      const kept = await keptVisit(t, home, visitOn(t, home, day, ['10:00', '11:00'], { visitType }));
      mustBe(await visitsAround(t, home, day, { visitType: other }), [], `asked for ${other}`);
      mustBe(await visitsAround(t, home, day, { visitType }), [kept], `asked for ${visitType}`);
    }
  },
});
