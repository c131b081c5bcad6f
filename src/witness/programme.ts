import type { Stage } from './stage.ts';
import { someResident } from './people.ts';

type Body = Readonly<Record<string, unknown>>;

/** A body for an activity at noon of a day ahead, one hour long. */
export const activityBody = (stage: Stage, body: Body = {}): Body => ({
  name: 'Tea',
  type: 'Social',
  startDate: `${stage.day(30)}T12:00:00Z`,
  endDate: `${stage.day(30)}T13:00:00Z`,
  startTime: '12:00',
  endTime: '13:00',
  maxRegistered: 20,
  ...body,
});

/** Creates an activity on the first calendar and gives its id. */
export const someActivity = (stage: Stage, body: Body = {}): Promise<string> =>
  stage.make('createActivity', { calendarId: stage.calendars[0] ?? '' }, { body: activityBody(stage, body) });

/** What the first facility's list shows of the days around the usual day ahead. */
export const activitiesIn = async (stage: Stage, query = ''): Promise<unknown> => {
  const search = `startDate=${stage.day(29)}T00:00:00Z&endDate=${stage.day(31)}T23:59:59Z${query}`;
  return (await stage.see('listActivities', { facilityId: stage.facilities[0] ?? '' }, { search })).body;
};

/** A body for a check-in of a week ago by the first of the staff. */
export const checkInBody = (stage: Stage, body: Body = {}): Body => ({
  startDate: stage.day(-7),
  checkInStaffId: stage.staff[0],
  durationInMinutes: 7,
  ...body,
});

/** Creates a check-in of a new resident and gives its path. */
export const someCheckIn = async (stage: Stage, body: Body = {}): Promise<string> => {
  const residentId = await someResident(stage);
  const id = await stage.make('createCheckIn', { residentId }, { body: checkInBody(stage, body) });
  return `/residents/${residentId}/check-ins/${id}`;
};

/** Registers a new resident for an activity, a new one unless it is named, and gives the answer. */
export const someRegistration = async (stage: Stage, named?: string): Promise<unknown> => {
  const activityId = named ?? (await someActivity(stage));
  const body = { userId: await someResident(stage), userType: 'resident' };
  const { status, body: shown } = await stage.see('createRegistration', { activityId }, { body });
  return { status, shown };
};
