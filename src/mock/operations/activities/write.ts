import { isSameValue } from '../../domain/same-value.ts';
import type { Acting } from '../../world/acting.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { ActivityRecord, CalendarRecord } from '../../world/records.ts';
import { createdReply, flagsOfTheNew } from '../created-reply.ts';
import { refusedBelowDeleted } from '../for-the-deleted.ts';
import { unknown } from '../lookup.ts';
import type { Operations, OperationContext } from '../operation.ts';
import { fillPlaces } from '../registrations/cancel.ts';
import { updatedAt } from '../updated-at.ts';
import { valuesOf, type ActivityValues } from './input.ts';
import { nextOccasion } from './occasion.ts';
import { activityView } from './view.ts';

/** The members of a new activity that only staff can set. */
interface ByStaff {
  readonly isCancelled: boolean;
  readonly recurrence: ActivityRecord['recurrence'];
}

// ACT-81
const onceAndOn: ByStaff = { isCancelled: false, recurrence: null };

/** The facility of an activity on this calendar (the interface: Resources, Calendar). */
export const facilityOf = ({ facilityIds }: CalendarRecord): string => facilityIds[0] ?? '';

/** Puts an activity on a calendar and sends an event (ACT-66, ACT-78). */
export const addActivity = (
  calendar: CalendarRecord,
  values: ActivityValues,
  { id, name }: Pick<Acting, 'id' | 'name'>,
  context: OperationContext,
  byStaff: ByStaff = onceAndOn,
): ActivityRecord => {
  const now = isoOf(context.clock.now());
  const activity = context.store.activities.insert({
    id: context.ids.next('act'),
    calendarId: calendar.id,
    facilityId: facilityOf(calendar),
    ...values,
    ...byStaff,
    creator: { id, name },
    isDeleted: false,
    created: now,
    modified: now,
  });
  // EVT-17, EVT-19
  context.announce('activity.created', activity.id);
  return activity;
};

/** Replaces values of an activity and sends an event; all other values stay (ACT-82). */
export const changeActivity = (
  activity: ActivityRecord,
  changes: Partial<ActivityValues & ByStaff>,
  context: OperationContext,
): ActivityRecord => {
  const modified = updatedAt(activity.modified, context);
  const isChanged = !isSameValue({ ...activity, ...changes }, activity);
  const changed = context.store.activities.replace({ ...activity, ...changes, modified });
  // EVT-21, EVT-23
  if (context.choose('unchanged-activity-event', { fires: true, silent: isChanged }))
    context.announce('activity.updated', activity.id);
  return changed;
};

const fixed = (found: string): Refusal =>
  refuse('conflict', {
    promised: 'Only one-time activities in the future can be replaced.',
    found,
    next: 'replace another activity, or ask staff to change this one.',
  });

const statuses = { conflict: 409, invalid: 400, forbidden: 403, 'left-unchanged': undefined };

/** Why an activity cannot be replaced, and the status of the refusal; undefined: the activity is answered unchanged. */
const resistance = (activity: ActivityRecord, isPast: boolean, context: OperationContext) => {
  // ACT-92
  if (activity.recurrence)
    return { status: context.choose('series-edit-status', statuses), refusal: fixed('a recurring series.') };
  // ACT-90
  if (isPast)
    return { status: context.choose('past-activity-status', statuses), refusal: fixed('a past activity.') };
  return undefined;
};

/**
 * The calendar of an activity never changes (the interface: Activities). What a body with a calendarId is answered is
 * an open choice (ACT-88).
 */
const refusedMove = (
  sent: Readonly<Record<string, unknown>>,
  activity: ActivityRecord,
  context: OperationContext,
): Refusal | undefined => {
  const calendarId = sent['calendarId'] ?? activity.calendarId;
  const isMove = calendarId !== activity.calendarId;
  if (!isMove || context.choose('calendar-in-put', { ignored: true, refused: false })) return undefined;
  return refuse('conflict', {
    promised: 'An activity cannot move to another calendar.',
    found: 'another calendarId in the body.',
    next: 'leave calendarId out, or create a new activity on the other calendar.',
  });
};

export const createActivity: Operations['createActivity'] = ({ path, body, acting }, context) => {
  const calendar = context.store.calendars.find(path.calendarId);
  if (!calendar) return unknown('a calendar', path.calendarId);
  const facilityId = facilityOf(calendar);
  const values = valuesOf(body, { operation: 'createActivity', facilityId, attachments: [] }, context);
  if (isRefusal(values)) return values;
  const activity = addActivity(calendar, values, acting, context);
  const data = {
    ...activityView(nextOccasion(activity, context), context),
    ...flagsOfTheNew('createActivity', { isCancelled: null }, context),
  };
  return createdReply('createActivity', { data }, context);
};

export const replaceActivity: Operations['replaceActivity'] = ({ path, body, sent }, context) => {
  const activity = context.store.activities.find(path.activityId);
  if (!activity) return unknown('an activity', path.activityId);
  const gone = refusedBelowDeleted(activity, 'replaceActivity', context);
  if (gone) return gone;
  const before = nextOccasion(activity, context);
  const resisted = resistance(activity, before.isPast, context);
  if (resisted) {
    const { status, refusal } = resisted;
    return status === undefined
      ? { status: 200, body: { data: activityView(before, context) } }
      : { ...refusal, status };
  }
  const move = refusedMove(sent, activity, context);
  if (move) return move;
  const { facilityId, attachments } = activity;
  const values = valuesOf(body, { operation: 'replaceActivity', facilityId, attachments }, context);
  if (isRefusal(values)) return values;
  const replaced = changeActivity(activity, values, context);
  fillPlaces(replaced, context);
  return { status: 200, body: { data: activityView(nextOccasion(replaced, context), context) } };
};
