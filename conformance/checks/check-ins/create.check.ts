import fc from 'fast-check';
import { checkInBody, checkInResident, residentFreeOn, type CheckInBody } from '../../factories/check-ins.ts';
import { otherStaffId, staffId } from '../../factories/staff.ts';
import { relyingOn } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { plainText, wholeNumber } from '../../kit/core-values.ts';
import { addDays } from '../../kit/dates.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  bodyOf,
  checkedIn,
  entryOn,
  listed,
  listedAround,
  mustBe,
  mustReadBack,
  mustReport,
} from '../../assertions/check-ins.ts';
import type { Diary, Entry } from '../../assertions/check-ins.ts';
import { mustContain } from '../../assertions/own-list.ts';

type ExpectedValues = Partial<Entry> & Pick<Entry, 'day'>;

/**
 * Creates a check-in. Its answer, Get check-in and, unless `isListed` is false, the list must show the values
 * of `expected`.
 */
async function mustCreate(
  t: Tools,
  expected: ExpectedValues,
  body?: CheckInBody,
  isListed = true,
): Promise<void> {
  const residentId = await residentFreeOn(t, expected.day);
  const checkInId = await checkedIn(t, residentId, expected, body);
  await mustReadBack(t, { residentId, checkInId }, expected);
  if (!isListed) return;
  const list = await listedAround(t, residentId, expected.day);
  mustReport(list.answer, mustContain(list, checkInId, 'the new check-in'), expected);
}

/**
 * Creates a check-in per day for one resident. The creates, the read of every second check-in and one list
 * must show what was sent.
 */
async function mustCreateAll(
  t: Tools,
  all: readonly Partial<Entry>[],
  bodyFor: (entry: Entry, at: number) => Promise<CheckInBody>,
): Promise<void> {
  const last = await t.day(-15);
  const days = all.map((_, at) => addDays(last, -at));
  const residentId = await residentFreeOn(t, ...days);
  const diary = new Map<string, Partial<Entry>>();
  for (const [at, more] of all.entries()) {
    const entry = await entryOn(t, days[at] ?? last, more);
    const expected = { day: entry.day, ...more };
    const checkInId = await checkedIn(t, residentId, expected, await bodyFor(entry, at));
    if (at % 2 === 0) await mustReadBack(t, { residentId, checkInId }, expected);
    diary.set(checkInId, expected);
  }
  const list = await listed(t, residentId, [await t.day(-16 - all.length), await t.day(-14)]);
  for (const [checkInId, expected] of diary)
    mustReport(list.answer, mustContain(list, checkInId, 'the new check-in'), expected);
}

check({
  id: 'check-ins.create-tells-what-was-sent',
  says: 'A new check-in shows the day, the staff member, the minutes and the description that were sent.',
  clauses: ['CHK-29', 'CHK-30', 'CHK-31'],
  async run(t) {
    const staff = [await staffId(t), await otherStaffId(t)];
    for (const checkInStaffId of new Set(staff))
      await mustCreate(t, { day: await t.day(-1), checkInStaffId }, undefined, false);
    const entries = fc.record({
      // Days before today, back to the turn of the century.
      ago: fc.integer({ min: 2, max: 9_000 }),
      checkInStaffId: fc.constantFrom(...staff),
      durationInMinutes: wholeNumber(),
      description: plainText,
    });
    await t.property(entries, async ({ ago, ...more }) =>
      mustCreate(t, { day: await t.day(-ago), ...more }, undefined, ago % 2 === 0),
    );
  },
});

check({
  id: 'check-ins.description-kept-whole',
  says: 'A description of one letter, of forty or with many digits is kept in full, whatever the duration.',
  clauses: ['CHK-31'],
  async run(t) {
    const entries = ['x', 'Slept well, asked for Zoë and Jürgen, 7B'].flatMap((description) =>
      [0, 15, 600].map((durationInMinutes) => ({ description, durationInMinutes })),
    );
    entries.push({ description: 'Ring 4000123412341234 or "7B"', durationInMinutes: 20 });
    await mustCreateAll(t, entries, (entry) => bodyOf(t, entry));
  },
});

check({
  id: 'check-ins.create-keeps-any-day',
  says: 'A new check-in has the day that was sent, also at the ends of months and years and on leap days.',
  clauses: ['CHK-29'],
  async run(t) {
    const days = ['2024-02-29', '2023-12-31', '2024-01-01', '2025-03-30', '2025-10-26', '2025-11-30'];
    for (const [at, day] of days.entries())
      await mustCreate(t, { day }, await bodyOf(t, await entryOn(t, day)), at % 2 === 0);
  },
});

check({
  id: 'check-ins.create-answers-what-was-made',
  says: 'A create answers the check-in as it can be read afterwards.',
  clauses: ['CHK-23', 'CHK-40'],
  run: async (t) => mustCreate(t, await entryOn(t, await t.day(-12))),
});

check({
  id: 'check-ins.create-without-description',
  says: 'A create without a description is accepted.',
  clauses: ['CHK-25'],
  async run(t) {
    const { description: _, ...entry } = await entryOn(t, await t.day(-13));
    const { day: startDate, durationInMinutes } = entry;
    await mustCreate(t, entry, await checkInBody(t, { startDate, durationInMinutes }));
  },
});

/** Tries each number of minutes, alternating with and without a description. */
async function mustKeepMinutes(t: Tools, ...all: readonly number[]): Promise<void> {
  const entries = all.map((durationInMinutes) => ({ durationInMinutes }));
  await mustCreateAll(t, entries, async (entry, at) => {
    const { description, ...least } = await bodyOf(t, entry);
    return at % 2 === 0 ? { ...least, ...(description !== undefined && { description }) } : least;
  });
}

/** Returns one day after the other, going back, so that all examples of a property can use one resident. */
function daysBack(t: Tools): () => Promise<string> {
  let ago = 14;
  return () => t.day(-ago++);
}

check({
  id: 'check-ins.duration-unknown',
  says: 'A durationInMinutes of 0 is accepted and kept.',
  clauses: ['CHK-26'],
  run: async (t) => mustKeepMinutes(t, 0, 0),
});

/** The day is free: where a check-in of another duration is refused as well, the duration is not the reason. */
const mustCreateOn = (t: Tools, day: string, durationInMinutes: number): Promise<void> =>
  relyingOn({ clauses: ['CHK-34'], test: () => mustCreate(t, { day }, undefined, false) }, () =>
    mustCreate(t, { day, durationInMinutes }, undefined, false),
  );

check({
  id: 'check-ins.duration-unconstrained',
  says: 'A durationInMinutes that is not a quick pick is accepted and kept.',
  clauses: ['CHK-27'],
  async run(t) {
    const nextDay = daysBack(t);
    await mustKeepMinutes(t, 7, 1000, 1, 121, 1441);
    await t.property(
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      async (durationInMinutes) => mustCreateOn(t, await nextDay(), durationInMinutes),
      { runs: Math.ceil((t.run.runs * 3) / 5) },
    );
  },
});

check({
  id: 'check-ins.negative-duration',
  says: 'A durationInMinutes below 0 is accepted and kept, on a create and on a change.',
  clauses: ['CHK-28'],
  async run(t) {
    const nextDay = daysBack(t);
    await mustKeepMinutes(t, -5, -1, -1441);
    await t.property(
      fc.integer({ min: -(2 ** 31), max: -1 }),
      async (durationInMinutes) => mustCreateOn(t, await nextDay(), durationInMinutes),
      { runs: Math.ceil((t.run.runs * 3) / 5) },
    );
  },
});

check({
  id: 'check-ins.create-makes-one-each',
  says: 'Each create makes a new check-in, which leaves the others as they are.',
  clauses: ['CHK-34', 'CHK-31'],
  async run(t) {
    const residentId = await checkInResident(t);
    const day = await t.day(-11);
    const diary: Diary = new Map();
    for (const entry of [await entryOn(t, day), await entryOn(t, addDays(day, 1), { durationInMinutes: 5 })])
      diary.set(await checkedIn(t, residentId, entry), entry);
    mustBe(await listedAround(t, residentId, day, 3), diary, 'after two creates');
  },
});
