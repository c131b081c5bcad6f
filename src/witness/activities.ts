import { someResident } from './people.ts';
import { someActivity } from './programme.ts';
import type { WitnessClient, WitnessAnswer } from './client.ts';

type Members = Readonly<Record<string, unknown>>;

/** The activities of the first facility around day 30, or in the range that is given. */
export const listActivities = (
  { ask, facilities, day }: WitnessClient,
  query: Readonly<Record<string, string>> = {},
): Promise<WitnessAnswer> => {
  const range = { startDate: `${day(29)}T00:00:00Z`, endDate: `${day(32)}T00:00:00Z`, ...query };
  return ask('listActivities', { facilityId: facilities[0] ?? '', ...range });
};

/** A daily series from day 30 to day 40 by lever, day 32 left out. */
export const someSeries = async (
  { lever, calendars, day }: WitnessClient,
  more: { readonly maxRegistered?: number } = {},
): Promise<string> => {
  const made = await lever('create-activity', {
    calendarId: calendars[0] ?? '',
    startDate: `${day(30)}T09:00:00Z`,
    endDate: `${day(30)}T10:00:00Z`,
    recurrence: { frequency: 'daily', seriesEndDate: day(40), exceptionDates: [day(32)] },
    ...more,
  });
  return made['activityId'] ?? '';
};

export const register = (
  { ask }: WitnessClient,
  activityId: string,
  userId: string,
  more: Members = {},
): Promise<WitnessAnswer> =>
  ask('createRegistration', { activityId }, { body: { userId, userType: 'resident', ...more } });

/** An activity with one place, the resident who has it and one who waits. */
export const fullActivity = async (client: WitnessClient) => {
  const activityId = await someActivity(client, { maxRegistered: 1 });
  const [first, second] = [await someResident(client), await someResident(client)];
  const registered = await register(client, activityId, first);
  const waitlisted = await register(client, activityId, second);
  return { activityId, first, second, registered, waitlisted };
};
