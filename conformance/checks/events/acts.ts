import type { EventType } from '../../../openapi/generated/contract.ts';
import { precondition } from '../../kit/precondition.ts';
import type { PhotoUpdate } from '../../factories/photos.ts';
import type { Answer } from '../../kit/call.ts';
import { check, type Check } from '../../kit/check.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { Violation } from '../../kit/errors.ts';
import { eventAnd, eventOf } from '../../kit/events.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { refused, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { profileOfCheck } from '../../kit/profile.ts';
import { readOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { certain, eventIdOf, newOf, quiet, surelyNewOf, type Quiet } from './quiet.ts';
import { isMisnamed, ofItsKind, MissingEvent } from './missing-event.ts';

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

/** Does something to a thing whose id is known, and waits for the event that reports it. */
export const mustCause = (
  t: Tools,
  [type, what]: readonly [type: EventType, what?: string],
  id: string,
  act: () => Promise<unknown>,
): Promise<Delivered> => mustReport(t, type, () => act().then(() => id), what);

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

/** The same, where one thing is done: a second event of the kind, with an id of its own, would report what no one did. */
export async function mustReportOnce(
  t: Tools,
  type: EventType,
  after: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const { before, event } = await mustReportAgain(t, type, after, act);
  const isAnother = eventAnd(surelyNewOf(type, before), (one) => eventIdOf(one) !== eventIdOf(event));
  await t.events.none(before.mark, isAnother, `one ${type} after ${after}`, () => certain(t));
}

/** No event of the kind, whatever it is about, reports what is done. */
export async function mustNotReport(
  t: Tools,
  type: EventType,
  after: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await quiet(t);
  await act();
  const promised = `no ${type} after ${after}`;
  await t.events.none(before.mark, surelyNewOf(type, before), promised, () => certain(t));
}

/** The request is refused: a precondition, which other checks assert. */
export const refusing = (what: string, answer: Answer): Promise<void> =>
  precondition(`a refusal of ${what}`, () => Promise.resolve(must(answer, refused)));

/** Requests by what they are, and whether they must be refused; where that is open they are silent if they are. */
interface Refusals {
  readonly certainly: Readonly<Record<string, () => Promise<Answer>>>;
  readonly perhaps?: Readonly<Record<string, () => Promise<Answer>>>;
}

/**
 * All of the requests that are refused, to be sent one after the other between a mark and the judgement. Those that
 * may be served are tried once before: an event may report them.
 */
export async function allRefused({ certainly, perhaps = {} }: Refusals): Promise<Refused> {
  const sends = Object.entries(certainly);
  for (const [what, send] of Object.entries(perhaps))
    if (refused(await send()) === undefined) sends.push([what, send]);
  return {
    what: sends.map(([what]) => what).join(', '),
    async act() {
      for (const [what, send] of sends) await refusing(what, await send());
    },
  };
}

interface Refused {
  readonly what: string;
  readonly act: () => Promise<void>;
}

/** How the aggregateType of an event names what it is about: by its own kind, or by one of the three that are listed. */
export function aggregateOf(body: unknown, own: string): 'own-kind' | 'listed-only' | `other: ${string}` {
  const type = field(body, 'aggregateType');
  if (type === own) return 'own-kind';
  const isListed = type === 'activity' || type === 'photo' || type === 'transportation_request';
  return isListed ? 'listed-only' : `other: ${show(type)}`;
}

/** Cancels a registration, which other checks assert. */
export const cancel = (t: Tools, activityId: string, userId: string): Promise<void> =>
  precondition('a cancel', async () =>
    must(await t.call('cancelRegistration', { path: { activityId, userId } }), status(204)),
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
