import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import type { Tables } from '../../mock/tables.ts';
import type { World } from '../../mock/world/world.ts';
import { inGate, instead, type Mutation } from '../mutation.ts';

/** An operation whose events of one kind are not told, all of them or those of which the test holds. */
export const hushed = (
  operation: OperationId,
  kind: EventType,
  when: (input: AnyInput, scene: Scene) => boolean = () => true,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const isHushed = when(input, scene);
    const announce: Scene['announce'] = (type, id) => {
      if (type !== kind || !isHushed) scene.announce(type, id);
    };
    return original(input, { ...scene, announce });
  });

/** An operation that tells what did not happen, given what it was asked and the world as it was before. */
export const toldToo = (
  operation: OperationId,
  tell: (input: AnyInput, scene: Scene, done: boolean) => readonly [EventType, string] | undefined,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const before = { done: tell(input, scene, true), refused: tell(input, scene, false) };
    const reply = original(input, scene);
    const event = isRefusal(reply) ? before.refused : before.done;
    if (event) scene.announce(...event);
    return reply;
  });

/** A request of an operation that is refused for its form, and told of all the same. */
export const toldThoughInvalid = (operation: OperationId, kind: EventType, id: string): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    if (route.id === operation && isRefusal(input)) append(world, kind, received.path[id] ?? '');
    return input;
  });

/** Tells of what no operation announces. */
export const append = (world: World, eventType: EventType, resourceId: string): void =>
  world.outbox.append({
    eventType,
    aggregateType: eventType.split('.')[0] ?? '',
    occurredAt: world.clock.now().toString({ fractionalSecondDigits: 3 }),
    tenant: world.tenant,
    eventId: world.ids.next('evt'),
    resourceId,
  });

/** The tables, and whether an operation of the API is just being served: what happens otherwise staff do. */
export const attended = (tables: Tables): readonly [Tables, () => boolean] => {
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

/** What staff do outside the API is not told where it is of this kind; what the API does is. */
export const hushedForStaff =
  (kind: EventType): Mutation =>
  (tables) => {
    const [watched, isServing] = attended(tables);
    return {
      ...watched,
      events: (event) => (event.eventType === kind && !isServing() ? [] : watched.events(event)),
    };
  };
