import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer, LooseInput } from '../kit/call.ts';
import { closedSetsOf } from '../kit/body.ts';
import { field, isObject, items } from '../kit/json.ts';
import { isSuccess, refused } from '../kit/match.ts';
import { refusedWithoutTrace, watched } from '../kit/no-trace.ts';
import { onceEach } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { same } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { mustBeReference } from '../kit/alternate-shape.ts';
import { asForm } from '../factories/form-or-json.ts';
import { precondition } from '../kit/precondition.ts';
import type { Alone, AnyReady } from './call.ts';
import { factsOf } from './facts.ts';
import { callOf } from './table.ts';

/** A valid request of an operation with its own record; with `isAlone` also with its own people. */
export const ownReady = (t: Tools, id: OperationId, isAlone: Alone = false): Promise<AnyReady> =>
  precondition(`the input of ${id}`, () => callOf(id).ready(t, isAlone));

/**
 * A valid request of an operation for checks that change nothing: they read or are refused. They share its
 * data. Unproven if it cannot be made.
 */
export const sharedReady = onceEach((t: Tools, id: OperationId) =>
  ownReady(t, id, factsOf(id).method !== 'get' && 'untouched'),
);

/** A valid request of an operation: the shared one if the operation reads, else a new one. */
export const readyFor = (t: Tools, id: OperationId): Promise<AnyReady> =>
  factsOf(id).method === 'get' ? sharedReady(t, id) : ownReady(t, id);

/** A valid request of an operation and its answer, for checks that only look at the answer. */
export const served = onceEach(async (t: Tools, id: OperationId) => {
  const ready = await readyFor(t, id);
  const answer = await send(t, id, ready);
  mustBeReference(answer);
  return { ready, answer };
});

/** A record that checks change one after the other, and the last of these changes. */
const changeable = onceEach(async (t: Tools, id: OperationId) => ({
  ready: await ownReady(t, id),
  last: Promise.resolve<unknown>(undefined),
}));

/**
 * Sends a valid request and looks only at its answer. If the operation changes a record that can be changed
 * again, all such checks use the same record, one after the other.
 */
export async function changing<T>(
  t: Tools,
  id: OperationId,
  act: (ready: AnyReady) => Promise<T>,
): Promise<T> {
  if (callOf(id).makes || !factsOf(id).body) return act(await ownReady(t, id));
  const slot = await changeable(t, id);
  const mine = slot.last.then(() => act(slot.ready));
  slot.last = mine.catch(() => undefined);
  return mine;
}

/** The same for changes that may end the record: each check gets its own record. */
export async function changer(
  t: Tools,
  id: OperationId,
): Promise<<T>(act: (ready: AnyReady) => Promise<T>) => Promise<T>> {
  const mayEnd = !callOf(id).makes && closedSetsOf(id).some(({ values }) => values.includes('deleted'));
  const own = mayEnd ? await ownReady(t, id) : undefined;
  return (act) => (own ? act(own) : changing(t, id, act));
}

/** Sends a valid request with changes. What it makes is deleted at the end of the check. */
export async function send(
  t: Tools,
  id: OperationId,
  ready: AnyReady,
  changes: LooseInput = {},
): Promise<Answer> {
  const { readState: _, isOfPool: __, ...input } = ready;
  const answer = await sentInItsForm(t, id, { ...input, ...changes });
  const { makes } = callOf(id);
  const remove = makes?.remove;
  if (makes && remove !== undefined && isSuccess(answer)) {
    const path = makes.path(answer, ready);
    const { as } = ready;
    t.afterwards(() => t.callAny(remove, { path, ...(as !== undefined && { as }) }));
  }
  return answer;
}

/** Operations of which the target accepted a request in JSON. */
const takenAsJson = perRun(() => new Set<OperationId>());

/**
 * Sends a request. If the operation accepts files, it is open whether JSON is accepted, so a refused JSON
 * body is sent as a form too. A refusal of the form alone is then resolved, and a request that must be
 * refused is refused in both forms. Refusals by headers or path do not depend on the form, so one form is
 * enough for them once the target has accepted it.
 */
async function sentInItsForm(t: Tools, id: OperationId, request: LooseInput): Promise<Answer> {
  const answer = await t.callAny(id, request);
  const { body, ...rest } = request;
  if (factsOf(id).body?.form === undefined || !isObject(body)) return answer;
  const taken = takenAsJson(t.run);
  if (isSuccess(answer)) taken.add(id);
  const isAboutItsBody = request.headers === undefined && request.tenant === undefined;
  const isPlain = refused(answer) !== undefined || (taken.has(id) && !isAboutItsBody);
  return isPlain ? answer : t.callAny(id, { ...rest, form: asForm(body) });
}

/**
 * Each request must be refused with a 4xx. If the operation can change something, nothing may have changed at
 * the end.
 */
export const refusals = (
  t: Tools,
  id: OperationId,
  ready: AnyReady,
  changes: readonly LooseInput[],
): Promise<Answer> =>
  watched(ready, (readState) =>
    refusedWithoutTrace(readState, ...changes.map((one) => () => send(t, id, ready, one))),
  );

/** Whether a resource, or one of a list, shows a member with this value. */
export const showsMember = (seen: unknown, member: string, value: unknown): boolean =>
  (Array.isArray(seen) ? items(seen) : [seen]).some((one) => same(field(one, member), value));

/**
 * The resource that a call made or changed, as a read shows it. If the operation names no read, it is what
 * the call could change.
 */
export async function readBack(t: Tools, id: OperationId, ready: AnyReady, answer: Answer): Promise<unknown> {
  const { makes } = callOf(id);
  if (makes?.read === undefined) return ready.readState?.();
  const { as } = ready;
  const again = await t.callAny(makes.read, {
    path: makes.path(answer, ready),
    ...(as !== undefined && { as }),
  });
  return field(again.json, 'data');
}
