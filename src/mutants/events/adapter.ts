import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { World } from '../../mock/world/world.ts';
import { instead, type Mutation } from '../mutation.ts';
import { rowOf } from '../mutant.ts';
import { onInvalid } from '../verbs.ts';

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
