import { Unproven, Violation } from '../../kit/errors.ts';
import { occurredAt, type Delivered } from '../../kit/arrivals.ts';
import { eventAnd, eventOf, type EventTest } from '../../kit/events.ts';
import { field } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import type { EventType } from '../../../openapi/generated/contract.ts';
import { activityBody, givenActivity, type GivenActivity } from '../../factories/activities.ts';
import { precondition } from '../../kit/precondition.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { forWholeRun } from '../../kit/once.ts';
import { perRun } from '../../kit/per-run.ts';

/** Activities that are made and changed only to cause events. */
interface Spare {
  /** Activities with no event on its way. */
  readonly activities: Set<GivenActivity>;
  /** Whether events of changes arrive in time; otherwise the suite makes a new activity for each event. */
  reportsChanges: boolean;
}

const spares = perRun((): Spare => ({ activities: new Set(), reportsChanges: true }));

/**
 * Causes an event that is certain, and returns a test for it: an activity is made, or gets another name. An activity
 * with an event on its way is not used again, because a late event could pass for the next one.
 */
export async function certain(t: Tools): Promise<EventTest> {
  const { activities, reportsChanges } = spares(t.run);
  const [spare] = reportsChanges ? activities : [];
  if (spare) activities.delete(spare);
  const activity = spare ?? (await givenActivity(forWholeRun(t)));
  const { activityId, facilityId } = activity;
  if (spare) await renamed(t, activityId, facilityId);
  const test = eventOf(spare ? 'activity.updated' : 'activity.created', activityId);
  let hasCome = false;
  return eventAnd(test, () => {
    if (!hasCome) activities.add(activity);
    hasCome = true;
    return true;
  });
}

const renamed = (t: Tools, activityId: string, facilityId: string): Promise<void> =>
  precondition('a change of an activity', async () => {
    const body = await activityBody(t, { name: t.fresh.text('Renamed') }, facilityId);
    must(await t.call('replaceActivity', { path: { activityId }, body }), success);
  });

/** A moment at which the events of everything before have arrived. */
export interface Quiet {
  readonly mark: number;
  /** When the last event before it occurred, by the target's clock; undefined if no event says so. */
  readonly since: number | undefined;
}

/**
 * Waits until the events of what was done before have most likely come: a certain one was caused and arrived, twice,
 * or the patience was used up. What comes later all the same is known by the time at which it occurred, which is
 * before that of the certain one.
 */
export async function afterWaiting(t: Tools): Promise<Quiet & { readonly settled: boolean }> {
  const last = (await settledBy(t)) && (await settledBy(t));
  return { mark: await t.events.mark(), since: last && occurredAt(last), settled: last !== undefined };
}

/** The same for a check of absence: without the certain event, absence proves nothing, so the check is unproven. */
export async function quiet(t: Tools): Promise<Quiet> {
  const before = await afterWaiting(t);
  if (!before.settled)
    t.unproven(
      'events of what was done before may still come: an event that is certain did not come in time',
    );
  return before;
}

/** If the event of a change does not come in time, that of a new activity may. */
async function settledBy(t: Tools): Promise<Delivered | undefined> {
  const mark = await t.events.mark();
  const test = await certain(t);
  const found = await t.events.closing(mark, test);
  if (found || test.kind !== 'activity.updated') return found;
  spares(t.run).reportsChanges = false;
  return settledBy(t);
}

/** Whether the event may report something that was done after the quiet moment. One that names no time may. */
export const isNew =
  ({ since }: Quiet): EventTest =>
  (delivered) =>
    !((occurredAt(delivered) ?? Infinity) < (since ?? -Infinity));

/** A new event of a kind, whatever it is about. */
export const newOf = (type: EventType, before: Quiet): EventTest => eventAnd(eventOf(type), isNew(before));

/**
 * An event of a kind that something done after the quiet moment must have caused: where times are written in whole
 * seconds, one of the same second may still be an earlier one.
 */
export const surelyNewOf = (type: EventType, before: Quiet): EventTest =>
  eventAnd(newOf(type, before), (delivered) => occurredAt(delivered) !== before.since);

export const eventIdOf = ({ body }: Delivered): unknown => field(body, 'eventId');

/** An event that other checks assert; if it does not come, this check is unproven. */
export async function arrived<T>(waiting: Promise<T>): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    throw new Unproven(`an event that should open the way did not come: ${error.message}`, { cause: error });
  }
}
