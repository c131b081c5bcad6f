import fc from 'fast-check';
import { residentFreeOn } from '../../factories/check-ins.ts';
import { otherStaffId, staffId } from '../../factories/staff.ts';
import { check } from '../../kit/check.ts';
import { plainText, wholeNumber } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import { checkedIn, entryOn, itemOf, listedAround, mustBe, mustChange } from '../../assertions/check-ins.ts';
import { freeCheckIn, mustReadBack, someCheckIn } from '../../assertions/check-ins.ts';

check({
  id: 'check-ins.change-tells-what-was-sent',
  says: 'A changed check-in shows the staff member, the minutes and the description that were sent.',
  clauses: ['CHK-42', 'CHK-41'],
  async run(t) {
    const entries = fc.record({
      checkInStaffId: fc.constantFrom(await staffId(t), await otherStaffId(t)),
      durationInMinutes: wholeNumber(),
      description: plainText,
    });
    const kept = await freeCheckIn(t);
    await t.property(entries, async (more) => mustChange(t, kept, { day: kept.entry.day, ...more }));
  },
});

check({
  id: 'check-ins.change-of-one-thing',
  says: 'A change of only the staff member, the minutes or the description changes nothing else.',
  clauses: ['CHK-42'],
  async run(t) {
    const kept = await freeCheckIn(t);
    let { entry } = kept;
    const changes = [
      { durationInMinutes: 61 },
      { checkInStaffId: await otherStaffId(t) },
      { description: t.fresh.text('Slept') },
      { durationInMinutes: 0 },
    ];
    for (const [at, more] of changes.entries()) {
      entry = { ...entry, ...more };
      await mustChange(t, kept, entry, at % 2 === 1);
    }
  },
});

check({
  id: 'check-ins.change-on-its-day',
  says: 'A change that keeps the day of the check-in is accepted, with other check-ins around it and more than once.',
  clauses: ['CHK-43'],
  async run(t) {
    const day = await t.day(-16);
    const residentId = await residentFreeOn(t, addDays(day, -1), day, addDays(day, 1));
    for (const near of [-1, 1]) await checkedIn(t, residentId, await entryOn(t, addDays(day, near)));
    const kept = await someCheckIn(t, day, residentId);
    await mustChange(t, kept, kept.entry);
    for (const durationInMinutes of [3, 4])
      await mustChange(t, kept, await entryOn(t, day, { durationInMinutes }));
  },
});

check({
  id: 'check-ins.change-moves-to-a-free-day',
  says: 'A change to a free day moves the check-in there, whether the day is near or far, earlier or later.',
  clauses: ['CHK-44'],
  async run(t) {
    const { path, entry: first } = await someCheckIn(t);
    for (const days of [1, -1, 7, -400]) {
      const moved = { path, entry: { ...first, day: addDays(first.day, days) } };
      await mustChange(t, moved, moved.entry, days > 0);
      const list = await listedAround(t, path.residentId, moved.entry.day, 2);
      mustBe(list, [itemOf(moved)], 'after the move');
    }
  },
});

check({
  id: 'check-ins.change-to-a-day-of-another-resident',
  says: 'A change can move a check-in to a day on which only another resident has one.',
  clauses: ['CHK-44'],
  async run(t) {
    const { day } = (await freeCheckIn(t)).entry;
    const former = addDays(day, -3);
    const kept = await someCheckIn(t, former, await residentFreeOn(t, day, former));
    await mustChange(t, kept, { ...kept.entry, day });
  },
});

check({
  id: 'check-ins.change-keeps-the-id',
  says: 'A changed check-in keeps its id, also when it moves to another day.',
  clauses: ['CHK-45'],
  async run(t) {
    const { path, entry: first } = await someCheckIn(t);
    for (const days of [0, 4]) {
      const changed = { path, entry: await entryOn(t, addDays(first.day, days)) };
      await mustChange(t, changed, changed.entry);
      const list = await listedAround(t, path.residentId, changed.entry.day, 6);
      mustBe(list, [itemOf(changed)], 'after the change');
    }
  },
});

check({
  id: 'check-ins.change-leaves-others',
  says: 'A change leaves the other check-ins of the resident, and those of others, as they are.',
  clauses: ['CHK-42', 'CHK-40'],
  async run(t) {
    const kept = await someCheckIn(t);
    const { day } = kept.entry;
    const near = await someCheckIn(t, addDays(day, 1), kept.path.residentId);
    const foreign = await someCheckIn(t, day);
    const checkInStaffId = await otherStaffId(t);
    await mustChange(t, kept, await entryOn(t, day, { checkInStaffId, durationInMinutes: 2 }));
    for (const { path, entry } of [near, foreign]) await mustReadBack(t, path, entry);
  },
});
