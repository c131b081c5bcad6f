import type { OperationContext } from './operations/operation.ts';
import { isoOf } from './world/clock.ts';
import type { OutboxEvent } from './world/outbox.ts';
import type { Store } from './world/store.ts';
import type { World } from './world/world.ts';

/** The kinds of aggregate that the interface lists; whether others exist is an open choice. */
const LISTED = ['photo', 'activity', 'transportation_request'];

const aggregateOf = (eventType: string, world: World): string => {
  const own = eventType.split('.')[0] ?? eventType;
  return LISTED.includes(own)
    ? own
    : world.choose('aggregate-types', { 'own-kind': own, 'listed-only': 'activity' });
};

const ALL_BUT_THE_KIND = ['aggregateType', 'occurredAt', 'tenant', 'eventId'] as const;

/** Which members of an event are not delivered; for registrations and announcements an open choice. */
const omittedFrom = (eventType: string, world: World): Pick<OutboxEvent, 'omits'> => {
  const least = eventType.startsWith('registration.')
    ? { omits: [...ALL_BUT_THE_KIND, 'resourceId'] as const }
    : eventType.startsWith('announcement.')
      ? { omits: ALL_BUT_THE_KIND }
      : {};
  return world.choose('registration-announcement-payload', { 'as-others': {}, least });
};

/** The world as an operation sees it: `announce` puts one event into the outbox. */
export const contextOf = (
  world: World,
  baseUrl: string,
  transform: (event: OutboxEvent) => readonly OutboxEvent[],
  store: Store = world.store,
): OperationContext => ({
  ...world,
  store,
  baseUrl,
  announce: (eventType, resourceId) => {
    const event: OutboxEvent = {
      eventType,
      aggregateType: aggregateOf(eventType, world),
      occurredAt: isoOf(world.clock.now()),
      tenant: world.tenant,
      eventId: world.ids.next('evt'),
      resourceId,
      ...omittedFrom(eventType, world),
    };
    for (const sent of transform(event)) world.outbox.append(sent);
  },
});

/**
 * Gives the context of a world. Clients nearly always use one address of a server, so each world remembers the context
 * of the last address. `storeOf` gives the store that operations use.
 */
export const createContexts = (
  transform: (event: OutboxEvent) => readonly OutboxEvent[],
  storeOf: (world: World) => Store = ({ store }) => store,
): ((world: World, baseUrl: string) => OperationContext) => {
  const contexts = new WeakMap<World, OperationContext>();
  return (world, baseUrl) => {
    const known = contexts.get(world);
    if (known?.baseUrl === baseUrl) return known;
    const made = contextOf(world, baseUrl, transform, storeOf(world));
    contexts.set(world, made);
    return made;
  };
};
