import { readDateTime } from '../../kit/date-time.ts';
import { Unproven, Violation } from '../../kit/errors.ts';
import { eventOf } from '../../kit/events.ts';
import type { Delivered, EventTest } from '../../kit/events.ts';
import { field } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import type { EventType } from '../../../openapi/generated/contract.ts';
import { givenActivity } from '../../given/activities.ts';

/** Causes an event that is certain, and says how to know it. */
export async function certain(t: Tools): Promise<EventTest> {
  return eventOf('activity.created', (await givenActivity(t)).activityId);
}

/** A moment after which what had happened before is told; `isNew` holds for what happened since. */
export interface Quiet {
  readonly mark: number;
  readonly isNew: EventTest;
}

/**
 * Waits until the events of what was done before have most likely come: a certain one was caused and arrived, twice,
 * or the patience was used up. What comes later all the same is known by an eventId that was there before, or by the
 * time at which it occurred.
 */
export async function quiet(t: Tools): Promise<Quiet> {
  if (await isSettled(t)) await isSettled(t);
  const isKnown = amongst(await t.events.since(0));
  const now = Date.parse((await t.call('ping')).headers['date'] ?? '');
  return {
    mark: await t.events.mark(),
    isNew: (delivered) => !isKnown(delivered) && !isBefore(delivered, now),
  };
}

async function isSettled(t: Tools): Promise<boolean> {
  const mark = await t.events.mark();
  const test = await certain(t);
  return t.events.expect(mark, test, 'activity.created for a new activity').then(
    () => true,
    (error: unknown) => {
      if (error instanceof Violation) return false;
      throw error;
    },
  );
}

/** A new event of a kind, whatever it is about. */
export const newOf =
  (type: EventType, { isNew }: Quiet): EventTest =>
  (delivered) =>
    eventOf(type)(delivered) && isNew(delivered);

export const eventIdOf = ({ body }: Delivered): unknown => field(body, 'eventId');

/** Knows the events that have come already, and their repetitions; one without an eventId is always a new one. */
export function amongst(earlier: readonly Delivered[]): EventTest {
  const ids = new Set(earlier.map(eventIdOf));
  return (delivered) => typeof eventIdOf(delivered) === 'string' && ids.has(eventIdOf(delivered));
}

/** `now` comes from a header without fractions of seconds; a time without a zone tells nothing. */
function isBefore({ body }: Delivered, now: number): boolean {
  const occurredAt = field(body, 'occurredAt');
  const read = typeof occurredAt === 'string' ? readDateTime(occurredAt) : undefined;
  return read?.offset !== undefined && read.wall - read.offset * 60_000 < now;
}

/** Another check's event that does not come: this check proves nothing then. */
export async function arrived<T>(waiting: Promise<T>): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    throw new Unproven(`an event that should open the way did not come: ${error.message}`, { cause: error });
  }
}
