import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { actingStaff } from '../factories/acting-staff.ts';
import { activityBody, givenActivity } from '../factories/activities.ts';
import { filedActivity } from '../factories/activities-files.ts';
import { soleCalendar } from '../factories/calendars.ts';
import type { ValidCalls } from './call.ts';
import { activityFor, newOrUntouched } from './people.ts';

type Operations =
  | 'listActivities'
  | 'createActivity'
  | 'getActivity'
  | 'replaceActivity'
  | 'deleteActivity'
  | 'getActivityAttachment'
  | 'listActivityTypes';

/** A range from the day before a day to the day after it, so an activity at noon is inside in every zone. */
const around = (day: string) => ({
  startDate: midnightOf(addDays(day, -1)),
  endDate: lastSecondOf(addDays(day, 1)),
});

const one = newOrUntouched(async (t: Tools) => {
  const { activityId } = await givenActivity(t);
  const path = { activityId };
  const readState = async () => dataOf(await t.call('getActivity', { path }));
  return { path, readState };
});

export const activityCalls: ValidCalls<Operations> = {
  listActivities: {
    ready: async (t) => {
      const { facilityId, day } = await activityFor(t);
      return { path: { facilityId }, query: around(day) };
    },
  },
  createActivity: {
    ready: async (t) => {
      const { calendarId, facilityId } = await soleCalendar(t);
      const location = t.fresh.text('Room');
      const body = { ...(await activityBody(t, {}, facilityId)), location };
      // Without a start, the target could put the activity on the day of its end or on today.
      const days = [body.startDate.slice(0, 10), await t.day(0)];
      const readState = async () => {
        const lists = days.map((day) =>
          t.call('listActivities', { path: { facilityId }, query: around(day) }),
        );
        const listed = (await Promise.all(lists)).flatMap(listOf);
        return listed.filter((one) => one['location'] === location).length;
      };
      return { path: { calendarId }, body, readState };
    },
    keeps: ['type', 'startDate', 'endDate', 'startTime', 'endTime', 'location'],
    makes: {
      path: (answer) => ({ activityId: String(field(answer.json, 'data.id')) }),
      read: 'getActivity',
      remove: 'deleteActivity',
    },
  },
  getActivity: { ready: async (t) => ({ path: { activityId: (await activityFor(t)).activityId } }) },
  replaceActivity: {
    ready: async (t, isAlone) => ({ ...(await one(t, isAlone)), body: await activityBody(t) }),
    keeps: ['type', 'startDate', 'endDate', 'startTime', 'endTime'],
  },
  deleteActivity: { ready: one },
  getActivityAttachment: {
    ready: async (t) => {
      const { activityId, facilityId, files } = await filedActivity(t);
      const path = { activityId, attachmentId: files[0].id };
      return { path, as: await actingStaff(t, facilityId, true) };
    },
  },
  listActivityTypes: { ready: () => Promise.resolve({}) },
};
