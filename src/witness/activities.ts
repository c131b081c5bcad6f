import { someResident } from './people.ts';
import { activityBody, someActivity } from './programme.ts';
import type { Stage, StageAnswer } from './stage.ts';

type Members = Readonly<Record<string, unknown>>;

export const createActivity = (stage: Stage, more: Members = {}): Promise<StageAnswer> =>
  stage.ask('createActivity', { calendarId: stage.calendars[0] ?? '' }, { body: activityBody(stage, more) });

/** The activities of the first facility around day 30, or in the range that is given. */
export const listActivities = (
  { ask, facilities, day }: Stage,
  query: Readonly<Record<string, string>> = {},
): Promise<StageAnswer> => {
  const range = { startDate: `${day(29)}T00:00:00Z`, endDate: `${day(32)}T00:00:00Z`, ...query };
  return ask('listActivities', { facilityId: facilities[0] ?? '', ...range });
};

/** A daily series from day 30 to day 40 by lever, day 32 left out. */
export const someSeries = async ({ lever, calendars, day }: Stage): Promise<string> => {
  const made = await lever('create-activity', {
    calendarId: calendars[0] ?? '',
    startDate: `${day(30)}T09:00:00Z`,
    endDate: `${day(30)}T10:00:00Z`,
    recurrence: { frequency: 'daily', seriesEndDate: day(40), exceptionDates: [day(32)] },
  });
  return made['activityId'] ?? '';
};

export const register = (
  { ask }: Stage,
  activityId: string,
  userId: string,
  more: Members = {},
): Promise<StageAnswer> =>
  ask('createRegistration', { activityId }, { body: { userId, userType: 'resident', ...more } });

/** An activity with one place, the resident who has it and one who waits. */
export const fullActivity = async (stage: Stage) => {
  const activityId = await someActivity(stage, { maxRegistered: 1 });
  const [first, second] = [await someResident(stage), await someResident(stage)];
  const registered = await register(stage, activityId, first);
  const waitlisted = await register(stage, activityId, second);
  return { activityId, first, second, registered, waitlisted };
};
