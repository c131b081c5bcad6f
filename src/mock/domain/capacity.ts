import { countOn } from './registrations-entry.ts';
import type { Entry, UserType } from './registrations-entry.ts';

/** Places for one kind of user, as an activity shows them; `waitlisted` is shown for residents only. */
interface Capacity {
  readonly max: number | null;
  readonly registered: number;
  readonly available: number | null;
  readonly isFull: boolean;
  readonly isOpen: boolean;
  readonly waitlisted: number;
}

/** The readings that the interface leaves open around capacity. */
export interface CapacityChoices {
  /** No limit shows as no value, or as 0. */
  readonly unlimited: 'null-max' | 'zero-max';
  /** Open means that one more can register, or only that the activity still lies ahead. */
  readonly isOpen: 'bookable' | 'not-over';
  /** Beyond a limit that was lowered nothing is available, or less than nothing. */
  readonly available: 'never-below-zero' | 'below-zero';
}

/** Whether an activity is past or cancelled; both close it. */
export interface ActivityState {
  readonly isPast: boolean;
  readonly isCancelled: boolean;
}

/** The limit that a sent number sets; null is no limit. Resources, Activity; Endpoints, Activities. */
export function limitOf(
  sent: number | null | undefined,
  unlimited: CapacityChoices['unlimited'],
): number | null {
  if (sent === undefined || sent === null) return null;
  return sent === 0 && unlimited === 'zero-max' ? null : sent;
}

/**
 * Capacity of an activity for one kind of user, from its limit (null: none) and its entries; `date` narrows it to
 * one occurrence of a series. More may be registered than a limit that was lowered since. Resources, Activity.
 */
export function capacityOf(
  max: number | null,
  entries: readonly Entry[],
  userType: UserType,
  date: string | null,
  activity: ActivityState,
  choices: CapacityChoices,
): Capacity {
  // ACT-59, ACT-109
  const registered = countOn(entries, userType, 'registered', date);
  const isFull = max !== null && registered >= max;
  const unlimited = choices.unlimited === 'null-max' ? null : 0;
  return {
    max: max ?? unlimited,
    registered,
    available:
      max === null
        ? unlimited
        : choices.available === 'below-zero'
          ? max - registered
          : Math.max(0, max - registered),
    isFull,
    isOpen: isOpen(isFull, activity, choices.isOpen),
    waitlisted: countOn(entries, userType, 'waitlisted', date),
  };
}

function isOpen(isFull: boolean, activity: ActivityState, reading: CapacityChoices['isOpen']): boolean {
  const isAhead = !activity.isPast && !activity.isCancelled;
  switch (reading) {
    case 'bookable':
      return isAhead && !isFull;
    case 'not-over':
      return isAhead;
  }
}
