import { byRegistration, countOn, entryOf, statusOn } from './registrations-entry.ts';
import type { Entry, RegistrationStatus, UserType } from './registrations-entry.ts';

/** Places of an activity for each kind of user; null is no limit. */
export interface Limits {
  readonly resident: number | null;
  readonly connection: number | null;
}

/** The readings that decide on a new registration. */
export interface RegisterChoices {
  readonly waitlist: 'when-full' | 'when-full-or-queued' | 'never';
  readonly fullForConnections: 'refused' | 'waitlisted' | 'overbooked';
}

/** The readings that decide who moves up when places of a series become free. */
export interface MoveChoices {
  /** Where a whole series is given up: the first on each day, or the first of all alone. */
  readonly seriesGivenUp: 'first-on-each-day' | 'first-alone';
  /** The use of a free day for a user who waits for the whole series. */
  readonly dayForWhole: 'that-day' | 'nothing' | 'whole-series';
  /** Whether anyone moves up after the cancel of a connection. */
  readonly afterConnection?: boolean;
}

const USUAL_MOVES: MoveChoices = {
  seriesGivenUp: 'first-on-each-day',
  dayForWhole: 'that-day',
};

/** An entry after it moved up, and the day; null: the whole entry. */
export interface Promoted<E extends Entry> {
  readonly entry: E;
  readonly date: string | null;
}

/** The entries after a cancel, the cancelled entries before it, and those that moved up. */
export interface Cancelled<E extends Entry> {
  readonly entries: readonly E[];
  readonly cancelled: readonly E[];
  readonly promoted: readonly Promoted<E>[];
}

/** The person who registers, and the day. */
export type Newcomer = Pick<Entry, 'userType' | 'occurrenceDate'>;

/**
 * The status of a new registration for a day, or for `null` the activity or whole series; `refused` when
 * there is no place for it. The rule is open for residents, and all about a full activity is for connections
 * (REG-14).
 */
export function statusOnRegister(
  newcomer: Newcomer,
  entries: readonly Entry[],
  limits: Limits,
  choices: RegisterChoices,
): RegistrationStatus | 'refused' {
  const { userType, occurrenceDate } = newcomer;
  const isFree = hasRoom(entries, limits[userType], userType, occurrenceDate);
  if (userType === 'connection') {
    if (isFree || choices.fullForConnections === 'overbooked') return 'registered';
    return choices.fullForConnections;
  }
  if (choices.waitlist === 'never') return 'registered';
  const queued = daysOf(entries, occurrenceDate).some(
    (date) => countOn(entries, 'resident', 'waitlisted', date) > 0,
  );
  return isFree && !(queued && choices.waitlist === 'when-full-or-queued') ? 'registered' : 'waitlisted';
}

/**
 * Removes a user from an activity: without a date every entry of the user, with a date only that occurrence. After a
 * registered resident, the earliest waitlisted resident moves up into the free place, if there is room. After a
 * waitlisted user or a connection no one moves up, unless the choices say so. If nothing is cancelled, the user had no
 * entry (REG-26).
 */
export function cancel<E extends Entry>(
  entries: readonly E[],
  userId: string,
  date: string | null,
  limits: Limits,
  choices: MoveChoices = USUAL_MOVES,
): Cancelled<E> {
  if (date === null) {
    // REG-31
    const cancelled = entries.filter((entry) => entry.userId === userId);
    const left = entries.filter((entry) => entry.userId !== userId);
    return fill(
      left,
      cancelled,
      cancelled.flatMap((entry) => placesOf(entry, choices)),
      limits.resident,
      choices,
    );
  }
  // REG-33
  const covering = entryOf(entries, userId, date);
  if (covering === undefined) return { entries, cancelled: [], promoted: [] };
  const left =
    covering.occurrenceDate === null
      ? exchanged(entries, { ...covering, onDates: { ...covering.onDates, [date]: 'cancelled' } })
      : entries.filter((entry) => entry !== covering);
  const isHeld = frees(covering, choices) && statusOn(covering, date) === 'registered';
  return fill(left, [covering], isHeld ? [date] : [], limits.resident, choices);
}

/** Moves up the first ones in the queue while there is room. */
export function filled<E extends Entry>(
  entries: readonly E[],
  limits: Limits,
  choices: MoveChoices,
): Pick<Cancelled<E>, 'entries' | 'promoted'> {
  const waiting = entries.filter(({ status }) => status === 'waitlisted');
  return fill(
    entries,
    [],
    waiting.map(() => null),
    limits.resident,
    choices,
  );
}

const frees = ({ userType }: Entry, { afterConnection }: MoveChoices): boolean =>
  userType === 'resident' || afterConnection === true;

// The places that an entry frees: a day of a series, or null for the whole (REG-30).
function placesOf(entry: Entry, choices: MoveChoices): readonly (string | null)[] {
  if (!frees(entry, choices)) return [];
  if (entry.status === 'registered') return [entry.occurrenceDate];
  return Object.keys(entry.onDates).filter((date) => entry.onDates[date] === 'registered');
}

function fill<E extends Entry>(
  left: readonly E[],
  cancelled: readonly E[],
  places: readonly (string | null)[],
  max: number | null,
  choices: MoveChoices,
): Cancelled<E> {
  let entries = left;
  const promoted: Promoted<E>[] = [];
  for (const place of places) {
    const next =
      place === null ? nextForWhole(entries, max, choices) : nextForDay(entries, place, max, choices);
    for (const one of next) {
      entries = exchanged(entries, one.entry);
      promoted.push(one);
    }
  }
  return { entries, cancelled, promoted };
}

function nextForDay<E extends Entry>(
  entries: readonly E[],
  date: string,
  max: number | null,
  { dayForWhole }: MoveChoices,
): readonly Promoted<E>[] {
  // REG-27, REG-28
  const first = waiting(entries).find(
    (entry) =>
      statusOn(entry, date) === 'waitlisted' && (entry.occurrenceDate !== null || dayForWhole !== 'nothing'),
  );
  if (first === undefined || !hasRoom(entries, max, 'resident', date)) return [];
  // REG-49
  if (first.occurrenceDate !== null || dayForWhole === 'whole-series')
    return [{ entry: { ...first, status: 'registered' }, date }];
  return [{ entry: { ...first, onDates: { ...first.onDates, [date]: 'registered' } }, date }];
}

// A place in the whole series goes to a user who waits for it, or else to one user on each day, always in the order of
// the queue (REG-48).
function nextForWhole<E extends Entry>(
  entries: readonly E[],
  max: number | null,
  { seriesGivenUp }: MoveChoices,
): readonly Promoted<E>[] {
  const promoted: Promoted<E>[] = [];
  for (const entry of waiting(entries)) {
    const date = entry.occurrenceDate;
    const others = entries.filter((other) => other !== entry);
    if (promoted.some((one) => date === null || one.date === date) || !hasRoom(others, max, 'resident', date))
      continue;
    promoted.push({ entry: { ...entry, status: 'registered' }, date });
    if (date === null || seriesGivenUp === 'first-alone') break;
  }
  return promoted;
}

function waiting<E extends Entry>(entries: readonly E[]): readonly E[] {
  return byRegistration(
    entries.filter((entry) => entry.userType === 'resident' && entry.status === 'waitlisted'),
  );
}

// A whole series has room when each day has that differs from the others.
function hasRoom(
  entries: readonly Entry[],
  max: number | null,
  userType: UserType,
  date: string | null,
): boolean {
  return (
    max === null || daysOf(entries, date).every((day) => countOn(entries, userType, 'registered', day) < max)
  );
}

function daysOf(entries: readonly Entry[], date: string | null): readonly (string | null)[] {
  if (date !== null) return [date];
  const named = entries.flatMap((entry) => [entry.occurrenceDate, ...Object.keys(entry.onDates)]);
  return [...new Set([null, ...named])];
}

function exchanged<E extends Entry>(entries: readonly E[], next: E): readonly E[] {
  return entries.map((entry) => (entry.id === next.id ? next : entry));
}
