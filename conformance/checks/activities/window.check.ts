import { bodyOn, givenActivity, makeActivity } from '../../factories/activities.ts';
import { stagedActivity } from '../../factories/activities-by-staff.ts';
import { timesOn, zoneOf } from '../../factories/activities-times.ts';
import { soleCalendarOf, zonedCalendar } from '../../factories/calendars.ts';
import type { Home } from '../../factories/homes.ts';
import { check } from '../../kit/check.ts';
import { sameMoment } from '../../kit/date-time.ts';
import { addDays } from '../../kit/dates.ts';
import { beginOf, clocks, dayHours } from '../../kit/day-hours.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { windowLooks } from '../../laws/dated-window-readings.ts';
import { windowChecks, type DatedWindow, type Placed } from '../../laws/dated-windows.ts';
import { DAYS, datesCheck, TIMES } from '../../laws/window-of-dates.ts';
import { found, type DatedList } from '../../laws/window-readings.ts';

const window: DatedWindow = {
  section: 'activities',
  operation: 'listActivities',
  queries: [{}],
  thing: 'an activity',
  clauses: {
    inside: 'ACT-22',
    outside: 'ACT-23',
    served: 'ACT-32',
    beyond: 'ACT-33',
    noLonger: 'ACT-34',
    noShorter: 'ACT-35',
    middays: 'ACT-36',
  },
  async ofFacility(t): Promise<Home> {
    const { facilityId } = await zonedCalendar(t);
    return { residentId: '', facilityId, timeZone: zoneOf(t.run, facilityId), isZoneConfigured: true };
  },
  place: (t, _home, day, hours) => placed(t, day, hours),
};

/** An activity of the facility whose days are judged, between two times of day there. */
async function placed(t: Tools, day: string, hours: readonly [string, string]): Promise<string> {
  const where = await zonedCalendar(t);
  return (await givenActivity(t, await bodyOn(t, where.facilityId, day, hours), where)).activityId;
}

windowChecks(window);

datesCheck({
  ...window,
  async around(t) {
    const { facilityId } = await zonedCalendar(t);
    const zone = zoneOf(t.run, facilityId);
    const day = await t.day(460);
    const all: Placed[] = [];
    for (const on of DAYS.map((later) => addDays(day, later)))
      for (const times of TIMES) {
        const [from, to] = clocks(dayHours(zone), on, times);
        const { startDate: start, endDate: end } = timesOn(on, from, to, zone);
        all.push({ id: await placed(t, on, [from, to]), start, end });
      }
    return { whose: { facilityId }, day, all };
  },
});

/** The list of a facility, in which a check looks for one activity. */
const listFor = (t: Tools, facilityId: string, activityId: string): DatedList => ({
  operation: 'listActivities',
  ask: (dates) => t.call('listActivities', { path: { facilityId }, query: { ...dates } }),
  holds: (answer) => byId(listOf(answer), activityId) !== undefined,
});

windowLooks({
  section: 'activities',
  ahead: 210,
  async at(t) {
    const { facilityId } = await zonedCalendar(t);
    return {
      hours: dayHours(zoneOf(t.run, facilityId)),
      place: async (day, times) => listFor(t, facilityId, await placed(t, day, times)),
    };
  },
  zone: {
    ahead: 220,
    async at(t, { id, timeZone }) {
      const calendar = await soleCalendarOf(t, id);
      return async (day) => {
        const startDate = dayHours(timeZone).at(day, '12:00');
        return listFor(t, id, (await givenActivity(t, { startDate }, calendar)).activityId);
      };
    },
  },
});

check({
  id: 'activities.start-time-at-odds',
  says: 'Records whether an activity, and an occurrence of a series, starts at startTime or at startDate, where these do not agree.',
  clauses: ['ACT-204'],
  needs: ['zonedFacility'],
  async run(t) {
    const where = await zonedCalendar(t);
    const { calendarId, facilityId } = where;
    const [hours, day] = [dayHours(zoneOf(t.run, facilityId)), await t.day(214)];
    const [startTime, endTime] = clocks(hours, day, ['20:00', '21:00']);
    const { endDate: _, ...usual } = await bodyOn(t, facilityId, day, [startTime, endTime]);
    const answer = await makeActivity(t, calendarId, { ...usual, startDate: hours.at(day, '08:00') });
    if (!isSuccess(answer)) return reading(t, 'start-time-at-odds', answer, {});
    const subjects = [{ id: text(dataOf(answer), 'id'), isSeries: false }];
    if (hasLever(t.run, 'create-activity')) {
      const recurrence = { frequency: 'daily', seriesEndDate: addDays(day, 1) } as const;
      const staged = { startDate: hours.at(day, '08:00'), startTime, endTime, recurrence };
      subjects.push({ id: (await stagedActivity(t, staged, where)).activityId, isSeries: true });
    }
    for (const { id, isSeries } of subjects) {
      const list = listFor(t, facilityId, id);
      const until = (time: string) =>
        found(list, { startDate: beginOf(hours, day), endDate: hours.at(day, time) });
      const [early, late] = [await until('14:00'), await until('23:00')];
      // An activity shows its startDate as it was sent; an occurrence has one of its own.
      const input = { path: { activityId: id }, query: { occurrenceDate: day } };
      const read = isSeries ? await t.call('getActivity', input) : undefined;
      const shown = String(field(read?.json, 'data.startDate'));
      const shows = (time: string) => !read || sameMoment(shown, hours.at(day, time)) === true;
      const outcomes = {
        'start-date': early === 'listed' && shows('08:00'),
        'start-time': early === 'absent' && late === 'listed' && shows('20:00'),
      };
      reading(t, 'start-time-at-odds', answer, outcomes, `${early} until 14:00, ${late} until 23:00`);
    }
  },
});
