import fc from 'fast-check';
import * as moves from '../../moves/check-ins.ts';
import { checkInResident, residentFreeOn } from '../../factories/check-ins.ts';
import { inTurns } from '../../factories/many.ts';
import { otherStaffId, staffId } from '../../factories/staff.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { counts } from '../../kit/fault.ts';
import { fits, isSuccess, notSuccess, refused, status, success } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import {
  bodyOf,
  checkedIn,
  entryOn,
  freeCheckIn,
  itemOf,
  listedAround,
  mustBe,
  mustReadBack,
  mustReport,
} from '../../assertions/check-ins.ts';
import { someCheckIn, type Diary } from '../../assertions/check-ins.ts';

check({
  id: 'check-ins.second-on-one-day',
  says: 'A second check-in of a resident on one calendar day is refused with 409, whatever else it contains.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    const days = [await t.day(-1), await t.day(-9), await t.day(-300)] as const;
    const residentId = await residentFreeOn(t, ...days);
    const others = {
      checkInStaffId: await otherStaffId(t),
      durationInMinutes: 0,
      description: t.fresh.text('Had another chat'),
    };
    if (others.checkInStaffId === (await staffId(t))) t.note('no second staff member for a second check-in');
    for (const day of days) {
      const { path, entry } = await someCheckIn(t, day, residentId);
      // The first once more, with one other value each, with all of them, and with no more than is required.
      const seconds = [
        {},
        ...Object.entries(others).map(([member, value]) => ({ [member]: value })),
        others,
        { description: undefined },
      ];
      for (const more of day === days[1] ? seconds : [others])
        must(
          await t.call('createCheckIn', { path, body: { ...(await bodyOf(t, entry)), ...more } }),
          status(409),
        );
    }
  },
});

check({
  id: 'check-ins.second-by-another-acting-user',
  says: 'A second check-in of a resident on one calendar day is not made either when another acting user sends it.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    const { path, entry } = await freeCheckIn(t);
    const body = await bodyOf(t, entry);
    const as = t.identity('staff');
    must(await t.call('createCheckIn', { path, body, as }), notSuccess);
    must(await t.call('createCheckIn', { path, body }), status(409));
  },
});

check({
  id: 'check-ins.many-at-once',
  says: 'Of several check-ins sent at the same time for one resident and calendar day, at most one is made.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-9);
    const path = { residentId };
    const answers = await inTurns(4, async (at) => {
      const body = await bodyOf(t, await entryOn(t, day, { durationInMinutes: 10 + at }));
      return t.call('createCheckIn', { path, body });
    });
    const [first, second] = answers.filter(isSuccess);
    if (!first) return t.unproven('none of four check-ins that were sent at the same time is made');
    mustHold(second ?? first, 'at most one check-in on a day', !second, counts('two that are made'));
    const { answer, items } = await listedAround(t, residentId, day);
    mustHold(
      answer,
      'at most one check-in on a day',
      items.length < 2,
      counts(`${items.length} in the list`),
    );
  },
});

check({
  id: 'check-ins.refused-second-leaves-the-first',
  says: 'After a second check-in is refused, the first is unchanged and the only one on that day.',
  clauses: ['CHK-33'],
  negative: true,
  async run(t) {
    const kept = await someCheckIn(t, await t.day(-9));
    const { path, entry } = kept;
    const before = dataOf(await t.call('getCheckIn', { path }));
    const others = { checkInStaffId: await otherStaffId(t), durationInMinutes: 44 };
    const body = await bodyOf(t, await entryOn(t, entry.day, others));
    await precondition('a refused second check-in', async () =>
      must(await t.call('createCheckIn', { path, body }), refused),
    );
    const read = await mustReadBack(t, path, entry);
    mustEcho(read, dataOf(read), before, { promised: 'the first check-in as it was', aspect: 'trace' });
    const list = await listedAround(t, path.residentId, entry.day);
    mustBe(list, [itemOf(kept)], 'after a refused second check-in');
  },
});

check({
  id: 'check-ins.another-day-is-free',
  says: 'A check-in of the same resident on the day before or after, or on that day of another month or year, is accepted.',
  clauses: ['CHK-34'],
  async run(t) {
    const days = ['2025-04-16', '2025-04-14', '2025-05-15', '2024-04-15', '2025-04-05'];
    // Of its own, since another day of a shared resident may be the one that is refused.
    const residentId = await checkInResident(t);
    const { entry } = await someCheckIn(t, '2025-04-15', residentId);
    for (const day of days) await checkedIn(t, residentId, { ...entry, day });
  },
});

check({
  id: 'check-ins.another-resident-is-free',
  says: 'A check-in of another resident on the same day, by the same staff member, is accepted.',
  clauses: ['CHK-35'],
  async run(t) {
    const day = await t.day(-9);
    const residentId = await residentFreeOn(t, day);
    const body = await bodyOf(t, await entryOn(t, day));
    const first = await t.call('createCheckIn', { path: { residentId }, body });
    // Residents of other checks have check-ins on that day.
    if (first.status === 409) must(first, success);
    await precondition('a check-in', () => must(first, success));
    for (let count = 0; count < 2; count += 1)
      await checkedIn(t, await residentFreeOn(t, day), await entryOn(t, day));
  },
});

check({
  id: 'check-ins.deleted-frees-the-day',
  says: 'After a delete one new check-in on that day is accepted, and a second one is refused.',
  clauses: ['CHK-50', 'CHK-32'],
  negative: true,
  async run(t) {
    const { path, entry } = await someCheckIn(t, await t.day(-9));
    const deleted = await t.call('deleteCheckIn', { path });
    await precondition('a day that is free again', () => must(deleted, success));
    await attributing(['CHK-50'], async () => {
      const diary: Diary = new Map([[await checkedIn(t, path.residentId, entry), entry]]);
      const list = await listedAround(t, path.residentId, entry.day);
      mustBe(list, diary, 'after the day was freed and taken again');
    });
    const third = await t.call('createCheckIn', { path, body: await bodyOf(t, entry) });
    attributed(['CHK-32'], () => must(third, status(409)));
  },
});

check({
  id: 'check-ins.moved-frees-the-day',
  says: 'After a check-in is moved, a new one is accepted on its old day and refused on its new day.',
  clauses: ['CHK-32', 'CHK-44'],
  negative: true,
  async run(t) {
    const day = await t.day(-9);
    const { path, entry } = await someCheckIn(t, day, await residentFreeOn(t, day, addDays(day, 3)));
    const body = await bodyOf(t, { ...entry, day: addDays(day, 3) });
    const moved = await t.call('replaceCheckIn', { path, body });
    attributed(['CHK-44'], () => must(moved, status(200), fits));
    const second = await t.call('createCheckIn', { path, body });
    attributed(['CHK-44'], () => mustReport(moved, dataOf(moved), { day: addDays(entry.day, 3) }));
    attributed(['CHK-32'], () => must(second, status(409)));
    await attributing(['CHK-44'], () => checkedIn(t, path.residentId, entry));
  },
});

check({
  id: 'check-ins.any-sequence',
  says: 'After any sequence of creates, changes and deletes a resident has at most one check-in a day, each as last sent.',
  clauses: ['CHK-32', 'CHK-44', 'CHK-50'],
  negative: true,
  async run(t) {
    const place = fc.integer({ min: 0, max: 3 });
    const minutes = fc.integer({ min: 0, max: 600 });
    const commands = [
      fc.tuple(place, minutes).map((args) => moves.checkIn(...args)),
      fc.tuple(place, place, minutes).map((args) => moves.changeCheckIn(...args)),
      place.map(moves.deleteCheckIn),
      fc.constant(moves.readCheckIns),
    ];
    const residentId = await checkInResident(t);
    let sequences = 0;
    // Each sequence uses its own days, outside the lists of every other sequence.
    const setup = async () => {
      const first = await t.day(-20 - 20 * sequences++);
      const taken = [
        await someCheckIn(t, first, residentId),
        await someCheckIn(t, addDays(first, 2), residentId),
      ];
      const model: Diary = new Map(taken.map(itemOf));
      return { model, real: { t, residentId, first, freed: new Map() } };
    };
    await t.model(commands, setup, { maxCommands: 6 });
  },
});
