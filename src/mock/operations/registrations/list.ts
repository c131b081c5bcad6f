import { Temporal } from 'temporal-polyfill';
import type { components } from '../../../../openapi/generated/types.ts';
import { statusOn } from '../../domain/registrations-entry.ts';
import { WINDOW_DAYS, windowHolds, type Window } from '../../domain/window.ts';
import { sorted, type Order } from '../../http/paging.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { ActivityRecord, RegistrationRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { nextOccasion, occasionOf, occasionsIn, type Occasion } from '../activities/occasion.ts';
import { refusedBelowDeleted } from '../for-the-deleted.ts';
import { windowFor, type WindowDates } from '../window.ts';
import { personEntry } from './entries.ts';
import { registrationView } from './view.ts';

type Registration = components['schemas']['Registration'];

export type RegistrationLists = 'listResidentRegistrations' | 'listConnectionRegistrations';

/** One item of a list: a registration and its occasion. */
interface Row {
  readonly registration: RegistrationRecord;
  readonly occasion: Occasion;
  readonly day: string | null;
}

/** These lists have no maximal range, so the occurrences of a daily series without end need a limit. */
const SERIES_DAYS = 366;

const DAY = 24 * 60 * 60 * 1000;

const withinReach = (window: Window, activity: ActivityRecord): Window => {
  const begins = Temporal.Instant.from(activity.startDate).subtract({ hours: 48 });
  const from = Math.max(begins.epochMilliseconds, window.from.epochMilliseconds);
  const until = Math.min(from + SERIES_DAYS * DAY, window.until.epochMilliseconds);
  return {
    ...window,
    from: Temporal.Instant.fromEpochMilliseconds(from),
    until: Temporal.Instant.fromEpochMilliseconds(until),
  };
};

/** The occasion of a registration; a whole series is shown by its next occurrence. */
const occasionFor = (
  { occurrenceDate }: RegistrationRecord,
  activity: ActivityRecord,
  world: World,
): Occasion =>
  occurrenceDate !== null && activity.recurrence
    ? occasionOf(activity, Temporal.PlainDate.from(occurrenceDate), world)
    : nextOccasion(activity, world);

const rowOf = (registration: RegistrationRecord, activity: ActivityRecord, world: World): Row => ({
  registration,
  occasion: occasionFor(registration, activity, world),
  day: registration.occurrenceDate,
});

/**
 * One item for every occasion in the window for which the user is registered or waitlisted (REG-38, REG-39).
 */
const rowsByActivityDate = (
  registration: RegistrationRecord,
  activity: ActivityRecord,
  window: Window,
  world: World,
): readonly Row[] => {
  if (!activity.recurrence || registration.occurrenceDate !== null) {
    const row = rowOf(registration, activity, world);
    return windowHolds(window, row.occasion.start) ? [row] : [];
  }
  return occasionsIn(activity, withinReach(window, activity), world)
    .map((occasion) => ({ registration, occasion, day: occasion.day?.toString() ?? null }))
    .filter(({ day }) => statusOn(personEntry(registration), day) !== 'cancelled');
};

const rowsOf = (
  registration: RegistrationRecord,
  window: Window,
  operation: RegistrationLists,
  world: World,
): readonly Row[] => {
  const activity = world.store.activities.find(registration.activityId);
  if (!activity || refusedBelowDeleted(activity, operation, world)) return [];
  return world.choose('registration-list-dates', {
    'activity-date': () => rowsByActivityDate(registration, activity, window, world),
    'registered-at': () =>
      windowHolds(window, Temporal.Instant.from(registration.registeredAt))
        ? [rowOf(registration, activity, world)]
        : [],
  })();
};

const orderOf = (operation: RegistrationLists, { store, choose }: World): Order<Row> => {
  const position = ({ registration }: Row): number => store.registrations.positionOf(registration);
  const byCreation: Order<Row>['place'] = (row) => ['', position(row)];
  const byStart: Order<Row>['place'] = (row) => [isoOf(row.occasion.start), position(row)];
  return choose(
    'default-order',
    {
      'oldest-first': { place: byCreation, descending: false },
      'newest-first': { place: byCreation, descending: true },
      'by-name-or-date': { place: byStart, descending: false },
    },
    operation,
  );
};

/** The registrations of a person between two dates, as a list shows them. Endpoints, Registrations. */
export const registrationsOf = (
  operation: RegistrationLists,
  personId: string,
  dates: WindowDates,
  zone: string,
  world: World,
): Registration[] | Refusal => {
  const days = world.choose(
    'registration-list-window',
    { unlimited: null, 'forty-five-days': WINDOW_DAYS },
    operation,
  );
  const window = windowFor(operation, dates, zone, world, days);
  if (isRefusal(window)) return window;
  const rows = world.store.registrations
    // REG-40
    .where('person', personId)
    .flatMap((registration) => rowsOf(registration, window, operation, world));
  return sorted(rows, orderOf(operation, world)).map(({ registration, occasion, day }) =>
    registrationView(registration, occasion, day, world),
  );
};

/** One registration as the answer to its create shows it. */
export const registrationShown = (
  registration: RegistrationRecord,
  activity: ActivityRecord,
  world: World,
): Registration => {
  const { occasion, day } = rowOf(registration, activity, world);
  return registrationView(registration, occasion, day, world);
};
