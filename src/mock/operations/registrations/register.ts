import { entryOf } from '../../domain/registrations-entry.ts';
import { statusOnRegister, type Newcomer, type RegisterChoices } from '../../domain/waitlist.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { ActivityRecord, RegistrationRecord, UserType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusedBelowDeleted, refusedForDeleted } from '../for-the-deleted.ts';
import { unknown } from '../lookup.ts';
import type { OperationContext } from '../operation.ts';
import { closedFor } from './closed.ts';
import { dayAsked, type DayAsked } from './day-asked.ts';
import { announceRegistration, limitsOf, personEntries, type PersonEntry } from './entries.ts';
import { personNamed, type ConnectionNaming } from './person.ts';

/** The input of a registration: the activity, the user, the day. */
interface RegisterOrder {
  readonly activityId: string;
  readonly userId: string;
  readonly userType: UserType;
  readonly occurrenceDate: string | undefined;
}

/** How a route registers: its rule for a full activity, the entries that count, and its store. */
export interface Keeping {
  readonly operation: 'createRegistration' | 'createRegistrationFlat';
  /** What a full activity means for a new entry: by the rules, registered anyway, or refused. */
  readonly onFull: 'as-reference' | 'registered' | 'refused';
  /** The entries that count when this person asks for a place. */
  readonly entries: (activityId: string, world: World, personId: string) => readonly PersonEntry[];
  readonly enter: (registration: RegistrationRecord, context: OperationContext) => void;
}

/** The registration, and a warning for the answer. */
interface Registered extends Pick<DayAsked, 'headers'> {
  readonly registration: RegistrationRecord;
  readonly activity: ActivityRecord;
}

const registerChoices = (world: World): RegisterChoices => ({
  waitlist: world.choose('waitlist-rule', {
    'when-full': 'when-full',
    'when-full-or-queued': 'when-full-or-queued',
    never: 'never',
  } as const),
  fullForConnections: world.choose('full-for-connections', {
    refused: 'refused',
    waitlisted: 'waitlisted',
    overbooked: 'overbooked',
  } as const),
});

const twice = ({ record }: PersonEntry, world: World): RegistrationRecord | Refusal =>
  world.choose('duplicate-registration', {
    refused: refuse('conflict', {
      promised: 'A user can be registered only once for an activity, or for an occurrence.',
      found: `the user is already ${record.status}, since ${record.registeredAt}.`,
      next: 'nothing to do, or cancel that registration first.',
    }),
    'existing-returned': record,
  });

const enter: Keeping['enter'] = (registration, context) => {
  context.store.registrations.insert(registration);
  // EVT-29
  const isAnnounced =
    registration.status === 'registered' ||
    context.choose('waitlisted-create-event', { fires: true, silent: false });
  if (isAnnounced) announceRegistration('registration.created', registration, context);
};

/** The rules and the store of the reference routes. */
export const REFERENCE: Keeping = {
  operation: 'createRegistration',
  onFull: 'as-reference',
  entries: personEntries,
  enter,
};

const refusedFull = (places: number, kind: 'connection' | 'resident'): Refusal =>
  refuse('conflict', {
    promised: `A ${kind} can only be registered while there are free places for ${kind}s.`,
    found: `all ${places} are taken.`,
    next: 'try again when a registration was cancelled.',
  });

const statusFor = (
  newcomer: Newcomer,
  entries: readonly PersonEntry[],
  activity: ActivityRecord,
  onFull: Keeping['onFull'],
  world: World,
): RegistrationRecord['status'] | 'refused' => {
  const byRules = (choices: RegisterChoices) =>
    statusOnRegister(newcomer, entries, limitsOf(activity), choices);
  if (onFull === 'as-reference') return byRules(registerChoices(world));
  const isFree = byRules({ waitlist: 'when-full', fullForConnections: 'refused' }) === 'registered';
  // FLT-13
  return isFree ? 'registered' : onFull;
};

/** The new registration of a user who has none, or a refusal. */
const decide = (
  { activityId, userId, userType }: RegisterOrder,
  { personId, occurrenceDate }: Pick<RegistrationRecord, 'personId' | 'occurrenceDate'>,
  entries: readonly PersonEntry[],
  activity: ActivityRecord,
  onFull: Keeping['onFull'],
  context: OperationContext,
): RegistrationRecord | Refusal => {
  const status = statusFor({ userType, occurrenceDate }, entries, activity, onFull, context);
  const places = userType === 'connection' ? activity.maxRegisteredConnections : activity.maxRegistered;
  if (status === 'refused') return refusedFull(places ?? 0, userType);
  const registeredAt = isoOf(context.clock.now());
  const id = context.ids.next('reg');
  return { id, activityId, occurrenceDate, userId, userType, personId, registeredAt, status, onDates: {} };
};

/**
 * Registers a user for an activity or for one occurrence of a series, with a place or on the waitlist, and notifies
 * receivers. Refuses with 404 unknown ids, and with 409 a closed or full activity or a second registration. States,
 * Registration; Endpoints, Registrations.
 */
export const register = (
  order: RegisterOrder,
  naming: ConnectionNaming,
  context: OperationContext,
  keeping: Keeping = REFERENCE,
): Registered | Refusal => {
  const { activityId, userId, userType } = order;
  const activity = context.store.activities.find(activityId);
  if (!activity) return unknown('an activity', activityId);
  const deleted = refusedBelowDeleted(activity, 'createRegistration', context);
  if (deleted) return deleted;
  const person = personNamed(userId, userType, naming, context);
  if (isRefusal(person)) return person;
  const gone = refusedForDeleted(person, `a ${userType}`, keeping.operation, context);
  if (gone) return gone;
  const personId = person.id;
  const asked = dayAsked(order.occurrenceDate, activity, context);
  if (isRefusal(asked)) return asked;
  const closed = closedFor(activity, asked.day, userType, context);
  if (closed) return closed;
  const entries = keeping.entries(activityId, context, personId);
  const earlier = entryOf(entries, personId, asked.day);
  const newcomer = { personId, occurrenceDate: asked.day };
  const registration = earlier
    ? twice(earlier, context)
    : decide(order, newcomer, entries, activity, keeping.onFull, context);
  if (isRefusal(registration)) return registration;
  if (!earlier) keeping.enter(registration, context);
  return { registration, activity, headers: asked.headers };
};
