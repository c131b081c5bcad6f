import type { LeverInput } from '../../../openapi/generated/levers.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { ActivityRecord, RecurrenceRecord } from '../../mock/world/records.ts';
import { secondaryKeys } from '../../mock/world/secondary-keys.ts';
import { register } from '../../witness/activities.ts';
import type { WitnessClient } from '../../witness/client.ts';
import { someResident } from '../../witness/people.ts';
import { membersIn } from '../input.ts';
import { withContext, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { seenAs } from '../seen-collection.ts';

export const LIST = 'listActivities';
export const CREATE = 'createActivity';
export const GET = 'getActivity';
export const REPLACE = 'replaceActivity';
export const DELETE = 'deleteActivity';

/** The operations that show activities. */
export const EVERYWHERE = [LIST, GET, CREATE, REPLACE] as const;

/** The verbs of faults for activities. */
export const activities = resourceOf<ActivityRecord>({
  records: ({ store }) => store.activities,
  view: (activity, context) => activityView(nextOccasion(activity, context), context),
  id: 'activityId',
  list: LIST,
  create: CREATE,
  replace: REPLACE,
  shownBy: EVERYWHERE,
});

/** The stored activity that the path names. */
export const storedFor = ({ path }: AnyInput, { store }: OperationContext): ActivityRecord | undefined =>
  store.activities.find(path['activityId']);

/** An operation that sees every activity a little otherwise than it is stored. */
export const sees = (
  operation: typeof LIST | typeof GET,
  change: (stored: ActivityRecord) => Partial<ActivityRecord>,
): Mutation =>
  withContext(operation, (context) => {
    const { activities } = context.store;
    const see = (stored: ActivityRecord): ActivityRecord => ({ ...stored, ...change(stored) });
    const seen = seenAs(activities, secondaryKeys.activities, see);
    return { ...context, store: { ...context.store, activities: seen } };
  });

/** The same of the patterns of series. */
export const seesPattern = (
  operation: typeof LIST | typeof GET,
  change: (recurrence: RecurrenceRecord) => Partial<RecurrenceRecord>,
): Mutation =>
  sees(operation, ({ recurrence }) => ({
    recurrence: recurrence && { ...recurrence, ...change(recurrence) },
  }));

/** The ids of an activity that staff made on the first calendar, and of its attachments. */
export const byStaff = async (
  client: WitnessClient,
  activity: Partial<LeverInput<'create-activity'>>,
): Promise<{ readonly id: string; readonly attachmentIds: readonly string[] }> => {
  const made: unknown = await client.lever('create-activity', {
    calendarId: client.calendars[0] ?? '',
    ...activity,
  });
  const { activityId, attachmentIds } = membersIn(made);
  return {
    id: String(activityId),
    attachmentIds: Array.isArray(attachmentIds) ? attachmentIds.map(String) : [],
  };
};

/** The dates of an activity between two hours of a day, so many days from the clock's. */
export const onDay = (
  { day }: WitnessClient,
  offset: number,
  [first, last]: readonly [string, string] = ['12:00', '13:00'],
) => ({ startDate: `${day(offset)}T${first}:00Z`, endDate: `${day(offset)}T${last}:00Z` });

/** A new resident who is registered for the activities. */
export const registeredFor = async (client: WitnessClient, ...ids: readonly string[]): Promise<string> => {
  const userId = await someResident(client);
  for (const id of ids) await register(client, id, userId);
  return userId;
};

/** Reads an activity. */
export const read = ({ call }: WitnessClient, id: string, query = '', as?: string) =>
  call('GET', `/activities/${id}${query}`, as === undefined ? {} : { as });
