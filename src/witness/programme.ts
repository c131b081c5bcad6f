import type { WitnessClient } from './client.ts';
import { someResident } from './people.ts';

type Body = Readonly<Record<string, unknown>>;

/** A body for an activity at noon of a day ahead, one hour long. */
export const activityBody = (client: WitnessClient, body: Body = {}): Body => ({
  name: 'Tea',
  type: 'Social',
  startDate: `${client.day(30)}T12:00:00Z`,
  endDate: `${client.day(30)}T13:00:00Z`,
  startTime: '12:00',
  endTime: '13:00',
  maxRegistered: 20,
  ...body,
});

/** Creates an activity on the first calendar and gives its id. */
export const someActivity = (client: WitnessClient, body: Body = {}): Promise<string> =>
  client.make(
    'createActivity',
    { calendarId: client.calendars[0] ?? '' },
    { body: activityBody(client, body) },
  );

/** What the first facility's list shows of the days around the usual day ahead. */
export const activitiesIn = async (client: WitnessClient, query = ''): Promise<unknown> => {
  const search = `startDate=${client.day(29)}T00:00:00Z&endDate=${client.day(31)}T23:59:59Z${query}`;
  return (await client.see('listActivities', { facilityId: client.facilities[0] ?? '' }, { search })).body;
};

/** A body for a check-in of a week ago by the first of the staff. */
export const checkInBody = (client: WitnessClient, body: Body = {}): Body => ({
  startDate: client.day(-7),
  checkInStaffId: client.staff[0],
  durationInMinutes: 7,
  ...body,
});

/** Creates a check-in of a new resident and gives its path. */
export const someCheckIn = async (client: WitnessClient, body: Body = {}): Promise<string> => {
  const residentId = await someResident(client);
  const id = await client.make('createCheckIn', { residentId }, { body: checkInBody(client, body) });
  return `/residents/${residentId}/check-ins/${id}`;
};

/** Registers a new resident for an activity, a new one unless it is named, and gives the answer. */
export const someRegistration = async (client: WitnessClient, named?: string): Promise<unknown> => {
  const activityId = named ?? (await someActivity(client));
  const body = { userId: await someResident(client), userType: 'resident' };
  const { status, body: shown } = await client.see('createRegistration', { activityId }, { body });
  return { status, shown };
};
