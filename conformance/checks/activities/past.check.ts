import { activityBody, givenActivity, makeActivity, type GivenActivity } from '../../factories/activities.ts';
import { stagedActivity } from '../../factories/activities-by-staff.ts';
import { hourFrom, zoneOf } from '../../factories/activities-times.ts';
import { soleCalendar, zonedCalendar } from '../../factories/calendars.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank, same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityShown } from './shown.ts';

/**
 * Moments around now, in hours, by the clock of the target, from its answers. With a clock that is a day off, no
 * activity would be under way.
 */
async function hoursFromNow(t: Tools): Promise<(count: number) => string> {
  const now = Date.parse((await t.call('ping')).headers['date'] ?? '');
  if (!Number.isFinite(now)) t.unproven('needs answers that carry the time, in the header Date');
  return (count) => `${new Date(now + count * 3_600_000).toISOString().slice(0, 17)}00Z`;
}

check({
  id: 'activities.past-means',
  says: 'Records whether an activity that has started but not ended counts as past.',
  clauses: ['ACT-18'],
  async run(t) {
    const hours = await hoursFromNow(t);
    const times = (before: number) => ({ startDate: hours(-before), endDate: hours(before) });
    const isStaged = hasLever(t.run, 'create-activity');
    const zone = zoneOf(t.run, (await soleCalendar(t)).facilityId);
    const given = isStaged
      ? await stagedActivity(t, times(2))
      : await givenActivity(t, { ...times(2), endTime: hourFrom(hours(2), zone).startTime });
    const look = async (
      one: Pick<GivenActivity, 'activityId' | 'facilityId'>,
      day: string,
    ): Promise<void> => {
      for (const { answer, resource } of await activityShown(t, { ...one, day })) {
        const { isPastActivity: past } = resource;
        const outcomes = { 'start-passed': past === true, 'end-passed': !isBlank(past) };
        reading(t, 'past-means', answer, outcomes, 'unset');
      }
    };
    await look(given, hours(0).slice(0, 10));
    // One that goes on for days is in the list of the day on which it began.
    if (isStaged) await look(await stagedActivity(t, times(50)), hours(-50).slice(0, 10));
    const body = await activityBody(t);
    const replaced = await t.call('replaceActivity', { path: { activityId: given.activityId }, body });
    const isChanged = isSuccess(replaced) && dataOf(replaced)['name'] === body.name;
    reading(t, 'past-means', replaced, { 'end-passed': isChanged, 'start-passed': true });
  },
});

check({
  id: 'activities.past-by-times-of-day',
  says: 'Records from when on an activity counts as past that ends by a time of day, also one of the day after its start.',
  clauses: ['ACT-18'],
  needs: ['zonedFacility'],
  async run(t) {
    const { calendarId, facilityId } = await zonedCalendar(t);
    const hours = await hoursFromNow(t);
    const hour = (begin: number) => hourFrom(hours(begin), zoneOf(t.run, facilityId));
    const from = (begin: number) => ({ startDate: hours(begin), startTime: hour(begin).startTime });
    const { endDate: _, endTime: __, ...usual } = await activityBody(t, {}, facilityId);
    const seen: unknown[] = [];
    const expected = { 'end-passed': Array<boolean>(), 'start-passed': Array<boolean>() };
    for (const [times, hasEnded, hasBegun] of [
      [{ ...from(-1), endTime: hour(1).startTime }, false, true],
      // The earlier time of day is that of the day after.
      [{ ...from(-1), endTime: hour(-2).startTime }, false, true],
      [{ ...from(-1), endTime: hour(-1).startTime }, true, true],
      [{ ...from(-1), endDate: hours(1) }, false, true],
      [{ ...from(1), endDate: hours(-1) }, false, false],
      [{ ...from(-2), endTime: hour(-1).startTime }, true, true],
      [{ ...from(0), timeType: 'allDay' }, false, true],
    ] as const) {
      const made = await makeActivity(t, calendarId, { ...usual, ...times });
      if (!isSuccess(made)) continue;
      const read = await t.call('getActivity', { path: { activityId: text(dataOf(made), 'id') } });
      seen.push(isSuccess(read) ? dataOf(read)['isPastActivity'] : read.status);
      expected['end-passed'].push(hasEnded);
      expected['start-passed'].push(hasBegun);
    }
    if (seen.length === 0) return t.note('no activity that began an hour ago can be made');
    const found = (['end-passed', 'start-passed'] as const).find((one) => same(expected[one], seen));
    t.observe('past-means', 'getActivity', found ?? `other: ${show(seen)}`);
  },
});
