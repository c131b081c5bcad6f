import type { Temporal } from 'temporal-polyfill';
import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { dateOf, dateOfInstant, instantOf } from '../../domain/calendar-day.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { storedInstant, type SentActivity } from '../../operations/activities/input.ts';
import { isoOf } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';

type Times = Pick<SentActivity, 'startDate' | 'startTime' | 'endDate' | 'endTime'>;

/** The time of day (HH:mm) that a zone's clocks show at an instant. */
export const clockTime = (instant: Temporal.Instant, zone: string): string =>
  instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });

const tomorrowAt = (plainTime: string, zone: string, { clock }: World): Temporal.Instant =>
  dateOfInstant(clock.now(), zone)
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: zone, plainTime })
    .toInstant();

/**
 * When an activity takes place, where staff leave that to the platform: tomorrow at ten, for an hour. Times of day
 * agree with the dates unless staff say otherwise.
 */
export const timesOf = (
  input: LeverInput<'create-activity'>,
  zone: string,
  world: World,
): Times | Refusal => {
  const sentStart = input.startDate ?? isoOf(tomorrowAt(input.startTime ?? '10:00', zone, world));
  const startDate = storedInstant('startDate', sentStart, zone, world);
  if (isRefusal(startDate)) return startDate;
  const startTime = input.startTime ?? clockTime(instantOf(startDate, zone), zone);
  const start = dateOf(startDate, zone).toZonedDateTime({ timeZone: zone, plainTime: startTime }).toInstant();
  // With only an endTime the end lies on the first day, or on the next day if it is earlier than the start.
  if (input.endDate === undefined && input.endTime !== undefined)
    return { startDate, startTime, endTime: input.endTime };
  const sentEnd = input.endDate ?? isoOf(start.add({ hours: 1 }));
  const endDate = storedInstant('endDate', sentEnd, zone, world);
  if (isRefusal(endDate)) return endDate;
  return {
    startDate,
    startTime,
    endDate,
    endTime: input.endTime ?? clockTime(instantOf(endDate, zone), zone),
  };
};

/** The staff member who acts when none is named. */
export const someStaff = (
  facilityId: string,
  { store }: World,
): { readonly id: string; readonly name: string } => {
  const staff = store.staff.where('facility', facilityId)[0] ?? store.staff.all()[0];
  if (staff) return { id: staff.id, name: `${staff.firstName} ${staff.lastName}` };
  return store.systemActors.all()[0] ?? { id: 'staff', name: 'Staff' };
};
