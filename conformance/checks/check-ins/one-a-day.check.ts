import { neighbourOf } from '../../factories/homes.ts';
import { inTurns } from '../../factories/many.ts';
import { otherStaffId, staffId } from '../../factories/staff.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { expect } from '../../kit/expect.ts';
import { counts } from '../../kit/fault.ts';
import { fits, isSuccess, notSuccess, refused, status, success } from '../../kit/match.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import { checkIns } from '../../resources/check-ins.ts';

check({
  id: 'check-ins.second-on-one-day',
  says: 'A second check-in of a resident on one calendar day is refused with 409, whatever else it contains.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    const days = [await t.day(-1), await t.day(-9), await t.day(-300)] as const;
    const others = {
      checkInStaffId: await otherStaffId(t),
      durationInMinutes: 0,
      description: t.fresh.text('Had another chat'),
    };
    if (others.checkInStaffId === (await staffId(t))) t.note('no second staff member for a second check-in');
    const home = await checkIns.about.sharedHome(t, days);
    for (const day of days) {
      const first = await checkIns.given(t, { home, day });
      // The first once more, with one other value each, with all of them, and with no more than is required.
      const each = Object.entries(others).map(([member, value]) => ({ more: { [member]: value } }));
      const all = { more: others };
      for (const how of day === days[1] ? [{}, ...each, all, { without: ['description'] }] : [all])
        expect('CHK-32', await checkIns.send(t, await checkIns.revised(t, first, how)), status(409));
    }
  },
});

check({
  id: 'check-ins.second-by-another-acting-user',
  says: 'A second check-in of a resident on one calendar day is not made either when another acting user sends it.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    const kept = await checkIns.givenShared(t);
    const { residentId } = kept.home;
    const as = t.identity('staff');
    const byStaff = await t.call('createCheckIn', { path: { residentId }, body: kept.body, as });
    expect('CHK-32', byStaff, notSuccess);
    expect('CHK-32', await checkIns.send(t, kept), status(409));
  },
});

check({
  id: 'check-ins.many-at-once',
  says: 'Of several check-ins sent at the same time for one resident and calendar day, at most one is made.',
  clauses: ['CHK-32'],
  negative: true,
  async run(t) {
    const draft = await checkIns.draft(t, { day: await t.day(-9) });
    const answers = await inTurns(4, async (at) =>
      checkIns.send(t, await checkIns.revised(t, draft, { more: { durationInMinutes: 10 + at } })),
    );
    const [first, second] = answers.filter(isSuccess);
    if (!first) return t.unproven('none of four check-ins that were sent at the same time is made');
    mustHold(second ?? first, 'at most one check-in on a day', !second, counts('two that are made'));
    const list = await checkIns.listedAround(t, draft);
    const { length } = listOf(list);
    mustHold(list, 'at most one check-in on a day', length < 2, counts(`${length} in the list`));
  },
});

check({
  id: 'check-ins.refused-second-leaves-the-first',
  says: 'After a second check-in is refused, the first is unchanged and the only one on that day.',
  clauses: ['CHK-33'],
  negative: true,
  async run(t) {
    const kept = await checkIns.given(t, { day: await t.day(-9) });
    const before = dataOf(await t.call('getCheckIn', { path: checkIns.path(kept) }));
    const more = {
      checkInStaffId: await otherStaffId(t),
      durationInMinutes: 44,
      description: t.fresh.text('Talked'),
    };
    const second = await checkIns.send(t, await checkIns.revised(t, kept, { more }));
    await precondition('a refused second check-in', () => expect([], second, refused));
    const read = await checkIns.readBack(t, kept);
    mustEcho(read, dataOf(read), before, { promised: 'the first check-in as it was', aspect: 'trace' });
    const list = await checkIns.listedAround(t, kept);
    checkIns.expectOnly(list, [kept], 'after a refused second check-in', ['CHK-33']);
  },
});

check({
  id: 'check-ins.another-day-is-free',
  says: 'A check-in of the same resident on the day before or after, or on that day of another month or year, is accepted.',
  clauses: ['CHK-34'],
  async run(t) {
    const { home } = await checkIns.given(t, { day: '2025-04-15' });
    for (const day of ['2025-04-16', '2025-04-14', '2025-05-15', '2024-04-15', '2025-04-05'])
      await checkIns.made(t, await checkIns.draft(t, { home, day }));
  },
});

check({
  id: 'check-ins.another-resident-is-free',
  says: 'A check-in of another resident on the same day, by the same staff member, is accepted.',
  clauses: ['CHK-35'],
  async run(t) {
    const { home, day, ...draft } = await checkIns.draft(t, { day: await t.day(-9) });
    const first = await checkIns.send(t, { home, day, ...draft });
    // Residents of other checks have check-ins on that day.
    if (first.status === 409) expect('CHK-35', first, success);
    await precondition('a check-in', () => expect([], first, success));
    for (let count = 0; count < 2; count += 1)
      await checkIns.made(t, await checkIns.draft(t, { home: await neighbourOf(t, home), day }));
  },
});

check({
  id: 'check-ins.deleted-frees-the-day',
  says: 'After a delete one new check-in on that day is accepted, and a second one is refused.',
  clauses: ['CHK-50', 'CHK-32'],
  negative: true,
  async run(t) {
    const kept = await checkIns.given(t, { day: await t.day(-9) });
    const deleted = await checkIns.remove(t, kept);
    await precondition('a day that is free again', () => expect([], deleted, success));
    await attributing(['CHK-50'], async () => {
      const again = await checkIns.made(t, kept);
      const list = await checkIns.listedAround(t, kept);
      checkIns.expectOnly(list, [again], 'after the day was freed and taken again');
    });
    expect('CHK-32', await checkIns.send(t, kept), status(409));
  },
});

check({
  id: 'check-ins.moved-frees-the-day',
  says: 'After a check-in is moved, a new one is accepted on its old day and refused on its new day.',
  clauses: ['CHK-32', 'CHK-44'],
  negative: true,
  async run(t) {
    const day = await t.day(-9);
    const kept = await checkIns.givenShared(t, { day }, addDays(day, 3));
    const now = await checkIns.revised(t, kept, { day: addDays(day, 3) });
    expect('CHK-44', await checkIns.replace(t, now), status(200), fits);
    expect('CHK-32', await checkIns.send(t, now), status(409));
    await attributing(['CHK-44'], () => checkIns.made(t, kept));
  },
});
