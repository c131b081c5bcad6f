import type { Temporal } from 'temporal-polyfill';
import { dateOfInstant } from './domain/calendar-day.ts';
import type { Pair } from './pair-values.ts';
import { occasionsIn } from './operations/activities/occasion.ts';
import { plannedFor } from './operations/messages/reading.ts';
import type { Passed } from './passed-entry.ts';
import type { Attempt } from './webhooks/queue.ts';
import { isoOf } from './world/clock.ts';
import type { World } from './world/world.ts';

/** The largest number of entries that are listed. */
const MOST_LISTED = 200;
/** After a move of more days than this, past activities are not listed. */
const MOST_DAYS = 31;
/** How long before the move an activity may begin that ends within it. */
const LONGEST_ACTIVITY = { hours: 48 } as const;

const deliveryTold = ({ event, receiver, attempt, at, status, reason }: Attempt): Passed => ({
  kind: 'delivery',
  at,
  tenant: event.tenant,
  id: event.eventId,
  says: `${event.eventType} to ${receiver}, attempt ${attempt}: ${reason ?? `answered ${status}`}`,
});

const isWithin = (at: string | null, from: string, to: string): at is string =>
  at !== null && from < at && at <= to;

const sentIn = (world: World, from: string, to: string): readonly Passed[] => {
  const { tenant, store } = world;
  const told = (kind: Passed['kind'], id: string, at: string): Passed => ({
    kind,
    at,
    tenant,
    id,
    says: 'is due',
  });
  return [
    ...store.messages.all().flatMap((message) => {
      const at = plannedFor(message, world);
      return isWithin(at, from, to) ? [told('message', message.id, at)] : [];
    }),
    ...store.announcements
      .all()
      .flatMap(({ id, scheduledAt }) =>
        isWithin(scheduledAt, from, to) ? [told('announcement', id, scheduledAt)] : [],
      ),
  ];
};

const endedIn = (world: World, from: Temporal.Instant, to: Temporal.Instant): readonly Passed[] => {
  const { tenant, store } = world;
  const at = (now: Temporal.Instant): World => ({ ...world, clock: { isFrozen: true, now: () => now } });
  const begins = from.subtract(LONGEST_ACTIVITY);
  const window = {
    ...{ from: begins, until: to, inclusiveUntil: true },
    firstDay: dateOfInstant(begins, 'UTC'),
    lastDay: dateOfInstant(to, 'UTC'),
  };
  return store.activities.all().flatMap((activity) => {
    const before = occasionsIn(activity, window, at(from));
    return occasionsIn(activity, window, at(to))
      .filter(({ isPast }, position) => isPast && before[position]?.isPast === false)
      .map(({ day, endDate, startDate }): Passed => ({
        kind: 'activity',
        at: endDate ?? startDate,
        tenant,
        id: activity.id,
        says: `is past${day === null ? '' : ` on ${day.toString()}`}`,
      }));
  });
};

/** The time on the clock of a pair plus a duration. */
export const after = ({ clock }: Pick<Pair, 'clock'>, by: Temporal.Duration): Temporal.Instant =>
  clock.now().toZonedDateTimeISO('UTC').add(by).toInstant();

/**
 * Moves the clock of a pair forward and waits for its deliveries. `found` counts all effects, `passed` has
 * the first.
 */
export const advance = async (
  pair: Pair,
  by: Temporal.Duration,
): Promise<{ readonly passed: readonly Passed[]; readonly found: number }> => {
  const { clock, delivery, homes } = pair;
  const [from, to] = [clock.now(), after(pair, by)];
  const attempts: Attempt[] = [];
  const end = delivery?.onAttempt((attempt) => void attempts.push(attempt));
  await clock.advance(to);
  await delivery?.idle();
  end?.();
  const isShort = to.since(from).total('hours') <= MOST_DAYS * 24;
  const all = homes().flatMap(({ world }) => [
    ...sentIn(world, isoOf(from), isoOf(to)),
    ...(isShort ? endedIn(world, from, to) : []),
  ]);
  const passed = [...attempts.map(deliveryTold), ...all].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return { passed: passed.slice(0, MOST_LISTED), found: passed.length };
};
