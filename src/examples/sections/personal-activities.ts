import { Temporal } from 'temporal-polyfill';
import type { PersonalActivityRecord } from '../../mock/world/personal-activities-records.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, dayAtHome, first, home, isFromBefore, windowOfDays, type Tour } from '../tour.ts';

const isAtHome =
  (tour: Tour) =>
  ({ residentId }: PersonalActivityRecord): boolean =>
    tour.world.store.residents.find(residentId)?.facilityId === home(tour).id;

const latest = (tour: Tour): PersonalActivityRecord =>
  first(
    tour.world.store.personalActivities
      .filter(isAtHome(tour))
      .filter(isFromBefore(tour.world))
      .filter(({ timeType, photos }) => timeType === 'exactTime' && photos.length > 0)
      .reverse(),
    'a personal activity with a photo',
  );

export const personalActivityExamples = {
  listPersonalActivities: (tour) => ({
    at: { residentId: latest(tour).residentId, ...windowOfDays(tour, -14, 0) },
  }),
  createPersonalActivity: (tour) => {
    const { residentId, startTime } = latest(tour);
    const start = { timeZone: home(tour).timeZone, plainTime: startTime ?? '10:00' };
    const startDate = Temporal.PlainDate.from(dayAtHome(tour)).toZonedDateTime(start).toInstant().toString();
    return { at: { residentId }, body: bodyFrom('createPersonalActivity', { ...latest(tour), startDate }) };
  },
} satisfies Partial<Examples>;
