import { Temporal } from 'temporal-polyfill';
import { givenConnection } from '../../factories/connections.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { DAY_PARTS, givenHome, givenHomeAt, neighbourOf } from '../../factories/homes.ts';
import { VISIT_TYPES } from '../../factories/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { addDays, midnightOf } from '../../kit/dates.ts';
import { clocks, dayHours, inUtc } from '../../kit/day-hours.ts';
import { isRefused, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, text } from '../../kit/read.ts';
import { mustContain, mustNotContain, ownList } from '../../assertions/own-list.ts';
import { mustBe, mustReport, visitsAt, type Kept } from '../../assertions/personal-visits.ts';
import { relativesOf, visitorsOf } from './company.ts';

check({
  id: 'personal-visits.list-shows-each',
  says: 'The list shows each visit of its range, whatever its timeType, as it was made.',
  clauses: ['PVS-15', 'PVS-20'],
  async run(t) {
    const { home, day, on, sometime, keep, list } = await visitsAt(t);
    const care = { visitType: 'care', ...visitorsOf(await relativesOf(t, home)) } as const;
    const all = [await keep(on()), await keep(on(day, ['08:00', '08:20'], care))];
    for (const [at, timeType] of DAY_PARTS.entries())
      all.push(await keep(sometime(timeType, at % 2 === 0 ? care : {}, addDays(day, at))));
    mustBe(await list([addDays(day, -2), addDays(day, 6)]), all, 'after six visits');
  },
});

check({
  id: 'personal-visits.list-of-nothing',
  says: 'For a resident without visits, and for a range without any, the list is an empty array.',
  clauses: ['PVS-13', 'PVS-16', 'PVS-17'],
  async run(t) {
    const { day, on, keep, around } = await visitsAt(t);
    mustBe(await around(day, {}, 3), [], 'before any visit');
    await keep(on(addDays(day, -12)));
    for (const more of [{}, { visitType: 'social' }])
      mustBe(await around(day, more, 3), [], 'after one on another day');
  },
});

check({
  id: 'personal-visits.list-keeps-to-its-range',
  says: 'The list, filtered or not, holds the visits of the days of its range and none of the days before and after.',
  clauses: ['PVS-16', 'PVS-15', 'PVS-19'],
  async run(t) {
    const { on, sometime, keep, around } = await visitsAt(t);
    const middle = await t.day(-60);
    const all: { readonly visitId: string; readonly away: number }[] = [];
    for (const [at, away] of [-30, -9, -4, 0, 4, 9, 30].entries()) {
      const day = addDays(middle, away);
      all.push({ ...(await keep(at % 2 === 0 ? on(day) : sometime('allDay', {}, day))), away });
    }
    for (const [reach, more] of [
      [2, {}],
      [6, { visitType: 'social' }],
      [6, {}],
      [12, { visitType: 'social' }],
    ] as const) {
      const list = await around(middle, more, reach);
      for (const { visitId, away } of all) {
        const what = `the visit of ${addDays(middle, away)}`;
        if (Math.abs(away) < reach)
          mustContain(list, visitId, what, 'visitType' in more ? 'PVS-19' : 'PVS-15');
        else mustNotContain(list, visitId, what, 'PVS-16');
      }
    }
  },
});

check({
  id: 'personal-visits.list-of-one-day',
  says: 'A list from the start to the end of a day holds the visits of that day and none of the days next to it.',
  clauses: ['PVS-15', 'PVS-16'],
  needs: ['zonedFacility'],
  async run(t) {
    const { home, on, sometime, keep, list } = await visitsAt(t);
    const hours = dayHours(home.timeZone);
    const keepAt = (day: string, times: readonly [string, string]) =>
      keep(on(day, clocks(hours, day, times)));
    const day = await t.day(-25);
    const [before, after] = [addDays(day, -1), addDays(day, 1)];
    const within = [await keepAt(day, ['00:00', '00:10']), await keepAt(day, ['23:10', '23:59'])];
    // Only a list of the whole day holds what has no time of day.
    if (hours === inUtc)
      for (const timeType of DAY_PARTS) within.push(await keep(sometime(timeType, {}, day)));
    const nextDays = [
      await keepAt(before, ['23:20', '23:50']),
      await keep(sometime('evening', {}, before)),
      await keepAt(after, ['00:20', '01:00']),
      await keep(sometime('morning', {}, after)),
    ];
    for (const more of [{}, { visitType: 'social' }]) {
      const found = await list([day, day], more, hours);
      for (const { visitId } of within) mustContain(found, visitId, 'a visit of the day', 'PVS-15');
      for (const { visitId, body } of nextDays)
        mustNotContain(found, visitId, `a visit of ${body.startDate}`, 'PVS-16');
    }
  },
});

/** An instant as a clock shows it that is this far from UTC. */
const atOffset = (instant: string, offset: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(offset).toString({ timeZoneName: 'never' });

check({
  id: 'personal-visits.times-with-an-offset',
  says: 'A startDate with an offset or a fraction of a second, where accepted, is that instant, and so is the endDate of a list.',
  clauses: ['PVS-49', 'PVS-15'],
  needs: ['zonedFacility'],
  async run(t) {
    const { home, day, on, keep } = await visitsAt(t);
    const path = { residentId: home.residentId };
    const body = on(day, clocks(dayHours(home.timeZone), day, ['12:00', '12:50']));
    const { startDate } = body;
    const all = [await keep(body)];
    for (const written of [
      atOffset(startDate, '-05:00'),
      atOffset(startDate, '+03:30'),
      startDate.replace('Z', '.000Z'),
    ]) {
      const made = await t.call('createPersonalVisit', { path, body: { ...body, startDate: written } });
      if (isRefused(made)) continue;
      await precondition('a visit', () => must(made, success));
      const kept = { home, visitId: text(dataOf(made), 'id'), body };
      mustReport(made, dataOf(made), kept, ['times']);
      all.push(kept);
    }
    const threeHoursLater = Temporal.Instant.from(startDate).add({ hours: 3 }).toString();
    const query = {
      startDate: midnightOf(addDays(day, -2)),
      endDate: atOffset(threeHoursLater, '-05:00'),
    };
    const answer = await t.call('listPersonalVisits', { path, query });
    if (isRefused(answer)) {
      if (all.length === 1) t.observed('the target refuses date-times with an offset or a fraction');
      return;
    }
    const list = ownList(answer);
    for (const { visitId } of all) mustContain(list, visitId, `a visit before ${query.endDate}`, 'PVS-15');
  },
});

check({
  id: 'personal-visits.list-of-one-resident',
  says: 'The list of a resident holds no visit to another resident, even by the same people on the same day.',
  clauses: ['PVS-17'],
  async run(t) {
    const home = await givenHome(t);
    const homes = [home, await neighbourOf(t, home)];
    const elsewhere = (await someFacilities(t)).find((id) => id !== home.facilityId);
    if (elsewhere !== undefined) homes.push(await givenHomeAt(t, { id: elsewhere }));
    const residents = homes.map(({ residentId }) => residentId);
    const facilities = [...new Set(homes.map(({ facilityId }) => facilityId))];
    const { connectionId } = await givenConnection(t, { residents, facilities });
    const all: { readonly at: Awaited<ReturnType<typeof visitsAt>>; readonly kept: Kept }[] = [];
    for (const one of homes) {
      const at = await visitsAt(t, one);
      all.push({ at, kept: await at.keep(at.on(at.day, ['10:00', '11:00'], visitorsOf([connectionId]))) });
    }
    for (const { at, kept } of all)
      for (const more of [{}, { visitType: 'social' }])
        mustBe(await at.around(at.day, more), [kept], 'with one visit to each');
  },
});

check({
  id: 'personal-visits.list-of-one-type',
  says: 'With visitType the list holds the visits of that type and no others; without it, those of both.',
  clauses: ['PVS-19', 'PVS-20'],
  async run(t) {
    const { home, day, on, sometime, keep, list } = await visitsAt(t);
    const ids = await relativesOf(t, home);
    const all: Kept[] = [];
    for (const [at, visitType] of (['care', 'social', 'social', 'care', 'social'] as const).entries()) {
      const when = addDays(day, at % 3);
      const more = { visitType, ...(at % 2 === 0 && visitorsOf(ids)) };
      all.push(await keep(at < 3 ? on(when, ['10:00', '11:00'], more) : sometime('afternoon', more, when)));
    }
    const range = [addDays(day, -2), addDays(day, 5)] as const;
    mustBe(await list(range), all, 'without a filter', ['PVS-20'], []);
    for (const visitType of VISIT_TYPES) {
      const those = all.filter(({ body }) => body.visitType === visitType);
      mustBe(await list(range, { visitType }), those, `asked for ${visitType}`, ['PVS-19'], []);
    }
  },
});

check({
  id: 'personal-visits.list-of-a-type-that-nobody-has',
  says: 'With a visitType that no visit in the range has, the list is empty.',
  clauses: ['PVS-19'],
  async run(t) {
    for (const [visitType, other] of [VISIT_TYPES, ['social', 'care'] as const]) {
      const { day, on, keep, around } = await visitsAt(t);
      const kept = await keep(on(day, ['10:00', '11:00'], { visitType }));
      mustBe(await around(day, { visitType: other }), [], `asked for ${other}`);
      mustBe(await around(day, { visitType }), [kept], `asked for ${visitType}`);
    }
  },
});
