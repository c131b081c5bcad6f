import { checkInResident, residentFreeOn } from '../../factories/check-ins.ts';
import { inTurns } from '../../factories/many.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { dayHours, inUtc } from '../../kit/day-hours.ts';
import { byId, dataOf } from '../../kit/read.ts';
import { formOf } from '../../models/check-ins.ts';
import {
  bodyOf,
  LISTED,
  entryOn,
  itemOf,
  listed,
  listedAround,
  mustBe,
  mustReport,
} from '../../assertions/check-ins.ts';
import { someCheckIn } from '../../assertions/check-ins.ts';
import { mustContain, mustNotContain } from '../../assertions/own-list.ts';

check({
  id: 'check-ins.list-shows-each',
  says: 'The list shows each check-in of its range as it was made.',
  clauses: ['CHK-09'],
  async run(t) {
    const residentId = await checkInResident(t);
    const first = await t.day(-40);
    const made = await inTurns(4, (at) =>
      someCheckIn(t, addDays(first, at * 3), residentId, { durationInMinutes: 10 + at }),
    );
    const list = await listed(t, residentId, [addDays(first, -2), addDays(first, 12)]);
    mustBe(list, made.map(itemOf), 'after four check-ins');
  },
});

check({
  id: 'check-ins.list-of-nothing',
  says: 'For a resident without check-ins, and for a range without any, the list is an empty array.',
  clauses: ['CHK-07', 'CHK-11'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-30);
    mustBe(await listedAround(t, residentId, day, 2), [], 'before any check-in');
    await someCheckIn(t, addDays(day, -12), residentId);
    mustBe(await listedAround(t, residentId, day, 2), [], 'after one on another day');
  },
});

check({
  id: 'check-ins.list-keeps-to-its-range',
  says: 'The list holds the check-ins of the days of its range and none of the days before and after.',
  clauses: ['CHK-10', 'CHK-09'],
  async run(t) {
    const middle = await t.day(-60);
    const days = [-30, -9, -4, 0, 4, 9, 30];
    const residentId = await residentFreeOn(t, ...days.map((away) => addDays(middle, away)));
    const made = await inTurns(days.length, (at) =>
      someCheckIn(t, addDays(middle, days[at] ?? 0), residentId),
    );
    for (const reach of [2, 6, 12]) {
      const list = await listedAround(t, residentId, middle, reach);
      for (const [at, { path, entry }] of made.entries()) {
        const what = `the check-in of ${entry.day}`;
        if (Math.abs(days[at] ?? 0) < reach) mustContain(list, path.checkInId, what, 'CHK-09');
        else mustNotContain(list, path.checkInId, what, 'CHK-10');
      }
    }
  },
});

check({
  id: 'check-ins.list-of-one-day',
  says: 'A list from the start to the end of a day holds the check-in of that day and none of the days next to it.',
  clauses: ['CHK-09', 'CHK-10'],
  needs: ['zonedFacility'],
  async run(t) {
    const day = await t.day(-25);
    const residentId = await residentFreeOn(t, addDays(day, -1), day, addDays(day, 1));
    const before = await someCheckIn(t, addDays(day, -1), residentId);
    const on = await someCheckIn(t, day, residentId);
    const after = await someCheckIn(t, addDays(day, 1), residentId);
    const hours = dayHours((await t.facility('zoned')).timeZone);
    const list = await listed(t, residentId, [day, day], hours);
    const { path } = on;
    // Elsewhere the day has begun when the list does, and a check-in may count from the midnight before.
    const around = hours === inUtc ? list : await listedAround(t, residentId, day);
    mustContain(around, path.checkInId, 'the check-in of the day', 'CHK-09');
    mustNotContain(list, before.path.checkInId, 'the check-in of the day before', 'CHK-10');
    const isPlain = formOf(byId(around.items, path.checkInId)?.['startDate']) === 'date';
    if (hours === inUtc || isPlain)
      mustNotContain(list, after.path.checkInId, 'the check-in of the day after', 'CHK-10');
  },
});

check({
  id: 'check-ins.list-of-one-resident',
  says: 'The list of a resident holds only the check-ins of that resident.',
  clauses: ['CHK-11'],
  async run(t) {
    const day = await t.day(-30);
    const one = (await someCheckIn(t, day, await residentFreeOn(t, day))).path;
    const other = (await someCheckIn(t, day, await residentFreeOn(t, day, addDays(day, 2)))).path;
    const more = (await someCheckIn(t, addDays(day, 2), other.residentId)).path;
    const ofOne = await listedAround(t, one.residentId, day, 6);
    const ofOther = await listedAround(t, other.residentId, day, 6);
    for (const [list, own, foreign] of [
      [ofOne, [one], [other, more]],
      [ofOther, [other, more], [one]],
    ] as const) {
      for (const { checkInId } of own) mustContain(list, checkInId, 'the own check-in');
      for (const { checkInId } of foreign)
        mustNotContain(list, checkInId, 'the check-in of another resident');
    }
  },
});

check({
  id: 'check-ins.list-after-a-change',
  says: 'A check-in that was moved is listed on its new day and no longer on the old one.',
  clauses: ['CHK-09', 'CHK-10', 'CHK-44'],
  async run(t) {
    const { path, entry: former } = await someCheckIn(t);
    const entry = await entryOn(t, addDays(former.day, 12));
    const changed = await t.call('replaceCheckIn', { path, body: await bodyOf(t, entry) });
    mustReport(changed, dataOf(changed), { day: entry.day });
    const before = await listedAround(t, path.residentId, former.day, 3);
    mustNotContain(before, path.checkInId, 'the check-in that was moved away', 'CHK-10', 'CHK-44');
    const after = await listedAround(t, path.residentId, entry.day, 3);
    const here = mustContain(after, path.checkInId, 'the check-in that was moved here', 'CHK-09', 'CHK-44');
    mustReport(after.answer, here, entry, LISTED);
  },
});
