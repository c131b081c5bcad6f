import { Temporal } from 'temporal-polyfill';
import { dateOfInstant } from '../../domain/calendar-day.ts';
import { nextOccurrenceDate } from '../../domain/recurrence.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ActivityRecord, RecurrenceRecord, UserType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { occasionOf, seriesOf, zoneOf } from '../activities/occasion.ts';

const isSeriesOver = (activity: ActivityRecord, recurrence: RecurrenceRecord, world: World): boolean => {
  const zone = zoneOf(activity.facilityId, world);
  const nextFrom = (from: Temporal.PlainDate) => nextOccurrenceDate(seriesOf(recurrence), zone, from);
  // An occurrence of yesterday may end after midnight.
  const yesterday = dateOfInstant(world.clock.now(), zone).subtract({ days: 1 });
  for (let day = nextFrom(yesterday); day !== undefined; day = nextFrom(day.add({ days: 1 })))
    if (!occasionOf(activity, day, world).isPast) return false;
  return true;
};

const isOver = (activity: ActivityRecord, day: string | null, world: World): boolean => {
  if (activity.recurrence && day === null) return isSeriesOver(activity, activity.recurrence, world);
  return occasionOf(activity, day === null ? null : Temporal.PlainDate.from(day), world).isPast;
};

/** Why an activity is closed for registration. The interface names these states and leaves the answer open. */
const reasonOf = (
  activity: ActivityRecord,
  day: string | null,
  userType: UserType,
  world: World,
): string | undefined => {
  if (activity.isCancelled) return 'a cancelled activity';
  if (userType === 'connection' && !activity.allowConnections)
    return 'an activity that is not open to connections';
  return isOver(activity, day, world) ? 'a past activity' : undefined;
};

/** The refusal of a registration for a closed activity; undefined when it is open. */
export const closedFor = (
  activity: ActivityRecord,
  day: string | null,
  userType: UserType,
  world: World,
): Refusal | undefined => {
  const refuses = world.choose('closed-activity-registration', { refused: true, accepted: false });
  const found = refuses ? reasonOf(activity, day, userType, world) : undefined;
  if (found === undefined) return undefined;
  return refuse('conflict', {
    promised: 'Users can only register for a future activity that is open to them.',
    found: `${found}.`,
    next: 'choose an activity with isPastActivity and isCancelled false (for connections, with allowConnections true).',
  });
};
