import type { Temporal } from 'temporal-polyfill';
import { dateOfInstant } from './domain/calendar-day.ts';
import type { TenantPair } from './tenant-pair-values.ts';
import { occasionsIn } from './operations/activities/occasion.ts';
import { plannedFor } from './operations/messages/reading.ts';
import type { AdvanceEffect } from './advance-report-entry.ts';
import type { Attempt } from './webhooks/queue.ts';
import { isoOf } from './world/clock.ts';
import type { World } from './world/world.ts';

/** The largest number of entries that are listed. */
const MOST_LISTED = 200;
/** After a move of more days than this, past activities are not listed. */
const MOST_DAYS = 31;
/** How long before the move an activity may begin that ends within it. */
const LONGEST_ACTIVITY = { hours: 48 } as const;

const deliveryReport = ({ event, receiver, attempt, at, status, reason }: Attempt): AdvanceEffect => ({
  kind: 'delivery',
  at,
  tenant: event.tenant,
  id: event.eventId,
  says: `${event.eventType} to ${receiver}, attempt ${attempt}: ${reason ?? `answered ${status}`}`,
});

const isWithin = (at: string | null, from: string, to: string): at is string =>
  at !== null && from < at && at <= to;

const sentIn = (world: World, from: string, to: string): readonly AdvanceEffect[] => {
  const { tenant, store } = world;
  const reportOf = (kind: AdvanceEffect['kind'], id: string, at: string): AdvanceEffect => ({
    kind,
    at,
    tenant,
    id,
    says: 'is due',
  });
  return [
    ...store.messages.all().flatMap((message) => {
      const at = plannedFor(message, world);
      return isWithin(at, from, to) ? [reportOf('message', message.id, at)] : [];
    }),
    ...store.announcements
      .all()
      .flatMap(({ id, scheduledAt }) =>
        isWithin(scheduledAt, from, to) ? [reportOf('announcement', id, scheduledAt)] : [],
      ),
  ];
};

const endedIn = (world: World, from: Temporal.Instant, to: Temporal.Instant): readonly AdvanceEffect[] => {
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
      .map(({ day, endDate, startDate }): AdvanceEffect => ({
        kind: 'activity',
        at: endDate ?? startDate,
        tenant,
        id: activity.id,
        says: `ended${day === null ? '' : ` on ${day.toString()}`}`,
      }));
  });
};

/** The time on the clock of a tenant pair plus a duration. */
export const after = ({ clock }: Pick<TenantPair, 'clock'>, by: Temporal.Duration): Temporal.Instant =>
  clock.now().toZonedDateTimeISO('UTC').add(by).toInstant();

/**
 * Moves the clock of a tenant pair forward and waits for its deliveries. `found` counts all effects, `passed` lists
 * the first ones.
 */
export const advance = async (
  tenantPair: TenantPair,
  by: Temporal.Duration,
): Promise<{ readonly passed: readonly AdvanceEffect[]; readonly found: number }> => {
  const { clock, delivery, tenantWorlds } = tenantPair;
  const [from, to] = [clock.now(), after(tenantPair, by)];
  const attempts: Attempt[] = [];
  const end = delivery?.onAttempt((attempt) => void attempts.push(attempt));
  await clock.advance(to);
  await delivery?.idle();
  end?.();
  const isShort = to.since(from).total('hours') <= MOST_DAYS * 24;
  const all = tenantWorlds().flatMap(({ world }) => [
    ...sentIn(world, isoOf(from), isoOf(to)),
    ...(isShort ? endedIn(world, from, to) : []),
  ]);
  const effects = [...attempts.map(deliveryReport), ...all].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
  return { passed: effects.slice(0, MOST_LISTED), found: effects.length };
};
