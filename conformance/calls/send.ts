import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer, LooseInput } from '../kit/call.ts';
import { closedSetsOf } from '../kit/body.ts';
import { field, isObject, items } from '../kit/json.ts';
import { isSuccess, refused } from '../kit/match.ts';
import { refusedWithoutTrace } from '../kit/no-trace.ts';
import { onceEach } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { same } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { mustBeReference } from '../kit/twins.ts';
import { asForm } from '../factories/form-or-json.ts';
import { made } from '../kit/made.ts';
import type { Alone, AnyReady } from './call.ts';
import { factsOf } from './facts.ts';
import { callOf } from './table.ts';

/** One valid request of an operation with a record of its own; `isAlone`: with people of its own as well. */
export const ownReady = (t: Tools, id: OperationId, isAlone: Alone = false): Promise<AnyReady> =>
  made(`what ${id} needs`, () => callOf(id).ready(t, isAlone));

/**
 * One valid request of an operation for those who change nothing with it: they read, or are refused. They share the
 * data behind it. Where it cannot be made, nothing is proved about the operation.
 */
export const sharedReady = onceEach((t: Tools, id: OperationId) =>
  ownReady(t, id, factsOf(id).method !== 'get' && 'untouched'),
);

/** One valid request of an operation: one of its own for whoever writes, the shared one for whoever reads. */
export const readyFor = (t: Tools, id: OperationId): Promise<AnyReady> =>
  factsOf(id).method === 'get' ? sharedReady(t, id) : ownReady(t, id);

/** One valid request of an operation and its answer, for all those who only look at what was answered. */
export const served = onceEach(async (t: Tools, id: OperationId) => {
  const ready = await readyFor(t, id);
  const answer = await send(t, id, ready);
  mustBeReference(answer);
  return { ready, answer };
});

/** A record that checks change, and the last of them to do so. */
const changeable = onceEach(async (t: Tools, id: OperationId) => ({
  ready: await ownReady(t, id),
  last: Promise.resolve<unknown>(undefined),
}));

/**
 * Does something with a valid request and looks at nothing but its answer. Where it changes a record that may be
 * changed again, all do it to the same one, one after the other.
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

/** The same for those whose changes may end the record: it is their own. */
export async function changer(
  t: Tools,
  id: OperationId,
): Promise<<T>(act: (ready: AnyReady) => Promise<T>) => Promise<T>> {
  const mayEnd = !callOf(id).makes && closedSetsOf(id).some(({ values }) => values.includes('deleted'));
  const own = mayEnd ? await ownReady(t, id) : undefined;
  return (act) => (own ? act(own) : changing(t, id, act));
}

/** Sends a valid request, perhaps changed; what it makes is taken away when the check is over. */
export async function send(
  t: Tools,
  id: OperationId,
  ready: AnyReady,
  changes: LooseInput = {},
): Promise<Answer> {
  const { look: _, isOfPool: __, ...input } = ready;
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

/** Operations of which the target took a request in JSON. */
const takenAsJson = perRun(() => new Set<OperationId>());

/**
 * Where files may come along, whether JSON is taken is open: what is refused in it is tried as a form, too. What may
 * be refused for its form alone is served then, and what must be refused is refused in both; whoever asks, and where,
 * is told from the headers and the path, so that one form will do for these once it is known to be taken.
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

/** Each is refused with a 4xx; and where the operation could change something, in the end it is as it was. */
export const refusals = (
  t: Tools,
  id: OperationId,
  ready: AnyReady,
  changes: readonly LooseInput[],
): Promise<Answer> =>
  watched(ready, (look) => refusedWithoutTrace(look, ...changes.map((one) => () => send(t, id, ready, one))));

type Look = NonNullable<AnyReady['look']>;

interface Seen {
  readonly shown: unknown;
}

/** What was seen last of a record that nothing may change. */
const seenLast = new WeakMap<Look, Promise<Seen | undefined>>();

/**
 * Does something that must change nothing, with a look at what it could change. Those who share a record come one
 * after the other, and begin with what the one before saw in the end; where that one failed, or the record is one that
 * the configuration holds, they look anew.
 */
export async function watched<T>({ look, isOfPool }: AnyReady, act: (look: Look) => Promise<T>): Promise<T> {
  if (!look) return act(() => Promise.resolve(undefined));
  const former = (isOfPool ? undefined : seenLast.get(look)) ?? Promise.resolve(undefined);
  const mine = former.then(async (before) => {
    let [known, last] = [before, before];
    const result = await act(async () => {
      last = known ?? { shown: await made('out what the call could change', look) };
      known = undefined;
      return last.shown;
    });
    return { result, last };
  });
  seenLast.set(
    look,
    mine.then(
      ({ last }) => last,
      () => undefined,
    ),
  );
  return (await mine).result;
}

/**
 * Does something that was read, a resource or a list of them, show a member with this value? Where an operation's
 * answer is not shown, what it could change tells what it did.
 */
export const showsMember = (seen: unknown, member: string, value: unknown): boolean =>
  (Array.isArray(seen) ? items(seen) : [seen]).some((one) => same(field(one, member), value));

/** The resource that an answered call made or changed, as a read shows it. */
export async function readBack(t: Tools, id: OperationId, ready: AnyReady, answer: Answer): Promise<unknown> {
  const { makes } = callOf(id);
  if (makes?.read === undefined) return ready.look?.();
  const { as } = ready;
  const again = await t.callAny(makes.read, {
    path: makes.path(answer, ready),
    ...(as !== undefined && { as }),
  });
  return field(again.json, 'data');
}
