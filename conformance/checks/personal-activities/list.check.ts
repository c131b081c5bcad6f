import { DAY_PARTS, LONG_AGO, givenHomeAt, neighbourOf } from '../../factories/homes.ts';
import { picture } from '../../calls/picture.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { check } from '../../kit/check.ts';
import { sameMoment } from '../../kit/date-time.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { clocks, dayHours, inUtc } from '../../kit/day-hours.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { answerText } from '../../kit/match.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { byId } from '../../kit/read.ts';
import { mustCount, mustContain, mustNotContain, ownList } from '../../assertions/own-list.ts';
import { mustContainAlike } from '../../assertions/found-personal-activities.ts';
import { activitiesListed, mustReport, personalActivitiesAt } from '../../assertions/personal-activities.ts';
import { checkIns } from '../../resources/check-ins.ts';
import { activitiesAround } from '../activity-lists.ts';

check({
  id: 'personal-activities.list-shows-each',
  says: 'The list shows each personal activity of its range, whatever its timeType, as it was made.',
  clauses: ['PAC-14'],
  async run(t) {
    const { home, day: first, keep, keepSometime } = await personalActivitiesAt(t);
    const all = [await keep()];
    for (const [at, timeType] of DAY_PARTS.entries())
      all.push(await keepSometime(timeType, addDays(first, at)));
    const list = await activitiesListed(t, home, [addDays(first, -2), addDays(first, 6)]);
    mustCount(list, all.length, 'after five of them');
    for (const one of all) mustReport(list.answer, mustContain(list, one.id, 'a personal activity'), one);
  },
});

check({
  id: 'personal-activities.list-shows-what-staff-recorded',
  says: 'The list holds what staff recorded, with photos or without, as well as what was made through the API.',
  clauses: ['PAC-14'],
  async run(t) {
    if (!hasLever(t.run, 'create-personal-activity')) return mustContainAlike(t);
    const { home, day, on, keep, around } = await personalActivitiesAt(t);
    const { residentId } = home;
    const { id } = await keep();
    const photo = { name: 'walk.png', type: picture.type, content: picture.bytes.toString('base64') };
    const record = async (hours: readonly [string, string], photos: (typeof photo)[]) => {
      const body = await on(day, hours);
      return (await t.lever('create-personal-activity', { residentId, ...body, photos })).personalActivityId;
    };
    const ids = [id, await record(['14:00', '14:30'], []), await record(['15:00', '15:20'], [photo])];
    const list = await around();
    for (const one of ids) mustContain(list, one, 'a personal activity');
  },
});

check({
  id: 'personal-activities.list-of-nothing',
  says: 'For a resident without personal activities, and for a range without any, the list is an empty array.',
  clauses: ['PAC-12', 'PAC-15', 'PAC-16'],
  async run(t) {
    const { day, keep, around } = await personalActivitiesAt(t);
    mustCount(await around(day, 3), 0, 'before any', 'PAC-12', 'PAC-16');
    await keep(addDays(day, -12));
    mustCount(await around(day, 3), 0, 'after one on another day', 'PAC-15');
  },
});

check({
  id: 'personal-activities.list-keeps-to-its-range',
  says: 'The list holds the personal activities of the days of its range and none of the days before and after.',
  clauses: ['PAC-14', 'PAC-15'],
  async run(t) {
    const { keep, keepSometime, around } = await personalActivitiesAt(t);
    const middle = await t.day(-60);
    const all: { readonly id: string; readonly away: number }[] = [];
    for (const [at, away] of [-30, -9, -4, 0, 4, 9, 30].entries()) {
      const day = addDays(middle, away);
      const { id } = await (at % 2 === 0 ? keep(day) : keepSometime('allDay', day));
      all.push({ away, id });
    }
    for (const reach of [2, 6, 12]) {
      const list = await around(middle, reach);
      for (const { id, away } of all) {
        const what = `the personal activity of ${addDays(middle, away)}`;
        if (Math.abs(away) < reach) mustContain(list, id, what, 'PAC-14');
        else mustNotContain(list, id, what, 'PAC-15');
      }
    }
  },
});

check({
  id: 'personal-activities.list-of-one-day',
  says: 'A list from the start to the end of a day holds the personal activities of that day and none of the days next to it.',
  clauses: ['PAC-14', 'PAC-15'],
  needs: ['zonedFacility'],
  async run(t) {
    const { home, keep, keepSometime } = await personalActivitiesAt(t);
    const day = await t.day(-25);
    const [before, after] = [addDays(day, -1), addDays(day, 1)];
    const hours = dayHours(home.timeZone);
    const keepAt = (on: string, times: readonly [string, string]) => keep(on, clocks(hours, on, times));
    const within = [await keepAt(day, ['00:00', '00:10']), await keepAt(day, ['23:10', '23:59'])];
    // Only a list of the whole day holds what has no time of day.
    if (hours === inUtc) for (const timeType of DAY_PARTS) within.push(await keepSometime(timeType, day));
    const nextDays = [
      await keepAt(before, ['23:20', '23:50']),
      await keepSometime('evening', before),
      await keepAt(after, ['00:20', '01:00']),
      await keepSometime('morning', after),
    ];
    const list = await activitiesListed(t, home, [day, day], hours);
    for (const { id } of within) mustContain(list, id, 'a personal activity of the day', 'PAC-14');
    for (const { id } of nextDays)
      mustNotContain(list, id, 'a personal activity of a day next to it', 'PAC-15');
  },
});

check({
  id: 'personal-activities.list-of-one-resident',
  says: 'The list of a resident holds no personal activity of another resident, of the same community or not.',
  clauses: ['PAC-16'],
  async run(t) {
    const own = await personalActivitiesAt(t);
    const { home, day } = own;
    const all = [own, await personalActivitiesAt(t, await neighbourOf(t, home))];
    const elsewhere = (await someFacilities(t)).find((id) => id !== home.facilityId);
    if (elsewhere !== undefined)
      all.push(await personalActivitiesAt(t, await givenHomeAt(t, { id: elsewhere })));
    const ids: string[] = [];
    for (const { keep } of all) ids.push((await keep()).id);
    for (const [at, { around }] of all.entries()) {
      const list = await around(day, 2);
      mustCount(list, 1, 'with one for each resident');
      mustContain(list, ids[at] ?? '', 'the own personal activity');
    }
  },
});

check({
  id: 'personal-activities.apart-from-check-ins',
  says: 'A check-in is in no list of personal activities and a personal activity in no list of check-ins, though both are of one day.',
  clauses: ['PAC-11', 'PAC-17'],
  async run(t) {
    const { home, keep, keepSometime } = await personalActivitiesAt(t);
    const { residentId } = home;
    const days = [await t.day(LONG_AGO), await t.day(LONG_AGO + 1)];
    const range = [await t.day(LONG_AGO - 3), await t.day(LONG_AGO + 4)] as const;
    const looks: string[] = [];
    const activities: string[] = [];
    // On each of the days a different one of them is made first.
    for (const [at, startDate] of days.entries()) {
      const checkIn = async () => {
        looks.push((await checkIns.given(t, { home, day: startDate })).id);
      };
      if (at === 0) {
        await checkIn();
        mustCount(
          await activitiesListed(t, home, range),
          0,
          'with a check-in and no personal activity',
          'PAC-17',
        );
      }
      activities.push((await keep(startDate)).id, (await keepSometime('morning', startDate)).id);
      if (at === 1) await checkIn();
    }
    const list = await activitiesListed(t, home, range);
    mustCount(list, activities.length, 'with two check-ins and four personal activities', 'PAC-17');
    for (const id of looks) mustNotContain(list, id, 'a check-in', 'PAC-17');
    const query = { startDate: midnightOf(range[0]), endDate: lastSecondOf(range[1]) };
    const checkInList = ownList(await t.call('listCheckIns', { path: { residentId }, query }));
    mustCount(checkInList, looks.length, 'with two check-ins and four personal activities', 'PAC-11');
    for (const id of activities) mustNotContain(checkInList, id, 'a personal activity', 'PAC-11');
  },
});

check({
  id: 'personal-activities.on-no-calendar',
  says: 'A personal activity is in no list of the activities of a facility.',
  clauses: ['PAC-10'],
  async run(t) {
    const { home, keep, keepSometime } = await personalActivitiesAt(t);
    const facilities = new Set([home.facilityId, ...(await someFacilities(t))]);
    const day = await t.day(LONG_AGO);
    // An unusual time, by which a copy under another id would be found.
    const one = await keep(day, ['12:37', '13:19']);
    const made = [one, await keepSometime('allDay', day)];
    for (const facilityId of facilities) {
      const { items, pages } = await activitiesAround(t, facilityId, day);
      const isCopy = ({ name, startDate }: (typeof items)[number]): boolean =>
        name === one.body.name &&
        typeof startDate === 'string' &&
        sameMoment(startDate, one.body.startDate) === true;
      const found = made.some(({ id }) => byId(items, id) !== undefined) || items.some(isCopy);
      for (const page of pages)
        mustHold(
          page,
          'no personal activity among the activities of a facility',
          !found,
          holdsExtra(answerText(page)),
        );
    }
  },
});
