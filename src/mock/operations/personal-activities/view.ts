import type { components } from '../../../../openapi/generated/types.ts';
import { dateTimeText, instantOf } from '../../domain/calendar-day.ts';
import { minutesBetween } from '../../domain/time-of-day.ts';
import type { PersonalActivityRecord } from '../../world/personal-activities-records.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import { fileUrl } from '../file-url.ts';
import type { Scene } from '../operation.ts';

const durationOf = (activity: PersonalActivityRecord, scene: Scene): number | null => {
  const { timeType, startTime, endTime, durationInMinutes } = activity;
  if (timeType !== 'exactTime' || startTime === null || endTime === null) return durationInMinutes;
  return scene.choose('personal-activity-gap', {
    gap: minutesBetween(startTime, endTime),
    'as-sent': durationInMinutes,
  });
};

/** Resources, Personal activity. */
export const personalActivityView = (
  activity: PersonalActivityRecord,
  scene: Scene,
): components['schemas']['PersonalActivity'] => {
  const zone = zoneOfResident(activity.residentId, scene);
  return {
    id: activity.id,
    name: activity.name,
    startDate: dateTimeText(instantOf(activity.startDate, zone), zone),
    startTime: activity.startTime,
    endTime: activity.endTime,
    timeType: activity.timeType,
    durationInMinutes: durationOf(activity, scene),
    attendedResidentIds: [...activity.attendedResidentIds],
    location: activity.location,
    description: activity.description,
    confirmed: activity.confirmed ?? false,
    photos: activity.photos.map(({ id, name, fileId, type, size, publicToFamily }) => ({
      id,
      name,
      url: fileUrl(scene, fileId),
      type,
      size,
      publicToFamily,
    })),
    created: activity.created,
    modified: activity.modified,
  };
};
