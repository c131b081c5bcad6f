import fc from 'fast-check';
import { checkInBody, checkInResident } from '../../given/check-ins.ts';
import { otherStaffId, staffId } from '../../given/staff.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { plainText, wholeNumber } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  bodyOf,
  checkedIn,
  entryOn,
  listed,
  listedAround,
  mustBe,
  mustList,
  mustTell,
  type Entry,
} from '../../models/check-ins.ts';

type Shown = readonly (readonly [Answer, JsonObject])[];

/** Creates a check-in of a new resident, and gives every answer that shows it: its own, Get check-in, the list. */
async function created(t: Tools, body: JsonObject, day: string, who?: string): Promise<Shown> {
  const residentId = who ?? (await checkInResident(t));
  const answer = await t.call('createCheckIn', { path: { residentId }, body });
  must(answer, success, fits);
  const checkInId = text(dataOf(answer), 'id');
  const path = { residentId, checkInId };
  t.afterwards(() => t.call('deleteCheckIn', { path }));
  const read = await t.call('getCheckIn', { path });
  must(read, status(200), fits);
  const list = await listedAround(t, residentId, day);
  return [
    [answer, dataOf(answer)],
    [read, dataOf(read)],
    [list.answer, mustList(list, checkInId, 'the new check-in')],
  ];
}

const mustTellAll = (shown: Shown, told: Partial<Entry>): void => {
  for (const [answer, checkIn] of shown) mustTell(answer, checkIn, told);
};

/** Days from the turn of the century on, none of them to come. */
const daysAgo = fc.integer({ min: 2, max: 9_000 });

check({
  id: 'check-ins.create-tells-what-was-sent',
  says: 'The day, the staff member, the minutes and the description sent are those of the new check-in.',
  clauses: ['CHK-29', 'CHK-30', 'CHK-31'],
  async run(t) {
    const entries = fc.record({
      ago: daysAgo,
      checkInStaffId: fc.constantFrom(await staffId(t), await otherStaffId(t)),
      durationInMinutes: wholeNumber(),
      description: plainText,
    });
    await t.property(entries, async ({ ago, ...more }) => {
      const entry = { day: await t.day(-ago), ...more };
      mustTellAll(await created(t, await bodyOf(t, entry), entry.day), entry);
    });
  },
});

check({
  id: 'check-ins.description-kept-whole',
  says: 'A description of one letter and one of forty is kept to its last letter, whatever the duration.',
  clauses: ['CHK-31'],
  async run(t) {
    const day = await t.day(-15);
    for (const description of ['x', 'Slept well, asked for Zoë and Jürgen, 7B'])
      for (const durationInMinutes of [0, 15, 600]) {
        const entry = await entryOn(t, day, { description, durationInMinutes });
        mustTellAll(await created(t, await bodyOf(t, entry), day), entry);
      }
  },
});

check({
  id: 'check-ins.create-keeps-any-day',
  says: 'The day sent is the day of the check-in, also at the ends of months and years and on leap days.',
  clauses: ['CHK-29'],
  async run(t) {
    const residentId = await checkInResident(t);
    for (const day of ['2024-02-29', '2023-12-31', '2024-01-01', '2025-03-30', '2025-10-26', '2025-11-30'])
      mustTellAll(await created(t, await bodyOf(t, await entryOn(t, day)), day, residentId), { day });
  },
});

check({
  id: 'check-ins.create-answers-what-was-made',
  says: 'The answer to a create is the check-in that can be read afterwards.',
  clauses: ['CHK-23', 'CHK-40'],
  async run(t) {
    const entry = await entryOn(t, await t.day(-12));
    mustTellAll(await created(t, await bodyOf(t, entry), entry.day), entry);
  },
});

check({
  id: 'check-ins.create-without-description',
  says: 'A check-in without a description is made.',
  clauses: ['CHK-25'],
  async run(t) {
    const { description: _, ...entry } = await entryOn(t, await t.day(-13));
    const body = await checkInBody(t, { startDate: entry.day, durationInMinutes: entry.durationInMinutes });
    mustTellAll(await created(t, body, entry.day), entry);
  },
});

/** The minutes are tried with a description and without. */
async function mustKeepMinutes(t: Tools, durationInMinutes: number): Promise<void> {
  const entry = await entryOn(t, await t.day(-14), { durationInMinutes });
  const body = await bodyOf(t, entry);
  mustTellAll(await created(t, body, entry.day), entry);
  const { description: _, ...least } = body;
  mustTellAll(await created(t, least, entry.day), { durationInMinutes });
}

check({
  id: 'check-ins.duration-unknown',
  says: 'A durationInMinutes of 0 is kept.',
  clauses: ['CHK-26'],
  run: async (t) => mustKeepMinutes(t, 0),
});

check({
  id: 'check-ins.duration-unconstrained',
  says: 'A durationInMinutes that is no quick pick is kept.',
  clauses: ['CHK-27'],
  async run(t) {
    for (const minutes of [7, 1000, 1, 121, 1441]) await mustKeepMinutes(t, minutes);
    await t.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), async (minutes) =>
      mustKeepMinutes(t, minutes),
    );
  },
});

check({
  id: 'check-ins.negative-duration',
  says: 'A durationInMinutes below 0 is kept, on a create and on a change.',
  clauses: ['CHK-28'],
  async run(t) {
    for (const minutes of [-5, -1, -1441]) await mustKeepMinutes(t, minutes);
    await t.property(fc.integer({ min: -(2 ** 31), max: -1 }), async (minutes) =>
      mustKeepMinutes(t, minutes),
    );
  },
});

check({
  id: 'check-ins.create-makes-one-each',
  says: 'Each create makes a check-in of its own, which leaves the others as they are.',
  clauses: ['CHK-34', 'CHK-31'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-11);
    const first = await entryOn(t, day);
    const firstId = await checkedIn(t, residentId, first);
    const second = { ...(await entryOn(t, await t.day(-10))), durationInMinutes: 5 };
    const secondId = await checkedIn(t, residentId, second);
    const entries = new Map([
      [firstId, first],
      [secondId, second],
    ]);
    mustBe(
      await listed(t, residentId, [addDays(day, -2), addDays(day, 3)]),
      { entries },
      'after two creates',
    );
  },
});
