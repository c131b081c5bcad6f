import fc from 'fast-check';
import { shownStaff } from '../../factories/shown-names.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { field } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { presence } from '../../kit/presence.ts';
import { dataOf } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import { created } from '../../laws/created.ts';
import { deleted } from '../../laws/deleted.ts';
import { keeps } from '../../laws/kept.ts';
import { laws } from '../../laws/law.ts';
import { listed } from '../../laws/listed.ts';
import { replaced } from '../../laws/replaced.ts';
import { sequence } from '../../laws/sequence.ts';
import { hasTypes, shownThroughout, showsItsMembers } from '../../laws/shown.ts';
import { formOf } from '../../models/check-ins.ts';
import { checkIns } from '../../resources/check-ins.ts';

laws(checkIns, created, listed, replaced, deleted, sequence);

const texts = ['x', 'Slept well, asked for Zoë and Jürgen, 7B'].flatMap((description) =>
  [0, 15, 600].map((durationInMinutes) => ({ more: { description, durationInMinutes } })),
);
const minutes = (...all: readonly number[]) =>
  all.map((durationInMinutes) => ({ more: { durationInMinutes } }));
const minutesFrom = (min: number, max: number) =>
  fc.integer({ min, max }).map((durationInMinutes) => ({ durationInMinutes }));

keeps(checkIns, {
  'description-kept-whole': {
    says: 'A description of one letter, of forty or with many digits is kept in full, whatever the duration.',
    clauses: ['CHK-31'],
    tries: [...texts, { more: { description: 'Ring 4000123412341234 or "7B"', durationInMinutes: 20 } }],
  },
  'duration-unknown': {
    says: 'A durationInMinutes of 0 is accepted and kept.',
    clauses: ['CHK-26'],
    tries: minutes(0, 0),
  },
  'duration-unconstrained': {
    says: 'A durationInMinutes that is not a quick pick is accepted and kept.',
    clauses: ['CHK-27'],
    tries: minutes(7, 1000, 1, 121, 1441),
    drawn: minutesFrom(1, 2 ** 31 - 1),
  },
  'negative-duration': {
    says: 'A durationInMinutes below 0 is accepted and kept.',
    clauses: ['CHK-28'],
    tries: minutes(-5, -1, -1441),
    drawn: minutesFrom(-(2 ** 31), -1),
  },
});

showsItsMembers(checkIns, 'CheckIn', 'Check-in');

const NAMES = ['checkInStaff.firstName', 'checkInStaff.lastName'] as const;

presence(
  {
    id: 'check-ins.shows-the-name-of-staff',
    says: 'A check-in shows both names of its staff member where they are known.',
    ...{ resource: 'Check-in', record: 'CheckIn', clause: 'CHK-101', members: NAMES },
    found: {
      levers: ['create-staff'],
      // A staff member whose name other answers show; where one name says all of it, the other has no value.
      async records(t) {
        const { staff, name } = await shownStaff(t, (await t.facility()).id);
        const shown = await shownThroughout(t, checkIns, { more: { checkInStaffId: staff.id } });
        const isWhole = (member: string) => shown.some(({ resource }) => field(resource, member) === name);
        const except = NAMES.filter((member) => NAMES.some((other) => other !== member && isWhole(other)));
        return [{ shown, except, known: NAMES }];
      },
    },
  },
  async (t) => {
    const [firstName, lastName] = [t.fresh.text('Greta'), 'Conform'];
    const facilityIds = [(await t.facility()).id];
    const { staffId } = await t.lever('create-staff', { facilityIds, permissions: [], firstName, lastName });
    const values = { 'checkInStaff.firstName': firstName, 'checkInStaff.lastName': lastName };
    return [{ shown: await shownThroughout(t, checkIns, { more: { checkInStaffId: staffId } }), values }];
  },
);

hasTypes(checkIns, 'CheckIn', {
  'id-is-a-string': 'CHK-01',
  'start-date-is-a-day': [
    'CHK-02',
    {
      says: 'a day: a date, or a date-time that is midnight in some zone',
      holds: (value) => formOf(value) !== undefined,
    },
  ],
  'duration-is-an-integer': 'CHK-03',
  'staff-has-id-and-names': 'CHK-04',
});

check({
  id: 'check-ins.change-on-its-day',
  says: 'A change that keeps the day of the check-in is accepted, with other check-ins around it and more than once.',
  clauses: ['CHK-43'],
  async run(t) {
    const day = await t.day(-16);
    const kept = await checkIns.givenShared(t, { day }, addDays(day, -1), addDays(day, 1));
    for (const near of [-1, 1]) await checkIns.given(t, { home: kept.home, day: addDays(day, near) });
    for (const more of [{}, { durationInMinutes: 3 }, { durationInMinutes: 4 }])
      await checkIns.changed(t, await checkIns.revised(t, kept, { more }));
  },
});

check({
  id: 'check-ins.change-to-a-day-of-another-resident',
  says: 'A change can move a check-in to a day on which only another resident has one.',
  clauses: ['CHK-44'],
  async run(t) {
    const { day } = await checkIns.givenShared(t);
    const kept = await checkIns.givenShared(t, { day: addDays(day, -3) }, day);
    await checkIns.changed(t, await checkIns.revised(t, kept, { day }));
  },
});

readingCheck({
  id: 'check-ins.unknown-staff',
  says: 'Records the answer to a checkInStaffId that belongs to no staff member.',
  clauses: ['CHK-39'],
  choice: 'unknown-check-in-staff',
  async ask(t) {
    const kept = await checkIns.givenShared(t, {}, await t.day(-31));
    const more = { checkInStaffId: t.fresh.word('unknown') };
    const on = await checkIns.draft(t, { home: kept.home, day: await t.day(-31), more });
    return [await checkIns.send(t, on), await checkIns.replace(t, await checkIns.revised(t, kept, { more }))];
  },
  outcomes: { refused: isRefused, accepted: isSuccess },
});

readingCheck({
  id: 'check-ins.moved-onto-a-taken-day',
  says: 'Records the answer to a change that moves a check-in onto a day on which the resident has another one.',
  clauses: ['CHK-46'],
  choice: 'check-in-moved-onto-taken-day',
  async ask(t) {
    const day = await t.day(-21);
    const kept = await checkIns.givenShared(t, {}, day);
    await checkIns.given(t, { home: kept.home, day });
    return checkIns.replace(t, await checkIns.revised(t, kept, { day }));
  },
  outcomes: { refused: isRefused, allowed: isSuccess },
});

check({
  id: 'check-ins.description-left-out-of-a-change',
  says: 'Records whether a description that a change leaves out is cleared or kept.',
  clauses: ['CHK-47'],
  async run(t) {
    const kept = await checkIns.givenShared(t);
    const now = await checkIns.revised(t, kept, { without: ['description'] });
    const changed = await checkIns.replace(t, now);
    const path = checkIns.path(kept);
    const { description } = dataOf(isSuccess(changed) ? await t.call('getCheckIn', { path }) : changed);
    const outcomes = { cleared: isBlank(description), kept: description === kept.values.description };
    reading(t, 'check-in-put-omitted', changed, outcomes, 'another description');
  },
});
