import { firstOccurrenceDate, nextOccurrenceDate } from '../../domain/recurrence.ts';
import { statusOn } from '../../domain/registrations-entry.ts';
import { cancel, filled, type Cancelled, type MoveChoices } from '../../domain/waitlist.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { ActivityRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { seriesOf, zoneOf } from '../activities/occasion.ts';
import { invalidDate } from '../activities/occurrence-date.ts';
import type { OperationContext } from '../operation.ts';
import { dayAsked, type DayAsked } from './day-asked.ts';
import { announceRegistration, limitsOf, personEntries, saveEntries, type PersonEntry } from './entries.ts';
import { personNamed, type ConnectionNaming } from './person.ts';

/** The input of a cancel: the activity, the user, the day. */
interface CancelOrder {
  readonly activityId: string;
  readonly userId: string;
  readonly occurrenceDate: string | undefined;
}

/** The answer when there is nothing to cancel; `what` has its article. */
type Absent<A> = (what: string, id: string) => A;

/** The registered person that a userId names: by the id of the registration, or by any id that could register now. */
const personListed = (
  userId: string,
  entries: readonly PersonEntry[],
  naming: ConnectionNaming,
  world: World,
): string | undefined => {
  const named = [
    ...entries.filter(({ record }) => record.userId === userId).map(({ record }) => record.personId),
    ...(['resident', 'connection'] as const).flatMap((userType) => {
      const person = personNamed(userId, userType, naming, world);
      return isRefusal(person) ? [] : [person.id];
    }),
  ];
  return named.find((id) => entries.some((entry) => entry.userId === id));
};

/** Whether an entry still covers an occurrence; a series with every occurrence cancelled does not. */
const stands = (entry: PersonEntry, { recurrence, facilityId }: ActivityRecord, world: World): boolean => {
  if (!recurrence || entry.occurrenceDate !== null) return true;
  const series = seriesOf(recurrence);
  const zone = zoneOf(facilityId, world);
  let day = firstOccurrenceDate(series, zone);
  while (day !== undefined && statusOn(entry, day.toString()) === 'cancelled')
    day = nextOccurrenceDate(series, zone, day.add({ days: 1 }));
  return day !== undefined;
};

const announce = ({ cancelled, promoted }: Cancelled<PersonEntry>, context: OperationContext): void => {
  // EVT-34, EVT-35
  const deleted = () => {
    for (const { record } of cancelled) announceRegistration('registration.deleted', record, context);
  };
  // EVT-31, EVT-37, EVT-38
  const created = () => {
    for (const { entry } of promoted) announceRegistration('registration.created', entry.record, context);
  };
  const steps = context.choose('promotion-event-order', {
    'deleted-first': [deleted, created],
    'created-first': [created, deleted],
  });
  for (const step of steps) step();
};

const refusedWithoutDate = (world: World): Refusal | undefined =>
  world.choose('series-cancel-without-date', {
    'all-occurrences': undefined,
    refused: invalidDate(
      'The cancellation of a registration for a series must name one occurrence.',
      'no occurrenceDate.',
      'send its date as occurrenceDate.',
    ),
  });

const otherwise = { waits: false, 'moves-up': true };

const moveChoices = (world: World): MoveChoices => ({
  afterConnection: world.choose('place-free-otherwise', otherwise, 'cancelRegistration'),
  seriesGivenUp: world.choose('series-place-given-up', {
    'first-on-each-day': 'first-on-each-day',
    'first-alone': 'first-alone',
  } as const),
  dayForWhole: world.choose('free-day-for-series-waiter', {
    'that-day': 'that-day',
    nothing: 'nothing',
    'whole-series': 'whole-series',
  } as const),
});

/**
 * Cancels the registration of a user for an activity, or for one occurrence of a series. When a registered resident
 * leaves, the first resident on the waitlist moves up, and receivers are notified of both. States, Registration;
 * Endpoints, Registrations.
 */
export const cancelEntry = <A>(
  { activityId, userId, occurrenceDate }: CancelOrder,
  naming: ConnectionNaming,
  absent: Absent<A>,
  context: OperationContext,
): Pick<DayAsked, 'headers'> | Refusal | A => {
  const activity = context.store.activities.find(activityId);
  if (!activity) return absent('an activity', activityId);
  const asked = dayAsked(occurrenceDate, activity, context);
  if (isRefusal(asked)) return asked;
  const entries = personEntries(activityId, context);
  const personId = personListed(userId, entries, naming, context);
  if (personId === undefined) return absent('a registration for this activity', userId);
  const undated = activity.recurrence && asked.day === null ? refusedWithoutDate(context) : undefined;
  if (undated) return undated;

  const outcome = cancel(entries, personId, asked.day, limitsOf(activity), moveChoices(context));
  if (outcome.cancelled.length === 0) return absent('a registration for this occurrence', userId);
  saveEntries(
    entries,
    outcome.entries.filter((entry) => stands(entry, activity, context)),
    context,
  );
  announce(outcome, context);
  return { headers: asked.headers };
};

/** After an activity got more places: whether the first in the queue have them is an open choice (REG-50). */
export const fillPlaces = (activity: ActivityRecord, context: OperationContext): void => {
  if (!context.choose('place-free-otherwise', otherwise, 'replaceActivity')) return;
  const before = personEntries(activity.id, context);
  const { entries, promoted } = filled(before, limitsOf(activity), moveChoices(context));
  saveEntries(before, entries, context);
  announce({ entries, cancelled: [], promoted }, context);
};

/** After the delete of a resident: whether waitlisted users get the places is an open choice (REG-50). */
export const freePlacesOf = (userId: string, context: OperationContext): void => {
  if (!context.choose('place-free-otherwise', otherwise, 'deleteResident')) return;
  for (const { activityId } of [...context.store.registrations.where('person', userId)])
    cancelEntry({ activityId, userId, occurrenceDate: undefined }, 'neither', () => undefined, context);
};
