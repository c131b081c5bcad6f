import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { checkInResident, givenCheckIn, type CheckInBody } from '../../given/check-ins.ts';
import { givenResident } from '../../given/residents.ts';
import { staffAt } from '../../given/staff.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  facilityAwayFromUtc,
  found,
  observeBeyond,
  observeEnd,
  observeEndBeforeStart,
  observeZone,
  type DatedList,
} from '../window-readings.ts';

/** The list of a resident in which a check looks for one check-in. */
async function withCheckIn(
  t: Tools,
  startDate: string,
  who?: string,
  overrides: Partial<CheckInBody> = {},
): Promise<DatedList> {
  const residentId = who ?? (await checkInResident(t));
  const { checkInId } = await givenCheckIn(t, { ...overrides, startDate }, residentId);
  return {
    operation: 'listCheckIns',
    ask: (dates) => t.call('listCheckIns', { path: { residentId }, query: { ...dates } }),
    holds: (answer) => byId(listOf(answer), checkInId) !== undefined,
  };
}

const readings: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly look: (t: Tools, list: DatedList, day: string) => Promise<void>;
}[] = [
  {
    id: 'check-ins.window-beyond',
    says: 'Whether a window that runs past day 45 is refused or cut.',
    clause: 'ACT-37',
    look: observeBeyond,
  },
  {
    id: 'check-ins.window-start',
    says: 'Whether the check-in of day 1 is listed from a later time of that day on.',
    clause: 'ACT-39',
    look: observeStart,
  },
  {
    id: 'check-ins.window-end',
    says: 'Whether the check-in of a day is listed up to the midnight that opens it.',
    clause: 'ACT-40',
    look: (t, list, day) => observeEnd(t, list, midnightOf(day)),
  },
  {
    id: 'check-ins.window-end-before-start',
    says: 'What an endDate before startDate gets.',
    clause: 'ACT-41',
    look: observeEndBeforeStart,
  },
  {
    id: 'check-ins.window-plain-dates',
    says: 'What plain dates mean as startDate and endDate.',
    clause: 'ACT-42',
    look: observePlainDates,
  },
];

for (const { id, says, clause, look } of readings)
  check({
    id,
    says,
    clauses: [clause],
    needs: ['utcFacility'],
    async run(t) {
      const day = await t.day(-20);
      await look(t, await withCheckIn(t, day), day);
    },
  });

check({
  id: 'check-ins.window-zone',
  says: 'In which zone the days of the window begin.',
  clauses: ['ACT-38'],
  async run(t) {
    const facility = facilityAwayFromUtc(t);
    const { residentId } = await givenResident(t, {}, facility.id);
    const overrides = { checkInStaffId: await staffAt(t, facility.id) };
    await observeZone(t, facility, await t.day(-100), (day) => withCheckIn(t, day, residentId, overrides));
  },
});

/** A check-in counts for its whole day, so that to be listed says nothing of the instant at which the list begins. */
async function observeStart(t: Tools, list: DatedList, day: string): Promise<void> {
  const one = await found(list, { startDate: noonOf(day), endDate: lastSecondOf(addDays(day, 1)) });
  if (one === 'listed') t.note('the check-in of day 1 is listed, as it is under either reading');
  else t.observe('window-start', list.operation, `other: ${one}`);
}

/** A check-in lies at the midnight of its day where that is the end of the list, and on the day itself else. */
async function observePlainDates(t: Tools, list: DatedList, day: string): Promise<void> {
  const one = await found(list, { startDate: addDays(day, -2), endDate: day });
  if (one === 'refused') t.observe('window-plain-dates', list.operation, 'refused');
  else if (one === 'absent') t.observe('window-plain-dates', list.operation, 'midnights');
  else if (one !== 'listed') t.observe('window-plain-dates', list.operation, one);
  // The midnight that opens the last day may belong to the list, and with it the check-in of that day.
  else if ((await found(list, { startDate: addDays(day, -2), endDate: midnightOf(day) })) === 'absent')
    t.observe('window-plain-dates', list.operation, 'whole-days');
  else t.note('the check-in of the last day is listed, as it is under whole-days and under midnights');
}
