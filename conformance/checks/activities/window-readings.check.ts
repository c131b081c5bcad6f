import { bodyOn, givenActivity } from '../../factories/activities.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import { soleCalendarOf, zonedCalendar } from '../../factories/calendars.ts';
import { dayHours } from '../../kit/day-hours.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { windowLooks } from '../../laws/dated-window-readings.ts';
import type { DatedList } from '../../laws/window-readings.ts';

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
    const calendar = await zonedCalendar(t);
    const { facilityId } = calendar;
    return {
      hours: dayHours(zoneOf(t.run, facilityId)),
      async place(day, clocks) {
        const body = await bodyOn(t, facilityId, day, clocks);
        return listFor(t, facilityId, (await givenActivity(t, body, calendar)).activityId);
      },
    };
  },
  zone: {
    ahead: 220,
    async at(t, { id, timeZone }) {
      const calendar = await soleCalendarOf(t, id);
      const hours = dayHours(timeZone);
      return async (day) => {
        const { activityId } = await givenActivity(t, { startDate: hours.at(day, '12:00') }, calendar);
        return listFor(t, id, activityId);
      };
    },
  },
});
