import { checkInResident, givenCheckIn } from '../../given/check-ins.ts';
import { inTurns } from '../../given/many.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { bodyOf, entryOn, listed, mustBe, mustList, mustNotList, mustTell } from '../../models/check-ins.ts';

check({
  id: 'check-ins.list-shows-each',
  says: 'The list shows each check-in of its range as it was made.',
  clauses: ['CHK-09'],
  async run(t) {
    const residentId = await checkInResident(t);
    const first = await t.day(-40);
    const entries = await inTurns(4, (at) =>
      entryOn(t, addDays(first, at * 3), { durationInMinutes: 10 + at }),
    );
    const made = await inTurns(entries.length, async (at) => {
      const entry = entries[at] ?? (await entryOn(t, first));
      const { day: startDate, ...more } = entry;
      return [(await givenCheckIn(t, { startDate, ...more }, residentId)).checkInId, entry] as const;
    });
    const range = [addDays(first, -2), addDays(first, 12)] as const;
    mustBe(await listed(t, residentId, range), { entries: new Map(made) }, 'after four check-ins');
  },
});

check({
  id: 'check-ins.list-of-nothing',
  says: 'The list of a resident without check-ins, or without any in the range, is an empty array.',
  clauses: ['CHK-07', 'CHK-11'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-30);
    const range = [addDays(day, -2), addDays(day, 2)] as const;
    const diary = { entries: new Map() };
    mustBe(await listed(t, residentId, range), diary, 'before any check-in');
    await givenCheckIn(t, { startDate: addDays(day, -12) }, residentId);
    mustBe(await listed(t, residentId, range), diary, 'after one on another day');
  },
});

check({
  id: 'check-ins.list-keeps-to-its-range',
  says: 'The list holds the check-ins of the days of its range and none of the days before and after.',
  clauses: ['CHK-10', 'CHK-09'],
  async run(t) {
    const residentId = await checkInResident(t);
    const middle = await t.day(-60);
    const days = [-30, -9, -4, 0, 4, 9, 30];
    const made = await inTurns(days.length, async (at) =>
      givenCheckIn(t, { startDate: addDays(middle, days[at] ?? 0) }, residentId),
    );
    for (const reach of [2, 6, 12]) {
      const list = await listed(t, residentId, [addDays(middle, -reach), addDays(middle, reach)]);
      for (const [at, { checkInId, day }] of made.entries()) {
        const isInside = Math.abs(days[at] ?? 0) < reach;
        if (isInside) mustList(list, checkInId, `the check-in of ${day}`);
        else mustNotList(list, checkInId, `the check-in of ${day}`);
      }
    }
  },
});

check({
  id: 'check-ins.list-of-one-day',
  says: 'From the beginning of a day to its end the list holds the check-in of that day and not those beside it.',
  clauses: ['CHK-09', 'CHK-10'],
  needs: ['utcFacility'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-25);
    const [before, on, after] = [
      await givenCheckIn(t, { startDate: addDays(day, -1) }, residentId),
      await givenCheckIn(t, { startDate: day }, residentId),
      await givenCheckIn(t, { startDate: addDays(day, 1) }, residentId),
    ];
    const list = await listed(t, residentId, [day, day]);
    mustList(list, on.checkInId, 'the check-in of the day');
    mustNotList(list, before.checkInId, 'the check-in of the day before');
    mustNotList(list, after.checkInId, 'the check-in of the day after');
  },
});

check({
  id: 'check-ins.list-of-one-resident',
  says: 'The list of a resident holds the check-ins of that resident alone.',
  clauses: ['CHK-11'],
  async run(t) {
    const day = await t.day(-30);
    const one = await givenCheckIn(t);
    const other = await givenCheckIn(t, {}, await checkInResident(t));
    const more = await givenCheckIn(t, { startDate: addDays(day, 2) }, other.residentId);
    const range = [addDays(day, -4), addDays(day, 6)] as const;
    const [ofOne, ofOther] = [
      await listed(t, one.residentId, range),
      await listed(t, other.residentId, range),
    ];
    mustList(ofOne, one.checkInId, 'the own check-in');
    for (const { checkInId } of [other, more]) {
      mustNotList(ofOne, checkInId, 'the check-in of another resident');
      mustList(ofOther, checkInId, 'the own check-in');
    }
    mustNotList(ofOther, one.checkInId, 'the check-in of another resident');
  },
});

check({
  id: 'check-ins.list-after-a-change',
  says: 'A check-in that was moved is listed on its new day and no longer on the old one.',
  clauses: ['CHK-09', 'CHK-10', 'CHK-44'],
  async run(t) {
    const { residentId, checkInId, day } = await givenCheckIn(t);
    const entry = await entryOn(t, addDays(day, 12));
    await t.call('replaceCheckIn', { path: { residentId, checkInId }, body: await bodyOf(t, entry) });
    const before = await listed(t, residentId, [addDays(day, -3), addDays(day, 3)]);
    mustNotList(before, checkInId, 'the check-in that was moved away');
    const after = await listed(t, residentId, [addDays(day, 9), addDays(day, 15)]);
    const item = mustList(after, checkInId, 'the check-in that was moved here');
    mustTell(after.answer, item, entry);
  },
});
