import type { AnyInput } from '../../mock/http/input.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { ActivityRecord, RecurrenceRecord } from '../../mock/world/records.ts';
import { secondaryKeys } from '../../mock/world/secondary-keys.ts';
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
