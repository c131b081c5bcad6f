import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse, type Refusal } from '../mock/http/problem.ts';
import type { AnyHandler, OperationContext } from '../mock/operations/operation.ts';
import { membersIn, type Members } from '../mutants/input.ts';
import { afterwards, each, inAnswer, inGate, instead, together, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';

/** The objects of an array; none where it is none. */
export const itemsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map((item: unknown) => membersIn(item)) : [];

export const reversed = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list);

/** Some members of a resource, each with another value. */
export const membersAs =
  (names: readonly string[], change: (value: unknown) => unknown) =>
  (resource: Members): Record<string, unknown> => ({
    ...resource,
    ...Object.fromEntries(names.map((name) => [name, change(resource[name])])),
  });

/** Resources without the members whose value is unset. */
export const withoutUnset =
  (isUnset = (value: unknown): boolean => value === null) =>
  (resource: Members): Record<string, unknown> =>
    Object.fromEntries(Object.entries(resource).filter(([, value]) => !isUnset(value)));

/** The same instant on a clock so many minutes ahead of UTC (below 0: behind), without fractions of a second. */
export const byClock =
  (minutes: number) =>
  (instant: unknown): unknown => {
    const at = typeof instant === 'string' ? Date.parse(instant) + minutes * 60_000 : NaN;
    // A text that is no instant, or whose year would have five digits, stays as it is.
    if (!(Math.abs(at) < Date.parse('9999-12-31'))) return instant;
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    const offset = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
    const wall = new Date(at).toISOString().slice(0, 19);
    return `${wall}${minutes < 0 ? '-' : '+'}${offset}`;
  };

/** Some members of the resources in answers, over what the original one shows. */
export const showsMore = (
  operations: readonly OperationId[],
  more: (resource: Members) => Members,
): Mutation => shows(operations, (resource) => ({ ...resource, ...more(resource) }));

/** A refusal, in words that say what is promised. */
export const refusal = (promised: string, status?: number): Refusal =>
  refuse(
    'invalid-input',
    { promised, found: 'something else.', next: 'send another one.' },
    status === undefined ? {} : { status },
  );

/** What the original server takes is refused where the test says so. */
export const refusing = (
  operations: readonly OperationId[],
  promised: string,
  test: (body: Members, input: AnyInput, context: OperationContext) => boolean,
  status?: number,
): Mutation =>
  each(operations, (operation) =>
    instead(
      operation,
      (original) => (input, context) =>
        test(membersIn(input.body), input, context) ? refusal(promised, status) : original(input, context),
    ),
  );

/** What the original server refuses is refused with another status. */
export const refusedWith = (
  status: number,
  operations: readonly OperationId[],
  isMeant: (refused: Refusal, input: AnyInput, context: OperationContext) => boolean = () => true,
): Mutation =>
  each(operations, (operation) =>
    instead(operation, (original) => (input, context) => {
      const reply = original(input, context);
      return isRefusal(reply) && isMeant(reply, input, context) ? { ...reply, status } : reply;
    }),
  );

/** What cannot be read, of some operations or of all, is refused with another status. */
export const unreadWith = (status: number, isMeant: (operation: OperationId) => boolean): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    return isRefusal(input) && isMeant(route.id) ? { ...input, status } : input;
  });

/** What was deleted is refused with 410 by some operations; the parameter of the path is its id. */
export const goneOnceDeleted =
  (remove: OperationId, parameter: string, operations: readonly OperationId[]): Mutation =>
  (tables) => {
    const gone = new Set<string | undefined>();
    const deletes = afterwards(remove, (reply, { path }) => {
      gone.add(path[parameter]);
      return reply;
    });
    const reads = refusedWith(410, operations, (_reply, { path }) => gone.has(path[parameter]));
    return together(deletes, reads)(tables);
  };

/** An activity has one place less while the original server decides. */
export const onePlaceLess = (
  operation: OperationId,
  activityIdIn: (input: AnyInput) => string,
  least: number,
): Mutation =>
  instead(operation, (original: AnyHandler) => (input, context) => {
    const { activities } = context.store;
    const activity = activities.find(activityIdIn(input));
    const places = activity?.maxRegistered ?? 0;
    if (!activity || places < least) return original(input, context);
    activities.replace({ ...activity, maxRegistered: places - 1 });
    const reply = original(input, context);
    activities.replace(activity);
    return reply;
  });

/** Headers of downloads whose path is meant. */
export const downloadHeaders = (path: RegExp, change: (headers: Headers) => void): Mutation =>
  inAnswer((response, request) => {
    if (path.test(new URL(request.url).pathname) && response.status === 200) change(response.headers);
    return response;
  });

/** An id, written as a UUID. */
export const uuidOf = (id: string): string =>
  Buffer.from(id)
    .toString('hex')
    .padStart(32, '0')
    .slice(-32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
