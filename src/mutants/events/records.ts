import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import type { Tables } from '../../mock/tables.ts';
import type { Collection, Stored } from '../../mock/world/collection.ts';
import type { World } from '../../mock/world/world.ts';
import { inEvents, inGate, instead, remembering, type Mutation } from '../mutation.ts';
import { rowOf } from '../mutant.ts';

/** The tables, and whether an operation of the API is just being served: what happens otherwise staff do. */
const attended = (tables: Tables): readonly [Tables, () => boolean] => {
  let serving = 0;
  const watched = Object.entries(tables.operations).map(([id, handler]) => [
    id,
    (...asked: Parameters<AnyHandler>) => {
      serving += 1;
      try {
        return (handler as AnyHandler)(...asked);
      } finally {
        serving -= 1;
      }
    },
  ]);
  const operations = Object.fromEntries(watched) as Tables['operations'];
  return [{ ...tables, operations }, () => serving > 0];
};

/** A row: events of one kind are announced where the API causes them, and not where staff do. */
export const silentForStaff = rowOf((kind: EventType) => [
  `Does not send ${kind} for changes by staff.`,
  (tables) => {
    const [watched, isServing] = attended(tables);
    const events: Tables['events'] = (event) =>
      event.eventType === kind && !isServing() ? [] : watched.events(event);
    return { ...watched, events };
  },
]);

type Records<R extends Stored> = (world: World) => Collection<R>;

/** Levers have no table of their own, so a fault in what staff do stands where records are kept. */
export const onStaffSaves =
  <R extends Stored>(
    records: Records<R>,
    method: 'replace' | 'insert',
    saved: (now: R, former: R | undefined, world: World) => void,
  ): Mutation =>
  (original) => {
    const [watched, isServing] = attended(original);
    const known = new WeakSet();
    const watch = (world: World): void => {
      const collection = records(world);
      if (known.has(collection)) return;
      known.add(collection);
      const save = collection[method].bind(collection);
      const saving = (now: R): R => {
        if (!isServing()) saved(now, collection.find(now.id), world);
        return save(now);
      };
      Object.assign(collection, { [method]: saving });
    };
    return inGate('checkToken', (checkToken) => (authorization, token, world, ofService) => {
      if (world) watch(world);
      return checkToken(authorization, token, world, ofService);
    })(watched);
  };

/** The next event of a kind is not given where staff have saved a record so. */
export const hushesSaves = <R extends Stored>(
  records: Records<R>,
  kind: EventType,
  isHushed: (now: R, former: R) => boolean,
): Mutation =>
  remembering<true>((silenced) => [
    onStaffSaves(records, 'replace', (now, former) => {
      if (former && isHushed(now, former)) silenced.set(now.id, true);
      else silenced.delete(now.id);
    }),
    inEvents((event) => (event.eventType === kind && silenced.delete(event.resourceId) ? [] : [event])),
  ]);

/** The first read of a record is answered as if it were not there, where the test says so. */
export const readsLate = (
  read: OperationId,
  parameter: string,
  isLate: (id: string, context: OperationContext) => boolean,
): Mutation =>
  remembering<true>((known) =>
    instead(read, (original) => (input, context) => {
      const id = input.path[parameter] ?? '';
      if (known.has(id) || !isLate(id, context)) return original(input, context);
      known.set(id, true);
      return original({ ...input, path: { ...input.path, [parameter]: 'not-there-yet' } }, context);
    }),
  );

/** The first read after a change shows the record as it was before, in what was noted of it. */
const readsStale = <R extends Stored>(
  records: Records<R>,
  read: OperationId,
  parameter: string,
  notes: (stale: Map<string, Partial<R>>) => Mutation,
): Mutation =>
  remembering<Partial<R>>((stale) => [
    notes(stale),
    instead(read, (original) => (input, context) => {
      const now = records(context).find(input.path[parameter]);
      const former = now && stale.get(now.id);
      if (!former) return original(input, context);
      stale.delete(now.id);
      records(context).replace({ ...now, ...former });
      const reply = original(input, context);
      records(context).replace(now);
      return reply;
    }),
  ]);

/** The same after an operation of the API. */
export const readsStaleAfter = <R extends Stored>(
  operation: OperationId,
  records: Records<R>,
  read: OperationId,
  parameter: string,
  pick: (former: R) => Partial<R> = (former) => former,
): Mutation =>
  readsStale(records, read, parameter, (stale) =>
    instead(operation, (original) => (input, context) => {
      const former = records(context).find(input.path[parameter]);
      const reply = original(input, context);
      if (former && !isRefusal(reply)) stale.set(former.id, pick(former));
      return reply;
    }),
  );
