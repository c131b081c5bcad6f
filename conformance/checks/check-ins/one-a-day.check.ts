import fc from 'fast-check';
import { checkInResident, givenCheckIn } from '../../given/check-ins.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { bodyOf, checkedIn, entryOn, listedAround, mustBe, mustTell } from '../../models/check-ins.ts';
import type { Diary, Entry } from '../../models/check-ins.ts';
import { ChangeCheckIn } from '../../commands/change-check-in.ts';
import { CheckIn } from '../../commands/check-in.ts';
import { DeleteCheckIn } from '../../commands/delete-check-in.ts';
import type { Desk } from '../../commands/desk.ts';
import { ReadCheckIns } from '../../commands/read-check-ins.ts';

/** A check-in, and the resident who has it. */
async function taken(t: Tools, day: string) {
  const { day: startDate, ...more } = await entryOn(t, day);
  const entry: Entry = { day, ...more };
  return { entry, ...(await givenCheckIn(t, { startDate, ...more })) };
}

check({
  id: 'check-ins.second-on-one-day',
  says: 'A second check-in of a resident on one calendar day is refused with 409, whatever else it says.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    for (const ago of [-1, -9, -300]) {
      const { residentId, entry } = await taken(t, await t.day(ago));
      const path = { residentId };
      const again = await bodyOf(t, entry);
      const other = await bodyOf(t, await entryOn(t, entry.day, { durationInMinutes: 0 }));
      const { description: _, ...bare } = other;
      for (const body of [again, other, bare])
        must(await t.call('createCheckIn', { path, body }), status(409));
    }
  },
});

check({
  id: 'check-ins.refused-second-leaves-the-first',
  says: 'After a refused second check-in the first is as it was, and the day has one.',
  clauses: ['CHK-33'],
  negative: true,
  async run(t) {
    const { residentId, checkInId, entry } = await taken(t, await t.day(-9));
    const before = dataOf(await t.call('getCheckIn', { path: { residentId, checkInId } }));
    const body = await bodyOf(t, await entryOn(t, entry.day, { durationInMinutes: 44 }));
    must(await t.call('createCheckIn', { path: { residentId }, body }), status(409));
    const read = await t.call('getCheckIn', { path: { residentId, checkInId } });
    must(read, status(200), fits);
    mustTell(read, dataOf(read), entry);
    mustEcho(read, dataOf(read), before, { promised: 'the first check-in as it was' });
    const diary = { entries: new Map([[checkInId, entry]]) };
    mustBe(await listedAround(t, residentId, entry.day), diary, 'after a refused second check-in');
  },
});

check({
  id: 'check-ins.another-day-is-free',
  says: 'A check-in of the same resident on the day before, the day after and the same day of another month or year is made.',
  clauses: ['CHK-34'],
  async run(t) {
    const { residentId, entry } = await taken(t, '2025-04-15');
    for (const day of ['2025-04-16', '2025-04-14', '2025-05-15', '2024-04-15', '2025-04-05'])
      await checkedIn(t, residentId, { ...entry, day });
  },
});

check({
  id: 'check-ins.another-resident-is-free',
  says: 'A check-in of another resident on the same day, by the same staff member, is made.',
  clauses: ['CHK-35'],
  async run(t) {
    const { entry } = await taken(t, await t.day(-9));
    for (let count = 0; count < 2; count += 1)
      await checkedIn(t, await checkInResident(t), await entryOn(t, entry.day));
  },
});

check({
  id: 'check-ins.deleted-frees-the-day',
  says: 'After a check-in is deleted, another can be made on its day, and then no third.',
  clauses: ['CHK-50', 'CHK-32'],
  negative: true,
  async run(t) {
    const { residentId, checkInId, entry } = await taken(t, await t.day(-9));
    const path = { residentId };
    must(await t.call('deleteCheckIn', { path: { ...path, checkInId } }), status(204));
    const diary = { entries: new Map([[await checkedIn(t, residentId, entry), entry]]) };
    mustBe(await listedAround(t, residentId, entry.day), diary, 'after the day was freed and taken again');
    must(await t.call('createCheckIn', { path, body: await bodyOf(t, entry) }), status(409));
  },
});

check({
  id: 'check-ins.moved-frees-the-day',
  says: 'After a check-in was moved, its old day is free and its new one is taken.',
  clauses: ['CHK-32', 'CHK-44'],
  negative: true,
  async run(t) {
    const { residentId, checkInId, entry } = await taken(t, await t.day(-9));
    const moved = { ...entry, day: addDays(entry.day, 3) };
    const [path, body] = [{ residentId, checkInId }, await bodyOf(t, moved)];
    must(await t.call('replaceCheckIn', { path, body }), status(200), fits);
    must(await t.call('createCheckIn', { path: { residentId }, body }), status(409));
    await checkedIn(t, residentId, entry);
  },
});

check({
  id: 'check-ins.any-sequence',
  says: 'However the check-ins of a resident come, move and go, no day has two, and each is as it was last told.',
  clauses: ['CHK-32', 'CHK-44', 'CHK-50'],
  negative: true,
  async run(t) {
    const place = fc.integer({ min: 0, max: 3 });
    const minutes = fc.integer({ min: 0, max: 600 });
    const moves = [
      fc.tuple(place, minutes).map(([on, long]) => new CheckIn(on, long)),
      fc.tuple(place, place, minutes).map(([which, on, long]) => new ChangeCheckIn(which, on, long)),
      place.map((which) => new DeleteCheckIn(which)),
      fc.constant(new ReadCheckIns()),
    ];
    const setup = async (): Promise<{ model: Diary; real: Desk }> => {
      const model: Diary = { entries: new Map() };
      const real = { t, residentId: await checkInResident(t), first: await t.day(-20), gone: [] };
      for (const on of [0, 2]) await new CheckIn(on, 7).run(model, real);
      return { model, real };
    };
    await t.model(moves, setup, { maxCommands: 12 });
  },
});
