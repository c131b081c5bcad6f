import fc from 'fast-check';
import { checkInResident } from '../../given/check-ins.ts';
import { otherStaffId, staffId } from '../../given/staff.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { plainText, wholeNumber } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { bodyOf, checkedIn, entryOn, listed, mustBe, mustTell, type Entry } from '../../models/check-ins.ts';
import { someCheckIn, type Kept } from './some-check-in.ts';

/** Changes a check-in, and gives every answer that shows it afterwards: its own and Get check-in. */
async function changed(t: Tools, path: Kept['path'], entry: Entry): Promise<readonly Answer[]> {
  const answer = await t.call('replaceCheckIn', { path, body: await bodyOf(t, entry) });
  must(answer, status(200), fits);
  const read = await t.call('getCheckIn', { path });
  must(read, status(200), fits);
  return [answer, read];
}

async function mustChange(t: Tools, { path }: Kept, entry: Entry): Promise<void> {
  for (const answer of await changed(t, path, entry)) mustTell(answer, dataOf(answer), entry);
}

check({
  id: 'check-ins.change-tells-what-was-sent',
  says: 'The staff member, the minutes and the description of a change are those of the check-in afterwards.',
  clauses: ['CHK-42', 'CHK-41'],
  async run(t) {
    const entries = fc.record({
      checkInStaffId: fc.constantFrom(await staffId(t), await otherStaffId(t)),
      durationInMinutes: wholeNumber(),
      description: plainText,
    });
    const kept = await someCheckIn(t);
    await t.property(entries, async (more) => mustChange(t, kept, { day: kept.entry.day, ...more }));
  },
});

check({
  id: 'check-ins.change-of-one-thing',
  says: 'A change of the staff member, the minutes or the description alone changes that and nothing else.',
  clauses: ['CHK-42'],
  async run(t) {
    const kept = await someCheckIn(t);
    let entry = kept.entry;
    for (const more of [
      { durationInMinutes: 61 },
      { checkInStaffId: await otherStaffId(t) },
      { description: t.fresh.text('Slept') },
      { durationInMinutes: 0 },
    ]) {
      entry = { ...entry, ...more };
      await mustChange(t, kept, entry);
    }
  },
});

check({
  id: 'check-ins.change-on-its-day',
  says: 'A change that keeps the day of the check-in is accepted, with other check-ins around it and more than once.',
  clauses: ['CHK-43'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-16);
    for (const near of [-1, 1]) await checkedIn(t, residentId, await entryOn(t, addDays(day, near)));
    const kept = await someCheckIn(t, day, residentId);
    await mustChange(t, kept, kept.entry);
    await mustChange(t, kept, await entryOn(t, day, { durationInMinutes: 3 }));
    await mustChange(t, kept, await entryOn(t, day, { durationInMinutes: 4 }));
  },
});

check({
  id: 'check-ins.change-moves-to-a-free-day',
  says: 'A change to a free day moves the check-in there, whether the day is near or far, earlier or later.',
  clauses: ['CHK-44'],
  async run(t) {
    const kept = await someCheckIn(t);
    for (const days of [1, -1, 7, -40, -400]) {
      const entry = { ...kept.entry, day: addDays(kept.entry.day, days) };
      await mustChange(t, kept, entry);
      const range = [addDays(entry.day, -2), addDays(entry.day, 2)] as const;
      const diary = { entries: new Map([[kept.path.checkInId, entry]]) };
      mustBe(await listed(t, kept.path.residentId, range), diary, 'after the move');
    }
  },
});

check({
  id: 'check-ins.change-to-a-day-of-another-resident',
  says: 'A day that only another resident has a check-in on is free to move to.',
  clauses: ['CHK-44'],
  async run(t) {
    const other = await someCheckIn(t);
    const kept = await someCheckIn(t, addDays(other.entry.day, -3));
    await mustChange(t, kept, { ...kept.entry, day: other.entry.day });
  },
});

check({
  id: 'check-ins.change-keeps-the-id',
  says: 'A changed check-in keeps its id, also on another day.',
  clauses: ['CHK-45'],
  async run(t) {
    const kept = await someCheckIn(t);
    const { checkInId } = kept.path;
    for (const days of [0, 4]) {
      const entry = await entryOn(t, addDays(kept.entry.day, days));
      for (const answer of await changed(t, kept.path, entry)) {
        const { id } = dataOf(answer);
        mustHold(answer, `the id ${checkInId}`, id === checkInId, `id: ${show(id)}`);
      }
      const range = [addDays(entry.day, -6), addDays(entry.day, 6)] as const;
      const diary = { entries: new Map([[checkInId, entry]]) };
      mustBe(await listed(t, kept.path.residentId, range), diary, 'after the change');
    }
  },
});

check({
  id: 'check-ins.change-leaves-others',
  says: 'A change leaves the other check-ins of the resident, and those of others, as they are.',
  clauses: ['CHK-42', 'CHK-40'],
  async run(t) {
    const kept = await someCheckIn(t);
    const { residentId } = kept.path;
    const near = await someCheckIn(t, addDays(kept.entry.day, 1), residentId);
    const foreign = await someCheckIn(t, kept.entry.day);
    const entry = await entryOn(t, kept.entry.day, {
      checkInStaffId: await otherStaffId(t),
      durationInMinutes: 2,
    });
    await mustChange(t, kept, entry);
    for (const other of [near, foreign]) {
      const read = await t.call('getCheckIn', { path: other.path });
      must(read, status(200), fits);
      mustTell(read, dataOf(read), other.entry);
    }
  },
});
