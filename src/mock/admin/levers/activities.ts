import { dateOf } from '../../domain/calendar-day.ts';
import { isRefusal } from '../../http/problem.ts';
import { removeActivity } from '../../operations/activities/delete.ts';
import { valuesOf, type SentActivity } from '../../operations/activities/input.ts';
import { zoneOf } from '../../operations/activities/occasion.ts';
import { addActivity, changeActivity, facilityOf } from '../../operations/activities/write.ts';
import { unknown } from '../../operations/lookup.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { attach } from './activity-files.ts';
import { someStaff, timesOf } from './activity-defaults.ts';
import { recurrenceOf, refusedSeries } from './activity-series.ts';
import type { Levers } from './lever.ts';

const living = (id: string, { store }: World): ActivityRecord | undefined => {
  const activity = store.activities.find(id);
  return activity?.isDeleted ? undefined : activity;
};

/** A stored activity as a body that would leave it as it is. */
const asSent = (activity: ActivityRecord): SentActivity => ({
  name: activity.name,
  type: activity.type,
  startDate: activity.startDate,
  endDate: activity.endDate ?? undefined,
  startTime: activity.startTime ?? undefined,
  endTime: activity.endTime ?? undefined,
  timeType: activity.timeType,
  location: activity.location ?? undefined,
  description: activity.description ?? undefined,
  maxRegistered: activity.maxRegistered ?? undefined,
  maxRegisteredConnections: activity.maxRegisteredConnections ?? undefined,
  allowConnections: activity.allowConnections,
  attachments: activity.attachments.map(({ id }) => ({ attachmentId: id })),
});

const createActivity: Levers['create-activity'] = (input, context) => {
  const calendar = context.store.calendars.find(input.calendarId);
  if (!calendar) return unknown('a calendar', input.calendarId);
  const facilityId = facilityOf(calendar);
  const zone = zoneOf(facilityId, context);
  const { attachments: files = [], recurrence: pattern, isCancelled = false, ...given } = input;
  const times = timesOf(input, zone, context);
  if (isRefusal(times)) return times;
  const type = context.store.activityTypes.all()[0]?.name ?? 'Activity';
  const sent = { name: 'Activity', type, ...given, ...times };
  const values = valuesOf(sent, { operation: 'createActivity', facilityId, attachments: [] }, context);
  if (isRefusal(values)) return values;
  const recurrence = pattern === undefined ? null : recurrenceOf(pattern, values.startDate, zone, context);
  const refusal = recurrence && refusedSeries(values, recurrence, zone);
  if (refusal) return refusal;
  const attachments = attach(files, context);
  if (isRefusal(attachments)) return attachments;
  const creator = someStaff(facilityId, context);
  const { id } = addActivity(calendar, { ...values, attachments }, creator, context, {
    isCancelled,
    recurrence,
  });
  return { activityId: id, attachmentIds: attachments.map((attachment) => attachment.id) };
};

/** Staff change what the API cannot: past activities and series too. */
const updateActivity: Levers['update-activity'] = ({ activityId, isCancelled, ...given }, context) => {
  const activity = living(activityId, context);
  if (!activity) return unknown('an activity', activityId);
  const { facilityId, attachments } = activity;
  const zone = zoneOf(facilityId, context);
  const sent = { ...asSent(activity), ...given };
  const values = valuesOf(sent, { operation: 'replaceActivity', facilityId, attachments }, context);
  if (isRefusal(values)) return values;
  const isMoved = given.startDate !== undefined;
  const seriesStartDate = dateOf(values.startDate, zone).toString();
  const recurrence = activity.recurrence && { ...activity.recurrence, ...(isMoved && { seriesStartDate }) };
  const isOther = isMoved || given.endDate !== undefined;
  const refusal = recurrence && isOther ? refusedSeries(values, recurrence, zone) : undefined;
  if (refusal) return refusal;
  changeActivity(
    activity,
    { ...values, recurrence, isCancelled: isCancelled ?? activity.isCancelled },
    context,
  );
  return { activityId };
};

const deleteActivity: Levers['delete-activity'] = ({ activityId }, context) => {
  const activity = living(activityId, context);
  if (!activity) return unknown('an activity', activityId);
  removeActivity(activity, context);
  return {};
};

const attachToActivity: Levers['attach-to-activity'] = ({ activityId, ...file }, context) => {
  const activity = living(activityId, context);
  if (!activity) return unknown('an activity', activityId);
  const kept = attach([file], context);
  if (isRefusal(kept)) return kept;
  changeActivity(activity, { attachments: [...activity.attachments, ...kept] }, context);
  return { attachmentId: kept.map(({ id }) => id).join() };
};

export const activityLevers = {
  'create-activity': createActivity,
  'update-activity': updateActivity,
  'delete-activity': deleteActivity,
  'attach-to-activity': attachToActivity,
} satisfies Partial<Levers>;
