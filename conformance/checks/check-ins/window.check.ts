import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import type { Tools } from '../../kit/tools.ts';
import { windowChecks } from '../../laws/dated-windows.ts';
import { windowReadings } from '../../laws/dated-window-readings.ts';
import { windowOf } from '../../laws/window.ts';
import { residentDatesCheck } from '../../laws/window-of-dates.ts';
import { found, foundFromNoon, foundUpTo, observeEnd, type Looked } from '../../laws/window-readings.ts';
import { checkIns } from '../../resources/check-ins.ts';

const window = windowOf(checkIns);

windowChecks(window);

residentDatesCheck(window);

check({
  id: 'check-ins.window-at-the-end-of-the-calendar',
  says: 'A range that ends with the last days of the year 9999 holds the check-in of that December, where one is accepted.',
  clauses: ['CHK-07', 'CHK-09'],
  async run(t) {
    const kept = await unlessUnproven(() => checkIns.given(t, { day: '9999-12-20' }));
    if (!kept) return t.observed('the target accepts no check-in so far ahead');
    for (const last of ['9999-12-29', '9999-12-30'])
      checkIns.expectListed(await checkIns.listed(t, kept.home, ['9999-12-01', last]), kept);
  },
});

windowReadings({
  ...window,
  byDay: {
    'window-start': [
      'Records whether the check-in of day 1 is listed when startDate is a later time on that day.',
      'ACT-39',
      observeStart,
    ],
    'window-end': [
      'Records whether a list that ends at the first midnight of a day holds the check-in of that day.',
      'ACT-40',
      observeLastMidnight,
    ],
    'window-plain-dates': [
      'Records what plain dates as startDate and endDate mean.',
      'ACT-42',
      observePlainDates,
    ],
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
  else if ((await found(list, { startDate: addDays(day, -2), endDate: lastOf(looked) })) === 'absent')
    t.observe('window-plain-dates', list.operation, 'whole-days');
  else t.note('the check-in of the last day is listed, as it is under whole-days and under midnights');
}

/** The last of the midnights that open the day. */
const lastOf = ({ hours, day }: Looked): string => hours.midnights(day).at(-1) ?? '';

/**
 * A check-in counts at a midnight, and it is not known at which one: a list that ends at the first and holds it includes
 * its end, one that ends at the last and does not hold it excludes its end.
 */
async function observeLastMidnight(t: Tools, looked: Looked): Promise<void> {
  const [first = ''] = looked.hours.midnights(looked.day);
  const last = lastOf(looked);
  const isHeldByFirst = first === last || (await foundUpTo(looked, first)) === 'listed';
  const isHeldByLast = isHeldByFirst || (await foundUpTo(looked, last)) === 'listed';
  if (isHeldByFirst || !isHeldByLast) await observeEnd(t, looked, isHeldByFirst ? first : last);
  else t.note('the check-in counts at the midnight of UTC or of the facility, and it is not known at which');
}
