import type { Whole, WithWholes } from '../../domain/exact-integer.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { dateTimeText, instantOf } from '../../domain/calendar-day.ts';
import { minutesBetween } from '../../domain/time-of-day.ts';
import type { PersonalActivityRecord } from '../../world/personal-activities-records.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import { fileUrl } from '../file-url.ts';
import type { OperationContext } from '../operation.ts';

const durationOf = (activity: PersonalActivityRecord, context: OperationContext): Whole | null => {
  const { timeType, startTime, endTime, durationInMinutes } = activity;
  if (timeType !== 'exactTime' || startTime === null || endTime === null) return durationInMinutes;
  return context.choose('personal-activity-gap', {
    gap: minutesBetween(startTime, endTime),
    'as-sent': durationInMinutes,
  });
};

/** Resources, Personal activity. */
export const personalActivityView = (
  activity: PersonalActivityRecord,
  context: OperationContext,
): WithWholes<components['schemas']['PersonalActivity']> => {
  const zone = zoneOfResident(activity.residentId, context);
  return {
    id: activity.id,
    name: activity.name,
    startDate: dateTimeText(instantOf(activity.startDate, zone), zone),
    startTime: activity.startTime,
    endTime: activity.endTime,
    timeType: activity.timeType,
    durationInMinutes: durationOf(activity, context),
    attendedResidentIds: [...activity.attendedResidentIds],
    location: activity.location,
    description: activity.description,
    confirmed: activity.confirmed ?? false,
    photos: activity.photos.map(({ id, name, fileId, type, size, publicToFamily }) => ({
      id,
      name,
      url: fileUrl(context, fileId),
      type,
      size,
      publicToFamily,
    })),
    created: activity.created,
    modified: activity.modified,
  };
};
