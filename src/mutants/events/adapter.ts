import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext, AnyHandler } from '../../mock/operations/operation.ts';
import type { World } from '../../mock/world/world.ts';
import { instead, type Mutation, inEvents, inGate, remembering } from '../mutation.ts';
import { rowOf } from '../mutant.ts';
import { onInvalid } from '../verbs.ts';
import type { Tables } from '../../mock/tables.ts';
import type { Collection, Stored } from '../../mock/world/collection.ts';

type Test = (input: AnyInput, context: OperationContext) => boolean;

/** The event that each operation announces, and the parameter of its path that names the resource. */
const EVENTS = {
  createActivity: ['activity.created', 'calendarId'],
  replaceActivity: ['activity.updated', 'activityId'],
  deleteActivity: ['activity.deleted', 'activityId'],
  createRegistration: ['registration.created', 'activityId'],
  cancelRegistration: ['registration.deleted', 'activityId'],
  uploadPhoto: ['photo.uploaded', 'tenant'],
  uploadActivityPhoto: ['photo.uploaded', 'activityId'],
  updatePhoto: ['photo.updated', 'photoId'],
  deletePhoto: ['photo.deleted', 'photoId'],
  createTransportationRequest: ['transportation_request.created', 'residentId'],
  replaceTransportationRequest: ['transportation_request.updated', 'requestId'],
  cancelTransportationRequest: ['transportation_request.updated', 'requestId'],
  createTransportationRequestComment: ['transportation_request.comment_created', 'requestId'],
} as const satisfies Partial<Record<OperationId, readonly [EventType, string]>>;
type AnnouncingOperation = keyof typeof EVENTS;

/** An operation whose events are announced otherwise. */
export const announcesAs = (
  operation: OperationId,
  change: (type: EventType, id: string, context: OperationContext, input: AnyInput) => string | undefined,
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const announce: OperationContext['announce'] = (type, id) => {
      const resourceId = change(type as EventType, id, context, input);
      if (resourceId !== undefined) context.announce(type, resourceId);
    };
    return original(input, { ...context, announce });
  });

/** Events of an operation are not announced, all of them or those of requests that meet the test. */
const hushes = (
  operation: AnnouncingOperation,
  test: Test = () => true,
  kind: EventType = EVENTS[operation][0],
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const isHushed = test(input, context);
    const announce: OperationContext['announce'] = (type, id) => {
      if (type !== kind || !isHushed) context.announce(type, id);
    };
    return original(input, { ...context, announce });
  });

/** A row of this fault. */
export const silent = rowOf(
  (operation: AnnouncingOperation, where?: string, test?: Test, kind?: EventType) => [
    `Does not send ${kind ?? EVENTS[operation][0]} after ${operation}${where === undefined ? '' : ` (${where})`}.`,
    hushes(operation, test, kind),
  ],
);

/** An operation announces one more event, chosen by its input and the world as it was before. */
export const alsoReports = (
  operation: OperationId,
  eventOf: (
    input: AnyInput,
    context: OperationContext,
    done: boolean,
  ) => readonly [EventType, string] | undefined,
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const before = { done: eventOf(input, context, true), refused: eventOf(input, context, false) };
    const reply = original(input, context);
    const event = isRefusal(reply) ? before.refused : before.done;
    if (event) context.announce(...event);
    return reply;
  });

/** A row: what an operation refuses is announced as if it were done. */
export const reportsRefused = rowOf(
  (operation: AnnouncingOperation, where: string | undefined = undefined, test: Test = () => true) => {
    const [kind, id] = EVENTS[operation];
    return [
      `Sends ${kind} although ${operation} is refused${where === undefined ? '' : ` (${where})`}.`,
      alsoReports(operation, (input, context, done) =>
        done || !test(input, context) ? undefined : [kind, input.path[id] ?? context.ids.next('res')],
      ),
    ];
  },
);

/** A row: what is refused for its form is announced as if it were done. */
export const reportsInvalid = rowOf((operation: AnnouncingOperation) => {
  const [kind, id] = EVENTS[operation];
  return [
    `Sends ${kind} although ${operation} refuses the input.`,
    onInvalid(operation, (_sent, { path }, world) => append(world, kind, path[id] ?? '')),
  ];
});

/** Appends an event that no operation announces. */
export const append = (world: World, eventType: EventType, resourceId: string): void =>
  world.outbox.append({
    ...{ eventType, resourceId, aggregateType: eventType.split('.')[0] ?? '', tenant: world.tenant },
    occurredAt: world.clock.now().toString({ fractionalSecondDigits: 3 }),
    eventId: world.ids.next('evt'),
  });

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
