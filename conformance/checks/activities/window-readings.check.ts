import { bodyOn, givenActivity } from '../../factories/activities.ts';
import { soleCalendarOf, utcCalendar } from '../../factories/calendars.ts';
import { at } from '../../kit/dates.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { windowLooks } from '../dated-window-readings.ts';
import type { DatedList } from '../window-readings.ts';

/** The list of a facility, in which a check looks for one activity. */
const listFor = (t: Tools, facilityId: string, activityId: string): DatedList => ({
  operation: 'listActivities',
  ask: (dates) => t.call('listActivities', { path: { facilityId }, query: { ...dates } }),
  holds: (answer) => byId(listOf(answer), activityId) !== undefined,
});

windowLooks({
  section: 'activities',
  ahead: 210,
  async list(t, day, hours) {
    const calendar = await utcCalendar(t);
    const { facilityId } = calendar;
    const [from, to] = hours ?? ['12:00', '13:00'];
    const body = await bodyOn(t, facilityId, day, [from, to]);
    return listFor(t, facilityId, (await givenActivity(t, body, calendar)).activityId);
  },
  zone: {
    ahead: 220,
    async at(t, { id }) {
      const calendar = await soleCalendarOf(t, id);
      return async (day) => {
        const { activityId } = await givenActivity(t, { startDate: at(day, '12:00') }, calendar);
        return listFor(t, id, activityId);
      };
    },
  },
});
