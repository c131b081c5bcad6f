import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { Unproven, Violation } from '../../kit/errors.ts';
import { isAbout } from '../../kit/about.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import type { Finding } from '../../kit/record.ts';
import type { Tools } from '../../kit/tools.ts';
import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import { precondition } from '../../kit/precondition.ts';
import type { ActivityBody } from '../../factories/activities.ts';
import type { PhotoUpdate } from '../../factories/photos.ts';
import { givenRegistration, type Seat } from '../../factories/registrations.ts';
import type { Answer } from '../../kit/call.ts';
import { check, type Check } from '../../kit/check.ts';
import { eventOf } from '../../kit/events.ts';
import { status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { profileOfCheck } from '../../kit/profile.ts';
import { readOf, text } from '../../kit/read.ts';
import { newOf, quiet, type Quiet } from './quiet.ts';

/** The promised event did not come, or came with another id. */
class MissingEvent extends Violation {
  readonly isMisnamed: boolean;

  constructor(finding: Finding, isMisnamed: boolean) {
    super(finding);
    this.isMisnamed = isMisnamed;
  }
}

/**
 * Events of the kind that name something else: nothing that this run made, or something with the id in it. Where others
 * use the target, the latter alone counts.
 */
const isMisnamed = (
  { run, isOurs }: Pick<Tools, 'run' | 'isOurs'>,
  type: string,
  id: string,
  since: readonly Delivered[],
): boolean =>
  since.some(({ body }) => {
    if (field(body, 'eventType') !== type) return false;
    const named = field(body, 'resourceId');
    const isOfNothing = run.exclusive || (run.ours === true && !isOurs(named));
    return named !== id && (isOfNothing || show(named).includes(id));
  });

/** Runs an event check; a failure blames the clauses about what the check looked at. */
async function ofItsKind<T>(cited: readonly ClauseId[], run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Violation) || error.finding.clauses) throw error;
    const aspect = error instanceof MissingEvent ? (error.isMisnamed ? 'record' : 'event') : 'effect';
    const broken = cited.filter((id) => isAbout(id, aspect));
    // This check needs the event only as a start; other checks assert whether it comes.
    if (error instanceof MissingEvent && !cited.some((id) => isAbout(id, 'event')))
      throw new Unproven(`an event that should open the way did not come: ${error.message}`, {
        cause: error,
      });
    throw broken.length > 0 ? new Violation({ ...error.finding, clauses: broken }) : error;
  }
}

/**
 * A check that looks at what the target delivers. Those of the planned part are let alone where the configuration says
 * that they are not delivered yet (Versioning 3).
 */
export const eventCheck = ({ needs = [], run, ...spec }: Check): void => {
  const isPlanned = profileOfCheck(spec) === 'planned';
  check({
    ...spec,
    needs: ['webhooks', ...needs],
    run: (t) =>
      isPlanned && t.run.features['plannedEvents'] === false
        ? t.notApplicable(
            'the configuration says that planned events are not delivered (features.plannedEvents)',
          )
        : ofItsKind(spec.clauses, async () => run(t)),
  });
};

/** Does something and waits for the event that reports it; `act` returns the id of what the event is about. */
export async function mustReport(
  t: Tools,
  type: EventType,
  act: () => Promise<string>,
  after = '',
): Promise<Delivered> {
  const mark = await t.events.mark();
  const id = await act();
  try {
    return await t.events.expect(mark, eventOf(type, id), `${type} for ${id}${after && ` after ${after}`}`);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    throw new MissingEvent(error.finding, isMisnamed(t, type, id, await t.events.since(mark)));
  }
}

/** Does something and waits for an event of the kind, whatever it is about, that reports what was done just now. */
export async function mustReportAgain(
  t: Tools,
  type: EventType,
  after: string,
  act: () => Promise<unknown>,
): Promise<{ readonly before: Quiet; readonly event: Delivered }> {
  const before = await quiet(t);
  await act();
  const event = await t.events.expect(before.mark, newOf(type, before), `${type} after ${after}`);
  return { before, event };
}

/** Records how the aggregateType of an event names what it is about: by its own kind, or by one of the three that are listed. */
export function observeAggregate(t: Tools, operation: OperationId, body: unknown, own: string): void {
  const type = field(body, 'aggregateType');
  if (type === undefined) return t.note(`an event of ${operation} has no aggregateType`);
  const isListed = type === 'activity' || type === 'photo' || type === 'transportation_request';
  const found = type === own ? 'own-kind' : isListed ? 'listed-only' : (`other: ${show(type)}` as const);
  t.observe('aggregate-types', operation, found);
}

/** Cancels a registration, which other checks assert. */
export const cancel = (t: Tools, activityId: string, userId: string): Promise<void> =>
  precondition('a cancel', async () =>
    must(await t.call('cancelRegistration', { path: { activityId, userId } }), status(204)),
  );

/** Registers a resident, who has to have this status where one is named; else the check is unproven. */
export async function registeredAs(t: Tools, seat: Partial<Seat>, status?: string): Promise<void> {
  const { registration } = await givenRegistration(t, seat);
  if (status !== undefined && registration['status'] !== status)
    t.unproven(`the resident is ${show(registration['status'])}, where the check needs one who is ${status}`);
}

/** Replaces an activity, which other checks assert. */
export const replaceActivity = (t: Tools, activityId: string, body: ActivityBody): Promise<void> =>
  precondition('a replacement', async () =>
    must(await t.call('replaceActivity', { path: { activityId }, body }), success),
  );

/** Deletes an activity, which other checks assert. */
export const deleteActivity = (t: Tools, activityId: string): Promise<void> =>
  precondition('a delete', async () =>
    must(await t.call('deleteActivity', { path: { activityId } }), success),
  );

/** Updates a photo, which other checks assert. */
export const updatePhoto = (t: Tools, photoId: string, body: Partial<PhotoUpdate>): Promise<void> =>
  precondition('an update of a photo', async () =>
    must(await t.call('updatePhoto', { path: { photoId }, body }), success),
  );

/** Deletes a photo, which other checks assert. */
export const deletePhoto = (t: Tools, photoId: string): Promise<void> =>
  precondition('a deletion', async () => must(await t.call('deletePhoto', { path: { photoId } }), success));

interface Read {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** The photo that an event names. */
export async function photoOf(t: Tools, event: Delivered): Promise<Read> {
  const answer = await t.call('getPhoto', { path: { photoId: text(event.body, 'resourceId') } });
  return { answer, resource: readOf(answer) };
}

/** The activity that an event names. */
export async function activityOf(t: Tools, event: Delivered): Promise<Read> {
  const answer = await t.call('getActivity', { path: { activityId: text(event.body, 'resourceId') } });
  return { answer, resource: readOf(answer) };
}
