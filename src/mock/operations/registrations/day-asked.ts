import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { NO_EFFECT, occurrenceDay, refusedOnSingle } from '../activities/occurrence-date.ts';

/** The target of a registration or a cancel: one day of a series, or null for the activity or the whole series. */
export interface DayAsked {
  readonly day: string | null;
  /** The warning for the answer when the sent date has no effect. */
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
