import { refuse, type Refusal } from '../../http/problem.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { undeletable } from '../lookup.ts';
import type { Operations, OperationContext } from '../operation.ts';
import { entriesOf } from './entries.ts';

/** Deletes an activity softly: the record stays, no list holds it (the interface: States, Activity). */
export const removeActivity = (activity: ActivityRecord, context: OperationContext): void => {
  context.store.activities.replace({ ...activity, isDeleted: true });
  // EVT-26
  context.announce('activity.deleted', activity.id);
};

const refusedSeries = (activity: ActivityRecord, world: World): Refusal | undefined => {
  const isDeleted = world.choose('series-delete', { 'whole-series': true, refused: false });
  if (!activity.recurrence || isDeleted) return undefined;
  return refuse('conflict', {
    promised: 'Only one-time activities can be deleted.',
    found: 'a recurring series.',
    next: 'ask staff to delete it.',
  });
};

const activeRegistrations = (activity: ActivityRecord, world: World): number => {
  const isActive = world.choose('waitlist-blocks-delete', {
    blocks: ['registered', 'waitlisted'],
    'registered-only': ['registered'],
  });
  // ACT-97
  const active = entriesOf(activity, world).filter(({ status }) => isActive.includes(status));
  return active.length;
};

/**
 * An activity with active registrations is deleted only when the delete is confirmed. How to confirm is the choice of
 * this mock (ACT-96).
 */
const refusedRegistered = (
  activity: ActivityRecord,
  isConfirmed: boolean,
  world: World,
): Refusal | undefined => {
  const count = activeRegistrations(activity, world);
  if (count === 0 || isConfirmed) return undefined;
  const status = world.choose('delete-with-registrations-status', {
    conflict: 409,
    'bad-request': 400,
    forbidden: 403,
    precondition: 428,
  });
  return refuse(
    'conflict',
    {
      promised: 'Only an activity without active registrations can be deleted.',
      found: `${count} active registrations.`,
      next: 'cancel them first, or add ?confirm=true.',
    },
    { status },
  );
};

export const deleteActivity: Operations['deleteActivity'] = ({ path, query }, context) => {
  const activity = context.store.activities.find(path.activityId);
  if (!activity || activity.isDeleted)
    return undeletable('deleteActivity', 'an activity', path.activityId, context);
  const refusal =
    refusedSeries(activity, context) ?? refusedRegistered(activity, query.confirm === true, context);
  if (refusal) return refusal;
  removeActivity(activity, context);
  return { status: 204, body: undefined };
};
