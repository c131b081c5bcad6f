import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { NO_EFFECT, occurrenceDay, refusedOnSingle } from '../activities/occurrence-date.ts';

/** What a registration or a cancel is about: one day of a series, or with null the activity or the whole series. */
export interface DayAsked {
  readonly day: string | null;
  /** Said with the answer where the date that was sent has no effect. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the occurrenceDate of a registration or a cancel (the interface: Registrations; Activities, rules 3 and 4). */
export const dayAsked = (
  sent: string | undefined,
  activity: ActivityRecord,
  world: World,
): DayAsked | Refusal => {
  if (sent === undefined) return { day: null, headers: {} };
  if (!activity.recurrence) return refusedOnSingle(world) ?? { day: null, headers: NO_EFFECT };
  const day = occurrenceDay(sent, activity, activity.recurrence, world);
  return isRefusal(day) ? day : { day: day.toString(), headers: {} };
};
