import { givenCheckIn } from '../../factories/check-ins.ts';
import { staffAt } from '../../factories/staff.ts';
import { addDays, midnightOf } from '../../kit/dates.ts';
import { inUtc } from '../../kit/day-hours.ts';
import type { Tools } from '../../kit/tools.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { isSuccess } from '../../kit/match.ts';
import { windowReadings } from '../dated-window-readings.ts';
import { found, foundFromNoon, observeEnd, type Looked } from '../window-readings.ts';

windowReadings({
  section: 'check-ins',
  operation: 'listCheckIns',
  async place(t, { residentId, facilityId }, startDate) {
    const checkInStaffId = await staffAt(t, facilityId);
    return (await givenCheckIn(t, { startDate, checkInStaffId }, residentId)).checkInId;
  },
  byDay: {
    'window-start': [
      'Whether the check-in of day 1 is listed from a later time of that day on.',
      'ACT-39',
      observeStart,
    ],
    'window-end': [
      'Whether the check-in of a day is listed up to the midnight that opens it.',
      'ACT-40',
      async (t, looked) => {
        const instant = await countedAt(looked);
        if (instant === undefined) t.note(UNKNOWN_MIDNIGHT);
        else await observeEnd(t, looked, instant);
      },
    ],
    'window-plain-dates': ['What plain dates mean as startDate and endDate.', 'ACT-42', observePlainDates],
  },
});

/** A check-in counts for its whole day, so a listed one does not show at which instant the list begins. */
async function observeStart(t: Tools, looked: Looked): Promise<void> {
  const { list } = looked;
  const one = await foundFromNoon(looked);
  if (one === 'listed') t.note('the check-in of day 1 is listed, as it is under either reading');
  else t.observe('window-start', list.operation, `other: ${one}`);
}

/** A check-in counts at midnight of its day if the list ends there; otherwise it counts on the day. */
async function observePlainDates(t: Tools, looked: Looked): Promise<void> {
  const { list, day } = looked;
  const one = await found(list, { startDate: addDays(day, -2), endDate: day });
  if (one === 'refused') t.observe('window-plain-dates', list.operation, 'refused');
  else if (one === 'absent') t.observe('window-plain-dates', list.operation, 'midnights');
  else if (one !== 'listed') t.observe('window-plain-dates', list.operation, one);
  // The midnight at the start of the last day may belong to the list, and then the check-in of that day does
  // too.
  else {
    const endDate = await countedAt(looked);
    const dates = endDate && { startDate: addDays(day, -2), endDate };
    if (dates && (await found(list, dates)) === 'absent')
      t.observe('window-plain-dates', list.operation, 'whole-days');
    else t.note('the check-in of the last day is listed, as it is under whole-days and under midnights');
  }
}

const UNKNOWN_MIDNIGHT =
  'the check-in shows a plain date, so it is not known at which instant the facility begins that day';

/** The instant at which the check-in of the day counts: its midnight in UTC, elsewhere the one that it shows. */
async function countedAt({ list, day, hours }: Looked): Promise<string | undefined> {
  if (hours === inUtc) return midnightOf(day);
  const answer = await list.ask({
    startDate: midnightOf(addDays(day, -2)),
    endDate: midnightOf(addDays(day, 3)),
  });
  const shown = isSuccess(answer) ? list.find(answer)?.['startDate'] : undefined;
  return typeof shown === 'string' && readDateTime(shown)?.offset !== undefined ? shown : undefined;
}
